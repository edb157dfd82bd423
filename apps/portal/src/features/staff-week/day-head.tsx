import type { Staffing } from '@rinda/client/queue/staffing'
import { weekdayName } from '@rinda/phrases/time/day-text'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useLatePhrases } from '../../session/late-phrases.ts'
import { lackingHours } from './lacking-hours.ts'
import styles from './staffing-grid.module.css'

type Day = Staffing['days'][number]

/** Head of a day: its date, and whether its counters are enough. */
export function DayHead({ day, isToday }: { day: Day; isToday: boolean }) {
  const { t, language } = useLatePhrases('staffing')
  const lacks = lackingHours(day)
  const state = t(stateOfDay(day))
  return (
    <th scope="col" className={styles.head} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.date}>{Number(day.date.slice(-2))}</span>
      <span className={styles.day}>
        <span className={styles.weekday}>{weekdayName(day.date, language)}</span>
        {lacks > 0 ? (
          <span className={styles.lacks}>
            <IconAlertTriangle size={13} stroke={2} aria-hidden="true" />
            {t('lacks', { hours: lacks })}
          </span>
        ) : (
          <span>{state}</span>
        )}
      </span>
    </th>
  )
}

function stateOfDay({ hours }: Day): 'closed' | 'over' | 'nothingKnown' | 'enough' {
  if (hours.length === 0) return 'closed'
  if (hours.every(({ is_past }) => is_past)) return 'over'
  return hours.every(({ needed }) => needed === null) ? 'nothingKnown' : 'enough'
}
