import type { Ticket } from '@rinda/client/queue/tickets'
import { useTimeText } from '../../queue/use-time-text.ts'
import { useLatePhrases } from '../../session/late-phrases.ts'
import styles from './live-ticket.module.css'

/** Number of people ahead up to whom each is drawn as a dot. */
const mostDots = 8
const minuteMs = 60_000

/** Place of a ticket in the line: as dots, as an interval, and in words. */
export function PlaceInLine({ ticket, zone, now }: { ticket: Ticket; zone: string; now: number }) {
  const { t } = useLatePhrases('ticket')
  const timeText = useTimeText(zone)
  const { ticketsToWait: count, timeToWait, timeToWaitLow: low, timeToWaitHigh: high } = ticket
  if (count === null) return <p>{t('placeUnknown')}</p>
  const isSoon = high !== null && high <= 1
  return (
    <>
      <span className={styles.dots} aria-hidden="true">
        {Array.from({ length: Math.min(count, mostDots) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot has nothing else
          <i key={place} />
        ))}
        <i data-is-own />
      </span>
      <p className={styles.interval}>
        {low === null || high === null
          ? t('nobodyKnows')
          : isSoon
            ? t('soon')
            : t('minutes', { low, high: Math.max(high, low + 1) })}
      </p>
      <p className={styles.hint}>
        {count === 0 ? t('placeNext') : t('placeText', { count })}{' '}
        {timeToWait !== null && !isSoon && t('about', { time: timeText(now + timeToWait * minuteMs) })}
      </p>
    </>
  )
}
