import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Message, TestPortal } from '../../testing/clients/test-portal.ts'
import { sayFromElsewhere } from '../../testing/elsewhere.ts'
import { countRows, expectConsistent } from '../../testing/invariants.ts'
import { attributesOf, book, codeOf, morning, slotAt, visitor } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

let world: World
let anna: TestPortal
let uldis: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  uldis = await world.connect(await world.signIn('user@rinda.example'))
})
afterAll(() => world.close())

type Occurrence = { day: string; time: string; problem: { reason: string } | null; in_the_way: string[] }
type Booked = { id: string; attributes: Record<string, unknown> & { qtid: string; token: string } }

const blocked = { fields: { _is_blocked: true }, notes: { blocked: 'Lunch' } }
/** Wednesdays from 9 December on, at 10:00 in Riga, with the first specialist. */
const wednesdays = (until: string, more: object = {}) => ({
  ...slotAt('08:00'),
  repeat: { weekdays: [3], until },
  ...more,
})
const occurrencesOf = (reply: Message) => (reply.data.data as { occurrences: Occurrence[] }).occurrences
const bookedBy = (reply: Message) => {
  if (codeOf(reply)) throw new Error(`refused: ${JSON.stringify(reply.data)}`)
  return reply.data.data as Booked[]
}
const faults = (reply: Message) =>
  occurrencesOf(reply).flatMap(({ day, problem }) => (problem ? [[day, problem.reason]] : []))

test('every time is shown with what is wrong with it, and nothing is written', async () => {
  const made = await book(anna, slotAt('08:00', { date: '2026-12-16' }))
  await anna.ask('schedule_booking', { ...slotAt('08:00', { date: '2026-12-30' }), duration: 30, ...blocked })
  const before = await countRows(world)
  const reply = await anna.ask('preview_series', wednesdays('2027-06-16'))
  expect(reply.type).toBe('series_preview')
  const times = occurrencesOf(reply)
  expect(times).toHaveLength(28)
  expect(times.slice(0, 4).map(({ day }) => day)).toEqual([
    ...['2026-12-09', '2026-12-16', '2026-12-23', '2026-12-30'],
  ])
  expect(faults(reply).slice(0, 2)).toEqual([
    ['2026-12-16', 'slot_taken'],
    ['2026-12-30', 'slot_taken'],
  ])
  // Half a year ahead nothing is booked; and in summer the clock on the wall is another one in UTC.
  expect(times.at(-1)).toMatchObject({
    day: '2027-06-16',
    time: '07:00',
    problem: { reason: 'outside_range' },
  })
  const { data } = reply.data.data as { data: Booked[] }
  expect(data.map(({ attributes }) => attributes.qtid)).toContain(made.qtid)
  expect(await countRows(world)).toEqual(before)
})

test('closed and special days are told, and who is in the way elsewhere is not', async () => {
  const config = JSON.stringify({
    special_times: [{ day: '2026-12-10' }, { day: '2026-12-17', from: '12:00', till: '15:00' }],
  })
  await world.db.updateTable('locations').set({ config }).where('location_id', '=', 1).execute()
  await sayFromElsewhere(world, { type: 'company_changed', companyId: 1 })
  await book(anna, { ...slotAt('08:00', { date: '2026-12-24' }), locationId: 2, serviceId: 4 })
  const reply = await anna.ask('preview_series', {
    ...slotAt('08:00', { date: '2026-12-10' }),
    repeat: { weekdays: [4], until: '2026-12-24' },
  })
  expect(occurrencesOf(reply)).toMatchObject([
    { open: null, special: true, problem: { reason: 'outside_hours' } },
    { open: { from: '12:00', till: '15:00' }, special: true, problem: { reason: 'outside_hours' } },
    { in_the_way: [], busy: [{ time: '08:00', duration: 30 }], problem: { reason: 'slot_taken' } },
  ])
  expect(JSON.stringify(reply)).not.toContain(visitor.lastName)
})

