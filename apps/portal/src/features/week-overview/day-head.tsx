import { weekdayName } from '@rinda/phrases/time/day-text'
import { memo } from 'react'
import { usePhrases } from '../../session/phrases.ts'
import { useSession } from '../../session/session.tsx'
import type { OverviewDay } from './overview-model.ts'
import styles from './week-overview.module.css'

/** The day of a column, and how many visitors it has. */
export const DayHead = memo(function DayHead({ date, count, isToday }: OverviewDay) {
  const { t } = usePhrases('calendar')
  const { language } = useSession()
  return (
    <th scope="col" className={styles.day} data-day={date} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.dayInside}>
        <span className={styles.number}>{Number(date.slice(-2))}</span>
        <span className={styles.words}>
          <span className={styles.weekday}>{weekdayName(date, language)}</span>
          <span className={styles.count}>{count === 0 ? t('noBookings') : t('bookings', { count })}</span>
        </span>
      </span>
    </th>
  )
})
