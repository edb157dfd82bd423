import type { CalendarFeedAttributes } from '@rinda/contract/set-up/calendar-feed'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookingBody, call, codesOf, customer } from '../testing/clients/http-calls.ts'
import type { SignedInPerson } from '../testing/clients/test-portal.ts'
import { morning } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
const lines: string[] = []
const links: string[] = []

beforeAll(async () => {
  world = await startWorld({
    now: morning,
    environment: { LOG_LEVEL: 'trace' },
    onLine: (line) => void lines.push(line),
  })
  anna = await world.signIn('anna@rinda.example')
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

type Feed = CalendarFeedAttributes & { id: string; path: string }

async function askForFeed(line: string, body?: object, as = anna): Promise<Feed> {
  const answer = await call(world, line, { as, ...(body ? { body } : {}) })
  expect(answer.status).toBe(201)
  const feed = { id: answer.body.data.id, ...answer.body.data.attributes } as unknown as Feed
  links.push(feed.path)
  return feed
}
const makeFeed = (more: object, as = anna) =>
  askForFeed(
    'POST /api/portal/calendar_feeds',
    { calendar_feed: { name: 'Outlook', language: 'en', ...more } },
    as,
  )
const read = (path: string, headers: Record<string, string> = {}) => call(world, `GET ${path}`, { headers })

function eventsIn(text: string): ICAL.Event[] {
  const calendar = ICAL.Component.fromString(text)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}
const statusOf = (event: ICAL.Event | undefined) => event?.component.getFirstPropertyValue('status')

async function book(time: string, more: Record<string, unknown> = {}): Promise<{ id: string; qtid: string }> {
  const body = bookingBody(time, { ...customer, status: 'scheduled', ...more })
  const { status, body: made } = await call(world, 'POST /api/bookings', { as: anna, body })
  expect(status).toBe(201)
  return { id: made.data.id, qtid: String(made.data.attributes.qtid) }
}
const change = (id: string, booking: object) =>
  call(world, `PATCH /api/bookings/${id}`, { as: anna, body: { booking } })

/** Reads until calendars were told of the last change of a visit: they are a moment later than the change itself. */
async function eventOf(path: string, { qtid }: { qtid: string }, isTold: (event: ICAL.Event) => boolean) {
  let found: ICAL.Event | undefined
  await expect
    .poll(async () => {
      world.time.now = new Date(world.time.now.getTime() + 20_000)
      found = eventsIn((await read(path)).text).find(({ uid }) => uid === `${qtid}@rinda`)
      return found !== undefined && isTold(found)
    })
    .toBe(true)
  return found
}

test('a feed has its visits with the UID and the SEQUENCE of the mails, and one that is canceled stays, as canceled', async () => {
  const { path } = await makeFeed({ location_id: 1 })
  const made = await book('09:00', { email: 'laima@visitor.example' })
  const seqSaid = async () => {
    const { rows } = await world.db
      .selectFrom('outbox')
      .select(['seq', 'content'])
      .where('booking_id', '=', Number(made.id))
      .orderBy('message_id', 'desc')
      .execute()
      .then((found) => ({ rows: found }))
    return rows[0]
  }
  const first = await eventOf(path, made, ({ sequence }) => sequence > 0)
  const mail = await seqSaid()
  expect([first?.sequence, first?.uid]).toEqual([mail?.seq, `${mail?.content.times[0]?.uid}@rinda`])
  expect([statusOf(first), first?.summary]).toEqual(['CONFIRMED', 'Consultation'])
  expect(first?.location).toBe('Brīvības iela 49')

  expect((await change(made.id, { notes: { internal: 'asks for a chair' } })).status).toBe(200)
  expect((await change(made.id, { time: '10:00' })).status).toBe(200)
  const moved = await eventOf(path, made, ({ sequence }) => sequence > (first?.sequence ?? 0))
  expect(moved?.startDate.toJSDate().toISOString()).toBe('2026-12-09T10:00:00.000Z')
  expect(moved?.sequence).toBe((await seqSaid())?.seq)

  expect((await change(made.id, { status: 'canceled' })).status).toBe(200)
  const off = await eventOf(path, made, ({ sequence }) => sequence > (moved?.sequence ?? 0))
  expect([statusOf(off), off?.component.getFirstPropertyValue('transp')]).toEqual([
    'CANCELLED',
    'TRANSPARENT',
  ])
})

test('nobody is named in a feed, unless whoever made it wants that', async () => {
  const plain = await makeFeed({ specialist_id: 1 })
  const named = await makeFeed({ specialist_id: 1, named: true })
  const { qtid } = await book('11:00')
  await book('11:00', { specialist_id: 2, first_name: 'Zaiga' })
  const [bare, full] = [await read(plain.path), await read(named.path)]
  for (const word of ['Laima', 'Krūmiņa', '20000001', 'Zaiga']) expect(bare.text).not.toContain(word)
  const event = eventsIn(full.text).find(({ uid }) => uid === `${qtid}@rinda`)
  expect(event?.summary).toBe('Laima Krūmiņa, Consultation')
  expect(full.text).not.toContain('Zaiga')
  expect(full.text).not.toContain('20000001')
  // Holds and blocked time are no visits.
  const all = [...eventsIn(bare.text)].map(({ uid }) => uid)
  expect(new Set(all).size).toBe(all.length)
})

test('times stand on the clock of the company, also after it was changed', async () => {
  const { path } = await makeFeed({ location_id: 1 })
  const winter = await book('07:00', { date: '2027-03-27' })
  const summer = await book('07:00', { date: '2027-03-29' })
  const { text } = await read(path)
  expect(text).toContain('DTSTART;TZID=Europe/Riga:20270327T090000')
  expect(text).toContain('DTSTART;TZID=Europe/Riga:20270329T100000')
  const starts = new Map(eventsIn(text).map((one) => [one.uid, one.startDate.toJSDate().toISOString()]))
  expect(starts.get(`${winter.qtid}@rinda`)).toBe('2027-03-27T07:00:00.000Z')
  expect(starts.get(`${summer.qtid}@rinda`)).toBe('2027-03-29T07:00:00.000Z')
})

test('a reader that has its state is told so; each change is another state; it is kept by nobody in between', async () => {
  const { path } = await makeFeed({ specialist_id: 2 })
  // Once calendars were told of the last visit there is, nothing changes by itself.
  await eventOf(path, await book('12:00', { specialist_id: 2 }), ({ sequence }) => sequence > 0)
  const first = await read(path)
  const tag = first.headers.get('etag') ?? ''
  expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(first.headers.get('cache-control')).toMatch(/^private/)
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const again = await read(path, { 'if-none-match': known })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', tag])
  }
  await book('13:00', { specialist_id: 2 })
  const changed = await read(path, { 'if-none-match': tag })
  expect([changed.status, eventsIn(changed.text).length]).toEqual([200, eventsIn(first.text).length + 1])
  const head = await call(world, `HEAD ${path}`)
  expect([head.status, head.text]).toEqual([200, ''])
})

test('a link that was ended or renewed, and one that never was, are answered alike', async () => {
  const ended = await makeFeed({ location_id: 1 })
  expect((await read(ended.path)).status).toBe(200)
  expect((await read(ended.path.replace(/\.ics$/, ''))).status).toBe(200)
  const answer = await call(world, `DELETE /api/portal/calendar_feeds/${ended.id}`, { as: anna })
  expect(answer.body.data.attributes.ended_at).toBe(world.time.now.toISOString())
  expect((await call(world, `DELETE /api/portal/calendar_feeds/${ended.id}`, { as: anna })).status).toBe(200)
  const again = await call(world, `POST /api/portal/calendar_feeds/${ended.id}/link`, { as: anna })
  expect([again.status, ...codesOf(again)]).toEqual([409, 'wrong_state'])

  const old = await makeFeed({ location_id: 1 })
  const renewed = await askForFeed(`POST /api/portal/calendar_feeds/${old.id}/link`)
  expect((await read(renewed.path)).status).toBe(200)
  expect(renewed.hint).not.toBe(old.hint)
  const refused = await Promise.all(
    [ended.path, old.path, '/api/calendars/x', `/api/calendars/${'a'.repeat(95)}.ics`].map((path) =>
      read(path),
    ),
  )
  expect(new Set(refused.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(refused[0]?.status).toBe(404)
})

test('a link that is read too often waits, and others do not', async () => {
  const [{ path }, other] = [await makeFeed({ location_id: 2 }), await makeFeed({ location_id: 2 })]
  const answers = await Promise.all(Array.from({ length: 25 }, () => read(path)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]))
  expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await read(other.path)).status).toBe(200)
})