test('with a clash nothing is booked, and the days are named; left out, all the others are', async () => {
  const before = await countRows(world)
  const refused = await anna.ask('schedule_series', { ...wednesdays('2026-12-30'), ...visitor })
  expect(refused).toMatchObject({
    type: 'SCHEDULE_SERIES_FAILED',
    data: { code: 'slot_taken', field: 'repeat', dates: ['2026-12-16', '2026-12-30'] },
  })
  expect(await countRows(world)).toEqual(before)

  const repeat = { weekdays: [3], until: '2026-12-30', without: ['2026-12-16', '2026-12-30'] }
  const heardBefore = uldis.heard.length
  const made = bookedBy(await anna.ask('schedule_series', { ...wednesdays('', { repeat }), ...visitor }))
  expect(made.map(({ attributes }) => attributes.date)).toEqual(['2026-12-09', '2026-12-23'])
  const series = new Set(made.map(({ attributes }) => (attributes.config as { series: string }).series))
  expect([...series]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)])

  await uldis.ask('get_changes', { since: 0 })
  const told = uldis.heard.slice(heardBefore)
  expect(told.map(({ type }) => type)).toEqual(['booking_scheduled', 'booking_scheduled'])
  expect(told[1]?.seq).toBe((told[0]?.seq ?? 0) + 1)
})

test('a whole year of lunches is blocked in one step, at the same time on the wall', async () => {
  const repeat = { weekdays: [1, 2], until: '2027-12-01' }
  const lunch = {
    ...slotAt('10:00', { specialistId: 3, date: '2026-12-07' }),
    duration: 30,
    repeat,
    ...blocked,
  }
  const made = bookedBy(await anna.ask('schedule_series', lunch))
  expect(made).toHaveLength(104)
  const times = new Set(made.map(({ attributes }) => attributes.time))
  expect([...times].sort()).toEqual(['09:00', '10:00'])
  expect(made.every(({ attributes }) => attributes.status === 'scheduled')).toBe(true)
})

test('over a booking a series of blocks is refused, and says whose and when', async () => {
  await book(anna, slotAt('13:00', { date: '2026-12-15' }))
  const repeat = { weekdays: [2], until: '2026-12-22' }
  const slot = { ...slotAt('12:30', { date: '2026-12-08' }), duration: 60, repeat }
  expect(faults(await anna.ask('preview_series', { ...slot, block: true }))).toEqual([
    ['2026-12-15', 'block_over_booking'],
  ])
  const refused = await anna.ask('schedule_series', { ...slot, ...blocked })
  expect(refused.data).toMatchObject({ code: 'slot_taken', dates: ['2026-12-15'] })
  expect((refused.data.info as { lv: string }).lv).toContain('15:00 Laima Krūmiņa')
})

test('the same request again does nothing twice', async () => {
  const slot = { ...slotAt('14:00'), repeat: { weekdays: [3], until: '2026-12-23' }, ...visitor }
  const first = await anna.ask('schedule_series', slot, 'series-once')
  const counted = await countRows(world)
  const again = await anna.ask('schedule_series', slot, 'series-once')
  expect(bookedBy(again)).toEqual(bookedBy(first))
  expect(await countRows(world)).toEqual(counted)
})

test('two sessions schedule series that clash at once: one wins all of it', async () => {
  for (let round = 0; round < 4; round += 1) {
    const time = `0${6 + round}:30`
    const base = { ...slotAt(time, { specialistId: 2 }), ...visitor }
    const replies = await Promise.all([
      anna.ask('schedule_series', { ...base, repeat: { weekdays: [3], until: '2026-12-30' } }),
      uldis.ask('schedule_series', { ...base, repeat: { weekdays: [2, 3], until: '2026-12-23' } }),
    ])
    const won = replies.filter((reply) => codeOf(reply) === undefined)
    expect(won).toHaveLength(1)
    expect(replies.find((reply) => codeOf(reply))?.data).toMatchObject({ code: 'slot_taken' })
    const made = won.flatMap(bookedBy)
    const held = await world.db
      .selectFrom('bookings')
      .select('qtid')
      .where('specialist_id', '=', 2)
      .where('starts_at', '>=', new Date(`2026-12-09T${time}:00Z`))
      .where(
        'qtid',
        'in',
        made.map(({ attributes }) => attributes.qtid),
      )
      .execute()
    expect(held).toHaveLength(made.length)
  }
})

