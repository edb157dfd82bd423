import type { WeekModel } from '../features/week-calendar/week-model.ts'
import type { WeekPart } from '../features/week-calendar/week-slots.ts'

/** Part of the week that is listed in a window: a day, or one time of it. */
export type ShownPart = { readonly date: string; readonly slotKey?: string }

/** The bookings listed, as they are now; a time whose bookings are all gone lists none. */
export function shownOf(
  { days }: WeekModel,
  { date, slotKey }: ShownPart,
): { date: string; isOneTime: boolean; parts: readonly WeekPart[] } {
  const slots = days.find(({ day }) => day.date === date)?.day.slots ?? []
  const parts = slots
    .filter(({ key }) => slotKey === undefined || key === slotKey)
    .flatMap((slot) => slot.parts)
  return {
    date,
    isOneTime: slotKey !== undefined,
    parts: parts.toSorted((one, other) => one.booking.startsAt - other.booking.startsAt),
  }
}
