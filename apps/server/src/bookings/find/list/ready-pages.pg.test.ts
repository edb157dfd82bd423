import { request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, internalHeaders, internalKey } from '../../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../../testing/clients/test-portal.ts'
import { book, bookingDay, lock, morning, slotAt } from '../../../testing/towns/bookings.ts'
import { busyMonday, fillBusyWeek } from '../../../testing/towns/busy-week.ts'
import { startWorld, type World } from '../../../testing/towns/world.ts'

/** Long lists, whose text is kept by chunks of rows, held against the same lists as they are when each row is read and written anew. */

let world: World
let anna: SignedInPerson
let portal: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning, environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
  await fillBusyWeek(world.db, 500)
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

type Headers = Record<string, string>

/** The bytes of an answer as they go over the line. */
function onTheLine(path: string, headers: Headers): Promise<{ encoding: string | undefined; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, world.url), { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      const encoding = response.headers['content-encoding']
      response.on('end', () => resolve({ encoding, bytes: Buffer.concat(parts) }))
    })
    asked.on('error', reject).end()
  })
}

/** The same answer with every row read anew, as it is where something is included. */
async function anew(path: string, headers: Headers) {
  const { text } = await call(world, `GET ${path}${path.includes('?') ? '&' : '?'}include=location`, {
    headers,
  })
  const { data, links } = JSON.parse(text)
  if (!links) return JSON.stringify({ data })
  const next = links.next === null ? null : links.next.replace('&include=location', '')
  return JSON.stringify({ data, links: { next } })
}

async function expectTrue(path: string, headers: Headers = { cookie: anna.cookie }): Promise<string> {
  const packed = await onTheLine(path, { ...headers, 'accept-encoding': 'br, gzip' })
  const plain = await onTheLine(path, { ...headers, 'accept-encoding': 'gzip;q=0' })
  expect([packed.encoding, plain.encoding]).toEqual(['gzip', undefined])
  const text = plain.bytes.toString()
  expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
  expect(text === (await anew(path, headers))).toBe(true)
  return text
}

const week = `/api/bookings/date/${busyMonday}/2027-01-10`

test('a long list says, byte for byte, what its rows say, to whoever takes it compressed and to whoever does not', async () => {
  const text = await expectTrue(week)
  expect(JSON.parse(text).data).toHaveLength(500)
  expect(await expectTrue(week)).toBe(text)
  expect(await expectTrue('/api/bookings/date/2027-05-01/2027-05-02')).toBe('{"data":[]}')
})

test('page by page comes every booking once', async () => {
  let path = `/api/bookings?page[size]=200&from=${busyMonday}&to=2027-01-10`
  const ids: string[] = []
  for (let pages = 1; ; pages += 1) {
    const { data, links } = JSON.parse(await expectTrue(path))
    ids.push(...data.map(({ id }: { id: string }) => id))
    if (links.next === null) break
    expect(pages).toBeLessThan(5)
    path = links.next
  }
  expect(new Set(ids).size).toBe(500)
  expect(ids).toHaveLength(500)
})

test('over a socket comes the same list, whole or packed', async () => {
  const asked = { locationId: 1, date: busyMonday, days: 7 }
  const { data } = JSON.parse(await expectTrue(week))
  const whole = (await portal.ask('get_bookings', asked)).data as { data: Document<ResourceObject[]> }
  expect(whole.data.data).toEqual(data)
  const included = whole.data.included?.map(({ type, id }) => `${type} ${id}`) ?? []
  expect(new Set(included).size).toBe(included.length)
  for (const { attributes } of whole.data.data) {
    expect(included).toContain(`service ${attributes.service_id}`)
    expect(included).toContain(`specialist ${attributes.specialist_id}`)
  }
  const answered = new Promise<{ gzip: Buffer }>((resolve) => {
    portal.socket.on('portal', (message) => message.trace === 'packed' && resolve(message))
  })
  portal.socket.emit('portal', { trace: 'packed', type: 'get_bookings', accept: 'gzip', data: asked })
  expect(JSON.parse(gunzipSync((await answered).gzip).toString())).toEqual(whole)
})

test('after each act the list is what stands there, though nearly all of its text is kept', async () => {
  const days = `/api/bookings/date/${bookingDay}/2027-01-10`
  const held = await lock(portal, slotAt('10:00'))
  await expectTrue(days)
  await portal.ask('unlock_booking', held)
  await expectTrue(days)
  const booked = await book(portal, slotAt('11:00'))
  expect(await expectTrue(days)).toContain(booked.qtid)
  await portal.ask('move_booking', { ...booked, date: bookingDay, time: '14:00' })
  await expectTrue(days)
  await portal.ask('cancel_booking', { ...booked, notes: { canceled: 'Fell ill, \u2028 "at home"' } })
  expect(await expectTrue(days)).toContain('Fell ill')
  // Nothing but the row says that it was changed by hand, in the very millisecond of its last change.
  await world.db.updateTable('bookings').set({ first_name: 'Hand' }).where('qtid', '=', booked.qtid).execute()
  expect(await expectTrue(days)).toContain('"first_name":"Hand"')
  await world.db.deleteFrom('bookings').where('qtid', '=', booked.qtid).execute()
  expect(await expectTrue(days)).not.toContain(booked.qtid)
})

test('what is kept for some is shown to nobody else', async () => {
  const nails = await world.signIn('admin@nails.example')
  expect(JSON.parse(await expectTrue(week, { cookie: nails.cookie })).data).toEqual([])
  expect(JSON.parse(await expectTrue(week, internalHeaders)).data).toHaveLength(500)
  const reach = { location_ids: [2] }
  await world.db.updateTable('portal_users').set(reach).where('email', '=', 'user@rinda.example').execute()
  const limited = await world.signIn('user@rinda.example')
  expect(JSON.parse(await expectTrue(week, { cookie: limited.cookie })).data).toEqual([])
})
