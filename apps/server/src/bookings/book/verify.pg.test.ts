import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { attributesOf, codeOf, lock, morning, rowOf, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await ask('email')
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(() => world.close())

async function ask(visitorCode: 'none' | 'email' | 'sms') {
  const profile = JSON.stringify({ booking: { visitorCode } })
  await world?.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
}

const codeIn = async (held: { qtid: string }) => (await rowOf(world, held)).verification_code
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('the right code makes a hold verified; it goes on to hold until it would have ended', async () => {
  const held = await lock(anna, slotAt('08:00'))
  const made = await anna.ask('verify_booking', { ...held, email: 'laima@visitor.example' })
  expect(made.type).toBe('booking_locked')
  expect(attributesOf(made)).toMatchObject({ status: 'locked', email: 'laima@visitor.example' })
  const code = await codeIn(held)
  expect(code).toMatch(/^\d{6}$/)
  expect(JSON.stringify(made)).not.toContain(code)

  const before = await rowOf(world, held)
  const refused = await anna.ask('verify_booking', { ...held, code: wrong(code) })
  expect(refused).toMatchObject({ type: 'VERIFY_BOOKING_FAILED', data: { code: 'invalid', field: 'code' } })
  expect(await rowOf(world, held)).toEqual({ ...before, verification_attempts: 1 })

  const verified = await anna.ask('VERIFY_BOOKING', { ...held, code })
  expect(verified.type).toBe('booking_verified')
  expect(attributesOf(verified)).toMatchObject({
    status: 'verified',
    expire_at: before.expire_at?.toISOString(),
  })
  expect(await codeIn(held)).toBe('')
  expect(codeOf(await anna.ask('verify_booking', { ...held, code }))).toBe('wrong_state')
})

test('a code is tried five times, however many try at once', async () => {
  const held = await lock(anna, slotAt('09:00'))
  await anna.ask('verify_booking', { ...held, email: 'laima@visitor.example' })
  const code = await codeIn(held)
  const tries = Array.from({ length: 12 }, () => anna.ask('verify_booking', { ...held, code: wrong(code) }))
  const codes = (await Promise.all(tries)).map(codeOf)
  expect(codes.filter((one) => one === 'invalid')).toHaveLength(5)
  expect(codes.filter((one) => one === 'rate_limited')).toHaveLength(7)
  expect(codeOf(await anna.ask('verify_booking', { ...held, code }))).toBe('rate_limited')
  expect((await rowOf(world, held)).status).toBe('locked')
})

test('a code is made three times for one hold; only the last is good', async () => {
  const held = await lock(anna, slotAt('10:00'))
  const codes: string[] = []
  for (const name of ['a', 'b', 'c']) {
    await anna.ask('verify_booking', { ...held, email: `${name}@visitor.example` })
    codes.push(await codeIn(held))
  }
  expect(codeOf(await anna.ask('verify_booking', { ...held, email: 'd@visitor.example' }))).toBe(
    'rate_limited',
  )
  const [first = '', , last = ''] = codes
  if (first !== last)
    expect(codeOf(await anna.ask('verify_booking', { ...held, code: first }))).toBe('invalid')
  expect((await anna.ask('verify_booking', { ...held, code: last })).type).toBe('booking_verified')
})

test('before a code was made none is right, and an empty one never is', async () => {
  const held = await lock(anna, slotAt('11:00'))
  for (const code of ['123456', '', 0]) {
    expect(codeOf(await anna.ask('verify_booking', { ...held, code }))).toBe('invalid')
  }
  expect(codeOf(await anna.ask('verify_booking', held))).toBe('invalid')
  expect(codeOf(await anna.ask('verify_booking', { ...held, email: '' }))).toBe('invalid')
  expect(codeOf(await anna.ask('verify_booking', { ...held, token: 'another', code: '1' }))).toBe('forbidden')
})

test('the same trace gets the first answer, also once the code is used up', async () => {
  const held = await lock(anna, slotAt('12:00'))
  await anna.ask('verify_booking', { ...held, email: 'laima@visitor.example' })
  const code = await codeIn(held)
  const first = await anna.ask('verify_booking', { ...held, code }, 'verified once')
  expect(first.type).toBe('booking_verified')
  expect(await anna.ask('verify_booking', { ...held, code }, 'verified once')).toEqual(first)
})

test('a hold that is over is not verified any more', async () => {
  const held = await lock(anna, slotAt('13:00'))
  await anna.ask('verify_booking', { ...held, email: 'laima@visitor.example' })
  const code = await codeIn(held)
  world.time.now = new Date(morning.getTime() + 11 * 60_000)
  expect(codeOf(await anna.ask('verify_booking', { ...held, code }))).toBe('wrong_state')
  world.time.now = morning
})

test('the code stands in no audit row, event or first answer', async () => {
  const held = await lock(anna, slotAt('14:00'))
  await anna.ask('verify_booking', { ...held, email: 'laima@visitor.example' })
  await world.db
    .updateTable('bookings')
    .set({ verification_code: 'sEcReT' })
    .where('qtid', '=', held.qtid)
    .execute()
  await anna.ask('verify_booking', { ...held, code: 'sEcReT' })
  const kept = await Promise.all([
    world.db.selectFrom('audit').selectAll().execute(),
    world.db.selectFrom('events').selectAll().execute(),
    world.db.selectFrom('replies').selectAll().execute(),
  ])
  expect(JSON.stringify(kept)).not.toContain('sEcReT')
})

test('to one address go only so many codes in a day, whoever asks for them and for however many holds', async () => {
  const profile = JSON.stringify({
    booking: { visitorCode: 'email' },
    visitorLimits: { emailBookingsPerDay: 2 },
  })
  await world.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  world.time.now = new Date(world.time.now.getTime() + 120_000)
  const email = 'Victim@elsewhere.example'
  const codeFor = async (time: string, address: string, to = email) => {
    const page = await connectVisitor(world.url, 'widget', { address })
    const held = await lock(page, slotAt(time, { date: '2026-12-10' }))
    return await page.ask('verify_booking', { ...held, email: to })
  }
  expect((await codeFor('09:00', '203.0.113.1')).type).toBe('booking_locked')
  expect((await codeFor('09:30', '203.0.113.2', email.toLowerCase())).type).toBe('booking_locked')
  const refused = await codeFor('10:00', '203.0.113.3')
  expect([codeOf(refused), refused.data.field, refused.data.retryAfter]).toEqual([
    ...['rate_limited', 'email'],
    24 * 3600,
  ])
  expect(JSON.stringify(refused.data)).toContain('Too many codes have been sent to this e-mail address')
  expect((await codeFor('10:30', '203.0.113.3', 'own@visitor.example')).type).toBe('booking_locked')
})

test('all of it leaves the database consistent', () => expectConsistent(world))
