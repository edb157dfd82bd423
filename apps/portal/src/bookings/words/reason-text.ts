import type { NotFreeReason } from '@rinda/contract/booking/not-free'
import { fromUtcDateTime, localTimeOf } from '@rinda/domain/time/zone'
import type { LateSay } from '@rinda/phrases/late'
import type { Language } from '@rinda/phrases/resources'
import { fromDay, throughDay, untilDay } from '@rinda/phrases/time/day-cases'

type Speaking = { t: LateSay<'why'>; language: Language; zone: string; today: string }

/** A reason as a sentence. */
export function reasonText(reason: NotFreeReason, { t, language, zone, today }: Speaking): string {
  const since = (date: string) => fromDay(date, language, today)
  const through = (date: string) => throughDay(date, language, today)
  const clock = (at: { date: string; time: string }) => localTimeOf(fromUtcDateTime(at.date, at.time), zone)
  switch (reason.code) {
    case 'outside_range': {
      const { from, till } = reason
      if (from !== null && till !== null)
        return t('range_between', { from: since(from), till: through(till) })
      return from === null
        ? t('range_till', { till: through(till ?? today) })
        : t('range_from', { from: since(from) })
    }
    case 'closed':
      return t(reason.special ? 'closed_special' : 'closed')
    case 'outside_hours': {
      const { from, till } = reason
      return t(reason.special ? 'outside_hours_special' : 'outside_hours', { from, till })
    }
    case 'special_day':
      return reason.bookable ? t('special_day', reason.bookable) : t('special_day_short')
    case 'outside_booking_times': {
      const ranges = reason.ranges.map(({ from, till }) => `${from}–${till}`)
      return ranges.length > 0 ? t('booking_times', { ranges: ranges.join(', ') }) : t('booking_times_none')
    }
    case 'specialist_off': {
      const { name } = reason
      const ranges = reason.ranges.map(({ from, till }) => `${from}–${till}`).join(', ')
      return ranges === '' ? t('specialist_off_day', { name }) : t('specialist_off', { name, ranges })
    }
    case 'specialist_away': {
      const { name, till_date: date, till_time: time } = reason
      return time === null
        ? t('specialist_away', { name, till: through(date) })
        : t('specialist_away_time', { name, till: untilDay(date, language, today), time })
    }
    case 'too_short': {
      const { minutes, needed, bookings } = reason
      return t(bookings.length > 0 ? 'too_short_next' : 'too_short_closing', { minutes, needed })
    }
    case 'between_starts': {
      const before = clock(reason.before)
      return reason.after
        ? t('between_starts', { before, after: clock(reason.after) })
        : t('between_starts_last', { before })
    }
    default:
      return t(reason.code)
  }
}
