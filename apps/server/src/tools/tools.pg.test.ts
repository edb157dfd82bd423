import type { BookingResource } from '@rinda/contract/booking/booking'
import type { BookingChangeResource } from '@rinda/contract/booking/booking-log'
import type { MessageResource } from '@rinda/contract/booking/outbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailServer } from '../notifications/testing/mail-server.ts'
import { call } from '../testing/clients/http-calls.ts'
import { addPeople } from '../testing/clients/people.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { book, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let root: SignedInPerson
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await addPeople(world, [
    { email: 'admin@town.example', role: 'COMPANY_ADMIN' },
    { email: 'admin@second.example', role: 'COMPANY_ADMIN', locationIds: [2] },
    { email: 'admin@user.example', role: 'COMPANY_USER' },
  ])
  root = await world.signIn('admin@rinda.example')
  portal = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

type Messages = { data: MessageResource[]; meta?: { dead: number } }
type Log = { data: BookingResource[]; links: { next: string | null }; meta?: { total: number } }
const log = async (query = '', as = root) =>
  (await call(world, `GET /api/portal/tools/bookings?${query}`, { as })).body as unknown as Log
const names = async (query: string, as?: SignedInPerson) =>
  (await log(query, as)).data.map(({ attributes }) => attributes.qtid)
const change = async (qtid: string, booking: object) =>
  expect((await call(world, `PATCH /api/bookings/${qtid}`, { as: root, body: { booking } })).status).toBe(200)
const history = async (id: string, as = root) =>
  (await call(world, `GET /api/portal/bookings/${id}/history`, { as })).body as unknown as {
    data: BookingChangeResource[]
  }

test('the log has what was changed last first, or what begins first, and finds by name, phone, code and id', async () => {
  const late = await book(portal, slotAt('12:00'), { firstName: 'Žanete', lastName: 'Āboliņa' })
  world.time.now = new Date(morning.getTime() + 60_000)
  const early = await book(portal, slotAt('09:00'), { phoneNumber: '26114207' })
  expect(await names('')).toEqual([early.qtid, late.qtid])
  expect(await names('sort=time')).toEqual([early.qtid, late.qtid])
  world.time.now = new Date(morning.getTime() + 120_000)
  await change(late.qtid, { notes: { internal: 'zvanīja' } })
  expect(await names('')).toEqual([late.qtid, early.qtid])
  expect((await log('')).meta).toEqual({ total: 2 })

  const { code } = (await log(`q=${late.qtid}`)).data[0]?.attributes ?? {}
  for (const q of ['abolina zan', '+371 20000001', String(code), late.qtid])
    expect(await names(new URLSearchParams({ q }).toString())).toEqual([late.qtid])
  expect(await names('q=26114207')).toEqual([early.qtid])
  expect(await names('q=zz')).toHaveLength(2)
  expect(await names('q=zzz')).toEqual([])
  expect(await names('q=%25%25%25')).toEqual([])
  // Marks alone, of which nothing is left as they are compared, and signs.
  expect(await names('q=%CC%81%CC%81%CC%81')).toEqual([])
  expect(await names('q=%F0%9F%98%80%F0%9F%98%80')).toEqual([])
  expect(await names('status=canceled')).toEqual([])
  expect(await names('status=scheduled&client_type=portal&location_id=1&approval=none')).toHaveLength(2)
  expect(await names('company_id=40')).toEqual([])
})

test('goes on page by page in either order, with nothing twice and nothing left out', async () => {
  await sql`
    INSERT INTO bookings (company_id, qtid, token, kind, status, location_id, service_id, starts_at, ends_at,
      client_type, fields, notes, config, log, created_at, updated_at)
    SELECT company_id, gen_random_uuid(), token || n, kind, 'canceled', location_id, service_id, starts_at, ends_at,
      client_type, fields, notes, config, log, created_at, updated_at
    FROM (SELECT * FROM bookings ORDER BY booking_id LIMIT 1) AS one, generate_series(1, 220) AS n`.execute(
    world.db,
  )
  for (const order of ['time', 'changed']) expect(await walk(order)).toBe((await log('')).meta?.total)
})

async function walk(order: string): Promise<number> {
  const seen = new Set<string>()
  let path: string | null = `/api/portal/tools/bookings?sort=${order}`
  while (path) {
    const page: Log = (await call(world, `GET ${path}`, { as: root })).body as unknown as Log
    for (const { id } of page.data) {
      expect(seen.has(id)).toBe(false)
      seen.add(id)
    }
    path = page.links.next
  }
  return seen.size
}

