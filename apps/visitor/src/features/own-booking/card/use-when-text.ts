import { longDay } from '@rinda/phrases/time/day-text'
import { useCallback } from 'react'
import { useTimeText } from '../../../queue/use-time-text.ts'
import { useLatePhrases } from '../../../session/words/late-phrases.ts'
import { isDayAfter, localDay } from './local-day.ts'

/** Gives what says moments in the zone of a place: the day, `today` and `tomorrow` said so, and the time. */
export function useWhenText(zone: string, now: number) {
  const { t, language } = useLatePhrases('ownBooking')
  const timeText = useTimeText(zone)
  const dayText = useCallback(
    (at: number): string => {
      const [day, today] = [localDay(at, zone), localDay(now, zone)]
      const said = longDay(day, language, today)
      if (day === today) return t('today', { day: said })
      return isDayAfter(day, today) ? t('tomorrow', { day: said }) : said
    },
    [t, language, zone, now],
  )
  const whenText = (at: number) =>
    `${longDay(localDay(at, zone), language, localDay(now, zone))}, ${timeText(at)}`
  return { dayText, timeText, whenText }
}

/** Says how far ahead a moment is, in whole minutes or hours: `in 24 minutes`. */
export function aheadText(at: number, now: number, language: string): string {
  const minutes = Math.max(0, Math.round((at - now) / 60_000))
  const format = new Intl.RelativeTimeFormat(language)
  return minutes < 100 ? format.format(minutes, 'minute') : format.format(Math.round(minutes / 60), 'hour')
}
