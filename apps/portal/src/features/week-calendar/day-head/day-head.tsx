import { longDay, shortWeekday, weekdayName } from '@rinda/phrases/time/day-text'
import { IconAlertTriangle } from '@tabler/icons-react'
import { memo } from 'react'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { usePhrases } from '../../../session/phrases.ts'
import { useSession } from '../../../session/session.tsx'
import { dayCount } from './day-count.ts'
import styles from './day-head.module.css'

type DayHeadProps = {
  date: string
  isToday: boolean
  isClosed: boolean
  bookingCount: number
  attentionCount: number
  onOpen: (date: string) => void
}

/** The head of a day: its number and name, how many are booked, how many need attention. Opens the day's bookings. */
export const DayHead = memo(function DayHead(props: DayHeadProps) {
  const { t } = usePhrases('calendar')
  const { t: say } = useLatePhrases('week')
  const { language } = useSession()
  const { date, attentionCount } = props
  return (
    <button
      type="button"
      className={styles.head}
      data-is-today={props.isToday || undefined}
      aria-haspopup="dialog"
      onClick={() => props.onOpen(date)}
    >
      <span className={styles.number} aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      <span className={styles.words}>
        <span className="rinda-only-heard">
          {longDay(date, language)}
          {props.isToday && `, ${t('today')}`}{' '}
        </span>
        <span className={styles.name} aria-hidden="true">
          {weekdayName(date, language)}
        </span>
        <span className={styles.short} aria-hidden="true">
          {shortWeekday(date, language)}
        </span>
        <span className={styles.count}>{dayCount(t, props)}</span>
      </span>
      {attentionCount > 0 && (
        <>
          <span className="rinda-only-heard"> {say('attention', { count: attentionCount })}</span>
          <span className={styles.attention} aria-hidden="true">
            <IconAlertTriangle size={14} stroke={2} />
            {attentionCount}
          </span>
        </>
      )}
    </button>
  )
})