test('a feed of thousands of visits comes whole, page by page, each visit once', async () => {
  const { path } = await makeFeed({ location_id: 2, named: true })
  const [pattern] = await world.db.selectFrom('bookings').selectAll().limit(1).execute()
  const start = Date.parse('2026-12-10T06:00:00Z')
  const { booking_id: _, ...rest } = pattern ?? {}
  for (let done = 0; done < 3_000; done += 500) {
    const rows = Array.from({ length: 500 }, (_one, index) => ({
      ...(rest as object),
      ...{
        qtid: crypto.randomUUID(),
        location_id: 2,
        service_id: 4,
        specialist_id: null,
        status: 'scheduled',
      },
      ...{ log: '[]', fields: '{}', notes: '{}', config: '{}', first_name: 'Ņikita; the, "first"\nof all' },
      // Three begin at each time, also where a page ends.
      starts_at: new Date(start + Math.floor((done + index) / 3) * 300_000),
      ends_at: new Date(start + Math.floor((done + index) / 3) * 300_000 + 1_200_000),
    }))
    await world.db
      .insertInto('bookings')
      .values(rows as never)
      .execute()
  }
  const { text } = await read(path)
  const events = eventsIn(text)
  expect([events.length, new Set(events.map(({ uid }) => uid)).size]).toEqual([3_000, 3_000])
  expect(events[0]?.summary).toMatch(/^Ņikita; the, "first"\nof all Krūmiņa, /)
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test('a feed shows nothing of another company, and its admins reach no others', async () => {
  const nora = await world.signIn('admin@nails.example')
  for (const [subject, pointer] of [
    [{ location_id: 40 }, '/calendar_feed/location_id'],
    [{ specialist_id: 40 }, '/calendar_feed/specialist_id'],
  ] as const) {
    const body = { calendar_feed: { name: 'F', ...subject } }
    const answer = await call(world, 'POST /api/portal/calendar_feeds', { as: anna, body })
    expect([answer.status, answer.body.errors[0]?.source?.pointer]).toEqual([404, pointer])
  }
  const theirs = await makeFeed({ location_id: 40 }, nora)
  expect(eventsIn((await read(theirs.path)).text)).toEqual([])
  for (const line of [
    `DELETE /api/portal/calendar_feeds/${theirs.id}`,
    `POST /api/portal/calendar_feeds/${theirs.id}/link`,
    'GET /api/portal/calendar_feeds?company_id=40',
  ])
    expect((await call(world, line, { as: anna })).status).toBe(404)
  const listed = await call(world, 'GET /api/portal/calendar_feeds', { as: anna })
  expect(listed.body.data.map(({ id }) => id)).not.toContain(theirs.id)
})

test.each([
  ['no name', { name: ' ', location_id: 1 }, '/calendar_feed/name'],
  ['nothing to show', {}, '/calendar_feed/location_id'],
  ['a location and a specialist', { location_id: 1, specialist_id: 1 }, '/calendar_feed/specialist_id'],
  ['a language that is none', { location_id: 1, language: 'xx' }, '/calendar_feed/language'],
])('a feed with %s is refused at its field', async (_, more, pointer) => {
  const body = { calendar_feed: { name: 'F', ...more } }
  const answer = await call(world, 'POST /api/portal/calendar_feeds', { as: anna, body })
  expect([answer.status, answer.body.errors[0]?.source?.pointer]).toEqual([422, pointer])
})

test('what opens a feed is told once: it stands in no table and in no log', async () => {
  const secrets = links.map((path) => /calendars\/(.+)\.ics$/.exec(path)?.[1] ?? '')
  expect(secrets.length).toBeGreaterThan(5)
  const listed = await call(world, 'GET /api/portal/calendar_feeds', { as: anna })
  const kept = await Promise.all(
    (['calendar_feeds', 'audit', 'replies'] as const).map((table) =>
      world.db.selectFrom(table).selectAll().execute(),
    ),
  )
  const all = JSON.stringify([listed.body, kept]) + lines.join('\n')
  for (const secret of secrets) expect(all).not.toContain(secret.slice(6))
  expect(lines.some((line) => line.includes('/api/calendars/:secret'))).toBe(true)
  const acts = await world.db
    .selectFrom('audit')
    .select(['action', 'actor'])
    .where('object_kind', '=', 'calendar_feed')
    .execute()
  expect(new Set(acts.map(({ action }) => action))).toEqual(
    new Set(['calendar_feed.create', 'calendar_feed.renew', 'calendar_feed.end']),
  )
  expect(acts.map(({ actor }) => actor)).toContain('anna@rinda.example')
})
