import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { expectConsistent } from '../../testing/invariants.ts'
import { codeOf, lock, morning, rowOf, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let pages = 0

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await ask({ visitorCode: 'email', visitorCodeFrom: 'second' })
})
afterAll(() => world.close())

/** Answers the questions of the company anew, and waits until every server knows it. */
async function ask(booking: object): Promise<void> {
  const profile = JSON.stringify({ booking })
  await world.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  world.time.now = new Date(world.time.now.getTime() + 60_000)
}

/** A page of a visitor whom nobody knows: another browser at another address. */
const page = () => {
  pages += 1
  return connectVisitor(world.url, 'widget', { address: `203.0.113.${pages}` })
}
const bookAs = async (email: string, time: string, more: object = {}) =>
  await (await page()).ask('schedule_booking', { ...slotAt(time), ...visitor, email, ...more })

async function bookWithCode(from: Conversation, email: string, time: string) {
  const held = await lock(from, slotAt(time))
  const refused = await from.ask('schedule_booking', { ...held, ...visitor, email })
  expect(refused).toMatchObject({ data: { code: 'wrong_state', field: 'code' } })
  await from.ask('verify_booking', { ...held, email })
  const { verification_code: code } = await rowOf(world, held)
  expect((await from.ask('verify_booking', { ...held, code })).type).toBe('booking_verified')
  return await from.ask('schedule_booking', { ...held, ...visitor, email })
}

test('the first booking of an address needs no code; the second does, and then none does any more', async () => {
  const email = 'first@visitor.example'
  expect(codeOf(await bookAs(email, '08:00'))).toBeUndefined()
  expect(await bookAs(email, '08:30')).toMatchObject({ data: { code: 'wrong_state', field: 'code' } })
  expect(codeOf(await bookWithCode(await page(), email, '08:30'))).toBeUndefined()
  expect(codeOf(await bookAs(email, '09:00'))).toBeUndefined()
  expect(codeOf(await bookAs(email.toUpperCase(), '09:30'))).toBeUndefined()
})

test('another address is another person, however much else is the same', async () => {
  expect(codeOf(await bookAs('one@visitor.example', '10:00'))).toBeUndefined()
  expect(codeOf(await bookAs('two@visitor.example', '10:30'))).toBeUndefined()
  expect(codeOf(await bookAs('ONE@visitor.example', '11:00'))).toBe('wrong_state')
})

test('who has come is known', async () => {
  const email = 'came@visitor.example'
  expect(codeOf(await bookAs(email, '11:00'))).toBeUndefined()
  expect(codeOf(await bookAs(email, '11:30'))).toBe('wrong_state')
  await world.db
    .updateTable('bookings')
    .set({ served_at: new Date(morning.getTime() + 60_000) })
    .where('email', '=', email)
    .execute()
  expect(codeOf(await bookAs(email, '11:30'))).toBeUndefined()
})

test('a booking that was canceled was one', async () => {
  const email = 'canceled@visitor.example'
  const from = await page()
  const held = await lock(from, slotAt('12:00'))
  expect(codeOf(await from.ask('schedule_booking', { ...held, ...visitor, email }))).toBeUndefined()
  expect(
    codeOf(await from.ask('cancel_booking', { ...held, notes: { canceled: 'mistaken' } })),
  ).toBeUndefined()
  expect(codeOf(await bookAs(email, '12:30'))).toBe('wrong_state')
})

test('by telephone the number is what is known', async () => {
  await ask({ visitorCode: 'sms', visitorCodeFrom: 'second' })
  const phone = { phoneCountryCode: '371', phoneNumber: '20000077' }
  expect(codeOf(await bookAs('a@phone.example', '13:00', phone))).toBeUndefined()
  expect(codeOf(await bookAs('b@phone.example', '13:30', phone))).toBe('wrong_state')
  await ask({ visitorCode: 'email', visitorCodeFrom: 'second' })
})

test('of many that come at once with one address one is the first', async () => {
  const email = 'race@visitor.example'
  const times = ['14:00', '14:30', '15:00', '15:30', '16:00']
  const replies = await Promise.all(times.map((time) => bookAs(email, time)))
  expect(replies.map(codeOf).filter((code) => code === undefined)).toHaveLength(1)
  expect(replies.map(codeOf).filter((code) => code === 'wrong_state')).toHaveLength(times.length - 1)
})

test('staff need none, and no visitor where none is asked for', async () => {
  const email = 'race@visitor.example'
  const anna = await world.connect(await world.signIn('anna@rinda.example'))
  expect(
    codeOf(await anna.ask('schedule_booking', { ...slotAt('16:30'), ...visitor, email })),
  ).toBeUndefined()
  await ask({ visitorCode: 'none', visitorCodeFrom: 'second' })
  expect(codeOf(await bookAs(email, '17:00'))).toBeUndefined()
})

test('all of it leaves the database consistent', () => expectConsistent(world))
