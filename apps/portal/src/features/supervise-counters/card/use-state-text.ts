import { useNow } from '@rinda/live/use-now'
import { useDurationText } from '../../../bookings/words/use-duration-text.ts'
import type { Counter } from '../../../queue/ticket.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { momentText, timeText } from '../../../session/time-texts/moment-text.ts'
import type { CounterFace } from './counter-face.ts'

/** Says how a counter stands at which nobody is: free, on a break or closed, and since when. */
export function useStateText(
  { stateSince, stateBy, agent }: Counter,
  face: CounterFace,
  freeSince: string | null,
  zone: string,
): string {
  const { t, language } = useLatePhrases('supervise')
  const durationText = useDurationText()
  const now = useNow()
  const minutesSince = (moment: string) => Math.max(0, now - Math.floor(Date.parse(moment) / 60_000))
  /** The time alone, where the moment is less than half a day past; else with its day. */
  const since = (moment: string) =>
    minutesSince(moment) < 720 ? timeText(moment, zone) : momentText(moment, language, zone)
  if (face === 'free') {
    const minutes = freeSince === null ? 0 : minutesSince(freeSince)
    const isTold = minutes > 0 && minutes < 720
    return isTold ? t('freeFor', { time: durationText(minutes) }) : t('is_free')
  }
  if (face === 'paused') {
    if (!stateSince) return t('pausedNow')
    const isByAnother = stateBy !== '' && stateBy !== agent
    return isByAnother
      ? t('pausedSinceBy', { time: since(stateSince), name: stateBy })
      : t('pausedSince', { time: since(stateSince) })
  }
  return stateSince ? t('closedSince', { time: since(stateSince) }) : t('closedNow')
}
