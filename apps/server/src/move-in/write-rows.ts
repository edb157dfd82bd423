import type { PortalCaller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import { bookingChange, logLine } from '../bookings/act/booking-change.ts'
import { nobody } from '../bookings/book/customer.ts'
import { type BookingRow, insertBooking, type NewBooking } from '../bookings/store.ts'
import type { QuietChange } from '../changes/record-store.ts'
import { userChange } from '../customers/user-change.ts'
import type { Database } from '../database/database.ts'
import { viewOf } from '../database/together.ts'
import { rowsAtOnce } from './claim-rows.ts'
import { insertCustomers } from './customer-store.ts'
import { takeBookingIds } from './known-store.ts'
import type { Run, RunRow } from './run-rows.ts'

export type RowIds = { qtid: () => string; token: () => string; code: () => string }
type Writing = { caller: PortalCaller; scope: CompanyScope; ids: RowIds; now: Date }
export type WrittenRows = {
  bookings: { bookingId: number; sourceId: string }[]
  userIds: number[]
  changes: QuietChange[]
}

/** Writes what a run of a file came to: new customers, then the bookings of all. Each is audited; nobody is told of each. */
export async function writeRows(tx: Database, run: Run, writing: Writing): Promise<WrittenRows> {
  const { scope, ids, now } = writing
  const users = await insertCustomers(
    tx,
    scope,
    run.fresh.map((one) => ({ ...one, token: ids.token() })),
    now,
  )
  const visits = run.rows.filter((one) => one.visit !== null)
  const past = visits.filter(({ visit }) => !visit?.wanted)
  const free = await takeBookingIds(tx, past.length)
  const idOfPast = new Map(past.map((one, place) => [one, free[place]]))
  const { tx: shared } = viewOf(tx, true)
  const changes: QuietChange[] = users.map((row) => userChange('create', null, row))
  const bookings: WrittenRows['bookings'] = []
  for (let from = 0; from < visits.length; from += rowsAtOnce) {
    const some = visits.slice(from, from + rowsAtOnce)
    const rows = await Promise.all(
      some.map((one) => {
        const wanted = one.visit?.wanted
        const time = wanted && run.times.claimed.get(wanted)
        const bookingId = time ? time.bookingId : idOfPast.get(one)
        if (!one.visit || bookingId === undefined) throw new Error('a row that was to be written has no id')
        const specialistId = time ? time.specialistId : one.visit.specialist_id
        const { customer } = one
        const userId =
          customer && ('known' in customer ? customer.known : Number(users[customer.fresh]?.user_id))
        return insertBooking(
          shared,
          scope,
          { bookingId, specialistId },
          newRow(one, one.visit, userId, writing),
        )
      }),
    )
    for (const [index, row] of rows.entries()) {
      bookings.push({ bookingId: Number(row.booking_id), sourceId: some[index]?.row.source_id ?? '' })
      changes.push(quiet(row))
    }
  }
  return { bookings, userIds: users.map(({ user_id }) => Number(user_id)), changes }
}

function newRow(
  { row }: RunRow,
  visit: NonNullable<RunRow['visit']>,
  userId: number | null,
  { caller, ids, now }: Writing,
): NewBooking {
  const isOver = visit.wanted === null
  const { first_name, last_name, email, phone_country_code, phone_number, language } = row
  return {
    ...{ ...nobody, first_name, last_name, email, phone_country_code, phone_number, language },
    ...{ location_id: visit.location_id, service_id: visit.service_id, user_id: userId },
    ...{ starts_at: visit.startsAt, ends_at: visit.endsAt, expire_at: null },
    ...{ qtid: ids.qtid(), token: ids.token(), code: ids.code() },
    ...{ kind: 'appointment', status: 'scheduled', client_type: 'portal' },
    fields: '{}',
    notes: JSON.stringify(row.notes === '' ? {} : { internal: row.notes }),
    config: '{}',
    log: JSON.stringify([logLine('import', caller, 'scheduled', now)]),
    // Who was there in the other system was served, unless it says that nobody came.
    served_at: isOver && !visit.missed ? visit.startsAt : null,
    user_deleted_at: null,
    ...{ ip: caller.ip, session: caller.session, created_at: now, updated_at: now },
  }
}

function quiet(row: BookingRow): QuietChange {
  const { event: _, ...audited } = bookingChange('import', 'booking_scheduled', null, row)
  return { ...audited, event: null }
}
