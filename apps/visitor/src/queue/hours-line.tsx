import type { VisitLocation } from '@rinda/client/queue/visit-location'
import { useNow } from '@rinda/live/use-now'
import { openingText } from '@rinda/phrases/time/opening-text'
import { useLanguage, usePhrases } from '../session/words/phrases.ts'
import { useTimeText } from './use-time-text.ts'

/** Says until when a location is open, that it is so around the clock, or when it opens. */
export function HoursLine({ location }: { location: VisitLocation }) {
  const { t } = usePhrases('visit')
  const language = useLanguage()
  const timeText = useTimeText(location.timezone)
  const nowMs = useNow() * 60_000
  const { isOpen, isAroundTheClock, closesAt, opensAt, timezone } = location
  if (isAroundTheClock) return <p>{t('openAlways')}</p>
  if (isOpen) return closesAt === null ? null : <p>{t('openUntil', { time: timeText(closesAt) })}</p>
  if (opensAt === null) return <p>{t('closed')}</p>
  const when = openingText(opensAt, nowMs, { zone: timezone, language })
  return (
    <p>
      {t('closed')}. {t('opensAt', { when })}
    </p>
  )
}
