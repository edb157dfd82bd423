import { NativeSelect } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { type LocalDate, localDateOf } from '@rinda/domain/time/zone'
import '@rinda/ui/styles/mantine-dates.css'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { bookableServices } from '../../../bookings/bookable-services.ts'
import type { Hold } from '../../../bookings/hold/hold.ts'
import { markToday } from '../../../session/mark-today.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import type { Choice } from '../booking-form.ts'
import styles from './choose-slot.module.css'
import { ChooseTime } from './choose-time.tsx'
import { DurationField } from './duration-field.tsx'
import { HoldLine } from './hold-line.tsx'
import { type Slot, usualMinutes } from './slot.ts'

/** Service, specialist (or any), day, time: the time is held as soon as it is chosen. */
export function ChooseSlot(props: {
  location: Location
  today: LocalDate
  choice: Choice
  chosen: Slot | null
  hold: Hold
  onChoice: (choice: Choice) => void
  onChoose: (slot: Slot) => void
}) {
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const profile = profileAt(props.location.id)
  const { location, choice, chosen } = props
  const { serviceId, specialistId, date } = choice
  const services = bookableServices(profile, location)
  const service = services.find((one) => one.id === serviceId)
  const specialists = location.specialists.filter(
    (one) => one.isActive && service?.config.specialists.includes(one.id),
  )
  if (!service) return null

  const begin = (startsAt: number) =>
    props.onChoose({
      locationId: location.id,
      serviceId: service.id,
      specialistId,
      startsAt,
      durationMinutes: usualMinutes(profile, service, specialistId),
    })
  return (
    <section className={styles.choose} aria-label={t('chooseTime')} data-slot-choice>
      <div className={styles.fields}>
        <NativeSelect
          label={t('service')}
          value={String(service.id)}
          data={services.map((one) => ({ value: String(one.id), label: nameIn(language, one.name) }))}
          onChange={(event) =>
            props.onChoice({ ...choice, serviceId: Number(event.currentTarget.value), specialistId: null })
          }
        />
        {profile.views.enableSpecialist && specialists.length > 0 && (
          <NativeSelect
            label={t('specialist')}
            value={String(specialistId ?? '')}
            data={[
              { value: '', label: t('anySpecialist') },
              ...specialists.map((one) => ({ value: String(one.id), label: one.name })),
            ]}
            onChange={(event) => {
              const { value } = event.currentTarget
              props.onChoice({ ...choice, specialistId: value === '' ? null : Number(value) })
            }}
          />
        )}
        <DatePickerInput
          label={t('date')}
          locale={language}
          firstDayOfWeek={1}
          highlightToday
          getDayProps={markToday(props.today)}
          valueFormat={language === 'en' ? 'dddd, D MMMM YYYY' : 'DD.MM.YYYY, dddd'}
          minDate={props.today}
          value={date}
          onChange={(day) => props.onChoice({ ...choice, date: day ?? date })}
        />
        {chosen && (
          <DurationField
            service={service}
            specialistId={specialistId}
            minutes={chosen.durationMinutes}
            onChange={(durationMinutes) => props.onChoose({ ...chosen, durationMinutes })}
          />
        )}
      </div>
      <ChooseTime
        asked={{ locationId: location.id, serviceId: service.id, specialistId, date }}
        chosenAt={chosen && localDateOf(chosen.startsAt, profile.zone) === date ? chosen.startsAt : null}
        onChoose={begin}
      />
      {chosen && <HoldLine hold={props.hold} onHoldAgain={() => props.onChoose(chosen)} />}
    </section>
  )
}
