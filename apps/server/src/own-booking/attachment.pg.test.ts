import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { book, lock, morning, rowOf, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

/** Files that visitors give along with what they hold or have booked. */

type Named = { qtid: string; token: string }
let world: World
let tests = 0

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await ask(true)
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await expectConsistent(world)
  await world.close()
})

const anna = () => world.signIn('anna@rinda.example')
const ask = async (asks_attachment: boolean, serviceId = 1) => {
  const body = { service: { config: { asks_attachment } } }
  const path = `/api/portal/locations/1/services/${serviceId}`
  const answer = await call(world, `PATCH ${path}`, { as: await anna(), body })
  expect(answer.status).toBe(200)
}
const page = () => {
  tests += 1
  return connectVisitor(world.url, 'widget', { address: `203.0.113.${tests}` })
}
const pdf = Buffer.from('%PDF-1.7\nwhat the visitor brought')
const png = Buffer.from('\x89PNG\r\n\x1a\n\0picture', 'latin1')

async function attach({ qtid, token }: Named, content: Buffer, headers: Record<string, string> = {}) {
  return await fetch(`${world.url}/api/visit/bookings/${qtid}/attachment`, {
    method: 'POST',
    headers: { 'x-booking-token': token, 'content-type': 'application/octet-stream', ...headers },
    body: new Uint8Array(content),
  })
}
const detach = ({ qtid, token }: Named) =>
  call(world, `DELETE /api/visit/bookings/${qtid}/attachment`, { headers: { 'x-booking-token': token } })
const codeIn = async (response: Response) =>
  ((await response.json()) as { errors: { code: string }[] }).errors[0]?.code
const actsOf = async (visit: Named) => (await rowOf(world, visit)).log.map(({ act }) => act)

/** The file of a booking, as staff are given it; null where there is none. */
async function seenByStaff({ qtid }: Named): Promise<Buffer | null> {
  const { cookie } = await anna()
  const given = await fetch(`${world.url}/api/bookings/${qtid}/attachment`, { headers: { cookie } })
  return given.ok ? Buffer.from(await given.arrayBuffer()) : null
}
/** Number of files that are kept of a booking. */
async function keptOf(visit: Named): Promise<number> {
  const { booking_id } = await rowOf(world, visit)
  const rows = await world.db.selectFrom('attachments').select('booking_id').execute()
  return rows.filter((row) => row.booking_id === booking_id).length
}
const scheduled = { ...visitor, email: 'laima@visitor.example' }

test('what is attached to a hold goes along with its booking, and staff see it', async () => {
  const from = await page()
  const hold = await lock(from, slotAt('08:00'))
  const attached = await attach(hold, png)
  expect(attached.status).toBe(200)
  const shown = (await attached.json()) as { data: { type: string; attributes: { person: object } } }
  expect(shown.data).toMatchObject({ type: 'own_booking', attributes: { person: { has_file: true } } })
  expect((await attach(hold, pdf, { 'content-type': 'image/png' })).status).toBe(200)
  await from.ask('schedule_booking', { ...hold, ...scheduled })
  expect(await seenByStaff(hold)).toEqual(pdf)
  expect(await actsOf(hold)).toEqual(['lock', 'attach', 'attach', 'schedule'])
})

test('a file that lies about its type and one that is too large are refused, and the hold stands', async () => {
  const from = await page()
  const hold = await lock(from, slotAt('09:00'))
  for (const wrong of [Buffer.from('MZ\x90\0 photo.png'), Buffer.from('<html>%PDF-1.7'), Buffer.alloc(0)]) {
    const refused = await attach(hold, wrong, { 'content-type': 'image/png' })
    expect([refused.status, await codeIn(refused)]).toEqual([422, 'invalid'])
  }
  const large = await attach(hold, Buffer.concat([pdf, Buffer.alloc(20 * 1024 * 1024)]))
  expect([large.status, await codeIn(large)]).toEqual([413, 'too_large'])
  expect(await keptOf(hold)).toBe(0)
  expect(await actsOf(hold)).toEqual(['lock'])
})