test('tells who changed what of a booking, from what to what, and nothing that proves something', async () => {
  const { qtid, token } = await book(portal, slotAt('14:00'))
  await change(qtid, { phone_number: '26114208', notes: { internal: 'steidzami' } })
  await portal.ask('cancel_booking', { qtid, token })
  const { data } = await history(qtid)
  expect(data.map(({ attributes }) => attributes.act)).toEqual(['cancel', 'change', 'schedule'])
  expect(data[1]?.attributes).toMatchObject({
    ...{ actor: 'admin@rinda.example', actor_kind: 'portal', at: world.time.now.toISOString() },
    changes: expect.arrayContaining([
      { field: 'phone_number', from: '20000001', to: '26114208' },
      { field: 'notes/internal', from: null, to: 'steidzami' },
    ]),
  })
  const told = new Set(data.flatMap(({ attributes }) => attributes.changes.map(({ field }) => field)))
  expect(
    ['token', 'session', 'verification_code', 'push_tokens', 'log'].filter((one) => told.has(one)),
  ).toEqual([])
})

test('everybody sees their own company, and of it their own locations; without the address nothing', async () => {
  const [{ attributes } = { attributes: undefined }] = (await log('')).data
  const qtid = attributes?.qtid ?? ''
  const status = async (email: string, path: string) =>
    (await call(world, `GET ${path}`, { as: await world.signIn(email) })).status
  const path = `/api/portal/bookings/${qtid}/history`
  expect(await names('', await world.signIn('admin@town.example'))).toContain(qtid)
  expect(await names('', await world.signIn('admin@second.example'))).toEqual([])
  expect(await names('', await world.signIn('admin@nails.example'))).toEqual([])
  expect(await status('admin@second.example', path)).toBe(404)
  expect(await status('admin@nails.example', path)).toBe(404)
  for (const one of ['anna@rinda.example', 'admin@user.example']) {
    expect(await status(one, '/api/portal/tools/bookings')).toBe(403)
    expect(await status(one, path)).toBe(403)
  }
})

test('what makes no sense is refused', async () => {
  const places = ['page[after]=x', 'page[after]=999999999999999-1']
  for (const query of ['status=gone', ...places, 'location_id=-1', `q=${'x'.repeat(101)}`, 'sort=name']) {
    const answer = await call(world, `GET /api/portal/tools/bookings?${query}`, { as: root })
    // One error for each fault.
    expect([query, answer.status, answer.body.errors.length]).toEqual([query, 422, 1])
  }
})

test('a message that was given up is sent again once, with an audit row; what helps nobody is not', async () => {
  const post = await startMailServer()
  const own = await startWorld({
    now: morning,
    environment: { SMTP_URL: post.url, MAIL_FROM: 'rinda@town.example' },
  })
  const admin = await own.signIn('admin@rinda.example')
  const anna = await own.connect(await own.signIn('anna@rinda.example'))
  await book(anna, slotAt('10:00'), { email: 'visitor@visitor.example' })
  await expect.poll(() => post.mails.length).toBe(1)
  const messages = async (query = '') =>
    (await call(own, `GET /api/portal/tools/messages?${query}`, { as: admin })).body as unknown as Messages
  await expect.poll(async () => (await messages()).data[0]?.attributes.state).toBe('sent')
  const [sent] = (await messages()).data
  expect(sent?.attributes).toMatchObject({
    kind: 'confirmed',
    recipient: 'visitor@visitor.example',
    why_not_again: 'sent',
  })
  expect(JSON.stringify(sent)).not.toContain('"code":')
  const again = async () =>
    (await call(own, `POST /api/portal/tools/messages/${sent?.id}/send_again`, { as: admin })).status
  expect(await again()).toBe(409)

  await own.db.updateTable('outbox').set({ state: 'dead', fault: 'refused', attempts: 9 }).execute()
  expect((await messages('state=dead')).meta).toEqual({ dead: 1 })
  expect(await again()).toBe(200)
  expect(await again()).toBe(409)
  await expect.poll(() => post.mails.length).toBe(2)
  const row = await own.db
    .selectFrom('audit')
    .selectAll()
    .where('object_kind', '=', 'message')
    .executeTakeFirst()
  expect(row).toMatchObject({
    action: 'message.send_again',
    actor: 'admin@rinda.example',
    before: { state: 'dead' },
  })

  await own.db.updateTable('outbox').set({ state: 'dead', useless_at: morning }).execute()
  expect((await messages()).data[0]?.attributes.why_not_again).toBe('too_late')
  expect(await again()).toBe(409)
  await own.db
    .updateTable('outbox')
    .set({ kind: 'code', useless_at: new Date('2027-01-01') })
    .execute()
  expect((await messages()).data[0]?.attributes.why_not_again).toBe('code')
  expect(own.faults).toEqual([])
  await own.close()
  await post.close()
})

test('every message of the socket is described by a schema', async () => {
  const { data } = (await call(world, 'GET /api/portal/tools/message_types', { as: root })).body
  const types = data as unknown as { id: string; attributes: { schema: { properties: object } } }[]
  const slots = types.find(({ id }) => id === 'get_slots')
  expect(Object.keys(slots?.attributes.schema.properties ?? {})).toEqual(
    expect.arrayContaining(['locationId', 'date', 'days', 'serviceId', 'specialistId']),
  )
})
