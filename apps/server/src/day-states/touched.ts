import type { BookingAttributes } from '@rinda/contract/booking/booking'
import {
  dayBounds,
  fromUtcDateTime,
  type Interval,
  type LocalDate,
  localDateOf,
} from '@rinda/domain/time/zone'
import type { StandingLine } from '../attention/store.ts'
import type { StreamEvent } from '../changes/record-store.ts'

/** Time that an event is about, whose it is, and where. A move is two events, each with its place. */
export type Touched = StandingLine & { locationId: number; during: Interval }

export function touchedBy({ resource, locationId }: StreamEvent): Touched | undefined {
  if (resource.type !== 'booking') return undefined
  const { specialist_id, service_id, date, time, duration } = resource.attributes as BookingAttributes
  const from = fromUtcDateTime(date, time)
  const line: StandingLine =
    specialist_id === null ? { kind: 'service', id: service_id } : { kind: 'specialist', id: specialist_id }
  return { ...line, locationId, during: { from, till: from + duration } }
}

/** A visit that begins on the day before may still go on at night: this long after midnight it is looked for, in minutes. */
const reachesOverMidnight = 240

/** Lists the days on which a free time, or what needs attention, can be another after a change in that time. */
export function daysTouched({ from, till }: Interval, zone: string): LocalDate[] {
  const first = localDateOf(from, zone)
  const last = localDateOf(till - 1, zone)
  const isAtNight = from - dayBounds(first, zone).from < reachesOverMidnight
  const before = localDateOf(dayBounds(first, zone).from - 1, zone)
  return [...new Set([...(isAtNight ? [before] : []), first, last])]
}
