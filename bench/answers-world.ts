/** A company with a week of 10,010 bookings at one location, and 300 more locations. */
import type { Database } from '../apps/server/src/database/database.ts'
import { addLocations, fillBusyWeek } from '../apps/server/src/testing/towns/busy-week.ts'
import { settle } from '../apps/server/src/testing/towns/town.ts'

export const bookings = 10_010

export async function fillAnswers(db: Database): Promise<void> {
  await settle(db, new Date())
  await addLocations(db, 300)
  await fillBusyWeek(db, bookings)
}
