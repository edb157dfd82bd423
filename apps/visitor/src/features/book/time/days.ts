import type { FreeTime } from '@rinda/client/bookings/free-times'
import type { SlotItem } from '@rinda/contract/booking/day-sheet'
import { addDays, dayNumber } from '@rinda/domain/time/calendar'
import { fromUtcDateTime, localDateOf } from '@rinda/domain/time/zone'

/** A time that is listed; one's own is taken for everybody else. */
export type BookTime = FreeTime & { readonly isOwn?: boolean }
/** A day of the calendar: what can be said of it, and the times that are free on it. */
export type Day = {
  readonly date: string
  readonly kind: 'past' | 'outside' | 'closed' | 'none' | 'over' | 'full' | 'free' | 'unread'
  readonly times: readonly BookTime[]
}

/** Number of weeks that are shown at once. */
export const weeksShown = 3
const daysShown = weeksShown * 7

/** The Monday of the week of a day. */
export function mondayOf(date: string): string {
  // Day 0, the first of 1970, was a Thursday.
  return addDays(date, -((((dayNumber(date) + 3) % 7) + 7) % 7))
}

/** Sorts slots by their local day; of one day all are there, also those that are taken. */
export function slotsByDay(
  slots: readonly SlotItem[],
  zone: string,
): Map<string, { times: FreeTime[]; all: number }> {
  const days = new Map<string, { times: FreeTime[]; all: number }>()
  for (const { date, time, duration, available } of slots) {
    const minute = fromUtcDateTime(date, time)
    const local = localDateOf(minute, zone)
    const day = days.get(local) ?? { times: [], all: 0 }
    day.all += 1
    if (available > 0) day.times.push({ startsAt: minute * 60_000, date, time, duration })
    days.set(local, day)
  }
  return days
}

type Known = {
  /** Days that have been read; undefined while nothing has. */
  slots: ReturnType<typeof slotsByDay> | undefined
  today: string
  zone: string
  bookableFrom: string | null
  bookableTill: string | null
  /** Today, where the place is open on it: what has begun is listed no more. */
  openToday: string | null
  /** The time that is kept for whoever looks. */
  own: FreeTime | null
  /** The times are those of one specialist, who may be away on a day on which others work. */
  isOfOne: boolean
}

/** Lists the days of the weeks from a Monday on. */
export function daysFrom(monday: string, known: Known): Day[] {
  return Array.from({ length: daysShown }, (_, index) => dayOf(addDays(monday, index), known))
}

function dayOf(date: string, known: Known): Day {
  const { slots, today, zone, bookableFrom, bookableTill, openToday, own, isOfOne } = known
  const day = slots?.get(date)
  const isOwnDay = own !== null && localDateOf(own.startsAt / 60_000, zone) === date
  const times: BookTime[] = [...(day?.times ?? [])]
  if (isOwnDay && slots) {
    const at = times.findIndex(({ startsAt }) => startsAt >= own.startsAt)
    const isListed = times[at]?.startsAt === own.startsAt
    times.splice(at < 0 ? times.length : at, isListed ? 1 : 0, { ...own, isOwn: true })
  }
  if (date < today) return { date, kind: 'past', times: [] }
  if ((bookableFrom && date < bookableFrom) || (bookableTill && date > bookableTill))
    return { date, kind: 'outside', times: [] }
  if (!slots) return { date, kind: 'unread', times: [] }
  if (times.length > 0) return { date, kind: 'free', times }
  if (day) return { date, kind: 'full', times }
  if (date === today && date === openToday) return { date, kind: 'over', times }
  return { date, kind: isOfOne ? 'none' : 'closed', times }
}
