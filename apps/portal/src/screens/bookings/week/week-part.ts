import type { Interval } from '@rinda/domain/time/zone'
import type { WeekPart } from '../../../features/week-calendar/placing/standing.ts'
import type { WeekSlot } from '../../../features/week-calendar/placing/week-slots.ts'
import type { WeekModel } from '../../../features/week-calendar/week-model.ts'

/** Part of the week that is listed in a window: a day, or what one box of it stood for when it was opened. */
export type ShownPart = { readonly date: string; readonly slot?: Pick<WeekSlot, 'key' | 'during' | 'parts'> }

/** The bookings listed, as they are now. Where the box is gone since others came beside it, those that it stood for and that are still there. */
export function shownOf(
  { days }: WeekModel,
  { date, slot: opened }: ShownPart,
): { date: string; during: Interval | null; parts: readonly WeekPart[] } {
  const day = days.find((one) => one.day.date === date)?.day
  const slots = day?.slots ?? []
  const all = slots.flatMap((slot) => slot.parts)
  // As the head of the day counts: a visit that goes on over midnight is one of the day on which it begins.
  const begun = all.filter(({ booking }) => booking.isBlocked || booking.startsAt >= (day?.clock.from ?? 0))
  const now = opened && slots.find(({ key }) => key === opened.key)
  const stood = new Set(opened?.parts.map(({ booking }) => booking.qtid))
  const parts = now ? now.parts : opened ? all.filter(({ booking }) => stood.has(booking.qtid)) : begun
  return {
    date,
    during: (now ?? opened)?.during ?? null,
    parts: parts.toSorted((one, other) => one.booking.startsAt - other.booking.startsAt),
  }
}
