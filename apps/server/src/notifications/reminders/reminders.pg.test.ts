import type { ParsedMail } from 'mailparser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listBehind } from '../../stream/follower-store.ts'
import type { TestPortal } from '../../testing/clients/test-portal.ts'
import { connectVisitor } from '../../testing/clients/test-visitor.ts'
import { attributesOf, book, codeOf, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'
import { type MailServer, startMailServer } from '../testing/mail-server.ts'

/** Reminders of visits to come, by the usual rule: one, a day before. The visits are on Wednesday 9 December. */

let post: MailServer
let world: World
let anna: TestPortal

beforeEach(async () => {
  post = await startMailServer()
  const environment = { SMTP_URL: post.url, PUBLIC_URL: 'https://rinda.example' }
  world = await startWorld({ now: morning, environment })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterEach(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await post.close()
})

const addressesOf = ({ to }: ParsedMail) =>
  [to ?? []]
    .flat()
    .map(({ text }) => text)
    .join()
const reminders = () => post.mails.filter(({ subject }) => subject?.startsWith('Reminder: '))
const told = () => reminders().map(addressesOf).toSorted()
const person = (name: string) => ({ email: `${name}@visitor.example`, language: 'en' })
const outbox = () => world.db.selectFrom('outbox').selectAll().orderBy('message_id').execute()
const planned = async () => (await world.db.selectFrom('reminders').selectAll().execute()).length

/** Signs in at the present time: a session of days ago is over. */
async function signInNow(): Promise<void> {
  anna = await world.connect(await world.signIn('anna@rinda.example'))
}

/** Goes on to a time, once all that was changed before was taken. A number of reminders alone can be there on the way, too. */
async function goTo(time: string, plannedBefore: number): Promise<void> {
  await expect.poll(() => listBehind(world.db, 'visitor-messages')).toEqual([])
  expect(await planned()).toBe(plannedBefore)
  world.time.now = new Date(time)
}

test('a visit is reminded of a day before, once, with the way to confirm or cancel it', async () => {
  const { qtid, token } = await book(anna, slotAt('08:00'), person('once'))
  await goTo('2026-12-08T07:59:00Z', 1)
  expect(reminders()).toEqual([])
  world.time.now = new Date('2026-12-08T08:00:00Z')
  await expect.poll(told).toEqual(['once@visitor.example'])
  const [mail] = reminders()
  expect(mail?.subject).toMatch(/^Reminder: Wednesday 9 December, 10:00, /)
  expect(mail?.text).toContain(`Confirm or move:\nhttps://rinda.example/visit/booking/${qtid}#${token}`)
  expect(mail?.attachments.filter(({ contentType }) => contentType === 'application/ics')).toEqual([])
  await expect
    .poll(async () => (await outbox()).map(({ kind, state }) => `${kind} ${state}`))
    .toEqual(['confirmed sent', 'reminder sent'])
  await signInNow()
  // A change that moves nothing, a restart, and the day itself bring no second one.
  expect(codeOf(await anna.ask('serve_booking', { qtid }))).toBeUndefined()
  expect(codeOf(await anna.ask('serve_booking', { qtid }))).toBeUndefined()
  world.time.now = new Date('2026-12-09T07:00:00Z')
  await world.restart()
  await signInNow()
  await book(anna, slotAt('12:00'), person('later'))
  await expect.poll(() => post.mails.map(addressesOf)).toContain('later@visitor.example')
  expect(told()).toHaveLength(1)
})

test('whoever moves the visit is reminded of the new time, and whoever cancels it is not', async () => {
  const page = await connectVisitor(world.url, 'widget')
  const booked = async (time: string, name: string) =>
    attributesOf(await page.ask('schedule_booking', { ...slotAt(time), ...visitor, ...person(name) }))
  const canceled = await booked('08:00', 'canceled')
  const moved = await booked('08:30', 'moved')
  await booked('09:00', 'stays')
  await page.ask('cancel_booking', { qtid: canceled.qtid, token: canceled.token })
  const hold = attributesOf(await page.ask('lock_booking', slotAt('12:00')))
  const onto = { lockedQtid: hold.qtid, lockedToken: hold.token }
  const done = await page.ask('reschedule_booking', { qtid: moved.qtid, token: moved.token, ...onto })
  expect(codeOf(done)).toBeUndefined()
  page.socket.close()
  await goTo('2026-12-08T09:30:00Z', 2)
  await expect.poll(told).toEqual(['stays@visitor.example'])
  world.time.now = new Date('2026-12-08T12:00:00Z')
  await expect.poll(told).toEqual(['moved@visitor.example', 'stays@visitor.example'])
  expect(reminders()[1]?.subject).toMatch(/Wednesday 9 December, 14:00/)
})

test('whoever books shortly before the reminder, or gives no address, is not reminded', async () => {
  await book(anna, slotAt('09:00'), person('early'))
  await book(anna, slotAt('09:30'), { phoneNumber: '', phoneCountryCode: '', language: 'en' }).catch(() => {})
  await goTo('2026-12-08T07:00:00Z', 1)
  await signInNow()
  await book(anna, slotAt('08:00'), person('late'))
  await expect.poll(() => post.mails.map(addressesOf)).toContain('late@visitor.example')
  world.time.now = new Date('2026-12-08T09:30:00Z')
  await expect.poll(told).toEqual(['early@visitor.example'])
})

test('what was due while nobody was there is sent while it is of use, and left out afterwards', async () => {
  await book(anna, slotAt('08:00'), person('morning'))
  await book(anna, slotAt('18:00'), person('evening'))
  await expect.poll(planned).toBe(2)
  // 12 hours before the first and 22 before the second.
  world.time.now = new Date('2026-12-08T20:00:00Z')
  await world.restart()
  // It is night by then: whoever is told is told in the morning.
  await expect.poll(async () => (await outbox()).filter(({ kind }) => kind === 'reminder')).toHaveLength(1)
  expect(told()).toEqual([])
  world.time.now = new Date('2026-12-09T05:00:00Z')
  await expect.poll(told).toEqual(['evening@visitor.example'])
  expect(await planned()).toBe(0)
})

test('a reminder that could not be sent at once is not sent of a visit that was canceled meanwhile', async () => {
  const held = await book(anna, slotAt('08:00'), person('away'))
  await expect.poll(() => post.mails).toHaveLength(1)
  post.refuses = () => 451
  await goTo('2026-12-08T08:00:00Z', 1)
  await expect
    .poll(async () => (await outbox()).at(-1))
    .toMatchObject({ kind: 'reminder', attempts: 1, fault: expect.stringMatching(/./) })
  await signInNow()
  expect(codeOf(await anna.ask('cancel_booking', held))).toBeUndefined()
  post.refuses = () => null
  world.time.now = new Date('2026-12-08T08:30:00Z')
  await expect
    .poll(async () => (await outbox()).find(({ kind }) => kind === 'reminder'))
    .toMatchObject({ state: 'dead', fault: 'The visit was moved or has ended meanwhile.' })
  expect(told()).toEqual([])
})

test('what staff do at night is told in the morning, and what a visitor does themselves at once', async () => {
  const staffs = await book(anna, slotAt('08:00'), person('woken'))
  await expect.poll(() => post.mails).toHaveLength(1)
  // 23:30 in Riga.
  world.time.now = new Date('2026-12-01T21:30:00Z')
  await signInNow()
  expect(codeOf(await anna.ask('cancel_booking', staffs))).toBeUndefined()
  const page = await connectVisitor(world.url, 'widget')
  await page.ask('schedule_booking', { ...slotAt('08:30'), ...visitor, ...person('awake') })
  page.socket.close()
  await expect
    .poll(() => post.mails.map(addressesOf))
    .toEqual(['woken@visitor.example', 'awake@visitor.example'])
  const rows = await outbox()
  expect(rows.find(({ kind }) => kind === 'canceled')).toMatchObject({
    state: 'waiting',
    due_at: new Date('2026-12-02T05:00:00Z'),
  })
  world.time.now = new Date('2026-12-02T05:00:00Z')
  await expect.poll(() => post.mails.at(-1)?.subject).toMatch(/^Canceled/)
})
