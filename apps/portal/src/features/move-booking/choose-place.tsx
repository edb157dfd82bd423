import { NativeSelect } from '@mantine/core'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './move-booking-dialog.module.css'
import { bookableServices, specialistsFor, type WantedPlace } from './place.ts'

/** Location, then service, then specialist: another choice before leaves what depends on it to be chosen anew. */
export function ChoosePlace(props: {
  locations: readonly Location[]
  wanted: WantedPlace
  onChoose: (wanted: WantedPlace) => void
}) {
  const { t } = usePhrases('booking')
  const { t: say } = useLatePhrases('move')
  const { language, profileAt } = useSession()
  const profile = profileAt(props.wanted.locationId)
  const { locations, wanted, onChoose } = props
  const location = locations.find((one) => one.id === wanted.locationId)
  const services = location ? bookableServices(profile, location) : []
  const service = services.find((one) => one.id === wanted.serviceId)
  const specialists = location ? specialistsFor(profile, location, service) : []
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={t('location')}
        value={String(wanted.locationId)}
        data={locations.map((one) => ({ value: String(one.id), label: nameIn(language, one.name) }))}
        onChange={(event) =>
          onChoose({
            locationId: Number(event.currentTarget.value),
            serviceId: undefined,
            specialistId: undefined,
          })
        }
      />
      <NativeSelect
        label={t('service')}
        value={String(service?.id ?? '')}
        data={[
          ...(service ? [] : [{ value: '', label: t('chooseService') }]),
          ...services.map((one) => ({ value: String(one.id), label: nameIn(language, one.name) })),
        ]}
        onChange={(event) =>
          onChoose({ ...wanted, serviceId: Number(event.currentTarget.value), specialistId: undefined })
        }
      />
      {(specialists.length > 0 || (!service && profile.views.enableSpecialist)) && (
        <NativeSelect
          label={t('specialist')}
          disabled={!service}
          value={wanted.specialistId === null ? 'any' : String(wanted.specialistId ?? '')}
          data={[
            ...(wanted.specialistId === undefined ? [{ value: '', label: say('chooseSpecialist') }] : []),
            { value: 'any', label: t('anySpecialist') },
            ...specialists.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget
            onChoose({ ...wanted, specialistId: value === 'any' ? null : Number(value) })
          }}
        />
      )}
    </div>
  )
}
