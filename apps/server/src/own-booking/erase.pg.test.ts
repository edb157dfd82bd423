import type { TicketAttributes } from '@rinda/contract/queue/ticket'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAppointmentTown } from '../queue/testing/appointments.ts'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { connectQueue } from '../testing/clients/test-queue.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { attributesOf, book, lock, morning, rowOf, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { type HookServer, startHookServer } from '../webhooks/testing/hook-server.ts'
import { webhooksOf } from '../webhooks/testing/hook-world.ts'

type Named = { qtid: string; token: string }
let world: World
let anna: TestPortal
let hooks: HookServer

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: { ALLOW_PRIVATE_URLS: '1' } })
  hooks = await startHookServer()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await expectConsistent(world)
  await world.close()
  await hooks.close()
})

const erase = ({ qtid, token }: Named, more: object = { cancel: true }, at = world) =>
  call(at, `POST /api/visit/bookings/${qtid}/erase`, {
    headers: { 'x-booking-token': token },
    body: { erase: more },
  })

const person = {
  ...{
    firstName: 'Zeltīte',
    lastName: 'Neatrodamā',
    email: 'zeltite@nowhere.example',
    phoneNumber: '27654321',
  },
  ...{ fields: { text: 'a secret wish' }, notes: { description: 'a private remark' } },
}
const words = [
  'Zeltīte',
  'Neatrodamā',
  'zeltite@nowhere',
  '27654321',
  'a secret wish',
  'a private remark',
  'of the inside',
]

/** Names of the tables in which some of a person’s words still stand. */
async function tablesWith(texts: readonly string[], { db } = world): Promise<string[]> {
  const tables = [
    ...(['bookings', 'audit', 'events', 'replies', 'outbox', 'attachments', 'tickets'] as const),
    ...(['webhook_deliveries', 'visitor_acts'] as const),
  ]
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
      return texts.some((text) => rows.includes(text)) ? [table] : []
    }),
  )
  return found.flat()
}

test('whoever has their data erased is nowhere any more; when, which service and what became of it stay', async () => {
  const first = await book(anna, slotAt('08:00'), person)
  const before = await rowOf(world, first)
  await call(world, `PATCH /api/bookings/${before.booking_id}`, {
    as: await world.signIn('anna@rinda.example'),
    body: { booking: { notes: { internal: 'of the inside' } } },
  })
  await call(world, `POST /api/bookings/${before.booking_id}/attachment`, {
    as: await world.signIn('anna@rinda.example'),
    headers: { 'content-type': 'application/octet-stream' },
    body: '%PDF-1.7 x',
  })
  const hold = await lock(anna, slotAt('09:00'))
  await anna.ask('reschedule_booking', { ...first, lockedQtid: hold.qtid, lockedToken: hold.token })
  await expect.poll(async () => (await tablesWith(words)).includes('outbox')).toBe(true)
  expect(await tablesWith(words)).toEqual(expect.arrayContaining(['bookings', 'audit', 'events']))

  const answer = await erase(hold)
  expect(answer.status).toBe(200)
  expect(answer.body.data.attributes).toMatchObject({
    ...{ status: 'canceled', starts_at: '2026-12-09T09:00:00.000Z', user_deleted_at: morning.toISOString() },
    person: { first_name: '', email: '', phone_number: '', description: '', fields: {}, has_file: false },
  })
  expect(await tablesWith(words)).toEqual([])
  expect(await rowOf(world, first)).toMatchObject({ status: 'rescheduled', service_id: 1, first_name: '' })
  const acts = (await rowOf(world, hold)).log.map(({ act }) => act)
  expect(acts.slice(-2)).toEqual(['cancel', 'erase'])
  const free = await anna.ask('lock_booking', slotAt('09:00'))
  expect(attributesOf(free).status).toBe('locked')
})

