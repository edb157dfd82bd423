import type { Insertable } from 'kysely'
import type { BookingsTable, OccupanciesTable } from '../database/tables/booking-tables.ts'
import type { UsersTable } from '../database/tables/people-tables.ts'
import type { PlannedBooking } from './bookings/booking-row.ts'
import { companyBookings } from './bookings/company-bookings.ts'
import { instant } from './bookings/story.ts'
import type { Telling } from './bookings/telling.ts'
import { troubles } from './bookings/troubles.ts'
import { inTurn, makeVisitors, visitorRows } from './bookings/visitors.ts'
import { randomOf } from './random.ts'
import type { CompanyWithProfile } from './set-up-rows.ts'

export type BookingRows = {
  users: Insertable<UsersTable>[]
  bookings: Insertable<BookingsTable>[]
  occupancies: Insertable<OccupanciesTable>[]
}

const visitorsOfALocation = 70
/** A location where hardly anybody comes shares the visitors of the others. */
const hardlyBusy = 0.1
/** Number of ids that each company has for its visitors; it leaves room for more of them. */
const userIdsOfACompany = 1000

/**
 * Makes the visits and visitors of all companies. Ids of bookings follow the order in which they were made.
 */
export function bookingRows(companies: readonly CompanyWithProfile[], seed: number, now: Date): BookingRows {
  const nowMinutes = Math.floor(now.getTime() / 60_000)
  const made = companies.map((about) => {
    const { id } = about.company
    const people = randomOf(seed, `visitors of ${id}`)
    const visitors = makeVisitors(
      people,
      about.company.locations.filter(({ busyness }) => busyness > hardlyBusy).length * visitorsOfALocation,
      id * userIdsOfACompany + 1,
    )
    const telling = (subject: string): Telling => {
      const random = randomOf(seed, subject)
      return { random, about, nextVisitor: inTurn(random, visitors), now: nowMinutes }
    }
    const usual = companyBookings(telling(`bookings of ${id}`))
    return {
      users: visitorRows(id, visitors, people, instant(nowMinutes - 30 * 1440)),
      bookings: [...usual, ...troubles(telling(`troubles of ${id}`), usual)],
    }
  })
  const planned = made.flatMap(({ bookings }) => bookings).sort(byAge)
  const bookings = planned.map(({ row }, index) => ({ booking_id: index + 1, ...row }))
  return {
    users: made.flatMap(({ users }) => users),
    bookings,
    occupancies: planned.flatMap((booking, index) => occupanciesOf(booking, index + 1)),
  }
}

function byAge(one: PlannedBooking, other: PlannedBooking): number {
  const difference = one.row.created_at.getTime() - other.row.created_at.getTime()
  return difference !== 0 ? difference : one.row.qtid < other.row.qtid ? -1 : 1
}

function occupanciesOf({ holds }: PlannedBooking, bookingId: number): Insertable<OccupanciesTable>[] {
  if (!holds) return []
  const { desk, lane } = holds
  const lanes = lane === 'every' ? Array.from({ length: desk.lanes }, (_, index) => index + 1) : [lane]
  const during = `[${instant(holds.from).toISOString()},${instant(holds.till).toISOString()})`
  const resource = { company_id: desk.company.id, resource_kind: desk.kind, resource_id: desk.id }
  return lanes.map((number) => ({ ...resource, lane: number, during, booking_id: bookingId }))
}
