import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { localDateOf, localTimeOf } from '@rinda/domain/time/zone'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { type BookingRow, findBooking } from '../store.ts'

/** The refusal of a move of what somebody else has moved: it says where it is now. */
export async function refuseMoved(
  tx: Database,
  scope: CompanyScope,
  row: BookingRow,
  zone: string,
): Promise<Refused> {
  const now = row.status === 'rescheduled' ? await successorOf(tx, scope, row) : row
  if (!now) return refuse('wrong_state')
  const startsAt = now.starts_at.getTime() / 60_000
  const [year, month, day] = localDateOf(startsAt, zone).split('-')
  return refuse('moved_meanwhile', undefined, `${day}.${month}.${year} ${localTimeOf(startsAt, zone)}`)
}

/** The booking that a rescheduled one went on as. */
export async function successorOf(
  db: Database,
  scope: CompanyScope,
  row: BookingRow,
): Promise<BookingRow | undefined> {
  const qtid = row.log.findLast(({ act }) => act === 'reschedule')?.to
  return typeof qtid === 'string' ? await findBooking(db, scope, { qtid }) : undefined
}

/** A visit keeps its calendar entry wherever it goes: under the qtid of the booking that it was first. */
export async function firstNameOf(db: Database, scope: CompanyScope, row: BookingRow): Promise<string> {
  const earlier = await earlierOf(db, scope, row)
  return (earlier.at(-1) ?? row).qtid
}

/** Lists the bookings that one went on from, the last one first. */
export async function earlierOf(db: Database, scope: CompanyScope, row: BookingRow): Promise<BookingRow[]> {
  const from = row.log.find((line) => line.from !== undefined)?.from
  const before = typeof from === 'string' ? await findBooking(db, scope, { qtid: from }) : undefined
  return before ? [before, ...(await earlierOf(db, scope, before))] : []
}
