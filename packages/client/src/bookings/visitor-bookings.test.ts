import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectVisitorBookings, type HeldBy, type VisitorBookings } from './visitor-bookings.ts'

let server: Server
let line: VisitorBookings
const until = (check: () => void) => vi.waitFor(check, { timeout: 60_000 })

beforeEach(async () => {
  const http = createServer()
  server = new Server(http, { path: '/booking' })
  server.of('/widget')
  await new Promise<void>((listening) => {
    http.listen(0, '127.0.0.1', listening)
  })
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  line = connectVisitorBookings({
    ...{ url, companyId: 1, version: '1', session: 's', locationId: 1, zone: 'Europe/Riga' },
  })
  const online = vi.fn()
  line.onConnection(online)
  await until(() => expect(online).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'online' })))
})
afterEach(async () => {
  line.close()
  await server.close()
})

/** Tells of a booking as visitors hear of it. */
function tellBooking(seq: number, service_id: number, specialist_id: number | null) {
  const data = { id: String(seq), type: 'booking', attributes: { location_id: 1, service_id, specialist_id } }
  server.of('/widget').emit('widget', { type: 'booking_scheduled', seq, data: { data } })
}
function tellOffer(seq: number) {
  const data = { id: '1', type: 'location', attributes: { location_id: 1, service_id: null } }
  server.of('/widget').emit('widget', { type: 'offer_changed', seq, data: { data } })
}

const desk: HeldBy = { serviceId: 2, specialistIds: [] }
const anybody: HeldBy = { serviceId: 1, specialistIds: [7, 8] }
const seven: HeldBy = { serviceId: 1, specialistIds: [7] }

test.each([
  ['of a service that nobody serves', desk, [false, false, false, true, true]],
  ['of a service with any of its people', anybody, [true, true, true, false, true]],
  ['of one of them', seven, [true, false, true, false, true]],
  ['of whom nothing is known', undefined, [true, true, true, true, true]],
])('times %s are others by what holds them, whatever service it is of', async (_name, shown, expected) => {
  const told: number[] = []
  const heard: number[] = []
  let seq = 0
  // What is told first is heard last: by then it is known what the other listener made of the same message.
  line.onOtherTimes(() => told.push(seq), shown)
  line.onOtherTimes(() => heard.push(seq))
  const changes = [
    () => tellBooking(1, 1, 7),
    () => tellBooking(2, 1, 8),
    () => tellBooking(3, 5, 7),
    () => tellBooking(4, 2, null),
    () => tellOffer(5),
  ]
  for (const change of changes) {
    seq += 1
    change()
    await until(() => expect(heard).toHaveLength(seq))
  }
  expect(changes.map((_, index) => told.includes(index + 1))).toEqual(expected)
})
