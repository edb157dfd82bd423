import { addDays, type LocalDate, weekdayOf, weekdays } from '@rinda/domain/time/zone'
import { longDay, shortWeekday } from '@rinda/phrases/time/day-text'
import { IconButton } from '@rinda/ui/components/buttons/icon-button'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { usePhrases } from '../../session/phrases.ts'
import styles from './day-strip.module.css'

/** On a phone: the days of a week side by side, each with how many times are free on it, between the weeks before and after. */
export function DayStrip(props: {
  date: LocalDate
  today: LocalDate
  /** Number of times that can be had on a day; null while it is not known. */
  freeOn: (day: LocalDate) => number | null
  onDate: (day: LocalDate) => void
  /** Field of the day, between the steps. */
  children: ReactNode
}) {
  const { t } = usePhrases('calendar')
  const { t: say, language } = useLatePhrases('move')
  const { date, today, freeOn, onDate } = props
  const monday = addDays(date, -((weekdays.indexOf(weekdayOf(date)) + 6) % 7))
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  const weekBefore = days.map((day) => addDays(day, -7))
  const before = weekBefore.find((day) => day >= today && day >= addDays(date, -7)) ?? today
  return (
    <div className={styles.strip}>
      <div className={styles.steps}>
        <IconButton
          label={t('previousWeek')}
          icon={<IconChevronLeft size={18} stroke={2} />}
          disabled={monday <= today}
          onClick={() => onDate(before)}
        />
        {props.children}
        <IconButton
          label={t('nextWeek')}
          icon={<IconChevronRight size={18} stroke={2} />}
          onClick={() => onDate(addDays(date, 7))}
        />
      </div>
      <div className={styles.days}>
        {days.map((day) => {
          const free = day < today ? 0 : freeOn(day)
          const seen = [
            shortWeekday(day, language),
            Number(day.slice(-2)),
            day < today ? '' : free === 0 ? say('full') : (free ?? ''),
          ] as const
          const words = free === null ? '' : free === 0 ? t('noFree') : t('free', { count: free })
          return (
            <button
              key={day}
              type="button"
              className={styles.day}
              aria-current={day === date ? 'date' : undefined}
              aria-label={`${seen.join(' ').trim()}: ${[longDay(day, language), words].filter(Boolean).join(', ')}`}
              data-is-full={free === 0 || undefined}
              disabled={day < today}
              onClick={() => onDate(day)}
            >
              <span className={styles.weekday}>{seen[0]}</span> <b>{seen[1]}</b>{' '}
              <span className={styles.free}>{seen[2]}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
