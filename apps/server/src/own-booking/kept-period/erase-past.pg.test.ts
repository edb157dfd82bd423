import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { createWriter } from '../../changes/write.ts'
import { countPart } from '../../reports/monthly/count-store.ts'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { book, morning, rowOf, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { type HookServer, startHookServer } from '../../webhooks/testing/hook-server.ts'
import { webhooksOf } from '../../webhooks/testing/hook-world.ts'
import { erasePast } from './erase-past.ts'

let world: World
let hooks: HookServer
let admin: SignedInPerson
let root: SignedInPerson
let anna: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: { ALLOW_PRIVATE_URLS: '1' } })
  hooks = await startHookServer()
  admin = await world.signIn('anna@rinda.example')
  root = await world.signIn('admin@rinda.example')
  anna = await world.connect(admin)
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await hooks.close()
})

const person = { firstName: 'Senā', lastName: 'Viešņa', email: 'sena@past.example', phoneNumber: '27111222' }
const known = ['Senā', 'Viešņa', 'sena@past', '27111222', 'a word of long ago', 'phone-of-long-ago']
const tables = ['bookings', 'audit', 'events', 'replies', 'outbox', 'webhook_deliveries', 'tickets'] as const

/** Names of the tables in which they are still known. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    tables.map(async (table) => {
      const rows = JSON.stringify(await world.db.selectFrom(table).selectAll().execute())
      return words.some((word) => rows.includes(word)) ? [table] : []
    }),
  )
  return found.flat()
}

/** Does the work as it is done at a time, once it is due. */
const runAt = (time: string) =>
  erasePast(
    { db: world.db, writeBySystem: createWriter(world.db, async () => {}).writeBySystem },
    new Date(time),
  )
const keepFor = (keepMonths: number) =>
  call(world, 'PATCH /api/platform/companies/1', {
    as: root,
    body: { company: { profile: { privacy: { keepMonths } } } },
  })
/** Counts the month of the visit anew, as the reports do. */
const figures = () =>
  countPart(
    world.db,
    narrow(systemCaller.scope, 1),
    {
      ...{ location_id: 1, month: '2026-12-01' },
      ...{ begins_at: new Date('2026-11-30T22:00:00Z'), ends_at: new Date('2026-12-31T22:00:00Z') },
    },
    new Date('2027-12-01T00:00:00Z'),
  )

test('after the period a visitor is nowhere any more, and what was counted stays; before it they are', async () => {
  const own = webhooksOf(world, admin)
  await own.make(`${hooks.url}/told`)
  const visit = await book(anna, slotAt('08:00'), { ...person, notes: { description: 'a word of long ago' } })
  const block = await anna.ask('schedule_booking', {
    ...slotAt('16:00'),
    ...{ duration: 30, fields: { _is_blocked: true }, notes: { blocked: 'The room is painted' } },
  })
  expect(block.type).toBe('booking_scheduled')
  const ticket = {
    ...{ company_id: 1, location_id: 1, service_id: 1, day: '2026-12-09', letter: 'A', number: 1, place: 1 },
    ...{
      token: 'of-a-ticket',
      status: 'DONE' as const,
      origin: 'phone' as const,
      note: 'a word of long ago',
    },
    ...{ session: 'phone-of-long-ago', ip: '198.51.100.7', ended_at: new Date('2026-12-09T08:20:00Z') },
    ...{ created_at: new Date('2026-12-09T07:50:00Z'), updated_at: new Date('2026-12-09T08:20:00Z') },
    waiting_since: new Date('2026-12-09T07:50:00Z'),
  } as const
  await world.db.insertInto('tickets').values(ticket).execute()
  await world.db
    .insertInto('ticket_sequences')
    .values({
      company_id: 1,
      location_id: 1,
      day: '2026-12-09',
      letter: 'A',
      last: 1,
      last_at: ticket.created_at,
    })
    .execute()
  await expect.poll(() => tablesWith(known)).toEqual(expect.arrayContaining(['outbox', 'webhook_deliveries']))
  await expect.poll(() => hooks.received.length).toBe(1)
  const before = await rowOf(world, visit)
  const counted = await figures()
  const everywhere = await tablesWith(known)

  await runAt('2027-12-09T20:00:00Z')
  expect(await rowOf(world, visit)).toEqual(before)
  expect(await tablesWith(known)).toEqual(everywhere)

  const seqs = () => world.db.selectFrom('streams').selectAll().execute()
  const streamed = await seqs()
  await runAt('2027-12-10T01:00:00Z')
  expect(await tablesWith(known)).toEqual([])
  expect(await tablesWith(['The room is painted'])).toContain('bookings')
  const after = await rowOf(world, visit)
  expect(after).toMatchObject({
    status: before.status,
    starts_at: before.starts_at,
    service_id: 1,
    ip: '',
    notes: {},
  })
  expect(after.user_deleted_at).toEqual(new Date('2027-12-10T01:00:00Z'))
  expect(after.log.at(-1)).toMatchObject({ act: 'erase', by: 'system' })
  expect(await world.db.selectFrom('tickets').select(['note', 'ip', 'session']).execute()).toEqual([
    { note: '', ip: '', session: '' },
  ])
  expect(await figures()).toEqual(counted)
  expect(await seqs()).toEqual(streamed)
  expect(hooks.received).toHaveLength(1)

  await runAt('2028-01-10T01:00:00Z')
  expect(await rowOf(world, visit)).toEqual(after)
})

test('a company may keep them for less, or for longer; what it may not say is refused', async () => {
  const visit = await book(anna, slotAt('10:00'), person)
  expect((await keepFor(0)).status).toBe(422)
  expect((await keepFor(3)).status).toBe(200)
  await runAt('2027-03-09T20:00:00Z')
  expect((await rowOf(world, visit)).first_name).toBe('Senā')
  await runAt('2027-03-09T22:30:00Z')
  expect((await rowOf(world, visit)).first_name).toBe('')
  const later = await book(anna, slotAt('12:00'), person)
  expect((await keepFor(24)).status).toBe(200)
  await runAt('2028-12-08T12:00:00Z')
  expect((await rowOf(world, later)).first_name).toBe('Senā')
})
