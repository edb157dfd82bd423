import type { PortalCaller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import { type ImportedVisit, insertImported } from '../bookings/book/insert-imported.ts'
import type { QuietChange } from '../changes/record-store.ts'
import { userChange } from '../customers/user-change.ts'
import type { Database } from '../database/database.ts'
import { piecesOf } from '../database/pieces-of.ts'
import { viewOf } from '../database/together.ts'
import { insertCustomers } from './customer-store.ts'
import { countAnew } from './import-store.ts'
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
  await countAnew(tx, users.length, 'users')
  const visits = run.rows.filter((one) => one.visit !== null)
  const past = visits.filter(({ visit }) => !visit?.wanted)
  const free = await takeBookingIds(tx, past.length)
  const idOfPast = new Map(past.map((one, place) => [one, free[place]]))
  const { tx: shared } = viewOf(tx, true)
  const changes: QuietChange[] = users.map((row) => userChange('create', null, row))
  const bookings: WrittenRows['bookings'] = []
  for (const some of piecesOf(visits)) {
    const written = await Promise.all(
      some.map(async (one) => {
        const wanted = one.visit?.wanted
        const time = wanted ? run.times.claimed.get(wanted) : undefined
        const bookingId = time?.bookingId ?? idOfPast.get(one)
        if (!one.visit || bookingId === undefined) throw new Error('a row that was to be written has no id')
        const specialistId = time ? time.specialistId : one.visit.specialist_id
        const visit = importedVisit(one, one.visit, users)
        return await insertImported(shared, writing, { bookingId, specialistId }, visit)
      }),
    )
    for (const [index, change] of written.entries()) {
      bookings.push({ bookingId: Number(change.objectId), sourceId: some[index]?.row.source_id ?? '' })
      changes.push(change)
    }
  }
  await countAnew(tx, bookings.length, 'bookings')
  return { bookings, userIds: users.map(({ user_id }) => Number(user_id)), changes }
}

function importedVisit(
  { row, customer }: RunRow,
  visit: NonNullable<RunRow['visit']>,
  users: readonly { user_id: number }[],
): ImportedVisit {
  const { first_name, last_name, email, phone_country_code, phone_number, language, notes } = row
  return {
    at: { locationId: visit.location_id, serviceId: visit.service_id },
    ...{ startsAt: visit.startsAt, endsAt: visit.endsAt },
    customer: {
      ...{ first_name, last_name, email, phone_country_code, phone_number, language },
      notes: notes === '' ? {} : { internal: notes },
    },
    userId: customer && ('known' in customer ? customer.known : Number(users[customer.fresh]?.user_id)),
    // Who was to come in the other system has come, unless it says that nobody did.
    servedAt: visit.wanted === null && !visit.missed ? visit.startsAt : null,
  }
}
