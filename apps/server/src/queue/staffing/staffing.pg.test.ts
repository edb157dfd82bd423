import type { StaffingAttributes, StaffingHour } from '@rinda/contract/queue/staffing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '../../access/signed-in.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { openBoards } from '../../testing/boards.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { type LineTown, reasonOf, settleWithLines, startLineTown } from '../testing/line-town.ts'
import { setPlan } from './set-plan.ts'
import { createShowStaffing } from './show-staffing.ts'

let database: OpenDatabase
let town: LineTown
let free: Awaited<ReturnType<typeof openBoards>>

/** Tuesday, 10:00 in Riga; the clocks went back on Sunday the 25th of October. */
const now = new Date('2026-12-01T08:00:00Z')
const nextWeek = '2026-12-07'
const nextTuesday = '2026-12-08'

/** Lets people come every so many minutes from 10:00 to 14:00 on the clock of the wall, one weekday (Monday is 1), for 17 weeks. */
async function live(
  weekday: number,
  everyMinutes: number,
  more: { waited?: number; serviceId?: number } = {},
) {
  const { waited = 0, serviceId = 3 } = more
  await sql`
    INSERT INTO tickets (company_id, location_id, service_id, day, letter, number, token, status, origin, push_ids, created_at, waiting_since,
      place, updated_at, counter, called_at, first_called_at, ended_at)
    SELECT 1, 1, ${serviceId}::integer, day, 'S' || ${serviceId}::text, n, day || ' ' || n || ' ' || ${serviceId}::text, 'DONE', 'phone', '{}',
      at, at, extract(epoch FROM at) * 1000, at, (n % 2 + 1)::text, called, called, called + interval '8 minutes'
    FROM generate_series('2026-08-03'::timestamp, '2026-11-30'::timestamp, interval '1 day') AS days (moment)
      CROSS JOIN LATERAL (SELECT moment::date AS day) AS d
      CROSS JOIN generate_series(0, (240 / ${everyMinutes}::numeric)::integer - 1) AS n
      CROSS JOIN LATERAL (SELECT (moment + interval '10 hours' + n * ${everyMinutes}::float8 * interval '1 minute') AT TIME ZONE 'Europe/Riga' AS at) AS a
      CROSS JOIN LATERAL (SELECT at + ${waited}::float8 * interval '1 minute' AS called) AS c
    WHERE extract(isodow FROM moment) = ${weekday}`.execute(database.db)
}

beforeAll(async () => {
  database = await testDatabase()
  await settleWithLines(database.db)
  free = await openBoards(database.db, () => now)
})
afterAll(async () => {
  await free.close()
  await database.close()
})
beforeEach(async () => {
  for (const table of ['tickets', 'bookings', 'staffing_plans', 'audit'] as const)
    await database.db.deleteFrom(table).execute()
  town = startLineTown(database.db, now)
})

async function shown(
  asked: { week?: string; target?: number; locationId?: number } = {},
  person: Partial<SignedIn> = {},
  boards = free.boards,
): Promise<StaffingAttributes> {
  const show = createShowStaffing()
  const named = { locationId: 1, week: nextWeek, ...asked }
  const result = await show({ ...town.context, boards }, town.agent(person).caller, named, town.time.now)
  if (!result.ok) throw new Error(JSON.stringify(result.refusals))
  return result.value.attributes
}
const hourOf = ({ days }: StaffingAttributes, date: string, hour: number): StaffingHour => {
  const found = days.find((day) => day.date === date)?.hours.find((one) => one.hour === hour)
  if (!found) throw new Error(`${date} has no ${hour}`)
  return found
}
const plan = (counters: number | null, more: object = {}, person: Partial<SignedIn> = {}) =>
  setPlan(town.context, town.agent(person), {
    location_id: 1,
    date: nextTuesday,
    hour: 10,
    counters,
    ...more,
  })

