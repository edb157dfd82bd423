import type { TicketAttributes } from '@rinda/contract/queue/ticket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import type { Conversation, Message } from '../../testing/clients/conversation.ts'
import { connectQueue } from '../../testing/clients/test-queue.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { rowOf } from '../../testing/towns/bookings.ts'
import { type AppointmentTown, startAppointmentTown } from '../testing/appointments.ts'

let database: OpenDatabase
let town: AppointmentTown
let agent: Conversation
let phone: Conversation

beforeAll(async () => {
  database = await testDatabase()
  town = await startAppointmentTown(database)
  const anna = await town.world.signIn('anna@rinda.example')
  agent = await connectQueue(town.world.url, 'agent', { person: anna })
  phone = await connectQueue(town.world.url, 'app')
})
afterAll(async () => {
  for (const { socket } of [agent, phone]) socket.disconnect()
  await town.world.close()
  await database.close()
})

type Ticket = TicketAttributes & { id: string }
function ticketIn({ type, data }: Message): Ticket {
  expect(type).toBe('ticket')
  const { id, attributes } = data.data as { id: string; attributes: TicketAttributes }
  return { id, ...attributes }
}
const about = (id: string, status: string) => (message: Message) =>
  message.type === 'ticket' && ticketIn(message).id === id && ticketIn(message).status === status

test('a visitor checks in by code, is called at the counter, and their booking is served when the visit ends', async () => {
  const booking = await town.book('10:00')
  town.at('09:55')
  const mine = ticketIn(await phone.ask('check_in', { locationId: 1, code: booking.code }))
  expect(mine).toMatchObject({ status: 'WAITING', booking_id: booking.bookingId, tickets_to_wait: 0 })
  expect(mine.token).toMatch(/.{20}/)
  expect(ticketIn(await agent.hears(about(mine.id, 'WAITING'))).token).toBeUndefined()
  expect(ticketIn(await agent.ask('check_in', { locationId: 1, qtid: booking.qtid })).id).toBe(mine.id)
  const called = ticketIn(await agent.ask('call_next', { locationId: 1, counter: 1 }))
  expect(called).toMatchObject({ id: mine.id, appointment_at: booking.startsAt.toISOString() })
  await phone.hears(about(mine.id, 'CALLED'))
  expect(ticketIn(await agent.ask('finish', { id: mine.id })).status).toBe('DONE')
  await phone.hears(about(mine.id, 'DONE'))
  expect((await rowOf(town.world, booking)).served_at).toEqual(town.world.time.now)
})

test('what is refused is a CHECK_IN_FAILED with its code and a text in each language', async () => {
  const booking = await town.book('16:00')
  town.at('09:55')
  const early = await phone.ask('check_in', { locationId: 1, code: booking.code })
  expect(early).toMatchObject({ type: 'CHECK_IN_FAILED', data: { code: 'wrong_state' } })
  expect(early.data.info).toEqual({
    lv: expect.stringContaining('14:00'),
    en: 'It is too early to check in. You can do so from 14:00.',
    ru: expect.stringContaining('14:00'),
  })
  const unknown = await phone.ask('check_in', { locationId: 1, code: 'ABCDEF' })
  expect(unknown).toMatchObject({ type: 'CHECK_IN_FAILED', data: { code: 'not_found', field: 'code' } })
  const nothing = await phone.ask('check_in', { locationId: 1 })
  expect(nothing).toMatchObject({ type: 'CHECK_IN_FAILED', data: { code: 'invalid', field: 'code' } })
  for (let nth = 0; nth < 9; nth++) await phone.ask('check_in', { locationId: 1, code: 'ABCDEF' })
  const limited = await phone.ask('check_in', { locationId: 1, code: 'ABCDEF' })
  expect(limited).toMatchObject({ type: 'CHECK_IN_FAILED', data: { code: 'rate_limited', retryAfter: 600 } })
})
