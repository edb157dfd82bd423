import type { BusyCalendarAttributes } from '@rinda/contract/set-up/busy-calendar'
import ical, { ICalEventBusyStatus } from 'ical-generator'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import {
  attributesOf,
  book,
  bookingDay,
  codeOf,
  morning,
  slotAt,
  visitor,
} from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'
import { answerAtLength, type HookServer, startHookServer } from '../webhooks/testing/hook-server.ts'

let world: World
let anna: SignedInPerson
let portal: TestPortal
let calendars: HookServer
const logged: string[] = []

beforeAll(async () => {
  world = await startWorld({
    now: morning,
    environment: { ALLOW_PRIVATE_URLS: '1', LOG_LEVEL: 'trace' },
    onLine: (line) => void logged.push(line),
  })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
  calendars = await startHookServer()
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
  await calendars.close()
})
beforeEach(() => {
  calendars.received.length = 0
  serve(calendarWith())
})
afterEach(async () => {
  for (const id of [1, 2])
    await call(world, `DELETE /api/portal/specialists/${id}/busy_calendar`, { as: anna })
})

const serve = (text: string, headers: Record<string, string> = {}) => {
  calendars.answer = (response) => void response.writeHead(200, headers).end(text)
}

/** The calendar of somebody who is busy at these times of the day of the bookings, in UTC. */
function calendarWith(...times: readonly [from: string, till: string, id?: string][]): string {
  const calendar = ical({ name: 'Private' })
  for (const [from, till, id] of times)
    calendar.createEvent({
      start: new Date(`${bookingDay}T${from}:00Z`),
      end: new Date(`${bookingDay}T${till}:00Z`),
      summary: 'A secret matter',
      busystatus: ICalEventBusyStatus.BUSY,
      ...(id ? { id } : {}),
    })
  return calendar.toString()
}

type Shown = BusyCalendarAttributes
const name = async (url: string, specialist = 1, as = anna) =>
  await call(world, `POST /api/portal/specialists/${specialist}/busy_calendar`, {
    as,
    body: { busy_calendar: { url } },
  })
const readNow = (specialist = 1) =>
  call(world, `POST /api/portal/specialists/${specialist}/busy_calendar/read`, { as: anna })
async function shown(specialist = 1): Promise<Shown | undefined> {
  const { body } = await call(world, 'GET /api/portal/busy_calendars', { as: anna })
  return body.data.find(({ id }) => id === String(specialist))?.attributes as Shown | undefined
}
const busyTimes = async () => (await shown())?.busy_times
async function timesOnOffer(): Promise<string[]> {
  const reply = await portal.ask('get_slots', { ...slotAt('08:00'), time: undefined, days: 1 })
  const slots = reply.data.data as { time: string; available: number }[]
  return slots.filter(({ available }) => available > 0).map(({ time }) => time)
}
const path = () => `${calendars.url}/private/s3cret-of-somebody.ics`

test('what a private calendar takes is not offered, and is refused; it is told of at once, and without a word of what it is', async () => {
  expect(await timesOnOffer()).toContain('09:00')
  serve(calendarWith(['09:00', '10:00']))
  const heard: string[] = []
  portal.socket.on('portal', ({ type }: { type: string }) => heard.push(type))
  const named = await name(path())
  expect(named.status).toBe(200)
  expect(named.text).not.toContain('s3cret')
  await expect.poll(busyTimes).toBe(1)
  expect(heard).toContain('specialist_updated')
  expect(await shown()).toMatchObject({ fault: null, host: new URL(calendars.url).host })
  const offered = await timesOnOffer()
  expect(offered).not.toContain('09:00')
  expect(offered).not.toContain('09:30')
  expect(offered).toEqual(expect.arrayContaining(['08:30', '10:00']))
  const refused = await portal.ask('schedule_booking', { ...slotAt('09:00'), ...visitor })
  expect(refused.data).toMatchObject({ code: 'invalid', field: 'time' })
  const why = (await portal.ask('why_not_free', slotAt('09:00'))).data.data as { data: { code: string }[] }
  expect(why.data).toContainEqual(expect.objectContaining({ code: 'specialist_away', till_time: '12:00' }))
  // Neither the address nor what it said stands anywhere but where it is read from.
  const audit = JSON.stringify(await world.db.selectFrom('audit').selectAll().execute())
  const events = JSON.stringify(await world.db.selectFrom('events').selectAll().execute())
  for (const text of [audit, events, logged.join()]) {
    expect(text).not.toContain('s3cret')
    expect(text).not.toContain('secret matter')
  }
  expect(audit).toContain('busy_calendar.name')
})

test('what changes there changes here; what is no more is free again, as is all once the calendar is ended', async () => {
  serve(calendarWith(['09:00', '10:00'], ['12:00', '12:30']))
  await name(path())
  await expect.poll(busyTimes).toBe(2)
  serve(calendarWith(['13:00', '13:30']))
  await readNow()
  await expect.poll(busyTimes).toBe(1)
  expect(await timesOnOffer()).toEqual(expect.arrayContaining(['09:00', '12:00']))
  expect(await timesOnOffer()).not.toContain('13:00')
  const ended = await call(world, 'DELETE /api/portal/specialists/1/busy_calendar', { as: anna })
  expect(ended.status).toBe(200)
  expect(await shown()).toBeUndefined()
  expect(await timesOnOffer()).toContain('13:00')
  expect(await world.db.selectFrom('busy_times').selectAll().execute()).toEqual([])
})

