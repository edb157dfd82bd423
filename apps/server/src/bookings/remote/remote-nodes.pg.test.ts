import { afterEach, expect, test } from 'vitest'
import { bookingBody, call, customer } from '../../testing/clients/http-calls.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import {
  type about,
  attributesOf,
  bookingDay,
  codeOf,
  slotAt,
  visitor,
} from '../../testing/towns/bookings.ts'
import type { World } from '../../testing/towns/world.ts'
import {
  keepBookingsAt,
  namedTown,
  secretsFor,
  startBeside,
  startTwoBookingSystems,
} from '../testing/two-booking-systems.ts'

// Several processes, and addresses that are not what they should be.

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const stateOf = async (world: World, path = 'GET /api/portal/locations/1/booking_system') => {
  const as = await world.signIn('anna@rinda.example')
  return (await call(world, path, { as })).body.data.attributes
}
const askNow = (world: World) => stateOf(world, 'POST /api/portal/locations/1/booking_system/ask')
const isOnline = async (world: World) =>
  (await call(world, 'GET /api/locations/1')).body.data.attributes.online
const slots = { locationId: 1, serviceId: 1, date: bookingDay, days: 1 }

test('two processes take in each booking once, those at both hear it, and of two visitors one gets the slot', async () => {
  const database = await namedTown()
  const shared = { ...database, close: async () => {} }
  const systems = await startTwoBookingSystems({ database: shared })
  const other = await startBeside({
    database: shared,
    environment: { BMS_SECRETS: secretsFor(systems.gate) },
  })
  closing.push(
    () => database.close(),
    () => systems.close(),
    () => other.world.close(),
  )
  const portals = await Promise.all(
    [systems.here, other.world].map(async (one) => one.connect(await one.signIn('anna@rinda.example'))),
  )
  const isFirst = (message: Parameters<ReturnType<typeof about>>[0]) =>
    message.type === 'booking_scheduled' && attributesOf(message).time === '09:00'
  const body = bookingBody('09:00', { status: 'scheduled', ...customer })
  const made = await systems.atKeeper('POST /api/bookings', { body })
  const heard = await Promise.all(portals.map((one) => one.hears(isFirst)))
  expect(new Set(heard.map((message) => attributesOf(message).qtid)).size).toBe(1)
  await systems.atKeeper(`PATCH /api/bookings/${made.body.data.id}`, {
    body: { booking: { status: 'canceled' } },
  })
  for (const one of portals)
    await one.hears(
      (message) => message.type === 'booking_canceled' && attributesOf(message).time === '09:00',
    )

  const visitors = await Promise.all(
    [systems.here, other.world].map((one) => connectVisitor(one.url, 'widget', { companyId: 1 })),
  )
  const replies = await Promise.all(visitors.map((one) => one.ask('lock_booking', slotAt('10:00'))))
  expect(replies.map((one) => codeOf(one) ?? one.type).sort()).toEqual(['booking_locked', 'slot_taken'])
  for (const { socket } of visitors) socket.disconnect()
  const rows = await database.db.selectFrom('bookings').select('bms_id').execute()
  expect(new Set(rows.map(({ bms_id }) => bms_id)).size).toBe(rows.length)
})

test('a system is asked by one process for as long as its answers take', async () => {
  const database = await namedTown()
  const shared = { ...database, close: async () => {} }
  const systems = await startTwoBookingSystems({ database: shared })
  const environment = { BMS_SECRETS: secretsFor(systems.gate) }
  const other = await startBeside({ database: shared, environment })
  closing.push(
    () => database.close(),
    () => systems.close(),
    () => other.world.close(),
  )
  const { here, gate } = systems
  await expect.poll(() => stateOf(here)).toMatchObject({ online: true, fault: null })
  const letPass = (seconds: number) => {
    for (const { time } of [here, other.world]) {
      const [from, begun] = [time.now.getTime() + seconds * 1_000, performance.now()]
      Object.defineProperty(time, 'now', { get: () => new Date(from + performance.now() - begun) })
    }
  }
  const askedAt = async () => {
    const row = await database.db.selectFrom('booking_systems').select('ask_at').executeTakeFirstOrThrow()
    return row.ask_at.getTime()
  }
  /** Holds back questions of one kind; done when one has come. */
  const holdBack = async (part: string) => {
    const { promise, resolve } = Promise.withResolvers<'pass'>()
    const before = gate.came.length
    gate.let((line) => (line.includes(part) ? promise : 'pass'))
    const isAsked = () => gate.came.slice(before).some(({ line }) => line.includes(part))
    return { release: () => resolve('pass'), come: () => expect.poll(isAsked).toBe(true) }
  }
  // Whoever the services are is asked again after a minute.
  const first = await holdBack('/locations?')
  letPass(61)
  await first.come()
  letPass(40)
  const second = await holdBack('/bookings?')
  first.release()
  await second.come()
  letPass(40)
  expect(await askedAt()).toBeGreaterThan(here.time.now.getTime())
  second.release()
})

test('a location whose bookings are said to be kept by itself is offline, and nothing is promised there', async () => {
  const { world } = await startBeside({ environment: { API_KEY: 'the key', API_SECRET: 'the secret' } })
  closing.push(() => world.close())
  await keepBookingsAt(world, world.url)
  await expect.poll(() => isOnline(world)).toBe(false)
  expect(await stateOf(world)).toMatchObject({ fault: 'not_found', heard_at: null })
  const phone = await connectVisitor(world.url, 'widget', { companyId: 1 })
  expect(codeOf(await phone.ask('lock_booking', slotAt('10:00')))).toBe('unavailable')
  phone.socket.disconnect()
  expect(await world.db.selectFrom('bookings').selectAll().execute()).toEqual([])
})

test('an address inside is not called where the operator does not allow it, however it got there', async () => {
  const systems = await startTwoBookingSystems()
  closing.push(() => systems.close())
  const { gate } = systems
  const { world: strict } = await startBeside({
    environment: { ALLOW_PRIVATE_URLS: '0', BMS_SECRETS: secretsFor(gate) },
  })
  closing.push(() => strict.close())
  const as = await strict.signIn('anna@rinda.example')
  const saved = (location: object) =>
    call(strict, 'PATCH /api/portal/locations/1', { as, body: { location } })
  expect((await saved({ bms_base_url: gate.url })).status).toBe(422)
  const secret = `${gate.url}/secret`
  await strict.db
    .updateTable('locations')
    .set({ bms_base_url: secret })
    .where('location_id', '=', 1)
    .execute()
  await saved({ phone: '1' })
  expect(await askNow(strict)).toMatchObject({ fault: 'address' })
  const portal = await strict.connect(as)
  for (const refused of [
    await portal.ask('get_slots', slots),
    await portal.ask('schedule_booking', { ...slotAt('10:00'), ...visitor }),
  ])
    expect(codeOf(refused)).toBe('unavailable')
  expect(gate.came.filter(({ line }) => line.includes('secret'))).toEqual([])
})

test('whoever works there can have it asked at once, and nobody else', async () => {
  const systems = await startTwoBookingSystems()
  closing.push(() => systems.close())
  const { here, gate } = systems
  gate.let(() => ({ status: 401 }))
  await expect.poll(() => isOnline(here)).toBe(false)
  gate.let(() => 'pass')
  await expect.poll(() => askNow(here)).toMatchObject({ online: true, fault: null })
  expect(await isOnline(here)).toBe(true)
  const elsewhere = await here.signIn('second@rinda.example')
  const path = 'POST /api/portal/locations/1/booking_system/ask'
  expect((await call(here, path, { as: elsewhere })).status).toBe(404)
})