test('what a visitor did counts still once they are erased, and says no more who they were', async () => {
  const phone = await connectVisitor(world.url, 'app')
  const booked = await phone.ask('schedule_booking', { ...slotAt('13:00', { specialistId: 3 }), ...person })
  const own = attributesOf(booked)
  const acts = async () =>
    (await world.db.selectFrom('visitor_acts').select('act').where('act', '=', 'booking').execute()).length
  const before = await acts()
  expect(before).toBeGreaterThan(0)
  expect((await erase(own)).status).toBe(200)
  expect([await tablesWith(['zeltite@nowhere', '27654321']), await acts()]).toEqual([[], before])
})

test('a visit that is to come is not erased unless it is canceled with it; one that was, is', async () => {
  const one = await book(anna, slotAt('10:00'), person)
  const refused = await erase(one, {})
  expect([refused.status, ...codesOf(refused)]).toEqual([409, 'wrong_state'])
  expect((await rowOf(world, one)).first_name).toBe('Zeltīte')
  await anna.ask('cancel_booking', one)
  expect((await erase(one, {})).status).toBe(200)
  expect((await rowOf(world, one)).status).toBe('canceled')
})

test('erased twice, or at the same moment by two phones, it is erased once', async () => {
  const one = await book(anna, slotAt('11:00'), person)
  const answers = await Promise.all([erase(one), erase(one), erase(one)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await rowOf(world, one)).log.filter(({ act }) => act === 'erase')).toHaveLength(1)
})

test('what a form of staff sends that was open when they were erased is not written down again', async () => {
  const one = await book(anna, slotAt('11:30'), person)
  const { booking_id: id } = await rowOf(world, one)
  world.time.now = new Date('2026-12-09T13:00:00Z')
  expect((await erase(one, {})).status).toBe(200)
  const as = await world.signIn('anna@rinda.example')
  const { firstName: first_name, lastName: last_name, phoneNumber: phone_number } = person
  const saved = await call(world, `PATCH /api/bookings/${id}`, {
    as,
    body: { booking: { first_name, last_name, phone_number, phone_country_code: '371' } },
  })
  const file = await call(world, `POST /api/bookings/${id}/attachment`, {
    as,
    headers: { 'content-type': 'application/octet-stream' },
    body: '%PDF-1.7 x',
  })
  world.time.now = morning
  expect([saved.status, ...codesOf(saved), file.status]).toEqual([409, 'wrong_state', 409])
  expect(await rowOf(world, one)).toMatchObject({ status: 'scheduled', first_name: '', phone_number: '' })
})

test('with the token of another booking nothing is erased', async () => {
  const [one, other] = [await book(anna, slotAt('12:00'), person), await book(anna, slotAt('13:00'), person)]
  expect((await erase({ ...one, token: other.token })).status).toBe(404)
  expect((await rowOf(world, one)).first_name).toBe('Zeltīte')
})

test('the answer that a series was booked with tells nothing of them at any of its bookings', async () => {
  const repeat = { weekdays: [3], until: '2026-12-23' }
  const named = { ...person, lastName: 'Trīskāršā' }
  const { data } = await anna.ask('schedule_series', { ...slotAt('15:00'), ...named, repeat })
  const made = (data.data as { id: string; attributes: Named }[]).map(({ attributes }) => attributes)
  expect(made).toHaveLength(3)
  const [first, second, third] = made as [Named, Named, Named]
  const told = async () => {
    const rows = await world.db.selectFrom('replies').select('answer').execute()
    const answer = rows
      .map((row) => JSON.stringify(row.answer))
      .find((text) => text.includes('series_scheduled'))
    return answer?.split('Trīskāršā').length
  }
  expect(await told()).toBe(4)
  expect((await erase(second)).status).toBe(200)
  expect(await told()).toBe(3)
  expect((await erase(third)).status).toBe(200)
  expect((await erase(first)).status).toBe(200)
  expect(await told()).toBe(1)
})

