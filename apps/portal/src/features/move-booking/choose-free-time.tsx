import { DatePickerInput } from '@mantine/dates'
import type { LocalDate } from '@rinda/domain/time/zone'
import '@rinda/ui/styles/mantine-dates.css'
import 'dayjs/locale/lv'
import 'dayjs/locale/ru'
import { useIsAtMost } from '@rinda/ui/use-width'
import { useState } from 'react'
import { TimeChoice } from '../../bookings/time-choice.tsx'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { markToday } from '../../session/mark-today.ts'
import { usePhrases } from '../../session/phrases.ts'
import { DayStrip } from './day-strip.tsx'
import { type GridTime, isLongEnough } from './long-enough.ts'
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
  const free = useFreeTimes(place, month, today, date)
  const freeOn = (day: LocalDate) => {
    const times = free.days.get(day)
    if (!times) return free.isPending || free.hasFailed ? null : 0
    // The time that is chosen is held, and so free for nobody else.
    const isFree = ({ startsAt }: GridTime) =>
      startsAt === props.chosenAt || isLongEnough(times, startsAt, props.minutes)
    return times.filter(isFree).length
  }
  const isFull = (day: LocalDate) => free.days.has(day) && freeOn(day) === 0
  const isPhone = useIsAtMost(767)
  const choose = (day: LocalDate) => {
    setMonth(day)
    props.onDate(day)
  }
  const field = (
    <DatePickerInput
      label={t('date')}
      description={place ? undefined : say('placeFirst')}
      disabled={!place}
      locale={language}
      firstDayOfWeek={1}
      highlightToday
      getDayProps={markToday(today)}
      valueFormat={language === 'en' ? 'dddd, D MMMM YYYY' : 'DD.MM.YYYY, dddd'}
      minDate={today}
      excludeDate={(day) => day !== date && isFull(day)}
      onDateChange={setMonth}
      value={date}
      onChange={(day) => {
        if (day) choose(day)
      }}
    />
  )
  return (
    <>
      {isPhone && place ? (
        <DayStrip date={date} today={today} freeOn={freeOn} onDate={choose}>
          {field}
        </DayStrip>
      ) : (
        field
      )}
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