test('nobody but who holds its token gives or takes a file, and nobody is given it back', async () => {
  const from = await page()
  const hold = await lock(from, slotAt('10:00'))
  const other = await lock(await page(), slotAt('10:30'))
  expect((await attach({ ...hold, token: other.token }, pdf)).status).toBe(404)
  expect((await attach(hold, pdf, { 'x-booking-token': '' })).status).toBe(404)
  expect((await attach(hold, pdf)).status).toBe(200)
  expect((await detach({ ...hold, token: other.token })).status).toBe(404)
  const headers = { 'x-booking-token': hold.token }
  expect((await call(world, `GET /api/bookings/${hold.qtid}/attachment`, { headers })).status).toBe(401)
  expect((await call(world, `GET /api/visit/bookings/${hold.qtid}/attachment`, { headers })).status).toBe(404)
  expect(await keptOf(hold)).toBe(1)
  expect(await keptOf(other)).toBe(0)
})

test('where the service does not ask for it nothing is taken', async () => {
  const from = await page()
  const hold = await lock(from, slotAt('11:00', { serviceId: 2, specialistId: null }))
  const refused = await attach(hold, pdf)
  expect([refused.status, await codeIn(refused)]).toEqual([409, 'wrong_state'])
  await ask(true, 2)
  expect((await attach(hold, pdf)).status).toBe(200)
  await ask(false, 2)
})

test('it is taken away again, and once more changes nothing', async () => {
  const hold = await lock(await page(), slotAt('11:30'))
  await attach(hold, pdf)
  expect((await detach(hold)).body.data.attributes.person).toMatchObject({ has_file: false })
  expect((await detach(hold)).status).toBe(200)
  expect(await actsOf(hold)).toEqual(['lock', 'attach', 'detach'])
  expect(await keptOf(hold)).toBe(0)
})

test('sent again under its key it is attached once, and ten times are enough', async () => {
  const hold = await lock(await page(), slotAt('12:00'))
  const once = { 'idempotency-key': 'a file' }
  for (const _ of [1, 2, 3]) expect((await attach(hold, pdf, once)).status).toBe(200)
  expect(await actsOf(hold)).toEqual(['lock', 'attach'])
  for (let nth = 1; nth < 10; nth++) expect((await attach(hold, pdf)).status).toBe(200)
  const refused = await attach(hold, png)
  expect([refused.status, await codeIn(refused)]).toEqual([429, 'rate_limited'])
})

test('a hold that ends or is given back leaves no file behind', async () => {
  const from = await page()
  const [ended, released] = [await lock(from, slotAt('12:30')), await lock(from, slotAt('13:00'))]
  for (const hold of [ended, released]) expect((await attach(hold, pdf)).status).toBe(200)
  await from.ask('unlock_booking', released)
  expect(await keptOf(released)).toBe(0)
  world.time.now = new Date(world.time.now.getTime() + 11 * 60_000)
  const late = await attach(ended, png)
  expect([late.status, await codeIn(late)]).toEqual([409, 'wrong_state'])
  await expect.poll(() => keptOf(ended)).toBe(0)
})

test('it goes with a visit that is moved, and is erased with all else', async () => {
  const from = await page()
  const visit = await book(from, slotAt('13:30'), scheduled)
  expect((await attach(visit, pdf)).status).toBe(200)
  const next = await lock(from, slotAt('14:00'))
  const to = { lockedQtid: next.qtid, lockedToken: next.token }
  expect((await from.ask('reschedule_booking', { ...visit, ...to })).type).toBe('booking_rescheduled')
  expect(await seenByStaff(next)).toEqual(pdf)
  expect(await actsOf(next)).toEqual(['lock', 'attach', 'schedule'])
  const erased = await call(world, `POST /api/visit/bookings/${next.qtid}/erase`, {
    headers: { 'x-booking-token': next.token },
    body: { erase: { cancel: true } },
  })
  expect(erased.status).toBe(200)
  expect([await keptOf(visit), await keptOf(next)]).toEqual([0, 0])
  expect(await seenByStaff(next)).toBeNull()
})

test('a visit that is over takes no file any more', async () => {
  const from = await page()
  const visit = await book(from, slotAt('14:30'), scheduled)
  const canceled = await book(from, slotAt('15:00'), scheduled)
  await from.ask('cancel_booking', canceled)
  const refused = await attach(canceled, pdf)
  expect([refused.status, await codeIn(refused)]).toEqual([409, 'wrong_state'])
  const now = world.time.now
  world.time.now = new Date('2026-12-09T14:31:00Z')
  expect(codesOf(await detach(visit))).toEqual(['wrong_state'])
  world.time.now = now
})
