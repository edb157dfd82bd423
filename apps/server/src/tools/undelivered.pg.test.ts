import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../notifications/testing/mail-server.ts'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { book, morning, rowOf, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let post: MailServer
let world: World
let anna: SignedInPerson

beforeAll(async () => {
  post = await startMailServer()
  world = await startWorld({ now: morning, environment: { SMTP_URL: post.url } })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await post.close()
})

const lastMessage = async () =>
  await world.db.selectFrom('outbox').selectAll().orderBy('message_id', 'desc').executeTakeFirstOrThrow()

test('staff are told of a booking that its mail did not arrive, until one does or the address is another', async () => {
  post.refuses = () => 550
  const portal = await world.connect(anna)
  const held = await book(portal, slotAt('10:00'), { email: 'gone@visitor.example' })
  const { booking_id: id } = await rowOf(world, held)
  type Told = { messages: object[] }
  const told = async () => {
    const { body } = await call(world, `GET /api/portal/bookings/${id}/undelivered`, { as: anna })
    return (body.data.attributes as Told).messages
  }
  await expect.poll(async () => (await told()).length).toBe(1)
  expect((await told())[0]).toMatchObject({
    ...{ channel: 'email', recipient: 'gone@visitor.example', fault: expect.stringContaining('550') },
  })

  // Sent again it is not known yet that it did not arrive.
  post.refuses = () => 451
  const root = await world.signIn('admin@rinda.example')
  const path = `POST /api/portal/tools/messages/${(await lastMessage()).message_id}/send_again`
  expect((await call(world, path, { as: root, body: {} })).status).toBe(200)
  await expect.poll(async () => (await lastMessage()).fault).toContain('451')
  expect(await told()).toEqual([])
  post.refuses = () => 550
  world.time.now = new Date(morning.getTime() + 5 * 60_000)
  await expect.poll(async () => (await told()).length).toBe(1)
  world.time.now = morning

  const write = (email: string) =>
    call(world, `PATCH /api/bookings/${id}`, { as: anna, body: { booking: { email } } })
  expect((await write('here@visitor.example')).status).toBe(200)
  await expect.poll(async () => (await told()).length).toBe(0)
  expect((await write('gone@visitor.example')).status).toBe(200)
  await expect.poll(async () => (await told()).length).toBe(1)
  post.refuses = () => null
  await portal.ask('cancel_booking', held)
  await expect.poll(() => post.mails.length).toBe(1)
  await expect.poll(told).toEqual([])

  const other = await world.signIn('admin@nails.example')
  expect((await call(world, `GET /api/portal/bookings/${id}/undelivered`, { as: other })).status).toBe(404)
})
