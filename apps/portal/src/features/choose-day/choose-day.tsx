import { addDays, type LocalDate } from '@rinda/domain/time/zone'
import { latePart } from '@rinda/live/late-part'
import { dayRange, longDay, shortDay, shortRange } from '@rinda/phrases/time/day-text'
import { Button } from '@rinda/ui/components/buttons/button'
import { useIsAtMost } from '@rinda/ui/use-width'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import { DaysFrame, WaitingPicker } from './days-frame.tsx'

const DayPicker = latePart(async () => (await import('./day-picker.tsx')).DayPicker, <WaitingPicker />)

/**
 * To today, a step back, a step on, and any day or week out of the calendar. On a phone the steps stand on both sides of the day, and the
 * way to today in the calendar.
 */
export function ChooseDay(props: {
  /** The day that is chosen; its week, where whole weeks are shown. */
  date: LocalDate
  /** The first day shown, and how many. */
  from: LocalDate
  days: number
  /** Day that a step back leads to; `next` is that of a step on. */
  previous: LocalDate
  next: LocalDate
  today: LocalDate
  unit: 'day' | 'week' | 'period'
  hasSteps: boolean
  /** Unit that is picked from the calendar. */
  picks: 'day' | 'week'
  onChoose: (date: LocalDate) => void
}) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const { date, from, days, previous, next, today, unit, onChoose } = props
  const last = addDays(from, days - 1)
  // Where weeks are picked, a week goes by the day it begins with.
  const isOneDay = days === 1 || props.picks === 'week'
  const isNarrow = useIsAtMost(1439)
  const isPhone = useIsAtMost(767)
  const oneDay = isNarrow ? shortDay(from, language) : longDay(from, language, today)
  const range = isNarrow ? shortRange(from, last, language, today) : dayRange(from, last, language, today)
  const text = isOneDay ? oneDay : range
  const isNow = from <= today && today <= last
  const step = unit === 'period' ? 'Period' : unit === 'week' ? 'Week' : days === 1 ? '' : 'Days'
  const stepTo = (label: string, day: LocalDate) =>
    props.hasSteps ? { label, onStep: () => onChoose(day) } : undefined
  return (
    <DaysFrame
      label={t(props.picks === 'week' ? 'chooseWeek' : 'chooseDay')}
      text={text}
      back={stepTo(t(`previous${step}`), previous)}
      on={stepTo(t(`next${step}`), next)}
      first={
        !isPhone && (
          <Button onClick={() => onChoose(today)} aria-current={isNow ? 'date' : undefined}>
            {t('today')}
          </Button>
        )
      }
    >
      {(close) => (
        <DayPicker
          date={date}
          today={today}
          picks={props.picks}
          onChoose={(chosen) => {
            close()
            onChoose(chosen)
          }}
        />
      )}
    </DaysFrame>
  )
}
