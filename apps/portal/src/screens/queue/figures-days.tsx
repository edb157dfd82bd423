import { daysBetween, type LocalDate } from '@rinda/domain/time/zone'
import { ChooseDay } from '../../features/choose-day/choose-day.tsx'
import { ChooseRange } from '../../features/choose-day/choose-range.tsx'
import type { Days, FigurePeriod } from '../../queue/figure-period.ts'

/** The days that are told in figures, the steps back and on, and the calendar from which others are chosen. */
export function FiguresDays(props: {
  period: FigurePeriod
  today: LocalDate
  onChoose: (days: Days) => void
}) {
  const { period, today, onChoose } = props
  const { kind, from, to, previous, next } = period
  if (kind === 'other') return <ChooseRange {...{ from, to, today, previous, next, onChoose }} />
  return (
    <ChooseDay
      {...{ date: to, from, days: daysBetween(from, to) + 1, today, hasSteps: true, picks: 'day' }}
      unit={kind === 'month' ? 'period' : kind}
      previous={previous.to}
      next={next.from}
      onChoose={(date) => onChoose({ from: date, to: date })}
    />
  )
}
