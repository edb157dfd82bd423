import type { PastAttributes } from '@rinda/contract/history/past'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Conversation } from '../../testing/clients/conversation.ts'
import { call, codesOf } from '../../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../../testing/clients/test-portal.ts'
import { type QueueWorld, startQueueWorld, ticketIn } from '../../testing/clients/test-queue.ts'
import {
  attributesOf,
  book,
  bookingDay,
  codeOf,
  lock,
  slotAt,
  visitor,
} from '../../testing/towns/bookings.ts'

let town: QueueWorld
let person: SignedInPerson
let anna: TestPortal
let desk: Conversation

type Seen = { at: string; short: unknown; sheet: unknown; line: unknown; set: unknown }
const seen: Seen[] = []

beforeAll(async () => {
  town = await startQueueWorld()
  person = await town.signIn('anna@rinda.example')
  anna = await town.connect(person)
  desk = await town.enter('agent', { person })
})
afterAll(async () => {
  expect(town.world.faults).toEqual([])
  await town.close()
})

const minute = 60_000
const wait = (ms: number) => {
  town.time.now = new Date(town.time.now.getTime() + ms)
}
const api = (line: string, body?: object) => call(town.world, line, { as: person, body })
async function past(part: string, at: string, more = ''): Promise<PastAttributes> {
  const answer = await api(`GET /api/portal/locations/1/at?part=${part}&moment=${at}${more}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data.attributes as PastAttributes
}

/** Places and waits follow from more than is kept. */
const unkept =
  /^(turn|called_next|crowd_level|tickets_to_wait|time_to_wait|time_to_wait_low|time_to_wait_high|state_since|state_by)$/
const withoutWaits = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !unkept.test(name)))
    : value
const kept = (value: unknown) => JSON.parse(JSON.stringify(value, withoutWaits)) as unknown

const listIn = (reply: { data: { data?: unknown } }) => (reply.data.data as { data: unknown }).data

/** Looks at the present, as its screens do, and keeps what they were answered. */
async function look(): Promise<void> {
  const days = { locationId: 1, date: bookingDay, days: 1 }
  const bookings = await anna.ask('get_bookings', { ...days, form: 'short' })
  const sheet = await anna.ask('get_day_sheet', days)
  const tickets = await desk.ask('get_tickets', { locationId: 1 })
  const counters = await desk.ask('get_counters', { locationId: 1 })
  const location = await api('GET /api/locations/1?include=services')
  const rules = await api('GET /api/portal/line_rules')
  seen.push({
    at: town.time.now.toISOString(),
    short: JSON.parse((bookings.data.data as { short: string }).short),
    sheet: sheet.data.data,
    line: kept([listIn(tickets), counters.data.data]),
    set: kept([location.body.data, location.body.included, rules.body.data]),
  })
  // Whatever is done at this very moment would be seen at it.
  wait(1)
}
const desk4 = (time: string) => slotAt(time, { serviceId: 2, specialistId: null })
const times = (till: string) => ({ location: { open_wednesday_from: '09:00', open_wednesday_till: till } })

test('a day is lived, and the present is looked at after each step', async () => {
  await look()
  wait(minute)
  const first = await book(anna, slotAt('10:00'), { firstName: 'Ilze' })
  const second = await book(anna, slotAt('11:00'), { firstName: 'Oto' })
  await book(anna, desk4('10:00'))
  const third = await book(anna, desk4('10:00'))
  await look()
  wait(minute)
  const moved = await anna.ask('move_booking', { ...first, date: '2026-12-10', time: '13:00' })
  expect(codeOf(moved)).toBeUndefined()
  const other = { ...second, date: bookingDay, time: '14:30', specialistId: 2 }
  expect(codeOf(await anna.ask('move_booking', other))).toBeUndefined()
  await look()
  wait(minute)
  await anna.ask('cancel_booking', third)
  const block = { fields: { _is_blocked: true }, notes: { blocked: 'Pusdienas' }, duration: 60 }
  expect(codeOf(await anna.ask('schedule_booking', { ...slotAt('12:00'), ...block }))).toBeUndefined()
  const held = await lock(anna, slotAt('15:00'))
  await look()
  wait(minute)
  expect((await api('PATCH /api/portal/locations/1', times('16:00'))).status).toBe(200)
  wait(1)
  const queue = { grace_minutes: 12, most_appointments_in_row: 3 }
  const rules = { location: { config: { queue, special_times: [{ day: '2026-12-24' }] } } }
  expect((await api('PATCH /api/portal/locations/1', rules)).status).toBe(200)
  await api('PATCH /api/portal/line_rules', { line_rules: { check_in_before_minutes: 25 } })
  await look()
  wait(minute)
  const [one, two] = [await ask('request_ticket', ticket), await ask('request_ticket', ticket)]
  await ask('set_counter', { locationId: 1, counter: 1, open: true, serviceIds: [3] })
  await look()
  wait(minute)
  await ask('call_next', { locationId: 1, counter: 1 })
  await look()
  wait(minute)
  await ask('finish', { id: ticketIn(one).id })
  await ask('cancel_ticket', { id: ticketIn(two).id })
  await ask('set_counter', { locationId: 1, counter: 1, open: false })
  const service = { service: { duration: 45, capacity: 6, config: { specialists: [1] } } }
  expect((await api('PATCH /api/portal/locations/1/services/1', service)).status).toBe(200)
  const absences = [{ from_date: bookingDay, from_time: '09:00', till_date: bookingDay, till_time: '11:00' }]
  expect((await api('PATCH /api/portal/specialists/1', { specialist: { absences } })).status).toBe(200)
  await api('PATCH /api/portal/locations/1', times('20:00'))
  // A hold that is over is ended by a watcher, at a moment of its own.
  expect(codeOf(await anna.ask('unlock_booking', held))).toBeUndefined()
  wait(1)
  await look()
  wait(30 * minute)
  expect(
    codeOf(await anna.ask('move_booking', { ...first, date: bookingDay, time: '16:00' })),
  ).toBeUndefined()
  expect(attributesOf(await anna.ask('serve_booking', { qtid: first.qtid })).qtid).toBe(first.qtid)
  await look()
})
const ticket = { serviceId: 3, locationId: 1, language: 'lv' }
async function ask(type: string, data: object) {
  const answer = await desk.ask(type, data)
  if (codeOf(answer)) throw new Error(JSON.stringify(answer.data))
  return answer
}

describe('afterwards', () => {
  test('the calendar of each moment is the one that was shown then', async () => {
    for (const { at, short, sheet } of seen) {
      const day = await past('day', at, `&date=${bookingDay}`)
      if (day.part !== 'day') throw new Error(day.part)
      expect({ at, short: JSON.parse(day.short), sheet: day.sheet }).toEqual({ at, short, sheet })
    }
  })

  test('so are the line and its counters', async () => {
    for (const { at, line } of seen) {
      const was = await past('line', at)
      if (was.part !== 'line') throw new Error(was.part)
      expect({ at, line: kept([was.tickets, was.counters]) }).toEqual({ at, line })
    }
  })

  test('so are the hours and the rules', async () => {
    for (const { at, set } of seen) {
      const was = await past('rules', at)
      if (was.part !== 'rules') throw new Error(was.part)
      expect({ at, set: kept([was.location, was.services, was.company]) }).toEqual({ at, set })
    }
  })

  test('what has changed since is told: who, when, and from what to what', async () => {
    const [begin] = seen
    const { changes, changed, steps } = await past('day', begin?.at ?? '', `&date=${bookingDay}`)
    expect(changes).toHaveLength(changed)
    const [last] = changes
    expect(last).toMatchObject({ actor: 'anna@rinda.example', action: 'booking.serve', name: 'Ilze Krūmiņa' })
    const hours = changes.filter(({ object_kind }) => object_kind === 'location')
    expect(hours.map(({ changes: [one] }) => one?.field)).toEqual([
      ...['open_wednesday', 'special_times/2026-12-24', 'open_wednesday'],
    ])
    expect(steps).toEqual([...steps].sort())
    expect(steps).toContain(last?.at)
    const { changes: none } = await past('day', town.time.now.toISOString(), `&date=${bookingDay}`)
    expect(none).toEqual([])
  })

  test('what was done at exactly the moment is seen, a millisecond earlier it is not', async () => {
    const { steps } = await past('hours', seen[0]?.at ?? '')
    const [step = ''] = steps
    const at = async (moment: Date) => {
      const was = await past('hours', moment.toISOString())
      return was.part === 'hours' ? was.location.attributes.open_wednesday_till : was.part
    }
    expect(await at(new Date(step))).toBe('16:00')
    expect(await at(new Date(Date.parse(step) - 1))).toBe('21:00')
  })

  test.each(['2027-03-28', '2027-10-31'])('a day whose night is %s is as long as it was', async (date) => {
    const now = town.time.now.toISOString()
    const { data } = await anna.ask('get_day_sheet', { locationId: 1, date, days: 1 })
    const day = await past('day', now, `&date=${date}`)
    expect(day.part === 'day' && day.sheet).toEqual(data.data)
  })

  test('a visitor who was erased does not come back', async () => {
    const erased = await book(anna, slotAt('17:00'), {
      ...visitor,
      firstName: 'Zeltīte',
      lastName: 'Neatrodamā',
    })
    wait(minute)
    const before = town.time.now.toISOString()
    wait(minute)
    const answer = await call(town.world, `POST /api/visit/bookings/${erased.qtid}/erase`, {
      headers: { 'x-booking-token': erased.token },
      body: { erase: { cancel: true } },
    })
    expect(answer.status).toBe(200)
    wait(minute)
    const day = await past('day', before, `&date=${bookingDay}`)
    expect(JSON.stringify(day)).not.toMatch(/Zelt|Neatrod/)
    const short = day.part === 'day' ? (JSON.parse(day.short) as { start: number[] }) : { start: [] }
    expect(short.start).toContain(19 * 60)
  })

  test('a visit that went on over midnight stood on both days', async () => {
    const { qtid } = await book(anna, slotAt('10:00', { date: '2026-12-15' }))
    const at = (hour: string) => new Date(`2026-12-15T${hour}Z`)
    const time = { starts_at: at('21:30'), ends_at: at('22:30') }
    await town.world.db.updateTable('bookings').set(time).where('qtid', '=', qtid).execute()
    wait(minute)
    const day = await past('day', town.time.now.toISOString(), '&date=2026-12-16')
    expect(day.part === 'day' && JSON.parse(day.short)).toMatchObject({ start: [-30], duration: [60] })
  })

  test('a moment that is wrong is refused by its name', async () => {
    const at = (moment: string, id = 1) => api(`GET /api/portal/locations/${id}/at?moment=${moment}`)
    const refused = async (moment: string) => {
      const { status, body } = await at(moment)
      return [status, body.errors[0]?.source?.parameter, body.errors[0]?.title]
    }
    expect(await refused('2027-01-01T00:00:00Z')).toEqual([422, 'moment', expect.any(String)])
    expect(await refused('2020-01-01T00:00:00Z')).toEqual([422, 'moment', expect.any(String)])
    expect(await refused('yesterday')).toEqual([422, 'moment', expect.any(String)])
    expect((await at(seen[0]?.at ?? '', 40)).status).toBe(404)
  })

  test('it is for whoever administers the location', async () => {
    const [{ at } = { at: '' }] = seen
    const asked = async (email: string) => {
      const as = await town.signIn(email)
      const answer = await call(town.world, `GET /api/portal/locations/1/at?moment=${at}`, { as })
      return [answer.status, ...codesOf(answer)]
    }
    expect(await asked('admin@nails.example')).toEqual([404, 'not_found'])
    expect(await asked('user@rinda.example')).toEqual([403, 'forbidden'])
  })
})
