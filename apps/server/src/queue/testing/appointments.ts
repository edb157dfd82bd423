import type { OpenDatabase } from '../../database/database.ts'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { book, rowOf, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { type LineTown, settleWithLines, startLineTown } from './line-town.ts'

/** A booking as its visitor knows it. */
export type Appointment = { qtid: string; token: string; code: string; bookingId: number; startsAt: Date }

/** A town where bookings are made over the wire and the verbs of the line are called beside it, at one time that a test may move. */
export type AppointmentTown = {
  world: World
  line: LineTown
  anna: TestPortal
  /** Books service 2 of location 1 at a time (UTC) of the test's day, unless it is said otherwise. */
  book(time: string, more?: object): Promise<Appointment>
  /** Sets the clock of all of it to a time (UTC) of the test's day. */
  at(time: string, day?: string): void
}

export const today = '2026-12-01'

/** Starts it on an empty database. */
export async function startAppointmentTown(database: OpenDatabase): Promise<AppointmentTown> {
  await settleWithLines(database.db)
  const world = await startWorld({
    now: new Date(`${today}T06:00:00Z`),
    database: { ...database, close: async () => {} },
  })
  const line = startLineTown(database.db, world.time.now)
  const anna = await world.connect(await world.signIn('anna@rinda.example'))
  return {
    world,
    line,
    anna,
    async book(time, more = {}) {
      const slot = slotAt(time, { serviceId: 2, specialistId: null, date: today, ...more })
      const named = await book(anna, slot)
      const { booking_id: bookingId, code, starts_at: startsAt } = await rowOf(world, named)
      return { ...named, bookingId, code, startsAt }
    },
    at(time, day = today) {
      const now = new Date(`${day}T${time.length === 5 ? `${time}:00` : time}Z`)
      world.time.now = now
      line.time.now = now
    },
  }
}
