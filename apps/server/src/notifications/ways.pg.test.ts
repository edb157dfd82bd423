import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { attributesOf, book, codeOf, lock, morning, slotAt, visitor } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

type Texted = { id: string; to: string; text: string; key: unknown }

let post: MailServer
const texted: Texted[] = []
let answer = 202
const gateway = createServer((request, response) => {
  let body = ''
  request.on('data', (piece) => {
    body += piece
  })
  request.on('end', () => {
    texted.push({ ...JSON.parse(body), key: request.headers['idempotency-key'] })
    response.writeHead(answer).end()
  })
})
let world: World
let anna: TestPortal

beforeAll(async () => {
  post = await startMailServer()
  await new Promise<void>((listening) => {
    gateway.listen(0, '127.0.0.1', listening)
  })
  const smsUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`
  world = await startWorld({ now: morning, environment: { SMTP_URL: post.url, SMS_URL: smsUrl } })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  await world.close()
  await post.close()
  gateway.close()
})

const outbox = () => world.db.selectFrom('outbox').selectAll().orderBy('message_id').execute()

async function setProfile(booking: object): Promise<void> {
  const profile = JSON.stringify({ booking })
  await world.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  await world.restart()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
}

test('who has no e-mail is told by a text message, each under a name of its own', async () => {
  const phone = { email: '', phoneNumber: '20000101', phoneCountryCode: '371', language: 'lv' }
  const held = await book(anna, slotAt('08:00'), phone)
  await expect.poll(() => texted).toHaveLength(1)
  const { text, to, id, key } = texted[0] as Texted
  expect(to).toBe('+37120000101')
  expect(text).toMatch(/^.+: gaidīsim jūs: trešdiena, 9\. decembris, 10:00, .+\. Kods [A-Z0-9]+\.$/)
  expect(key).toBe(id)
  answer = 503
  expect(codeOf(await anna.ask('cancel_booking', held))).toBeUndefined()
  await expect.poll(() => texted).toHaveLength(2)
  // Until it is written down that it failed it is only taken.
  await expect
    .poll(async () => (await outbox()).at(-1))
    .toMatchObject({ state: 'waiting', attempts: 1, fault: expect.stringMatching(/./) })
  answer = 200
  world.time.now = new Date(morning.getTime() + 5 * 60_000)
  await expect.poll(async () => (await outbox()).at(-1)).toMatchObject({ state: 'sent', attempts: 2 })
  world.time.now = morning
  expect(texted[1]?.id).toBe(texted[2]?.id)
  expect(texted[1]?.id).not.toBe(id)
})

test('a series is told of in one mail, with all its times in one file for the calendar', async () => {
  const email = 'series@visitor.example'
  const repeat = { weekdays: [3], until: '2026-12-30' }
  const made = await anna.ask('schedule_series', {
    ...slotAt('08:30'),
    ...visitor,
    email,
    language: 'en',
    repeat,
  })
  expect(codeOf(made)).toBeUndefined()
  await expect.poll(() => post.mails).toHaveLength(1)
  const [mail] = post.mails
  // Each visit of a series has a code of its own: no paper has all of them.
  expect(mail?.attachments.filter(({ contentType }) => contentType === 'application/pdf')).toEqual([])
  const file = mail?.attachments.find(({ contentType }) => contentType === 'application/ics')
  const times = ICAL.Component.fromString(file?.content.toString() ?? '').getAllSubcomponents('vevent')
  const starts = times.map((one) => new ICAL.Event(one).startDate.toJSDate().toISOString().slice(0, 10))
  expect(starts).toEqual(['2026-12-09', '2026-12-16', '2026-12-23', '2026-12-30'])
  expect(new Set(times.map((one) => new ICAL.Event(one).uid)).size).toBe(4)
  for (const day of ['9 December', '16 December', '23 December', '30 December'])
    expect(mail?.text).toContain(day)
  post.mails.length = 0
})

test('what waits for approval is said to be received, and then what became of it', async () => {
  await setProfile({ visitorApproval: true })
  const widget = await connectVisitor(world.url, 'widget')
  const person = { ...visitor, email: 'asks@visitor.example', language: 'en' }
  const last = async () => (await outbox()).at(-1)
  const first = attributesOf(await widget.ask('schedule_booking', { ...slotAt('10:00'), ...person }))
  await expect.poll(last).toMatchObject({ kind: 'requested', state: 'sent' })
  const named = { qtid: first.qtid, token: first.token }
  expect(
    codeOf(await anna.ask('decline_booking', { ...named, notes: { declined: 'No room' } })),
  ).toBeUndefined()
  await expect.poll(last).toMatchObject({ kind: 'declined', state: 'sent' })
  expect(post.mails.at(-1)?.text).toContain('Reason: No room')

  const second = attributesOf(await widget.ask('schedule_booking', { ...slotAt('10:30'), ...person }))
  await anna.ask('accept_booking', { qtid: second.qtid, token: second.token })
  await expect.poll(last).toMatchObject({ kind: 'confirmed', state: 'sent' })
  const other = attributesOf(await widget.ask('lock_booking', slotAt('11:30')))
  const onto = { lockedQtid: other.qtid, lockedToken: other.token }
  await widget.ask('reschedule_booking', { qtid: second.qtid, token: second.token, ...onto })
  // A new time is asked for anew.
  await expect.poll(last).toMatchObject({ kind: 'requested', state: 'sent' })
  widget.socket.close()
})

test('without a way to send, messages are kept, and are not sent once there is one', async () => {
  const quiet = await startWorld({ now: morning })
  const staff = await quiet.connect(await quiet.signIn('anna@rinda.example'))
  await book(staff, slotAt('08:00'), { email: 'kept@visitor.example' })
  const rows = () => quiet.db.selectFrom('outbox').selectAll().execute()
  await expect.poll(rows).toMatchObject([{ state: 'kept', attempts: 0, recipient: 'kept@visitor.example' }])
  await quiet.close()
})

test('what is about a time that is past by now is given up', async () => {
  await setProfile({})
  post.refuses = () => 451
  await book(anna, slotAt('11:00'), { email: 'late@visitor.example' })
  await expect.poll(async () => (await outbox()).at(-1)?.fault).toContain('451')
  post.refuses = () => null
  world.time.now = new Date('2026-12-09T11:00:00Z')
  await expect.poll(async () => (await outbox()).at(-1)).toMatchObject({ state: 'dead', fault: 'too late' })
  world.time.now = morning
  expect(post.mails.filter(({ text }) => text?.includes('11:00'))).toHaveLength(0)
})

test('who holds a time and proves the address by telephone is texted the code', async () => {
  await setProfile({ visitorCode: 'sms' })
  const held = await lock(anna, { ...slotAt('12:00'), language: 'lv' })
  const before = texted.length
  await anna.ask('verify_booking', { ...held, phoneNumber: '20000102', phoneCountryCode: '371' })
  await expect.poll(() => texted.length).toBe(before + 1)
  expect(texted.at(-1)).toMatchObject({
    to: '+37120000102',
    text: expect.stringMatching(/jūsu kods ir \d{6}$/),
  })
})
