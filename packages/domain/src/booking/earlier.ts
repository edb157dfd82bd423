import { type EpochMinutes, localDateOf, localMinuteOf, type Weekday, weekdayOf } from '../time/zone.ts'

/** Parts of a day as people speak of them, by the clock on the wall. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]

/** Minutes of the day at which the afternoon and the evening begin. */
const noon = 720
const five = 1020

/** Time at which somebody would come earlier. */
export type EarlierWindow = { readonly weekdays: readonly Weekday[]; readonly parts: readonly DayPart[] }

/** Rules of a company about times that are offered to those who would come earlier. */
export type EarlierRules = {
  /** Minutes for which an offered time is kept. */
  offerMinutes: number
  /** Minutes that are left between the end of an offer and the time that it is about. */
  leadMinutes: number
}

/** Tells whether a start lies in a window. */
export function isInWindow(
  { weekdays, parts }: EarlierWindow,
  startsAt: EpochMinutes,
  zone: string,
): boolean {
  const minute = localMinuteOf(startsAt, zone)
  const part: DayPart = minute < noon ? 'morning' : minute < five ? 'afternoon' : 'evening'
  return parts.includes(part) && weekdays.includes(weekdayOf(localDateOf(startsAt, zone)))
}

/** The first start for which an offer that is made at a moment still makes sense. */
export function firstOfferable(now: EpochMinutes, { offerMinutes, leadMinutes }: EarlierRules): EpochMinutes {
  return now + offerMinutes + leadMinutes
}

/** The fields of a booking that say since when its visitor would come earlier. Said of one beginning, it means nothing once the visit begins at another. */
export function earlierFields(
  startsAt: Date,
  askedAt: Date,
): { _earlier_since: string; _earlier_of: string } {
  return { _earlier_since: askedAt.toISOString(), _earlier_of: startsAt.toISOString() }
}

/** The fields of a booking without that. */
export function withoutEarlier(fields: { readonly [name: string]: unknown }): { [name: string]: unknown } {
  const { _earlier_since, _earlier_of, ...others } = fields
  return others
}

/** Moment (ISO 8601) since when the visitor of a booking would come earlier; null: they did not say so. */
export function earlierSince(
  fields: { readonly [name: string]: unknown },
  startsAt: EpochMinutes,
): string | null {
  const { _earlier_since: since, _earlier_of: of } = fields
  const isOfThis = typeof of === 'string' && Date.parse(of) === startsAt * 60_000
  return isOfThis && typeof since === 'string' ? since : null
}
