import type { BookingResource } from '@rinda/contract/booking/booking'
import type { CompanyScope } from '../access/scope.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import { findUids, putEntries } from './calendar-entry-store.ts'
import { kindOf } from './kind-of.ts'

/** Gives the name of a visit in calendars. */
export type UidOf = (booking: BookingResource) => string

/**
 * Keeps under which name calendars know the visits of some changes, and which change they are told of last, whether or not there is anybody to write to.
 * A booking that went over to another hold goes on in calendars under its first name.
 */
export async function keepEntries(
  tx: Database,
  scope: CompanyScope,
  events: readonly StreamEvent[],
): Promise<UidOf> {
  const changes = events
    .filter(({ resource }) => resource.type === 'booking')
    .map(({ seq, type, resource }) => ({ seq, type, booking: resource as BookingResource }))
  const qtids = changes.flatMap(({ booking }) => [booking.attributes.qtid, cameFrom(booking) ?? []].flat())
  const known = await findUids(tx, scope, [...new Set(qtids)])
  const entries = new Map<number, { booking_id: number; uid: string; seq: number }>()
  for (const { seq, type, booking } of changes) {
    const kind = kindOf(type, booking)
    if (!kind || kind === 'code' || kind === 'earlier') continue
    const uid = uidIn(known, booking)
    known.set(booking.attributes.qtid, uid)
    entries.set(Number(booking.id), { booking_id: Number(booking.id), uid, seq })
  }
  await putEntries(tx, scope, [...entries.values()])
  return (booking) => uidIn(known, booking)
}

function uidIn(known: ReadonlyMap<string, string>, booking: BookingResource): string {
  const { qtid } = booking.attributes
  const from = cameFrom(booking)
  return known.get(qtid) ?? (from === undefined ? qtid : (known.get(from) ?? from))
}

function cameFrom({ attributes: { log } }: BookingResource): string | undefined {
  const from = log.find((line) => line.from !== undefined)?.from
  return typeof from === 'string' ? from : undefined
}