test('a visit that stands when its time is taken needs attention; a visit of ours in that calendar does not', async () => {
  const { qtid } = await book(portal, slotAt('14:00'))
  serve(calendarWith(['14:00', '14:30', `${qtid}@rinda`]))
  await name(path())
  await expect.poll(async () => (await shown())?.heard_at).not.toBeNull()
  expect(await busyTimes()).toBe(0)
  serve(calendarWith(['14:00', '14:15']))
  await readNow()
  await expect.poll(busyTimes).toBe(1)
  const { data } = await portal.ask('get_attention', { locationId: 1, date: bookingDay, days: 1 })
  expect(JSON.stringify(data)).toContain(qtid)
})

test('what has not changed is not sent again, and nobody is told', async () => {
  serve(calendarWith(['09:00', '10:00']), { etag: '"one"' })
  await name(path())
  await expect.poll(busyTimes).toBe(1)
  const seqOf = async () =>
    (await world.db.selectFrom('streams').select('seq').where('company_id', '=', 1).executeTakeFirst())?.seq
  const seq = await seqOf()
  calendars.answer = (response, { headers }) =>
    void response.writeHead(headers['if-none-match'] === '"one"' ? 304 : 500).end()
  await world.db.updateTable('busy_calendars').set({ ask_at: world.time.now, heard_at: null }).execute()
  // Naming another one has all looked at that are due.
  await name(`${calendars.url}/other`, 2)
  await expect.poll(async () => (await shown())?.heard_at).toBe(morning.toISOString())
  expect(await busyTimes()).toBe(1)
  expect(await seqOf()).toBe(seq)
})

test.each<[string, number, string | null, string]>([
  ['a page to sign in at', 200, '<html></html>', 'garbled'],
  ['a link that was ended', 404, '', 'gone'],
  ['one that asks who we are', 401, '', 'refused'],
  ['a server in trouble', 503, '', 'failed'],
])('%s is said, and what was known stays', async (_name, status, text, fault) => {
  serve(calendarWith(['09:00', '10:00']))
  await name(path())
  await expect.poll(busyTimes).toBe(1)
  calendars.answer = (response) => void response.writeHead(status).end(text)
  await readNow()
  await expect.poll(async () => (await shown())?.fault).toBe(fault)
  expect(await shown()).toMatchObject({ busy_times: 1, failing_since: morning.toISOString() })
  serve(calendarWith())
  await readNow()
  await expect.poll(async () => (await shown())?.fault).toBeNull()
  expect(await busyTimes()).toBe(0)
})

test('a redirect is followed, a circle of them is not; an answer without end is cut off', async () => {
  const ics = calendarWith(['09:00', '10:00'])
  calendars.answer = (response, received) =>
    received.path === '/there'
      ? void response.end(ics)
      : void response.writeHead(302, { location: '/there' }).end()
  await name(path())
  await expect.poll(busyTimes).toBe(1)
  calendars.answer = (response) => void response.writeHead(302, { location: '/again' }).end()
  await readNow()
  await expect.poll(async () => (await shown())?.fault).toBe('moved')
  calendars.answer = (response) => answerAtLength(calendars, response, 40)
  await readNow()
  await expect.poll(async () => (await shown())?.fault).toBe('too_large')
})

test('an address that is none, or leads inside, is refused with its field', async () => {
  for (const [url, detail] of [
    ['', 'url'],
    ['nowhere', 'url'],
    ['ftp://example.com/a.ics', 'url'],
    ['https://me:pass@example.com/', 'url'],
  ]) {
    const refused = await name(url ?? '')
    expect(refused.status).toBe(422)
    expect(refused.body.errors[0]?.source?.pointer).toBe(`/busy_calendar/${detail}`)
  }
})

test('webcal is read as https, and whoever ends it beforehand is not read for', async () => {
  expect((await name(path().replace('http:', 'webcal:'))).status).toBe(200)
  const row = await world.db.selectFrom('busy_calendars').select('url').executeTakeFirstOrThrow()
  expect(row.url).toMatch(/^https:/)
})

test('a reading that is broken off by the end of the process is no fault', async () => {
  calendars.answer = () => {}
  await name(path())
  await expect.poll(() => calendars.received.length).toBe(1)
  await world.restart()
  portal = await world.connect(anna)
  expect(await shown()).toMatchObject({ fault: null, reading: true })
  serve(calendarWith(['09:00', '10:00']))
  await readNow()
  await expect.poll(busyTimes).toBe(1)
})

test('two who name a calendar at once leave one, with the times of that one alone', async () => {
  const texts = new Map([
    ['/one', calendarWith(['09:00', '10:00'])],
    ['/two', calendarWith(['11:00', '11:30'], ['12:00', '12:30'])],
  ])
  calendars.answer = (response, { path: asked }) => void response.end(texts.get(asked))
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([name(`${calendars.url}/one`), name(`${calendars.url}/two`), readNow()])
    await readNow()
    const { url } = await world.db.selectFrom('busy_calendars').select('url').executeTakeFirstOrThrow()
    await expect.poll(busyTimes).toBe(url.endsWith('/one') ? 1 : 2)
  }
})

test('a visit and the time of a calendar at one moment: whichever comes first, nothing is lost', async () => {
  serve(calendarWith(['15:00', '15:30']))
  const [booked] = await Promise.all([
    portal.ask('schedule_booking', { ...slotAt('15:00'), ...visitor }),
    name(path()),
  ])
  await expect.poll(busyTimes).toBe(1)
  if (codeOf(booked)) return expect(codeOf(booked)).toBe('invalid')
  const { data } = await portal.ask('get_attention', { locationId: 1, date: bookingDay, days: 1 })
  expect(JSON.stringify(data)).toContain(attributesOf(booked).qtid)
})
