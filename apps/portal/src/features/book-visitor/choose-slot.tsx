import { NativeSelect } from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { nameIn } from '@rinda/client/http/names'
import type { Location } from '@rinda/client/set-up/locations'
import { localDateOf } from '@rinda/domain/time/zone'
import '@rinda/ui/styles/mantine-dates.css'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { useState } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import styles from './choose-slot.module.css'
import { ChooseTime } from './choose-time.tsx'
import { DurationField } from './duration-field.tsx'
import { HoldLine } from './hold-line.tsx'
import { bookableServices, type Slot, usualMinutes } from './slot.ts'
import type { Hold } from './use-held-slot.ts'

/** Service, specialist (or any), day, time: the time is held as soon as it is chosen. */
export function ChooseSlot(props: {
  location: Location
  start: { date: string; today: string }
  serviceId: number | undefined
  chosen: Slot | null
  hold: Hold
  onService: (serviceId: number) => void
  onChoose: (slot: Slot | null) => void
}) {
  const { t } = usePhrases('booking')
  const { language, profileAt } = useSession()
  const profile = profileAt(props.location.id)
  const { location, start, chosen, serviceId } = props
  const services = bookableServices(profile, location)
  const [specialistId, setSpecialistId] = useState<number | null>(null)
  const [date, setDate] = useState([start.date, start.today].sort()[1] ?? start.date)
  const service = services.find((one) => one.id === serviceId)
  const specialists = location.specialists.filter(
    (one) => one.isActive && service?.specialistIds.includes(one.id),
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
          data={services.map((one) => ({ value: String(one.id), label: nameIn(language, one.names) }))}
          onChange={(event) => {
            props.onService(Number(event.currentTarget.value))
            setSpecialistId(null)
            props.onChoose(null)
          }}
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
              setSpecialistId(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
              props.onChoose(null)
            }}
          />
        )}
        <DatePickerInput
          label={t('date')}
          locale={language}
          firstDayOfWeek={1}
          highlightToday
          valueFormat={language === 'en' ? 'dddd, D MMMM YYYY' : 'DD.MM.YYYY, dddd'}
          minDate={start.today}
          value={date}
          onChange={(day) => {
            if (day) setDate(day)
            props.onChoose(null)
          }}
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
