import { NativeSelect } from '@mantine/core'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { localDateOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import type { Hold } from '../../../bookings/hold/hold.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { useVisitTime } from '../../../session/time-texts/use-visit-time.ts'
import { DurationField } from './duration-field.tsx'
import { HoldLine } from './hold-line.tsx'
import styles from './picked-slot.module.css'
import { type Slot, usualMinutes } from './slot.ts'

/** The time that was clicked; its service and length can still be changed where there is more than one. */
export function PickedSlot(props: {
  location: Location
  serviceIds: readonly number[]
  slot: Slot
  hold: Hold
  onChange: (slot: Slot) => void
  onChooseOther: () => void
  onHoldAgain: () => void
}) {
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const profile = profileAt(props.location.id)
  const { location, slot } = props
  const services = location.services.filter((one) => props.serviceIds.includes(one.id))
  const service = services.find((one) => one.id === slot.serviceId)
  const specialist = location.specialists.find((one) => one.id === slot.specialistId)
  const { zone } = profile
  const timeOf = useVisitTime(zone)
  const till = slot.startsAt + slot.durationMinutes

  return (
    <section className={styles.picked} aria-label={t('time')}>
      <div className={styles.when}>
        <p className={styles.time}>
          {timeOf(slot.startsAt)}–{timeOf(till)}
        </p>
        <div className={styles.words}>
          <p className={styles.day}>{longDay(localDateOf(slot.startsAt, zone), language)}</p>
          <p className={styles.who}>
            {[specialist?.name, service && nameIn(language, service.name)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Button kind="quiet" onClick={props.onChooseOther}>
          {t('otherTime')}
        </Button>
      </div>
      <HoldLine hold={props.hold} onHoldAgain={props.onHoldAgain} />
      {service && (
        <div className={styles.choices}>
          {services.length > 1 && (
            <NativeSelect
              label={t('service')}
              value={String(slot.serviceId)}
              data={services.map((one) => ({ value: String(one.id), label: nameIn(language, one.name) }))}
              onChange={(event) => {
                const chosen = services.find((one) => String(one.id) === event.currentTarget.value)
                if (!chosen) return
                const durationMinutes = usualMinutes(profile, chosen, slot.specialistId)
                props.onChange({ ...slot, serviceId: chosen.id, durationMinutes })
              }}
            />
          )}
          <DurationField
            service={service}
            specialistId={slot.specialistId}
            minutes={slot.durationMinutes}
            onChange={(durationMinutes) => props.onChange({ ...slot, durationMinutes })}
          />
        </div>
      )}
    </section>
  )
}
