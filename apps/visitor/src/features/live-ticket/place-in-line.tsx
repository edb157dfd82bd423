import type { Ticket } from '@rinda/client/queue/tickets'
import { useState } from 'react'
import { type ShownInterval, steadyInterval } from '../../queue/steady-interval.ts'
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
  const { ticketsToWait: count, timeToWait } = ticket
  const interval = useSteadyInterval(ticket)
  if (count === null) return <p>{t('placeUnknown')}</p>
  const isSoon = interval !== null && interval.high <= 1
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
        {interval === null ? t('nobodyKnows') : isSoon ? t('soon') : t('minutes', interval)}
      </p>
      <p className={styles.hint}>
        {count === 0 ? t('placeNext') : t('placeText', { count })}{' '}
        {timeToWait !== null && !isSoon && t('about', { time: timeText(now + timeToWait * minuteMs) })}
      </p>
    </>
  )
}

/** The interval of a ticket as it is shown: it does not jump back and forth. */
function useSteadyInterval(ticket: Ticket): ShownInterval | null {
  const [shown, setShown] = useState<ShownInterval | null>(null)
  const { ticketsToWait: ahead, timeToWaitLow: low, timeToWaitHigh: high } = ticket
  const next =
    ahead === null || low === null || high === null
      ? null
      : steadyInterval(shown, { low, high, ahead }, Date.now())
  if (next !== shown) setShown(next)
  return next
}
