import { afterAll, beforeAll, expect, test } from 'vitest'
import { actionFrame, subscribed } from '../testing/clients/cable-line.ts'
import { call } from '../testing/clients/http-calls.ts'
import { book, bookingDay, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ now: morning })
})
afterAll(() => world.close())

test('a changed location is no booking on the cable', async () => {
  const anna = await world.signIn('anna@rinda.example')
  const line = await subscribed(world.url, anna.cookie)
  line.send(actionFrame({ action: 'get_bookings', date: bookingDay, days: 7, locationId: 1, trace: 'list' }))
  await line.hears((frame) => frame.message?.trace === 'list')
  const body = { location: { phone: '67000000' } }
  expect((await call(world, 'PATCH /api/portal/locations/1', { as: anna, body })).status).toBe(200)
  const { qtid } = await book(await world.connect(anna), slotAt('10:00'))
  await line.hears((frame) => frame.message?.type === 'booking' && JSON.stringify(frame).includes(qtid))
  const told = line.frames.filter((frame) => frame.message?.type === 'booking')
  expect(told.map((frame) => (frame.message as { data?: { type: string } }).data?.type)).toEqual(
    told.map(() => 'booking'),
  )
  line.socket.terminate()
})
