import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { createLocalSignal } from '../../stream/signal.ts'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { aboutTicket, type QueueWorld, startQueueWorld, ticketIn } from '../../testing/clients/test-queue.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { slotAt } from '../../testing/towns/bookings.ts'
import { settleWithLines } from '../testing/line-town.ts'

// Two processes on one database that are joined by nothing else: each reads on by itself.

let database: OpenDatabase
let here: QueueWorld
let there: QueueWorld
let anna: SignedInPerson

beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  const shared = { ...database, close: async () => {} }
  const start = () => startQueueWorld({ database: shared, signal: createLocalSignal() })
  here = await start()
  there = await start()
  anna = await here.signIn('anna@rinda.example')
})
afterAll(async () => {
  await here.close()
  await there.close()
  expect([here.faults, there.faults]).toEqual([[], []])
  await database.close()
})

const path = '/api/portal/locations/1/kiosks'

async function pair(): Promise<{ id: string; kiosk: string }> {
  const body = { kiosk: { name: 'Pie ieejas' } }
  const made = await call(here, `POST ${path}`, { as: anna, body })
  const { code } = made.body.data.attributes
  const paired = await call(here, 'POST /api/visit/locations/1/kiosk', { body: { kiosk: { code } } })
  return { id: made.body.data.id, kiosk: String(paired.body.data.attributes.token) }
}
const cutOff = ({ socket }: Conversation) => new Promise((resolve) => socket.once('disconnect', resolve))

test('a pairing that is ended at one process ends at once at another, on both of its lines', async () => {
  const { id, kiosk } = await pair()
  const [line, bookings] = [
    await there.enter('widget', { locationId: 1, kiosk }),
    await connectVisitor(there.url, 'widget', { locationId: 1, kiosk }),
  ]
  const [page, stranger] = [
    await there.enter('widget', { locationId: 1 }),
    await connectVisitor(there.url, 'widget', { locationId: 1 }),
  ]
  const ends = Promise.all([cutOff(line), cutOff(bookings)])
  expect((await call(here, `DELETE ${path}/${id}`, { as: anna })).status).toBe(200)
  expect(await ends).toEqual(['io server disconnect', 'io server disconnect'])
  expect([page.socket.connected, stranger.socket.connected]).toEqual([true, true])
  stranger.socket.disconnect()
})

test('a kiosk is told of the ticket on its screen alone, and not of those that it gave to others before', async () => {
  const { kiosk } = await pair()
  const page = await here.enter('widget', { locationId: 1, kiosk })
  const give = async () => ticketIn(await page.ask('request_ticket', { serviceId: 1, language: 'ru' }))
  const [before, shown] = [await give(), await give()]
  const agent = await here.enter('agent', { person: anna })
  await agent.ask('call_next', { locationId: 1, counter: 5, serviceIds: [1] })
  await page.hears(aboutTicket(before.id, 'CALLED'))
  await agent.ask('finish', { id: Number(before.id) })
  await agent.ask('call_next', { locationId: 1, counter: 5, serviceIds: [1] })
  await page.hears(aboutTicket(shown.id, 'CALLED'))
  const languagesOf = ({ id }: { id: string }) =>
    page.heard.filter(aboutTicket(id, 'CALLED')).map((message) => ticketIn(message).language)
  // Only its holder is told the language of a ticket.
  expect([languagesOf(before), languagesOf(shown)]).toEqual([[''], ['ru']])
})

test('a kiosk whose pairing has ended is told of the tickets that it gave as any display is, also when it comes back', async () => {
  const { id, kiosk } = await pair()
  const handshake = { locationId: 1, kiosk, session: 'hall' }
  const page = await here.enter('widget', handshake)
  const given = ticketIn(await page.ask('request_ticket', { serviceId: 1, language: 'ru' }))
  // While it is paired it comes back to the ticket on its screen.
  page.socket.disconnect()
  const same = await here.enter('widget', handshake)
  await same.hears(aboutTicket(given.id, 'WAITING'))
  const end = cutOff(same)
  await call(here, `DELETE ${path}/${id}`, { as: anna })
  await end
  const back = await here.enter('widget', handshake)
  const { data } = await back.ask('get_tickets', { locationId: 1 })
  const listed = (data.data as { data: { id: string; attributes: { language: string } }[] }).data
  expect(listed.find((one) => one.id === given.id)?.attributes.language).toBe('')
  const agent = await here.enter('agent', { person: anna })
  for (;;) {
    const called = ticketIn(await agent.ask('call_next', { locationId: 1, counter: 6, serviceIds: [1] }))
    await back.hears(aboutTicket(called.id, 'CALLED'))
    if (called.id === given.id) break
  }
  const told = back.heard.filter((message) => message.type === 'ticket').map((message) => ticketIn(message))
  expect(new Set(told.filter((one) => one.id === given.id).map(({ language }) => language))).toEqual(
    new Set(['']),
  )
})

test('at a kiosk more times are held than one page may hold', async () => {
  const { kiosk } = await pair()
  const hold = async (handshake: object) => {
    const page = await connectVisitor(here.url, 'widget', { locationId: 1, ...handshake })
    const answers = []
    for (const hour of ['08', '09', '10', '11', '12', '13'])
      answers.push((await page.ask('lock_booking', slotAt(`${hour}:00`))).type)
    page.socket.disconnect()
    return answers
  }
  expect(new Set(await hold({ kiosk }))).toEqual(new Set(['booking_locked']))
})

test('its right to try many codes is to its own location: elsewhere it tries no more than any page', async () => {
  const { kiosk } = await pair()
  const page = await here.enter('widget', { kiosk })
  const wrongAt = async (locationId: number) => {
    const answer = await page.ask('check_in', { locationId, code: 'NOCODE' })
    return (answer.data as { code: string }).code
  }
  for (let tries = 0; tries < 10; tries += 1) expect(await wrongAt(2)).toBe('not_found')
  expect(await wrongAt(2)).toBe('rate_limited')
  for (let tries = 0; tries < 12; tries += 1) expect(await wrongAt(1)).toBe('not_found')
})
