import type { JsonObject } from '../../database/columns-of.ts'
import type { Database } from '../../database/database.ts'

/** A thing as the audit alone tells of it. */
export type Told = JsonObject & { kind_of: string }

/** Puts bookings and tickets together from what the audit says of each of their changes. */
export async function toldByAudit(db: Database): Promise<Told[]> {
  const things = new Map<string, Told>()
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .where('company_id', '=', 1)
    .orderBy('audit_id')
    .execute()
  for (const { object_kind, object_id, after } of rows) {
    if (object_kind !== 'booking' && object_kind !== 'ticket') continue
    const name = `${object_kind} ${object_id}`
    things.set(name, { kind_of: object_kind, ...things.get(name), ...after })
  }
  return [...things.values()]
}

const zone = 'Europe/Riga'
const monthIn = (at: unknown) =>
  new Date(String(at)).toLocaleDateString('sv-SE', { timeZone: zone }).slice(0, 7)
const msBetween = (from: unknown, till: unknown) => Date.parse(String(till)) - Date.parse(String(from))

/** Counts a month the plain way, thing by thing, under the names of the columns of report 1. */
export function countPlainly(told: readonly Told[], month: string, now: Date) {
  const bookings = told.filter((one) => one.kind_of === 'booking' && monthIn(one.starts_at) === month)
  const visits = bookings.filter((one) => one.kind === 'appointment')
  const blocks = bookings.filter((one) => one.kind === 'block' && one.status === 'scheduled')
  const tickets = told.filter((one) => one.kind_of === 'ticket' && String(one.day).startsWith(month))
  const status = (...names: string[]) => visits.filter((one) => names.includes(String(one.status))).length
  const standing = visits.filter((one) => one.status === 'scheduled' || one.status === 'confirmed')
  const unserved = standing.filter((one) => !one.served_at && one.approval === 'none')
  const ended = (one: Told) => Date.parse(String(one.ends_at)) <= now.getTime()
  const ticketsOf = (...names: string[]) => tickets.filter((one) => names.includes(String(one.status))).length
  const waits = tickets
    .filter((one) => one.first_called_at && msBetween(one.waiting_since, one.first_called_at) > 0)
    .map((one) => Math.round(msBetween(one.waiting_since, one.first_called_at) / 1000))
    .sort((one, other) => one - other)
  const share = (part: number) => {
    const place = (waits.length - 1) * part
    const [low = 0, high = 0] = [waits[Math.floor(place)], waits[Math.ceil(place)]]
    return waits.length === 0 ? '' : String(Math.round((low + (high - low) * (place % 1)) / 6) / 10)
  }
  const counts = [
    ...[visits.length, status('scheduled'), status('confirmed'), status('canceled'), status('rescheduled')],
    ...[status('unlocked', 'expired', 'failed', 'none'), status('locked', 'verified')],
    ...[standing.filter((one) => one.served_at).length, unserved.filter(ended).length],
    ...[
      unserved.filter((one) => !ended(one)).length,
      standing.filter((one) => !one.served_at && one.approval !== 'none').length,
    ],
    ...[blocks.length, blocks.reduce((sum, one) => sum + msBetween(one.starts_at, one.ends_at) / 60_000, 0)],
    ...[tickets.length, ticketsOf('DONE'), ticketsOf('FAILED'), ticketsOf('CANCELED')],
    ...[ticketsOf('WAITING', 'CALLED'), waits.length],
  ]
  return [...counts.map(String), share(0.5), share(0.9)]
}
