import ICAL from 'ical.js'
import type { ParsedMail } from 'mailparser'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import {
  attributesOf,
  book,
  bookingDay,
  codeOf,
  lock,
  morning,
  rowOf,
  slotAt,
} from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { type MailServer, startMailServer } from './testing/mail-server.ts'

let post: MailServer
let world: World
let anna: TestPortal

beforeAll(async () => {
  post = await startMailServer()
  const environment = { SMTP_URL: post.url, MAIL_FROM: 'rinda@town.example' }
  world = await startWorld({ now: morning, environment })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  await world.close()
  await post.close()
})
beforeEach(() => {
  post.mails.length = 0
})

let people = 0
/** Somebody with an address of their own. */
const somebody = () => {
  people += 1
  return { email: `visitor-${people}@visitor.example`, language: 'lv' }
}
const mailsTo = (email: string) => post.mails.filter(({ to }) => textOfTo(to).includes(email))
const textOfTo = (to: ParsedMail['to']) =>
  [to ?? []]
    .flat()
    .map(({ text }) => text)
    .join()

async function mailTo(email: string, nth = 0): Promise<ParsedMail> {
  await expect.poll(() => mailsTo(email).length).toBeGreaterThan(nth)
  return mailsTo(email)[nth] as ParsedMail
}

/** Text of the paper that comes with a mail. */
async function paperOf({ attachments }: ParsedMail): Promise<string> {
  const file = attachments.find(({ contentType }) => contentType === 'application/pdf')
  const document = await getDocumentProxy(new Uint8Array(file?.content ?? []))
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

/** The calendar file of a mail as a calendar reads it. */
function calendarOf(mail: ParsedMail) {
  const file = mail.attachments.find(({ contentType }) => contentType === 'application/ics')
  const calendar = ICAL.Component.fromString(file?.content.toString() ?? '')
  const events = calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one)
    return {
      uid: event.uid,
      sequence: event.sequence,
      zone: event.startDate.zone.tzid,
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      status: one.getFirstPropertyValue('status'),
    }
  })
  return { method: calendar.getFirstPropertyValue('method'), events }
}

test('whoever is booked is told where and when, with a file for their calendar that follows each change', async () => {
  const { email, language } = somebody()
  const held = await book(anna, slotAt('08:00'), { email, language })
  const confirmed = await mailTo(email)
  expect(confirmed.subject).toMatch(/^Apstiprināts: trešdiena, 9\. decembris, 10:00, /)
  expect(confirmed.text).toContain('Labdien! Jūsu laiks ir apstiprināts.')
  expect(confirmed.text).toContain('trešdiena, 9. decembris, 10:00–')
  expect(confirmed.text).toContain((await rowOf(world, held)).code)
  expect(confirmed.from?.value[0]?.address).toBe('rinda@town.example')
  const paper = await paperOf(confirmed)
  expect(paper).toContain('trešdiena, 2026. gada 9. decembris')
  expect(paper).toContain('10:00–')
  expect(paper.replaceAll(' ', '')).toContain((await rowOf(world, held)).code)
  const first = calendarOf(confirmed)
  expect(first.method).toBe('REQUEST')
  expect(first.events).toMatchObject([
    {
      uid: `${held.qtid}@rinda`,
      zone: 'Europe/Riga',
      start: `${bookingDay}T08:00:00.000Z`,
      status: 'CONFIRMED',
    },
  ])

  // A new time that is held first is another booking: in the calendar of whoever comes it is the same one.
  const hold = await lock(anna, slotAt('12:00'))
  const moved = await anna.ask('reschedule_booking', {
    ...held,
    lockedQtid: hold.qtid,
    lockedToken: hold.token,
  })
  expect(codeOf(moved)).toBeUndefined()
  const second = calendarOf(await mailTo(email, 1))
  expect(await paperOf(await mailTo(email, 1))).toContain('14:00–')
  expect(mailsTo(email)[1]?.subject).toMatch(/^Jauns laiks: trešdiena, 9\. decembris, 14:00/)
  expect(second.method).toBe('REQUEST')
  expect(second.events).toMatchObject([{ uid: `${held.qtid}@rinda`, start: `${bookingDay}T12:00:00.000Z` }])

  expect(
    codeOf(await anna.ask('cancel_booking', { ...hold, notes: { canceled: 'Slimība' } })),
  ).toBeUndefined()
  const third = await mailTo(email, 2)
  expect(third.subject).toMatch(/^Atcelts: /)
  expect(third.text).toContain('Iemesls: Slimība')
  expect(third.attachments.filter(({ filename }) => filename === 'rinda.pdf')).toEqual([])
  const gone = calendarOf(third)
  expect(gone.method).toBe('CANCEL')
  expect(gone.events).toMatchObject([{ uid: `${held.qtid}@rinda`, status: 'CANCELLED' }])
  const sequences = [first, second, gone].map(({ events }) => events[0]?.sequence ?? 0)
  expect(sequences).toEqual(sequences.toSorted((one, other) => one - other))
  expect(new Set(sequences).size).toBe(3)
  expect(mailsTo(email)).toHaveLength(3)
})

