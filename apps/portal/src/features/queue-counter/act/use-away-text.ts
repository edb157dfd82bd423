import type { Counter } from '../../../queue/ticket.ts'
import { useLatePhrases } from '../../../session/late-phrases.ts'
import { timeText } from '../../../session/time-texts/moment-text.ts'
import type { Away } from './away.ts'

/** Words for a counter that is no longer one's own: what has become of it, and the way back. */
export type AwayText = { readonly title: string; readonly text: string; readonly back: string }

/** Says that a counter was closed or given to somebody else, by whom and when; null while it is one's own. */
export function useAwayText(away: Away | null, own: Counter | undefined, zone: string): AwayText | null {
  const { t } = useLatePhrases('counter')
  if (!away) return null
  if (away === 'taken')
    return {
      title: t('awayTakenTitle', { name: own?.agent ?? '' }),
      text: t('awayTaken'),
      back: t('workHere'),
    }
  const { stateBy = '', stateSince = null } = own ?? {}
  const isKnown = stateBy !== '' && stateSince !== null
  return {
    title: t('awayClosedTitle'),
    text: isKnown ? t('awayClosedBy', { name: stateBy, time: timeText(stateSince, zone) }) : t('awayClosed'),
    back: t('openAgain'),
  }
}
