import { createBooking, listBookings, updateBooking } from '@rinda/client/bookings/booking-calls'
import { createInternalHttp } from '@rinda/client/http/create-http'
import { createPlainClient } from '@rinda/client/plain-client'

/** Another server of the operator: it has a key and a secret. */
export async function overHttp(server: { baseUrl: string; apiKey: string; apiSecret: string }, day: string) {
  const http = createInternalHttp(server)

  const draft = { locationId: 1, serviceId: 2, date: day, time: '10:00', firstName: 'Anna' }
  const made = await createBooking(http, draft, { idempotencyKey: `order 4711 of ${day}` })
  if (!made.ok) return made.failure

  const { id = '' } = made.value ?? {}
  await updateBooking(http, id, { status: 'scheduled', lastName: 'Ozola', phoneNumber: '20000001' })
  const week = await listBookings(http, { locationId: 1, statuses: ['scheduled'], from: day, to: day })

  // The same calls, with nothing where one fails; why is logged, and kept.
  const plain = createPlainClient(http)
  const nobody = await plain.getUser(999_999_999)
  return { id, week, nobody, why: plain.lastFailure?.failure }
}
