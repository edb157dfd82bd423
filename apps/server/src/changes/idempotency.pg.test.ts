import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookingBody, call, customer, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../testing/invariants.ts'
import {
  attributesOf,
  book,
  codeOf,
  idOf,
  lock,
  morning,
  slotAt,
  visitor,
} from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let uldis: SignedInPerson
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
  uldis = await world.signIn('user@rinda.example')
  portal = await world.connect(anna, { session: 'the session' })
})
beforeEach(() => {
  world.time.now = morning
})
afterAll(() => world.close())

test('the same trace gets the first answer again and does nothing twice', async () => {
  const first = await portal.ask('lock_booking', slotAt('08:00'), 'a')
  const counted = await countRows(world)
  expect(await portal.ask('lock_booking', slotAt('08:00'), 'a')).toEqual(first)
  expect(await portal.ask('lock_booking', slotAt('18:00'), 'a')).toEqual(first)
  expect(await countRows(world)).toEqual(counted)
})

test('in parallel too, for each kind of act', async () => {
  const held = await lock(portal, slotAt('09:00'))
  const old = await book(portal, slotAt('09:30'))
  const other = await lock(portal, slotAt('10:00'))
  const given = await lock(portal, slotAt('10:30'))
  const onto = { ...old, lockedQtid: other.qtid, lockedToken: other.token }
  const acts: [string, object][] = [
    ['lock_booking', slotAt('11:00', { specialistId: null })],
    ['schedule_booking', { ...slotAt('11:30', { serviceId: 2, specialistId: null }), ...visitor }],
    ['schedule_booking', { ...held, ...visitor }],
    ['reschedule_booking', onto],
    ['unlock_booking', given],
    ['cancel_booking', held],
  ]
  for (const [index, [type, data]] of acts.entries()) {
    const counted = await countRows(world)
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => portal.ask(type, data, `parallel ${index}`)),
    )
    expect(replies[0]?.type).not.toContain('FAILED')
    for (const reply of replies) expect(reply).toEqual(replies[0])
    const changes = type === 'reschedule_booking' ? 2 : 1
    expect((await countRows(world)).events).toBe((counted.events ?? 0) + changes)
  }
})

test('after a new connection of the same session, and a new start of the server', async () => {
  const first = await portal.ask('lock_booking', slotAt('12:00'), 'b')
  portal.socket.disconnect()
  portal = await world.connect(anna, { session: 'the session' })
  expect(await portal.ask('lock_booking', slotAt('12:00'), 'b')).toEqual(first)
  await world.restart()
  portal = await world.connect(anna, { session: 'the session' })
  expect(await portal.ask('lock_booking', slotAt('12:00'), 'b')).toEqual(first)
})

test('a refusal is a first answer as well', async () => {
  const held = await lock(portal, slotAt('13:00'))
  const refused = await portal.ask('lock_booking', slotAt('13:00'), 'c')
  expect(codeOf(refused)).toBe('slot_taken')
  await portal.ask('unlock_booking', held)
  expect(await portal.ask('lock_booking', slotAt('13:00'), 'c')).toEqual(refused)
  expect((await portal.ask('lock_booking', slotAt('13:00'), 'c2')).type).toBe('booking_locked')
})

test('a first answer stands even when the same would now be refused before anything is looked at', async () => {
  const slot = slotAt('14:00', { date: '2026-12-01' })
  const first = await portal.ask('lock_booking', slot, 'd')
  expect(first.type).toBe('booking_locked')
  world.time.now = new Date('2026-12-01T15:00:00Z')
  expect(await portal.ask('lock_booking', slot, 'd')).toEqual(first)
  const past = await portal.ask('lock_booking', slot, 'd2')
  expect(codeOf(past)).toBe('invalid')
  world.time.now = morning
  expect(await portal.ask('lock_booking', slot, 'd2')).toEqual(past)
})

test('the platform admin’s first answer is found wherever it was given', async () => {
  const root = await world.connect(await world.signIn('admin@rinda.example'))
  const slot = { locationId: 40, serviceId: 5, date: '2026-12-01', time: '14:00' }
  const first = await root.ask('lock_booking', slot, 'e')
  expect(first.type).toBe('booking_locked')
  world.time.now = new Date('2026-12-01T15:00:00Z')
  expect(await root.ask('lock_booking', slot, 'e')).toEqual(first)
})

test('a trace is one session’s, and a session one person’s', async () => {
  const first = await portal.ask('lock_booking', slotAt('15:00'), 'f')
  const twin = await world.connect(uldis, { session: 'the session' })
  expect(codeOf(await twin.ask('lock_booking', slotAt('15:00'), 'f'))).toBe('slot_taken')
  const second = await world.connect(anna, { session: 'another' })
  expect(codeOf(await second.ask('lock_booking', slotAt('15:00'), 'f'))).toBe('slot_taken')
  expect(first.type).toBe('booking_locked')
})

const post = (as: SignedInPerson | 'internal', time: string, key: string, more = {}) =>
  call(world, 'POST /api/bookings', {
    as,
    body: bookingBody(time, more),
    headers: { 'idempotency-key': key },
  })

test('over HTTP an Idempotency-Key does the same, in parallel too', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(anna, '16:00', 'key')))
  expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 201))
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body)
  const again = await post(anna, '16:00', 'other key')
  expect(again.status).toBe(409)
  expect((await post(anna, '16:00', 'other key')).body).toEqual(again.body)
})

test('what follows a path is no part of the key, however long it is', async () => {
  const long = Array.from({ length: 7_000 }, (_, at) => Math.sin(at).toString(36).at(-1)).join('')
  const body = JSON.stringify(bookingBody('18:00'))
  const headers = {
    ...{ cookie: anna.cookie, 'content-type': 'application/vnd.api+json', 'idempotency-key': 'long' },
    'content-length': Buffer.byteLength(body),
  }
  const send = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(new URL(world.url), { method: 'POST', path, headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sent.on('error', reject).end(body)
    })
  expect(await send(`/api/bookings#${long}`)).toBe(201)
  expect(await send('/api/bookings')).toBe(201)
})

test('another caller’s key is another key', async () => {
  expect((await post(anna, '17:00', 'shared')).status).toBe(201)
  expect((await post(uldis, '17:00', 'shared')).status).toBe(409)
  expect((await post('internal', '17:30', 'shared')).status).toBe(201)
  expect((await post('internal', '17:30', 'shared')).status).toBe(201)
})

test('a repeated PATCH changes once, by staff and by the visitor', async () => {
  const made = await portal.ask('schedule_booking', { ...slotAt('18:30'), ...visitor })
  const { token } = attributesOf(made)
  const visits = {
    as: anna,
    headers: { 'idempotency-key': 'patch' },
    body: { booking: { ...customer, first_name: 'Ilze' } },
  }
  const path = `PATCH /api/bookings/${idOf(made)}`
  const first = await call(world, path, visits)
  const counted = await countRows(world)
  expect((await call(world, path, visits)).body).toEqual(first.body)
  expect(await countRows(world)).toEqual(counted)
  const cancel = {
    headers: { 'idempotency-key': 'visitor' },
    body: { booking: { status: 'canceled', token } },
  }
  const canceled = await call(world, path, cancel)
  expect(canceled.status).toBe(200)
  expect((await call(world, path, cancel)).body).toEqual(canceled.body)
  expect((await call(world, path, { ...cancel, headers: { 'idempotency-key': '2' } })).status).toBe(200)
})

test('all of it leaves the database consistent', () => expectConsistent(world))
