import { dayBounds, type EpochMinutes, localDateOf, utcDateTime } from '../time/zone.ts'

/** Minutes after its beginning up to which the visitor of an appointment may say that they come later. */
const sayableMinutes = 60
/** Minutes of announced lateness for which the line keeps somebody's time, besides the grace that everybody has. */
const mostKeptMinutes = 15

/** The minutes from which and until which somebody may say that they come later: on the day of the visit, until it makes no sense any more. */
export function lateBounds(startsAt: EpochMinutes, zone: string): { from: EpochMinutes; till: EpochMinutes } {
  return { from: dayBounds(localDateOf(startsAt, zone), zone).from, till: startsAt + sayableMinutes }
}

/** The fields of a booking that keep it. Said of one beginning, it means nothing once the visit begins at another. */
export function lateFields(startsAt: EpochMinutes, minutes: number): Record<string, string | number> {
  return { _late_minutes: minutes, _late_of: nameOf(startsAt) }
}

/** Minutes by which the visitor said that they come later; null: they did not. */
export function announcedMinutes(
  fields: { readonly [name: string]: unknown },
  startsAt: EpochMinutes,
): number | null {
  const { _late_minutes: minutes, _late_of: of } = fields
  return typeof minutes === 'number' && minutes > 0 && of === nameOf(startsAt) ? minutes : null
}

/** Minutes after its time for which an appointment keeps its right. */
export function keptMinutes(graceMinutes: number, announced: number | null): number {
  return graceMinutes + Math.min(announced ?? 0, mostKeptMinutes)
}

function nameOf(startsAt: EpochMinutes): string {
  const { date, time } = utcDateTime(startsAt)
  return `${date}T${time}`
}