test('each is written to in their own language; who gave no address, and a block, are told nothing', async () => {
  const english = somebody()
  const russian = somebody()
  await book(anna, slotAt('08:30'), { ...english, language: 'en' })
  await book(anna, slotAt('09:00'))
  await anna.ask('schedule_booking', {
    ...slotAt('09:00'),
    fields: { _is_blocked: true },
    notes: { blocked: 'Sapulce' },
  })
  await book(anna, slotAt('10:00'), { ...russian, language: 'ru' })
  expect((await mailTo(russian.email)).subject).toMatch(/^Подтверждено: среда, 9 декабря, 12:00/)
  expect((await mailTo(english.email)).subject).toMatch(/^Confirmed: Wednesday 9 December, 10:30/)
  expect(post.mails).toHaveLength(2)
})

test('what a visitor or a location is called stands in the mail as it is, and does nothing there', async () => {
  const { email } = somebody()
  const name = '<script>alert(1)</script>'
  await world.db.updateTable('locations').set({ name_lv: name }).where('location_id', '=', 1).execute()
  await world.restart()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  await book(anna, slotAt('10:30'), { email, language: 'lv' })
  const { html, subject } = await mailTo(email)
  expect(subject).toContain(name)
  expect(html).not.toContain('<script')
  expect(html).toContain('&#60;script')
})

test('the code that proves an address is sent, is nowhere else, and is forgotten once it is sent', async () => {
  const profile = JSON.stringify({ booking: { visitorCode: 'email' } })
  await world.db.updateTable('companies').set({ profile }).where('company_id', '=', 1).execute()
  await world.restart()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  const { email } = somebody()
  const held = await lock(anna, { ...slotAt('11:00'), language: 'en' })
  await anna.ask('verify_booking', { ...held, email })
  const code = (await rowOf(world, held)).verification_code
  const mail = await mailTo(email)
  expect(mail.subject).toContain(code)
  expect(mail.text).toContain(code)
  expect(mail.attachments).toHaveLength(0)
  const rowsWithCode = async () =>
    (await world.db.selectFrom('outbox').selectAll().execute()).filter((row) =>
      JSON.stringify(row.content).includes(code),
    )
  await expect.poll(rowsWithCode).toHaveLength(0)
  const verified = await anna.ask('verify_booking', { ...held, code })
  expect(attributesOf(verified).status).toBe('verified')
})

test('an address that is refused for good is given up; one that is refused for now is tried again, and has it once', async () => {
  const [gone, busy] = [somebody(), somebody()]
  post.refuses = (recipient) => (recipient === gone.email ? 550 : recipient === busy.email ? 451 : null)
  await book(anna, slotAt('11:30'), { ...gone, code: 'x' })
  await book(anna, slotAt('12:30'), busy)
  const stateOf = async ({ email }: { email: string }) =>
    await world.db
      .selectFrom('outbox')
      .select(['state', 'fault', 'attempts', 'due_at'])
      .where('recipient', '=', email)
      .executeTakeFirst()
  await expect.poll(() => stateOf(gone)).toMatchObject({ state: 'dead', attempts: 1 })
  expect((await stateOf(gone))?.fault).toContain('550')
  await expect.poll(async () => (await stateOf(busy))?.fault).toContain('451')
  expect(await stateOf(busy)).toMatchObject({ state: 'waiting', attempts: 1 })

  post.refuses = () => null
  world.time.now = new Date(morning.getTime() + 5 * 60_000)
  await mailTo(busy.email)
  await expect.poll(() => stateOf(busy)).toMatchObject({ state: 'sent', attempts: 2 })
  expect(mailsTo(busy.email)).toHaveLength(1)
  world.time.now = morning
})

test('a mail that is written or sent when the server stops still arrives, and once', async () => {
  const offered = post.offered
  const answers: (() => void)[] = []
  post.until = new Promise((resolve) => {
    answers.push(resolve)
  })
  const all = [somebody(), somebody(), somebody()]
  for (const [index, one] of all.entries())
    await book(anna, slotAt(['06:30', '07:00', '07:30'][index] ?? ''), one)
  await expect.poll(() => post.offered).toBeGreaterThan(offered)
  const restarting = world.restart()
  // Long enough for the stop to have begun.
  setTimeout(() => answers[0]?.(), 500)
  await restarting
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  for (const { email } of all) await mailTo(email)
  const other = somebody()
  await book(anna, slotAt('15:00'), other)
  await mailTo(other.email)
  for (const { email } of all) expect(mailsTo(email)).toHaveLength(1)
})

test('a server that falls after a change tells of it when it is back, and once', async () => {
  const { email, language } = somebody()
  const offered = post.offered
  await book(anna, slotAt('13:00'), { email, language })
  await world.restart()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  await mailTo(email)
  await world.restart()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  const other = somebody()
  await book(anna, slotAt('13:30'), other)
  await mailTo(other.email)
  expect(mailsTo(email)).toHaveLength(1)
  expect(post.offered - offered).toBe(2)
})
