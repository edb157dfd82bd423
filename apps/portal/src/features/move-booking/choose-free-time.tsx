import { DatePickerInput } from '@mantine/dates'
import type { LocalDate } from '@rinda/domain/time/zone'
import '@rinda/ui/styles/mantine-dates.css'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { useState } from 'react'
import { TimeChoice } from '../../bookings/time-choice.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import { isLongEnough } from './long-enough.ts'
import type { ChosenPlace } from './place.ts'
import { type FreeTimes, useFreeTimes } from './use-free-times.ts'

/** The day, then the time: days and times that nobody can have cannot be chosen. */
export function ChooseFreeTime(props: {
  place: ChosenPlace | null
  today: LocalDate
  date: LocalDate
  onDate: (date: LocalDate) => void
  /** Of the booking that is moved: shown as where it is. */
  startsAt: number
  /** Length of the moved booking in minutes. */
  minutes: number
  chosenAt: number | null
  onChoose: (startsAt: number) => void
}) {
  const { t } = usePhrases('booking')
  const { t: say, language } = useLatePhrases('move')
  const { place, today, date } = props
  const [month, setMonth] = useState(date)
  const free = useFreeTimes(place, month, today)
  const isFull = (day: LocalDate) => {
    const times = free.days.get(day)
    return times !== undefined && !times.some((time) => isLongEnough(times, time.startsAt, props.minutes))
  }
  return (
    <>
      <DatePickerInput
        label={t('date')}
        description={place ? undefined : say('placeFirst')}
        disabled={!place}
        locale={language}
        firstDayOfWeek={1}
        highlightToday
        valueFormat={language === 'en' ? 'dddd, D MMMM YYYY' : 'DD.MM.YYYY, dddd'}
        minDate={today}
        excludeDate={(day) => day !== date && isFull(day)}
        onDateChange={setMonth}
        value={date}
        onChange={(day) => {
          if (!day) return
          setMonth(day)
          props.onDate(day)
        }}
      />
      {place && <Times free={free} {...props} />}
    </>
  )
}

function Times(props: {
  free: FreeTimes
  date: LocalDate
  startsAt: number
  minutes: number
  chosenAt: number | null
  onChoose: (startsAt: number) => void
}) {
  const { t: say } = useLatePhrases('move')
  const { free, chosenAt } = props
  const found = free.days.get(props.date) ?? (free.isPending || free.hasFailed ? undefined : [])
  const times = found?.map(({ startsAt }) => {
    const isFree = startsAt === chosenAt || isLongEnough(found, startsAt, props.minutes)
    const note = startsAt === props.startsAt ? say('isHere') : undefined
    return { startsAt, note, whyNot: isFree ? undefined : say('taken') }
  })
  return (
    <TimeChoice
      name="move-time"
      times={times}
      zone={free.zone}
      hasFailed={free.hasFailed}
      onRetry={free.retry}
      chosenAt={chosenAt}
      onChoose={props.onChoose}
    />
  )
}
