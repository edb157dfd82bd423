import { Initials } from '@rinda/ui/components/initials'
import { IconCalendarEvent } from '@tabler/icons-react'
import { memo } from 'react'
import { usePhrases } from '../../../session/phrases.ts'
import styles from './column-header.module.css'

/** Shows whose column it is, and how full it is. */
export const ColumnHeader = memo(function ColumnHeader(props: {
  name: string
  kind: 'specialist' | 'service' | 'other'
  bookingCount: number
  freeCount: number
  /** The specialist is not at work all the time that the branch is open. */
  offAllDay: 'off' | 'away' | null
  gridColumn: number
}) {
  const { t } = usePhrases('calendar')
  const { bookingCount, freeCount, offAllDay } = props
  return (
    <div className={styles.header} style={{ gridColumn: props.gridColumn }}>
      <span className={styles.avatar} aria-hidden="true">
        {props.kind === 'specialist' ? (
          <Initials name={props.name} />
        ) : (
          <span className={styles.icon}>
            <IconCalendarEvent size={18} stroke={1.8} />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name} title={props.name}>
          {props.name}
        </span>
        <span className={styles.counts}>
          {bookingCount === 0 ? t('noBookings') : t('bookings', { count: bookingCount })}
          {' · '}
          {offAllDay ? (
            t(offAllDay)
          ) : (
            <span className={styles.free} data-is-none={freeCount === 0 || undefined}>
              {freeCount === 0 ? t('noFree') : t('free', { count: freeCount })}
            </span>
          )}
        </span>
      </span>
    </div>
  )
})
