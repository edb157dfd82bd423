import { nameIn } from '@rinda/client/http/names'
import { Button } from '@rinda/ui/components/buttons/button'
import { Choice } from '@rinda/ui/components/fields/choice'
import { Dialog } from '@rinda/ui/components/layers/dialog'
import { useState } from 'react'
import { bookableServices } from '../../bookings/bookable-services.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { useSession } from '../../session/session.tsx'
import { useBookingActs } from '../bookings/acts/use-booking-acts.ts'
import styles from './add-appointment.module.css'

type Chosen = { location?: number | undefined; service?: number | undefined }

/** Asks for which location and service somebody is to be booked, and opens the form for them. */
export function AddAppointment(props: {
  begin: Chosen
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
}) {
  const { t, language } = useLatePhrases('toolbox')
  const { profileAt, locations } = useSession()
  const acts = useBookingActs()
  const [chosen, setChosen] = useState<Chosen>(props.begin)
  const open = (locations.data ?? []).filter(
    (one) => one.isBmsActive && bookableServices(profileAt(one.id), one).length > 0,
  )
  const location = open.find(({ id }) => id === chosen.location) ?? (open.length === 1 ? open[0] : undefined)
  const services = location ? bookableServices(profileAt(location.id), location) : []
  const service =
    services.find(({ id }) => id === chosen.service) ?? (services.length === 1 ? services[0] : undefined)
  const named = (rows: readonly { id: number; name: Parameters<typeof nameIn>[1] }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: nameIn(language, name) }))
  return (
    <Dialog
      title={t('add')}
      isOpen={props.isOpen}
      onClose={props.onClose}
      onClosed={props.onClosed}
      footer={
        <>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            disabled={!location || !service}
            onClick={() => {
              if (!location || !service) return
              props.onClose()
              acts.book(location, null, undefined, service.id)
            }}
          >
            {t('goOn')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.field}>
          <span aria-hidden="true">{t('location')}</span>
          <Choice
            label={t('location')}
            placeholder={t('choose')}
            options={named(open)}
            value={location ? String(location.id) : null}
            onChange={(value) => setChosen({ location: Number(value) })}
          />
        </div>
        <div className={styles.field}>
          <span aria-hidden="true">{t('service')}</span>
          <Choice
            label={t('service')}
            placeholder={t('choose')}
            options={named(services)}
            value={service ? String(service.id) : null}
            onChange={(value) => setChosen({ location: location?.id, service: Number(value) })}
          />
        </div>
      </div>
    </Dialog>
  )
}
