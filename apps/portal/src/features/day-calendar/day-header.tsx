import { longDay } from '@rinda/phrases/time/day-text'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { ModelDay } from './calendar-model.ts'
import styles from './day-header.module.css'

/** The name of a day over its columns, and what is special about it. */
export function DayHeader(props: { day: ModelDay; places: ReadonlyMap<string, number>; isAlone: boolean }) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  const { day, columns, isToday } = props.day
  const first = props.places.get(columns[0]?.column.key ?? '')
  if (first === undefined) return null
  const hours = day.open ? `${day.open.from}–${day.open.till}` : t('closed')
  const words = [
    ...(props.isAlone ? [] : [longDay(day.date, language)]),
    ...(day.isSpecial && day.open ? [t('specialHours')] : []),
    ...(day.isSpecial || !day.open ? [hours] : []),
  ]
  return (
    <div
      className={styles.day}
      data-day={day.date}
      data-is-today={isToday || undefined}
      style={{ gridColumn: `${first} / span ${columns.length}` }}
    >
      <span className={styles.name}>{words.join(' · ')}</span>
    </div>
  )
}
