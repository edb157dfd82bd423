import type { Ticket } from '@rinda/client/queue/tickets'
import { sayMoment } from '@rinda/domain/queue/wait-words'
import { useSteady } from '@rinda/live/use-steady'
import { useTimeText } from '../../queue/use-time-text.ts'
import { useWait } from '../../queue/use-wait-text.ts'
import { waitOf } from '../../queue/wait-of.ts'
import { useLatePhrases } from '../../session/words/late-phrases.ts'
import styles from './live-ticket.module.css'

/** Number of people ahead up to whom each is drawn as a dot. */
const mostDots = 8
const minuteMs = 60_000

/** Place of a ticket in the line: as dots, and as an interval. */
export function PlaceInLine({ ticket }: { ticket: Ticket }) {
  const { t } = useLatePhrases('ticket')
  const { ticketsToWait: count } = ticket
  const wait = useWait(waitOf(ticket))
  if (count === null) return null
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
        {wait === null ? t('nobodyKnows') : wait.isNone ? t('soon') : wait.text}
      </p>
    </>
  )
}

/** Says when a ticket is called, about: a moment of the clock at its location. */
export function AboutWhen({ ticket, zone, now }: { ticket: Ticket; zone: string; now: number }) {
  const { t } = useLatePhrases('ticket')
  const timeText = useTimeText(zone)
  const { timeToWait } = ticket
  const wait = useWait(waitOf(ticket))
  const at = useSteady<number | null>((said) =>
    // Of who may be called at once nothing is said but the interval.
    timeToWait ? sayMoment(now + timeToWait * minuteMs, said) : null,
  )
  if (at === null || wait === null || wait.isNone) return null
  return <span>{t('about', { time: timeText(at) })}</span>
}
