import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { book, bookingDay, codeOf, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { startMailServer } from './testing/mail-server.ts'

/** Messages while nobody carries them. */

let world: World
let anna: TestPortal
let gateway: Server
/** Text messages that the gateway was given, and whether it answers. */
const texted: string[] = []
let isHanging = true
const minuteMs = 60_000

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
let smtpPort: number

beforeAll(async () => {
  gateway = createServer((request, response) => {
    request.resume()
    request.on('end', () => {
      texted.push(String(request.headers['idempotency-key']))
      if (!isHanging) response.writeHead(202).end()
    })
  })
  await new Promise<void>((listening) => {
    gateway.listen(0, '127.0.0.1', listening)
  })
  // A port that nobody listens on by the time that mails are sent.
  const away = await startMailServer()
  smtpPort = Number(new URL(away.url).port)
  await away.close()
  const environment = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    SMS_URL: `http://127.0.0.1:${portOf(gateway)}`,
  }
  world = await startWorld({ now: morning, environment })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  gateway.closeAllConnections()
  gateway.close()
})

const rowTo = async (recipient: string) =>
  await world.db.selectFrom('outbox').selectAll().where('recipient', '=', recipient).executeTakeFirst()

test('a mail server that is away for an hour: each visitor is told once when it is back', async () => {
  const emails = ['one', 'two', 'three'].map((name) => `${name}@visitor.example`)
  for (const [at, email] of emails.entries())
    await book(anna, slotAt(`${String(8 + at).padStart(2, '0')}:00`), { email })
  const rows = async () => await Promise.all(emails.map(rowTo))
  // What came of a try is known once its fault stands there.
  const areTried = async () => {
    await expect
      .poll(async () => (await rows()).every((row) => row?.fault.includes('ECONNREFUSED')))
      .toBe(true)
    await world.db.updateTable('outbox').set({ fault: '' }).execute()
  }
  await areTried()
  for (const minutes of [5, 20, 60]) {
    world.time.now = new Date(morning.getTime() + minutes * minuteMs)
    await areTried()
  }
  const post = await startMailServer(smtpPort)
  world.time.now = new Date(morning.getTime() + 120 * minuteMs)
  await expect.poll(async () => (await rows()).map((row) => row?.state)).toEqual(['sent', 'sent', 'sent'])
  expect((await rows()).map((row) => row?.attempts)).toEqual([5, 5, 5])
  expect(post.mails).toHaveLength(3)
  world.time.now = morning
  await post.close()
})

test('what is not so any more when the mail server is back is told to nobody after what came later', async () => {
  const [canceled, moved] = ['canceled@visitor.example', 'moved@visitor.example']
  const gone = await book(anna, slotAt('14:00'), { email: canceled })
  const there = await book(anna, slotAt('15:00'), { email: moved })
  const stateOf = async (recipient: string) => {
    const rows = world.db.selectFrom('outbox').select(['kind', 'state', 'fault'])
    const all = await rows.where('recipient', '=', recipient).orderBy('message_id').execute()
    return all.map(({ kind, state, fault }) => `${kind} ${fault.includes('ECONNREFUSED') ? 'tried' : state}`)
  }
  await expect.poll(() => stateOf(canceled)).toEqual(['confirmed tried'])
  await expect.poll(() => stateOf(moved)).toEqual(['confirmed tried'])
  const told = ['confirmed tried']
  for (const time of ['16:00', '16:30']) {
    expect(codeOf(await anna.ask('move_booking', { ...there, date: bookingDay, time }))).toBeUndefined()
    told.push('moved tried')
    await expect.poll(() => stateOf(moved)).toEqual(told)
  }
  const post = await startMailServer(smtpPort)
  expect(codeOf(await anna.ask('cancel_booking', gone))).toBeUndefined()
  await expect.poll(() => stateOf(canceled)).toEqual(['confirmed tried', 'canceled sent'])
  world.time.now = new Date(morning.getTime() + 120 * minuteMs)
  await expect.poll(() => stateOf(canceled)).toEqual(['confirmed dead', 'canceled sent'])
  await expect.poll(() => stateOf(moved)).toEqual(['confirmed dead', 'moved dead', 'moved sent'])
  expect(post.mails).toHaveLength(2)
  world.time.now = morning
  await post.close()
})

test('a gateway that hangs keeps nobody from a mail, and is asked again later under the same name', async () => {
  const post = await startMailServer(smtpPort)
  await book(anna, slotAt('12:00'), { email: '', phoneNumber: '20000041' })
  await expect.poll(() => texted.length).toBe(1)
  await book(anna, slotAt('12:30'), { email: 'beside@visitor.example' })
  await expect.poll(() => post.mails.length).toBe(1)
  // The gateway has not answered yet, and nobody has waited for it.
  expect(await rowTo('+37120000041')).toMatchObject({ state: 'waiting', fault: '' })
  await expect
    .poll(async () => await rowTo('+37120000041'), { timeout: 20_000 })
    .toMatchObject({ state: 'waiting', attempts: 1, fault: expect.stringMatching(/./) })
  isHanging = false
  world.time.now = new Date(morning.getTime() + 5 * minuteMs)
  await expect.poll(async () => (await rowTo('+37120000041'))?.state).toBe('sent')
  expect(new Set(texted).size).toBe(1)
  world.time.now = morning
  await post.close()
})