describe('canceling a series', () => {
  const make = async (time: string, portal = anna) =>
    bookedBy(
      await portal.ask('schedule_series', {
        ...slotAt(time),
        repeat: { weekdays: [3], until: '2026-12-30', without: ['2026-12-30'] },
        ...visitor,
      }),
    ) as [Booked, Booked, Booked]
  const statusesOf = async (made: readonly Booked[]) => {
    const rows = await world.db
      .selectFrom('bookings')
      .select('status')
      .where(
        'qtid',
        'in',
        made.map(({ attributes }) => attributes.qtid),
      )
      .orderBy('starts_at')
      .execute()
    return rows.map(({ status }) => status)
  }

  test('ends one and those that follow, and gives their time back', async () => {
    const made = await make('11:00')
    const { qtid, token } = made[1].attributes
    const reply = await anna.ask('cancel_series', { qtid, token, scope: 'following' })
    expect(reply.type).toBe('series_canceled')
    expect(bookedBy(reply)).toHaveLength(2)
    expect(await statusesOf(made)).toEqual(['scheduled', 'canceled', 'canceled'])
    await book(anna, slotAt('11:00', { date: '2026-12-16' }))
  })

  test('ends all that can still be ended', async () => {
    const made = await make('12:00')
    const served = { served_at: morning }
    await world.db.updateTable('bookings').set(served).where('qtid', '=', made[2].attributes.qtid).execute()
    const { qtid, token } = made[1].attributes
    expect(bookedBy(await anna.ask('cancel_series', { qtid, token, scope: 'all' }))).toHaveLength(2)
    expect(await statusesOf(made)).toEqual(['canceled', 'canceled', 'scheduled'])
    expect(codeOf(await anna.ask('cancel_series', { qtid, token, scope: 'all' }))).toBe('wrong_state')
  })

  test('is refused for what does not repeat, a wrong token, a wrong scope and another company', async () => {
    const [first] = await make('16:00')
    const { qtid, token } = first.attributes
    const single = attributesOf(await anna.ask('schedule_booking', { ...slotAt('17:00'), ...visitor }))
    expect(codeOf(await anna.ask('cancel_series', { ...single, scope: 'all' }))).toBe('wrong_state')
    expect(codeOf(await anna.ask('cancel_series', { qtid, token: 'x', scope: 'all' }))).toBe('forbidden')
    const refused = await anna.ask('cancel_series', { qtid, token, scope: 'some' })
    expect(refused.data).toMatchObject({ code: 'invalid', field: 'scope' })
    const nora = await world.connect(await world.signIn('admin@nails.example'))
    expect(codeOf(await nora.ask('cancel_series', { qtid, token, scope: 'all' }))).toBe('not_found')
  })
})

describe('a series is refused as a whole', () => {
  const repeat = { weekdays: [3], until: '2026-12-30' }
  test.each([
    ['repeat/until', { repeat: { ...repeat, until: '2026-12-08' } }],
    ['repeat/until', { repeat: { ...repeat, until: '2028-01-01' } }],
    ['repeat/until', { repeat: { weekdays: [1, 2, 3, 4, 5, 6, 7], until: '2027-11-01' } }],
    ['repeat/until', { repeat: { ...repeat, until: 'never' } }],
    ['repeat/weekdays', { repeat: { ...repeat, weekdays: [] } }],
    ['repeat/weekdays/0', { repeat: { ...repeat, weekdays: [8] } }],
    ['repeat/weekdays', { repeat: { weekdays: [4], until: '2026-12-09' } }],
    ['repeat/without', { repeat: { weekdays: [3], until: '2026-12-09', without: ['2026-12-09'] } }],
    ['repeat/without/0', { repeat: { ...repeat, without: ['x'] } }],
    ['repeat', { repeat: undefined }],
    ['duration', { duration: 45 }],
    ['specialistId', { specialistId: 99 }],
    ['serviceId', { serviceId: null, specialistId: null }],
    ['firstName', { specialistId: 2, time: '15:00', firstName: '' }],
    ['notes', { specialistId: 2, time: '15:00', duration: 30, fields: { _is_blocked: true } }],
  ])('%s: %o', async (field, wrong) => {
    const before = await countRows(world)
    const reply = await anna.ask('schedule_series', { ...wednesdays('2026-12-30'), ...visitor, ...wrong })
    expect(reply.type).toBe('SCHEDULE_SERIES_FAILED')
    expect(reply.data).toMatchObject({ code: 'invalid', field })
    expect(await countRows(world)).toEqual(before)
  })

  test('by who may not book, and at another company', async () => {
    const nils = await world.connect(await world.signIn('user@nails.example'))
    const there = { locationId: 40, serviceId: 5, specialistId: null, date: '2026-12-09', time: '10:00' }
    for (const type of ['preview_series', 'schedule_series']) {
      expect(codeOf(await nils.ask(type, { ...there, repeat, ...visitor }))).toBe('forbidden')
      expect(codeOf(await anna.ask(type, { ...there, repeat, ...visitor }))).toBe('not_found')
    }
  })
})

test('all of it leaves the database consistent', () => expectConsistent(world))
