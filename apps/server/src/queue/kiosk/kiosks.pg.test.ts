import type { OwnKioskResource } from '@rinda/contract/queue/kiosk'
import type { TicketAttributes } from '@rinda/contract/queue/ticket'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { call } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../../testing/clients/test-portal.ts'
import { connectQueue } from '../../testing/clients/test-queue.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { type AppointmentTown, startAppointmentTown } from '../testing/appointments.ts'

let database: OpenDatabase
let town: AppointmentTown
let anna: SignedInPerson

beforeAll(async () => {
  database = await testDatabase()
  town = await startAppointmentTown(database)
  anna = await town.world.signIn('anna@rinda.example')
})
afterAll(async () => {
  await town.world.close()
  await database.close()
})
beforeEach(async () => {
  town.at('10:00')
  await database.db.deleteFrom('check_in_guesses').execute()
})

const path = '/api/portal/locations/1/kiosks'
const ownPath = '/api/visit/locations/1/kiosk'
type Kiosk = { id: string; attributes: { name: string; code: string; paired_at: string | null } }

async function makeKiosk(more: object = {}): Promise<Kiosk> {
  const kiosk = { name: 'Pie ieejas', ...more }
  const { status, body } = await call(town.world, `POST ${path}`, { as: anna, body: { kiosk } })
  expect(status).toBe(201)
  return body.data as unknown as Kiosk
}
const enter = (code: string, at = ownPath) => call(town.world, `POST ${at}`, { body: { kiosk: { code } } })
const showOwn = (token: string, at = ownPath) =>
  call(town.world, `GET ${at}`, { headers: { 'x-kiosk-token': token } })

async function pair(more: object = {}): Promise<{ kiosk: Kiosk; token: string }> {
  const kiosk = await makeKiosk(more)
  const { status, body } = await enter(kiosk.attributes.code)
  expect(status).toBe(201)
  const { attributes } = body.data as unknown as OwnKioskResource
  return { kiosk, token: attributes.token ?? '' }
}

const ticketsOf = (kiosk: Kiosk) =>
  database.db.selectFrom('tickets').selectAll().where('kiosk_id', '=', Number(kiosk.id)).execute()

test('a device is paired by its code, once, and shows its own secret from then on', async () => {
  const kiosk = await makeKiosk({ prints: true })
  expect(kiosk.attributes.code).toMatch(/^\d{6}$/)
  const { code } = kiosk.attributes
  const paired = await enter(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect(paired.status).toBe(201)
  const own = paired.body.data as unknown as OwnKioskResource
  expect(own.attributes).toMatchObject({ name: 'Pie ieejas', prints: true, location_id: 1 })
  expect((await enter(code)).status).toBe(404)

  const token = own.attributes.token ?? ''
  const shown = await showOwn(token)
  expect(shown.status).toBe(200)
  expect(shown.text).not.toContain(token)
  expect((await showOwn(token, '/api/visit/locations/2/kiosk')).status).toBe(404)
  expect((await showOwn(`${token.slice(0, -1)}!`)).status).toBe(404)
  const listed = await call(town.world, `GET ${path}`, { as: anna })
  const mine = listed.body.data.find(({ id }) => id === kiosk.id)
  expect(mine?.attributes).toMatchObject({ code: null, paired_at: '2026-12-01T10:00:00.000Z' })
  // Neither the code nor the secret stands in the history, and the secret nowhere at all.
  const audit = await database.db.selectFrom('audit').selectAll().where('object_kind', '=', 'kiosk').execute()
  expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(['kiosk.create', 'kiosk.pair']))
  expect(JSON.stringify(audit)).not.toContain(code)
  const rows = await database.db.selectFrom('kiosks').selectAll().execute()
  expect(JSON.stringify([audit, rows])).not.toContain(token)
})

test('the same key makes one', async () => {
  const headers = { 'idempotency-key': 'one kiosk' }
  const body = { kiosk: { name: 'Pie durvīm' } }
  const make = () => call(town.world, `POST ${path}`, { as: anna, body, headers })
  const answers = await Promise.all([make(), make(), make()])
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
})

test('a device whose answer was lost pairs again under the same key, and nobody else does', async () => {
  const { attributes } = await makeKiosk()
  const headers = { 'idempotency-key': 'one device' }
  const body = { kiosk: { code: attributes.code } }
  const pairOnce = () => call(town.world, `POST ${ownPath}`, { body, headers })
  const [first, second] = await Promise.all([pairOnce(), pairOnce()])
  const { token = '' } = first.body.data.attributes as OwnKioskResource['attributes']
  expect(second.body).toEqual(first.body)
  expect((await pairOnce()).body).toEqual(first.body)
  expect((await showOwn(token)).status).toBe(200)
  expect((await enter(attributes.code)).status).toBe(404)
  const replies = await database.db.selectFrom('replies').selectAll().execute()
  expect(JSON.stringify(replies)).not.toContain(token)
})

