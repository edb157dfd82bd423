import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleWithLines } from '../queue/testing/line-town.ts'
import { openCableLine } from '../testing/clients/cable-line.ts'
import { bookingBody, call, codesOf, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { connectQueue } from '../testing/clients/test-queue.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { book, codeOf, morning, slotAt } from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

// Somebody whose every word is known, and who must not be found in the log of a server that logs all it can.
const person = {
  first_name: 'Zigfrīda',
  last_name: 'Pupausene-Ķirsiņa',
  email: 'zigfrida.pupausene@visitor.example',
  phone_number: '26337714',
  phone_country_code: '371',
  notes: { internal: 'alerģija pret zemesriekstiem' },
}
const visitor = {
  firstName: person.first_name,
  lastName: person.last_name,
  email: person.email,
  phoneNumber: person.phone_number,
  phoneCountryCode: person.phone_country_code,
}
const secrets = new Set([
  ...Object.values(visitor).slice(0, 4),
  person.notes.internal,
  'Ķirsiņa',
  'push-7c9e',
])

let world: World
let anna: SignedInPerson
let portal: TestPortal
const lines: string[] = []

beforeAll(async () => {
  const database = await testDatabase()
  await settleWithLines(database.db)
  world = await startWorld({
    database,
    now: morning,
    environment: { LOG_LEVEL: 'trace', METRICS_TOKEN: 'the token of metrics', ...internalKey },
    onLine: (line) => void lines.push(line),
  })
  anna = await world.signIn('anna@rinda.example')
  portal = await world.connect(anna)
  for (const one of [
    anna.cookie.split('=')[1] ?? '',
    anna.token,
    'the secret',
    'the token of metrics',
    'anna@rinda.example',
  ])
    secrets.add(one)
})
afterAll(() => world.close())

/** Lets every booking that is written break a rule of the database, whose error shows the row. */
const breakBookings = () =>
  sql`ALTER TABLE bookings ADD CONSTRAINT nobody CHECK (first_name = '') NOT VALID`.execute(world.db)
const mendBookings = () => sql`ALTER TABLE bookings DROP CONSTRAINT nobody`.execute(world.db)
/** Lets it raise a text with all that was sent, as a function of somebody's own may. */
async function raiseRows(): Promise<void> {
  await sql`CREATE FUNCTION shout() RETURNS trigger LANGUAGE plpgsql AS ${sql.raw(
    `$$ BEGIN RAISE EXCEPTION 'what is "%" to me', NEW; END $$`,
  )}`.execute(world.db)
  await sql`CREATE TRIGGER shout BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION shout()`.execute(
    world.db,
  )
}
const calmDown = () => sql`DROP TRIGGER shout ON bookings`.execute(world.db)

async function byHttp(time: string): Promise<string[]> {
  const body = { booking: { ...bookingBody(time).booking, ...person, status: 'scheduled' } }
  const answer = await call(world, 'POST /api/bookings', { as: anna, body })
  const path = `/api/bookings/phone/371/${person.phone_number}`
  await call(world, `GET ${path}`, { as: 'internal' })
  await call(world, `GET ${encodeURI(`/api/bookings/${person.last_name}?token=${person.phone_number}`)}`)
  await call(world, 'POST /api/bookings', { as: anna, body: `{"first_name": "${person.first_name}` })
  await call(world, 'GET /metrics', { headers: { authorization: 'Bearer the token of metrics' } })
  await call(world, 'GET /', {
    headers: { referer: `http://x/?${person.email}`, 'x-booking-token': person.phone_number },
  })
  return codesOf(answer)
}

async function bySocket(time: string): Promise<unknown> {
  const reply = await portal.ask(
    'schedule_booking',
    slotAt(time, visitor),
    `${person.first_name} ${randomUUID()}`,
  )
  await portal.ask(`find_${person.last_name}`, visitor)
  await portal.ask('get_bookings', { locationId: person.last_name })
  const widget = await connectVisitor(world.url, 'widget', { session: `of ${person.email}` })
  await widget.ask('lock_booking', { ...slotAt(time), ...visitor })
  widget.socket.disconnect()
  const app = await connectQueue(world.url, 'app', { locationId: 1 })
  await app.ask('request_ticket', { serviceId: 1, language: 'lv', firebaseUserId: 'push-7c9e' })
  app.socket.disconnect()
  return codeOf(reply)
}

async function byCable(): Promise<void> {
  const line = await openCableLine(world.url, { cookie: anna.cookie, headers: { origin: world.url } })
  const identifier = JSON.stringify({ channel: 'PortalChannel', session: person.first_name })
  line.send({ command: 'subscribe', identifier })
  await line.hears(({ type }) => type === 'confirm_subscription')
  for (const trace of [person.last_name, person.email])
    line.send({
      command: 'message',
      identifier,
      data: JSON.stringify({ action: 'get_bookings', trace, date: person.first_name }),
    })
  await line.hears(({ message }) => message?.trace === person.email)
  line.socket.close()
}

test('whatever is asked over HTTP, sockets and cable, the log says that it was, and nothing of a person', async () => {
  expect(await byHttp('09:00')).toEqual([])
  expect(await bySocket('10:00')).toBeUndefined()
  const { token, qtid } = await book(portal, slotAt('11:00'), visitor)
  secrets.add(token)
  await call(world, `GET /api/bookings/${qtid}?token=${token}`)
  await byCable()
  const text = lines.join('\n')
  expect(text).toMatch(/"name":"schedule_booking","outcome":"done"/)
  expect(text).toMatch(/"pattern":"\/api\/bookings\/phone\/:countryCode\/:number"/)
  expect(text).toMatch(/"wire":"cable","name":"get_bookings","outcome":"refused"/)
  expectNobody()
})

test.each([
  ['shows the row that breaks a rule', '12', breakBookings, mendBookings],
  ['shouts the row', '14', raiseRows, calmDown],
])('neither does it where the database %s', async (_what, hour, hurt, heal) => {
  await hurt()
  lines.length = 0
  expect(await byHttp(`${hour}:00`)).toEqual(['internal'])
  expect(await bySocket(`${hour}:30`)).toBe('internal')
  await heal()
  const failed = lines.filter((line) => line.includes('something failed'))
  expect(failed.length).toBeGreaterThan(1)
  for (const line of failed)
    expect(JSON.parse(line)).toMatchObject({ err: { stack: expect.stringContaining('at ') } })
  expectNobody()
})

function expectNobody(): void {
  const found = [...secrets].filter((secret) => lines.some((line) => line.includes(secret)))
  expect(found).toEqual([])
}