test('an hour expects who came in it on the clock of the wall, on both sides of the change of the clocks, and the counters that were open', async () => {
  await live(1, 10)
  await live(2, 2.5, { waited: 12 })
  const week = await shown()
  expect(week).toMatchObject({ week: nextWeek, target: 15, may_plan: true })
  expect(week.learnt).toMatchObject({ is_enough: true, weeks: 8, visit_minutes: 8, missed: null })
  const visitors = (date: string) =>
    week.days
      .find((day) => day.date === date)
      ?.hours.map(({ hour, visitors: count }) => [hour, count] as const)
  const ofMonday = new Map(visitors(nextWeek))
  // Six people in an hour, drawn a little to the busy Tuesday.
  const [before = 0, first = 0, ...others] = [9, 10, 11, 12, 13, 14].map((hour) => ofMonday.get(hour))
  expect([first >= 6, first <= 8, before, ...others]).toEqual([true, true, 0, first, first, first, 0])
  expect(hourOf(week, nextWeek, 9)).toMatchObject({ needed: 0, waits: [], usual: 0 })
  // Two counters with 24 people of eight minutes each in an hour.
  const busy = hourOf(week, nextTuesday, 11)
  expect(busy).toMatchObject({ appointments: 0, usual: 2, own: null, is_past: false })
  expect(busy.visitors).toBeGreaterThan(20)
  expect(busy.visitors).toBeLessThanOrEqual(24)
  expect(busy.needed).toBeGreaterThan(2)
  expect(busy.waits.map(({ counters }) => counters)).toEqual([2, 3, 4])
  const minutes = busy.waits.map((wait) => wait.minutes ?? 0)
  expect(minutes[0]).toBeGreaterThan(15)
  expect(minutes).toEqual(minutes.toSorted((one, other) => other - one))
  // Of a weekday on which nobody came nothing is known.
  expect(hourOf(week, '2026-12-09', 10)).toMatchObject({ needed: null, waits: [], visitors: 0 })
})

test('who was sent on waited until their first call, also where a forecast is held against what came', async () => {
  await live(1, 10)
  // All are served at once, for three minutes, and wait for 25 more before another service takes two.
  await sql`
    UPDATE tickets SET first_called_at = waiting_since + interval '28 minutes', ended_at = waiting_since + interval '30 minutes',
      parts = jsonb_build_array(jsonb_build_object('service_id', 1, 'counter', counter, 'from', waiting_since, 'till', waiting_since + interval '3 minutes'))`.execute(
    database.db,
  )
  const { hits } = await shown()
  expect(hits).toHaveLength(8)
  expect(hits.map((week) => week.hours)).toEqual(hits.map(() => 4))
  expect(hits.map((week) => week.hits)).toEqual(hits.map(() => 4))
})

test('a shorter target needs no fewer counters, and the weeks before are held against what came', async () => {
  await live(1, 10)
  await live(2, 2.5, { waited: 12 })
  const [strict, easy] = [await shown({ target: 5 }), await shown({ target: 30 })]
  expect(hourOf(strict, nextTuesday, 11).needed).toBeGreaterThanOrEqual(
    hourOf(easy, nextTuesday, 11).needed ?? 99,
  )
  expect(easy.hits.map(({ week }) => week)).toEqual([
    '2026-10-05',
    '2026-10-12',
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
  ])
  // Eight hours a week: those of Monday and of Tuesday.
  for (const { hours, hits } of easy.hits) {
    expect(hours).toBe(8)
    expect(hits).toBeLessThanOrEqual(hours)
  }
  expect(easy.hits.some(({ hits }) => hits > 0)).toBe(true)
})

test('appointments are expected as they are booked and kept', async () => {
  await live(2, 10)
  await sql`
    INSERT INTO bookings (company_id, qtid, token, kind, status, location_id, service_id, starts_at, ends_at, fields, notes, config, log,
      client_type, created_at, updated_at)
    SELECT 1, gen_random_uuid(), 'token', 'appointment', 'confirmed', 1, 3, at, at + interval '10 minutes', '{}', '{}', '{}', '[]', 'app', at - interval '30 days', at
    FROM generate_series(-16, 1) AS week CROSS JOIN generate_series(1, 6) AS n
      CROSS JOIN LATERAL (SELECT ('2026-12-01'::date + week * 7 + time '11:00' + n * interval '5 minutes') AT TIME ZONE 'Europe/Riga' AS at) AS a`.execute(
    database.db,
  )
  // Two of three check in.
  await sql`
    INSERT INTO tickets (company_id, location_id, service_id, booking_id, day, letter, number, token, status, origin, push_ids, created_at,
      waiting_since, appointment_at, place, updated_at, counter, called_at, first_called_at, ended_at)
    SELECT 1, 1, 3, booking_id, starts_at::date, 'B', booking_id, 'b' || booking_id, 'DONE', 'appointment', '{}', starts_at - interval '2 minutes',
      starts_at - interval '2 minutes', starts_at, 0, starts_at, '3', starts_at, starts_at, starts_at + interval '5 minutes'
    FROM bookings WHERE starts_at < ${now}::timestamptz AND booking_id % 3 > 0`.execute(database.db)
  const week = await shown()
  expect(week.learnt.missed).toBeGreaterThan(0.2)
  expect(week.learnt.missed).toBeLessThan(0.4)
  const { appointments, visitors } = hourOf(week, nextTuesday, 11)
  expect(appointments).toBeGreaterThanOrEqual(4)
  expect(appointments).toBeLessThan(6)
  expect(visitors).toBe(appointments + 6)
  // As many as such an hour usually has are expected also before they are booked.
  const later = hourOf(await shown({ week: '2026-12-15' }), '2026-12-15', 11)
  expect(later.appointments).toBe(appointments)
})

