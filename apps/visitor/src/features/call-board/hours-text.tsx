import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { timeText } from '@rinda/phrases/time/opening-text'
import { comingText } from './moment-text.ts'
import type { Turn } from './use-turn.ts'

type Props = { location: VisitLocation; now: number; turn: Turn }

/** Says until when the location is open, that it is so around the clock, or when it opens. */
export function HoursText({ location, now, turn }: Props) {
  const { isOpen, isAroundTheClock, closesAt, opensAt, timezone: zone } = location
  const { t, language } = turn
  if (isAroundTheClock) return t('openAlways')
  if (isOpen)
    return closesAt === null ? null : t('openUntil', { time: timeText(closesAt, { zone, language }) })
  if (opensAt === null) return t('closed')
  return t('opensAt', { when: comingText(opensAt, now, { zone, language }) })
}