test('another system is sent nothing more of them than that it was canceled, and nothing of what it was sent is kept', async () => {
  const own = webhooksOf(world, await world.signIn('anna@rinda.example'))
  hooks.answer = (response, { path, body }) => {
    if (path === '/away') response.statusCode = 500
    response.end(body)
  }
  const events = ['booking.booked', 'booking.canceled']
  const here = await own.make(`${hooks.url}/here`, { events })
  const away = await own.make(`${hooks.url}/away`, { events })
  const one = await book(anna, slotAt('14:00'), {
    ...person,
    firstName: 'Dzintra',
    email: 'dzintra@away.example',
  })
  const known = ['Dzintra', 'dzintra@away']
  const deliveries = async ({ id }: { id: string }) =>
    (await own.deliveries(id)).map(({ event, state, fault, attempts }) => ({ event, state, fault, attempts }))
  await expect.poll(() => deliveries(here)).toMatchObject([{ event: 'booking.booked', state: 'sent' }])
  await expect.poll(() => deliveries(away)).toMatchObject([{ state: 'waiting', attempts: 1 }])
  expect(await tablesWith(known)).toContain('webhook_deliveries')

  expect((await erase(one)).status).toBe(200)
  await expect
    .poll(() =>
      hooks.received.filter(({ body }) => body.includes('booking.canceled')).map(({ path }) => path),
    )
    .toEqual(expect.arrayContaining(['/here', '/away']))
  expect(await tablesWith(known)).toEqual([])
  expect(await deliveries(away)).toContainEqual({
    ...{ event: 'booking.booked', state: 'failed', fault: 'erased', attempts: 1 },
  })
  const told = hooks.received.length
  const again = (await own.deliveries(here.id)).find(({ event }) => event === 'booking.booked')
  await own.ask(`POST /api/portal/webhooks/${here.id}/deliveries/${again?.id}/replay`)
  await expect.poll(() => hooks.received.length).toBeGreaterThan(told)
  const after = hooks.received.filter(({ body }) => !body.includes('Dzintra'))
  expect(hooks.received.length - after.length).toBe(2)
})

test('of the ticket of a visit nothing is kept of what staff wrote, and of how its visitor came', async () => {
  const database = await testDatabase()
  const town = await startAppointmentTown(database)
  const phone = await connectQueue(town.world.url, 'app', { session: 'the-phone-of-zeltite' })
  const agent = await connectQueue(town.world.url, 'agent', {
    person: await town.world.signIn('anna@rinda.example'),
  })
  const booking = await town.book('10:00', person)
  town.at('09:55')
  const { data } = await phone.ask('check_in', { locationId: 1, code: booking.code })
  const { id } = data.data as { id: string; attributes: TicketAttributes }
  await agent.ask('transfer', { id, serviceId: 1, note: 'a word among staff' })
  const known = ['a word among staff', 'the-phone-of-zeltite']
  expect(await tablesWith(known, town.world)).toEqual(expect.arrayContaining(['audit', 'tickets']))
  town.at('10:40')
  expect((await erase(booking, {}, town.world)).status).toBe(200)
  expect(await tablesWith(['a word among staff'], town.world)).toEqual([])
  const ticket = await town.world.db.selectFrom('tickets').selectAll().executeTakeFirstOrThrow()
  expect(ticket).toMatchObject({ note: '', ip: '', session: '', push_ids: {} })
  const audited = await town.world.db
    .selectFrom('audit')
    .selectAll()
    .where('object_kind', '=', 'ticket')
    .where('object_id', '=', id)
    .execute()
  expect(audited.map(({ action }) => action)).toContain('ticket.transfer')
  expect(audited.filter(({ actor_kind, ip }) => actor_kind === 'visitor' && ip !== '')).toEqual([])
  expect(audited.flatMap(({ before, after }) => [before, after]).filter((one) => one && 'ip' in one)).toEqual(
    [],
  )
  for (const { socket } of [phone, agent]) socket.disconnect()
  await town.world.close()
  await database.close()
})