test('counters are planned by an admin for an hour to come, and as usual again', async () => {
  await live(2, 2.5, { waited: 12 })
  expect((await plan(4)).ok).toBe(true)
  const planned = hourOf(await shown(), nextTuesday, 10)
  expect(planned).toMatchObject({ usual: 2, own: 4 })
  expect(planned.waits.map(({ counters }) => counters)).toEqual([4, 5, 6])
  const audit = await database.db.selectFrom('audit').select(['action', 'before', 'after', 'actor']).execute()
  expect(audit).toMatchObject([
    { action: 'staffing_plan.update', before: { counters: null }, after: { counters: 4 } },
  ])
  // The same again changes nothing.
  await plan(4)
  expect((await plan(null)).ok).toBe(true)
  expect(hourOf(await shown(), nextTuesday, 10).own).toBe(null)
  expect(await database.db.selectFrom('audit').select('action').execute()).toHaveLength(2)
})

test('nobody plans what is not theirs, what is over, or an hour that is closed', async () => {
  expect(reasonOf(await plan(3, {}, { role: 'COMPANY_USER' }))).toBe('forbidden')
  expect(reasonOf(await plan(3, {}, { serviceIds: [3] }))).toBe('forbidden')
  expect(reasonOf(await plan(3, {}, { locationIds: [2] }))).toBe('not_found')
  expect(reasonOf(await plan(3, {}, { companyId: 40 }))).toBe('not_found')
  expect(reasonOf(await plan(3, { hour: 7 }))).toBe('outside_hours')
  expect(reasonOf(await plan(3, { date: '2026-12-01', hour: 9 }))).toBe('starts_in_past')
  expect((await plan(3, { date: '2026-12-01', hour: 10 })).ok).toBe(true)
  expect(await database.db.selectFrom('staffing_plans').select('counters').execute()).toEqual([
    { counters: 3 },
  ])
  await expect(shown({}, { companyId: 40 })).rejects.toThrow('not_found')
  await expect(shown({}, { locationIds: [2] })).rejects.toThrow('not_found')
})

test('whoever sees some services sees their line alone, and where little is known nothing is made up', async () => {
  await live(2, 10)
  await live(2, 15, { serviceId: 2 })
  await plan(5)
  expect(hourOf(await shown(), nextTuesday, 10)).toMatchObject({ visitors: 10, own: 5 })
  const limited = await shown({}, { serviceIds: [2] })
  expect(limited.may_plan).toBe(false)
  expect(hourOf(limited, nextTuesday, 10)).toMatchObject({ visitors: 4, own: null })
  const empty = await shown({ locationId: 2 })
  expect(empty.learnt).toMatchObject({ is_enough: false, weeks: 0, visits: 0, visit_minutes: null })
  expect(empty.days.flatMap(({ hours }) => hours).every(({ needed }) => needed === null)).toBe(true)
  expect([empty.suggestions, empty.hits]).toEqual([[], []])
})

test('counters to spare are offered for appointments, unless as many can be booked already', async () => {
  await live(2, 10)
  for (const hour of [10, 11, 12, 13]) await plan(4, { hour })
  // Three specialists can be booked at each half hour of these.
  const opened = ({ suggestions }: StaffingAttributes) => suggestions.filter(({ kind }) => kind === 'open')
  expect(opened(await shown())).toEqual([])
  const till = (date: string | null) =>
    database.db.updateTable('services').set({ bms_end_date: date }).where('service_id', '=', 1).execute()
  await till('2026-12-06')
  const later = await openBoards(database.db, () => now)
  try {
    expect(opened(await shown({}, {}, later.boards))).toMatchObject([
      { date: nextTuesday, from: 10, service_id: 1 },
    ])
  } finally {
    await later.close()
    await till(null)
  }
})

test('an hour that comes twice is one of twice the length, and one that is skipped is none', async () => {
  const { openHoursOn } = await import('@rinda/domain/queue/staffing/day-hours')
  const range = { from: '00:00', till: '23:59' }
  const hours = { zone: 'Europe/Riga', week: { sunday: range }, specials: [] }
  const lengths = (date: string) =>
    openHoursOn(hours, date).map(({ hour, from, till }) => [hour, (till - from) / 60_000])
  expect(lengths('2026-10-25').slice(2, 5)).toEqual([
    [2, 60],
    [3, 120],
    [4, 60],
  ])
  expect(lengths('2026-03-29').slice(2, 4)).toEqual([
    [2, 60],
    [4, 60],
  ])
})
