import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import { about, attributesOf, book, morning, putInto, rowOf, slotAt } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let portal: TestPortal
let listener: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
  listener = await world.connect(await world.signIn('user@rinda.example'))
})
afterAll(() => world.close())

const pdf = Buffer.from('%PDF-1.7\nwhat the visitor brought')
const png = Buffer.from('\x89PNG\r\n\x1a\n\0picture', 'latin1')
const pathOf = (id: string) => `${world.url}/api/bookings/${id}/attachment`

async function attach(id: string, content: Buffer | string, headers: Record<string, string> = {}) {
  const body = typeof content === 'string' ? content : new Uint8Array(content)
  const own = { cookie: anna.cookie, 'content-type': 'application/octet-stream' }
  return await fetch(pathOf(id), { method: 'POST', headers: { ...own, ...headers }, body })
}
const get = (id: string, cookie = anna.cookie) => fetch(pathOf(id), { headers: { cookie } })
const codeIn = async (response: Response) =>
  ((await response.json()) as { errors: { code: string }[] }).errors[0]?.code

test('a file is attached, told of, and given back as it was', async () => {
  const visit = await book(portal, slotAt('08:00'))
  const attached = await attach(visit.qtid, pdf)
  expect(attached.status).toBe(200)
  const { data } = (await attached.json()) as { data: { attributes: Record<string, unknown> } }
  expect(data.attributes.attachment_name).toBe('booking.pdf')
  const told = await listener.hears(
    (message) =>
      about('booking_scheduled', visit)(message) && (attributesOf(message).log as object[]).length === 2,
  )
  expect(attributesOf(told).status).toBe('scheduled')
  expect((await rowOf(world, visit)).log.at(-1)).toMatchObject({
    act: 'attach',
    media_type: 'application/pdf',
    size: pdf.length,
  })
  const given = await get(visit.qtid)
  expect(given.status).toBe(200)
  expect(Buffer.from(await given.arrayBuffer()).equals(pdf)).toBe(true)
  expect(given.headers.get('content-type')).toBe('application/pdf')
  expect(given.headers.get('content-disposition')).toBe('attachment; filename="booking.pdf"')
  expect(given.headers.get('x-content-type-options')).toBe('nosniff')
})

test('another file takes its place, whatever type it says that it is', async () => {
  const visit = await book(portal, slotAt('09:00'))
  await attach(visit.qtid, pdf)
  expect((await attach(visit.qtid, png, { 'content-type': 'text/html' })).status).toBe(200)
  const given = await get(visit.qtid)
  expect(given.headers.get('content-type')).toBe('image/png')
  expect(Buffer.from(await given.arrayBuffer()).equals(png)).toBe(true)
})

test('what is too large, empty or no document or picture is refused', async () => {
  const visit = await book(portal, slotAt('10:00'))
  const counted = await countRows(world)
  const tooLarge = await attach(visit.qtid, Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)]))
  expect([tooLarge.status, await codeIn(tooLarge)]).toEqual([413, 'too_large'])
  for (const wrong of [Buffer.alloc(0), Buffer.from('<script>alert(1)</script>'), Buffer.from('PDF')]) {
    const refused = await attach(visit.qtid, wrong)
    expect([refused.status, await codeIn(refused)]).toEqual([422, 'invalid'])
  }
  const json = await attach(visit.qtid, '{"a":1}', { 'content-type': 'application/json' })
  expect(json.status).toBe(422)
  expect(await countRows(world)).toEqual(counted)
  expect((await get(visit.qtid)).status).toBe(404)
})

test.each([
  [
    'a page behind the mark of a document',
    '%PDF-1.7\n<html><script>fetch("/api/users")</script></html>',
    'application/pdf',
  ],
  [
    'a document that acts by itself',
    '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>',
    'application/pdf',
  ],
  [
    'a picture with a page in it',
    '\x89PNG\r\n\x1a\n<svg onload=alert(1)><script>alert(1)</script>',
    'image/png',
  ],
  ['a picture with an archive in it', '\xff\xd8\xff\xe0PK\x03\x04', 'image/jpeg'],
])('%s is given back to be saved, and nowhere to run', async (_, text, type) => {
  const visit = await book(portal, slotAt('14:00'))
  const content = Buffer.from(text, 'latin1')
  const said = { 'content-type': 'text/html', 'content-disposition': 'inline; filename="../../x.html"' }
  expect((await attach(visit.qtid, content, said)).status).toBe(200)
  const given = await get(visit.qtid)
  expect(Buffer.from(await given.arrayBuffer()).equals(content)).toBe(true)
  expect(given.headers.get('content-type')).toBe(type)
  expect(given.headers.get('content-disposition')).toMatch(/^attachment; filename="booking\.(pdf|png|jpg)"$/)
  expect(given.headers.get('x-content-type-options')).toBe('nosniff')
  expect(given.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  await portal.ask('cancel_booking', visit)
})

test.each([
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a page before the mark of a document', '<html>%PDF-1.7'],
  ['a program', 'MZ\x90\0'],
  ['an archive', 'PK\x03\x04'],
])('%s is refused, whatever it is called', async (_, text) => {
  const visit = await book(portal, slotAt('15:00'))
  for (const type of ['application/pdf', 'image/png', 'image/jpeg']) {
    const refused = await attach(visit.qtid, Buffer.from(text, 'latin1'), { 'content-type': type })
    expect([refused.status, await codeIn(refused)]).toEqual([422, 'invalid'])
  }
  await portal.ask('cancel_booking', visit)
})

test('nobody, another company and whoever may not book attach nothing', async () => {
  const visit = await book(portal, slotAt('11:00'))
  const [nails, none] = [
    await world.signIn('admin@nails.example'),
    await fetch(pathOf(visit.qtid), { method: 'POST', body: new Uint8Array(pdf) }),
  ]
  expect(none.status).toBe(401)
  expect((await attach(visit.qtid, pdf, { cookie: nails.cookie })).status).toBe(404)
  expect((await get(visit.qtid, nails.cookie)).status).toBe(404)
  expect((await get(visit.qtid, '')).status).toBe(401)
  expect((await attach(visit.qtid, pdf, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await attach('no-such-booking', pdf)).status).toBe(404)
  expect((await get('no-such-booking')).status).toBe(404)
})

test('a booking that is over takes no file', async () => {
  const visit = await book(portal, slotAt('12:00'))
  await putInto(world, visit, 'canceled')
  const refused = await attach(visit.qtid, pdf)
  expect([refused.status, await codeIn(refused)]).toEqual([409, 'wrong_state'])
  await putInto(world, visit, 'scheduled')
})

test('sent again under its key it is attached once', async () => {
  const visit = await book(portal, slotAt('13:00'))
  const once = { 'idempotency-key': 'the same file' }
  await attach(visit.qtid, pdf, once)
  await attach(visit.qtid, pdf, once)
  expect((await rowOf(world, visit)).log.filter(({ act }) => act === 'attach')).toHaveLength(1)
})

test('all of it leaves the database consistent', () => expectConsistent(world))
