import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { call } from '../../testing/clients/http-calls.ts'
import { addPeople, emailOfCaller, otherCallers } from '../../testing/clients/people.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { connectQueue, ticketIn } from '../../testing/clients/test-queue.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { type AppointmentTown, startAppointmentTown } from '../testing/appointments.ts'

let database: OpenDatabase
let town: AppointmentTown
let anna: SignedInPerson

beforeAll(async () => {
  database = await testDatabase()
  town = await startAppointmentTown(database)
  await addPeople(town.world, otherCallers)
  anna = await town.world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(town.world.faults).toEqual([])
  await town.world.close()
  await database.close()
})
beforeEach(() => town.at('10:00'))

/** Somebody takes a ticket at a kiosk that has no paper. */
async function take(): Promise<{ id: string; token: string }> {
  const page = await connectQueue(town.world.url, 'widget', { locationId: 1 })
  const ticket = ticketIn(await page.ask('request_ticket', { serviceId: 3, language: 'ru' }))
  page.socket.disconnect()
  return { id: ticket.id, token: ticket.token ?? '' }
}
const print = (id: string, as: SignedInPerson, headers = {}) =>
  call(town.world, `POST /api/portal/tickets/${id}/paper`, { as, headers })
const audited = (id: string) =>
  database.db
    .selectFrom('audit')
    .selectAll()
    .where('object_kind', '=', 'ticket')
    .where('object_id', '=', id)
    .where('action', '=', 'ticket.print')
    .execute()

test('staff get the token of a ticket that waits for its paper, and the audit says who', async () => {
  const { id, token } = await take()
  const { status, body, headers } = await print(id, anna)
  expect(status).toBe(200)
  expect(body.data.attributes).toMatchObject({ token, language: 'ru', status: 'WAITING' })
  expect(headers.get('cache-control')).toContain('no-store')
  const [act, ...others] = await audited(id)
  expect(others).toEqual([])
  expect(act).toMatchObject({ actor_kind: 'portal', after: { location_id: 1, service_id: 3 } })
  expect(JSON.stringify(act)).not.toContain(token)
})

test('a call that is repeated under its key is answered as it was, with nothing done, and nobody is told of it', async () => {
  const { id, token } = await take()
  const events = () => database.db.selectFrom('events').selectAll().orderBy('seq').execute()
  const before = await events()
  const key = { 'idempotency-key': `print ${id}` }
  const [first, again] = [await print(id, anna, key), await print(id, anna, key)]
  expect([first.body.data.attributes.token, again.body.data.attributes.token]).toEqual([token, token])
  expect(await audited(id)).toHaveLength(1)
  const replies = await database.db.selectFrom('replies').selectAll().execute()
  expect(JSON.stringify(replies)).not.toContain(`print ${id}`)
  await print(id, anna)
  expect(await audited(id)).toHaveLength(2)
  expect(await events()).toEqual(before)
})

test('whoever may not see a ticket has no paper of it, and one that waits no more is not printed', async () => {
  const { id, token } = await take()
  for (const caller of ['foreign', 'elsewhere', 'none']) {
    const person = await town.world.signIn(emailOfCaller[caller] ?? '')
    expect((await print(id, person)).status, caller).toBe(404)
  }
  expect(await audited(id)).toEqual([])
  const page = await connectQueue(town.world.url, 'widget', { locationId: 1 })
  await page.ask('cancel_ticket', { id: Number(id), token })
  page.socket.disconnect()
  const over = await print(id, anna)
  expect([over.status, over.body.errors[0]?.code]).toEqual([409, 'wrong_state'])
  expect(await audited(id)).toEqual([])
})
