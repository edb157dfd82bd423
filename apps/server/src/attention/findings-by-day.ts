import { type Finding, type FoundBooking, lineOf } from './findings.ts'
import type { StandingLine } from './store.ts'

/** Findings of one company by the UTC day on which their bookings begin, and what of them has to be looked at again. */
export type FindingsByDay = {
  /** By the number of the day. */
  readonly days: Map<number, DayFindings>
  /** Days on which a booking is found, or overlaps one that is, by its id. */
  readonly named: Map<number, Set<number>>
}

export type DayFindings = {
  found: readonly Finding[]
  /** Lines on which something changed since, by their names. */
  readonly stale: Map<string, StandingLine>
  /** Time of the look, in epoch milliseconds; what ends later is left out as it is read. */
  lookedAt: number
  /** Time of the look at all of it. */
  readonly readAt: number
}

export const dayOf = (minute: number) => Math.floor(minute / 1440)
const nameOf = ({ kind, id }: StandingLine) => `${kind} ${id}`

/** Begins a day. Nothing is known of it yet; what changes from here on is noted. */
export function beginDay({ days }: FindingsByDay, number: number, now: Date): void {
  days.set(number, { found: [], stale: new Map(), lookedAt: now.getTime(), readAt: now.getTime() })
}

/** Puts in what was found on a day: on some lines, whose earlier findings go, or on all of them. */
export function putFound(
  all: FindingsByDay,
  number: number,
  lines: readonly StandingLine[] | 'all',
  found: readonly Finding[],
  now: Date,
): void {
  const day = all.days.get(number)
  if (!day) return
  const looked = lines === 'all' ? null : new Set(lines.map(nameOf))
  const isLooked = ({ booking }: Finding) => !looked || looked.has(nameOf(lineOf(booking)))
  const left = day.found.filter((finding) => !isLooked(finding))
  for (const id of idsIn(day.found)) {
    const own = all.named.get(id)
    own?.delete(number)
    if (own?.size === 0) all.named.delete(id)
  }
  day.found = [...left, ...found].sort(byStart)
  day.lookedAt = now.getTime()
  for (const id of idsIn(day.found)) {
    const own = all.named.get(id)
    if (own) own.add(number)
    else all.named.set(id, new Set([number]))
  }
}

const byStart = ({ booking: one }: Finding, { booking: other }: Finding) =>
  one.startsAt - other.startsAt || one.id - other.id

function idsIn(found: readonly Finding[]): number[] {
  return found.flatMap(({ booking, overlaps }) => [booking.id, ...overlaps.map(({ id }) => id)])
}

/** Place in time of a booking that stands. */
export type StandsAt = Pick<FoundBooking, 'serviceId' | 'specialistId' | 'startsAt' | 'endsAt'>

/**
 * Notes that a booking is another one now; null: it stands no longer. Where it was nothing changes for others, unless it was named there:
 * who overlapped nobody is missed by nobody.
 */
export function noteChange({ days, named }: FindingsByDay, id: number, after: StandsAt | null): void {
  for (const number of named.get(id) ?? []) {
    const day = days.get(number)
    for (const { booking, overlaps } of day?.found ?? []) {
      if (booking.id !== id && !overlaps.some((other) => other.id === id)) continue
      day?.stale.set(nameOf(lineOf(booking)), lineOf(booking))
    }
  }
  if (!after) return
  const line = lineOf(after)
  // Whoever begins the day before, or the day after, can overlap it.
  for (let number = dayOf(after.startsAt) - 1; number <= dayOf(after.endsAt); number += 1)
    days.get(number)?.stale.set(nameOf(line), line)
}

/** Gives what of some findings is left at a later moment: who has ended needs nothing, and is in nobody's way. */
export function findingsAt(found: readonly Finding[], minute: number): Finding[] {
  return found.flatMap((finding) => {
    if (finding.booking.endsAt <= minute) return []
    if (finding.overlaps.every((other) => other.endsAt > minute)) return [finding]
    const overlaps = finding.overlaps.filter((other) => other.endsAt > minute)
    const reasons = finding.reasons.filter(
      (reason) =>
        (reason !== 'overlap' || overlaps.some((other) => !other.isBlock)) &&
        (reason !== 'blocked' || overlaps.some((other) => other.isBlock)),
    )
    return reasons.length > 0 ? [{ ...finding, reasons, overlaps }] : []
  })
}