test('a code works for ten minutes, at its location alone', async () => {
  const { attributes } = await makeKiosk()
  expect((await enter(attributes.code, '/api/visit/locations/2/kiosk')).status).toBe(404)
  town.at('10:10')
  const late = await enter(attributes.code)
  expect(late.status).toBe(404)
  expect(late.body.errors[0]).toMatchObject({ code: 'not_found', source: { pointer: '/kiosk/code' } })
})

test('whoever guesses codes has to wait, and who enters the right one is not counted', async () => {
  for (let times = 0; times < 12; times += 1) await pair()
  const wrong = []
  for (let times = 0; times < 11; times += 1) wrong.push(await enter('nothing'))
  expect(wrong.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 404), 429])
  expect(wrong.at(-1)?.body.errors[0]?.source).toEqual({ pointer: '/kiosk/code' })
})

test('a paired kiosk has no limit by address or session, and its tickets bear its name', async () => {
  const { kiosk, token } = await pair()
  const page = await connectQueue(town.world.url, 'widget', { locationId: 1, kiosk: token })
  for (let times = 0; times < 5; times += 1) {
    const reply = await page.ask('request_ticket', { serviceId: 3 })
    const { attributes } = reply.data.data as { attributes: TicketAttributes }
    expect(attributes).toMatchObject({ failed_code: null, origin: 'kiosk' })
  }
  expect(await ticketsOf(kiosk)).toHaveLength(5)
  // Its right ends at its location.
  const other = await page.ask('request_ticket', { serviceId: 7 })
  const { attributes } = other.data.data as { attributes: TicketAttributes }
  expect(attributes.origin).not.toBe('kiosk')
  page.socket.disconnect()

  const stranger = await connectQueue(town.world.url, 'widget', { locationId: 1, kiosk: 'x'.repeat(43) })
  const answers = []
  for (let times = 0; times < 4; times += 1) {
    const { data } = await stranger.ask('request_ticket', { serviceId: 3 })
    answers.push((data.data as { attributes: TicketAttributes }).attributes.failed_code)
  }
  expect(answers).toEqual([null, null, null, 'limited'])
  stranger.socket.disconnect()
})

test('a pairing that is ended ends at once, also on the page that is open', async () => {
  const { kiosk, token } = await pair()
  const page = await connectQueue(town.world.url, 'widget', { locationId: 1, kiosk: token })
  const other = await connectQueue(town.world.url, 'widget', { locationId: 1 })
  const cutOff = new Promise((resolve) => page.socket.once('disconnect', resolve))
  expect((await call(town.world, `DELETE ${path}/${kiosk.id}`, { as: anna })).status).toBe(200)
  expect(await cutOff).toBe('io server disconnect')
  expect(other.socket.connected).toBe(true)
  other.socket.disconnect()
  expect((await showOwn(token)).status).toBe(404)
  const again = await connectQueue(town.world.url, 'widget', { locationId: 1, kiosk: token })
  await again.ask('request_ticket', { serviceId: 3 })
  again.socket.disconnect()
  expect(await ticketsOf(kiosk)).toEqual([])
  expect((await call(town.world, `DELETE ${path}/${kiosk.id}`, { as: anna })).status).toBe(200)
  const body = { kiosk: { name: 'Vēl' } }
  expect((await call(town.world, `PATCH ${path}/${kiosk.id}`, { as: anna, body })).status).toBe(404)
})

test('it is renamed by admins of the location, and by nobody else', async () => {
  const { id } = await makeKiosk()
  const body = { kiosk: { name: 'Otrais stāvs', prints: true } }
  const renamed = await call(town.world, `PATCH ${path}/${id}`, { as: anna, body })
  expect(renamed.body.data.attributes).toMatchObject({ name: 'Otrais stāvs', prints: true })
  const wrong = await call(town.world, `PATCH ${path}/${id}`, { as: anna, body: { kiosk: { name: ' ' } } })
  expect(wrong.body.errors[0]?.source).toEqual({ pointer: '/kiosk/name' })
  const user = await town.world.signIn('user@rinda.example')
  const foreign = await town.world.signIn('admin@nails.example')
  for (const [as, status] of [
    [user, 403],
    [foreign, 404],
    [undefined, 401],
  ] as const) {
    const who = as ? { as } : {}
    expect((await call(town.world, `GET ${path}`, who)).status).toBe(status)
    expect((await call(town.world, `PATCH ${path}/${id}`, { ...who, body })).status).toBe(status)
    expect((await call(town.world, `DELETE ${path}/${id}`, who)).status).toBe(status)
    expect((await call(town.world, `POST ${path}`, { ...who, body })).status).toBe(status)
  }
})
