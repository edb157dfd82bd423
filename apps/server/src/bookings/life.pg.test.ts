import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type TestPortal, type World } from '../testing/world.ts'

let world: World
let anna: TestPortal
let uldis: TestPortal
const day = '2026-12-09'

beforeAll(async () => {
  world = await startWorld({ now: new Date('2026-12-01T08:00:00Z') })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  uldis = await world.connect(await world.signIn('user@rinda.example'))
})
afterAll(() => world.close())

const slot = (time: string, more = {}) => ({
  locationId: 1,
  serviceId: 1,
  date: day,
  time,
  specialistId: 1,
  ...more,
})
const visitor = { firstName: 'Laima', lastName: 'Krūmiņa', phoneNumber: '20000001', phoneCountryCode: '371' }
const attributesOf = (message: { data: Record<string, unknown> }) =>
  (message.data.data as { attributes: Record<string, unknown> }).attributes

test('a slot is locked, scheduled and canceled, and a colleague hears each step', async () => {
  const locked = await anna.ask('lock_booking', { ...slot('10:00'), status: 'LOCK' })
  expect(locked.type).toBe('booking_locked')
  const { qtid, token } = attributesOf(locked)
  const scheduled = await anna.ask('schedule_booking', { qtid, token, ...visitor })
  expect(scheduled.type).toBe('booking_scheduled')
  expect(attributesOf(scheduled)).toMatchObject({
    status: 'scheduled',
    first_name: 'Laima',
    date: day,
    time: '10:00',
    duration: 30,
  })
  const canceled = await anna.ask('cancel_booking', { qtid, token, notes: { canceled: 'ill' } })
  expect(attributesOf(canceled)).toMatchObject({ status: 'canceled', notes: { canceled: 'ill' } })

  for (const type of ['booking_locked', 'booking_scheduled', 'booking_canceled']) {
    await uldis.hears((message) => message.type === type && attributesOf(message).qtid === qtid)
  }
  expect(uldis.heard.map((message) => message.seq)).toEqual([1, 2, 3])
  expect(anna.heard).toEqual([])
})
