import { expect } from 'vitest'
import { checkIn } from '../check-in/check-in.ts'
import type { Appointment, AppointmentTown } from './appointments.ts'
import { type LineTown, reasonOf, ticketOf } from './line-town.ts'

/** Times of service 2 for which four visitors each are booked: those of the first two are due when the line is worked. */
const times = ['08:00', '08:20', '08:40', '09:00', '09:20', '09:40', '10:00', '10:20', '10:40', '11:00']
const atEachTime = 4
/** One booking of so many is canceled. */
const everyCanceled = 3

/** Books visitors for a morning that is about to be worked. */
export async function bookMorning(town: AppointmentTown): Promise<Appointment[]> {
  const booked: Appointment[] = []
  for (const time of times) for (let one = 0; one < atEachTime; one += 1) booked.push(await town.book(time))
  town.at('08:00')
  return booked
}

/**
 * Has visitors check in twice at the same moment, by their code and by their link, each on another process, while the bookings of some are
 * canceled. Expects that nobody is refused but for that, or as their visit was over already when the second one came.
 */
export async function checkInTwice(
  town: AppointmentTown,
  [one, other]: readonly [LineTown, LineTown],
  appointments: readonly Appointment[],
): Promise<void> {
  await Promise.all(
    appointments.map(async ({ code, qtid, token, bookingId }, index) => {
      const isCanceled = index % everyCanceled === 0
      const visitor = town.line.visitor(`page ${qtid}`, `198.18.0.${index}`)
      const [first, second] = index % 2 === 0 ? [one, other] : [other, one]
      const both = [
        checkIn(first.context, visitor, { locationId: 1, code }),
        checkIn(second.context, visitor, { locationId: 1, qtid, token }),
      ]
      if (isCanceled) await town.anna.ask('cancel_booking', { qtid, token, notes: 'x' })
      for (const checkedIn of await Promise.all(both)) {
        const reasons = [undefined, 'booking_served', ...(isCanceled ? ['check_in_canceled'] : [])]
        expect(reasons).toContain(reasonOf(checkedIn))
        if (checkedIn.ok) expect(ticketOf(checkedIn).booking_id).toBe(bookingId)
      }
    }),
  )
}

/** Expects, when nobody waits any more, that everybody who came for an appointment had one ticket that counts, and has been served or has not come. */
export async function expectOneTicketEach(
  { world }: AppointmentTown,
  appointments: readonly Appointment[],
): Promise<void> {
  const tickets = await world.db
    .selectFrom('tickets')
    .select(['booking_id', 'status', 'failed_code'])
    .where('booking_id', 'is not', null)
    .execute()
  const ofBooking = Map.groupBy(tickets, ({ booking_id }) => booking_id)
  for (const [index, { bookingId }] of appointments.entries()) {
    const own = ofBooking.get(bookingId) ?? []
    const ended = own.map(({ status }) => status)
    expect(ended.filter((status) => status === 'DONE').length).toBeLessThanOrEqual(1)
    for (const status of ended) expect(['DONE', 'FAILED', 'CANCELED']).toContain(status)
    if (index % everyCanceled !== 0) expect(ended.some((status) => status !== 'CANCELED')).toBe(true)
  }
}
