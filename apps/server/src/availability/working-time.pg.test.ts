import type { AttentionItem } from '@rinda/contract/booking/attention'
import type { DaySheet } from '@rinda/contract/booking/day-sheet'
import type { NotFree } from '@rinda/contract/booking/not-free'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Message, TestPortal } from '../testing/clients/test-portal.ts'
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

let world: World
let anna: TestPortal

/** On the day of the bookings the first specialist works from 10 to 14, the second is away until the day after at noon; Riga is two hours ahead. */
beforeAll(async () => {
  world = await startWorld({ now: morning })
  const week = JSON.stringify({ wednesday: [{ from: '10:00', till: '14:00' }] })
  await world.db
    .updateTable('specialists')
    .set({ working_hours: week })
    .where('specialist_id', '=', 1)
    .execute()
  await world.db
    .insertInto('specialist_absences')
    .values({
      ...{ company_id: 1, specialist_id: 2, note: 'A course' },
      ...{ from_date: '2026-12-08', from_time: null, till_date: '2026-12-10', till_time: '12:00' },
    })
    .execute()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

const second = { specialistId: 2 }
const infoOf = (message: Message) => Object.keys(message.data.info as object).sort()
const schedule = (time: string, more = {}) =>
  anna.ask('schedule_booking', { ...slotAt(time, more), ...visitor })

test('a visit outside the hours of its specialist is refused, with the reason in three languages', async () => {
  const refused = await schedule('07:30')
  expect(refused.data).toMatchObject({ code: 'invalid', field: 'time' })
  expect(infoOf(refused)).toEqual(['en', 'lv', 'ru'])
  // Half of it would be outside.
  expect(codeOf(await schedule('11:45'))).toBe('invalid')
  expect(codeOf(await schedule('11:30'))).toBeUndefined()
  expect((await schedule('09:00', second)).data).toMatchObject({ code: 'invalid', field: 'time' })
  expect(codeOf(await schedule('10:00', { ...second, date: '2026-12-10' }))).toBeUndefined()
})

test('a booking is not moved there; a block may lie over it', async () => {
  const { qtid, token } = await book(anna, slotAt('08:00'))
  const move = { qtid, token, date: bookingDay, time: '13:00' }
  expect((await anna.ask('move_booking', move)).data).toMatchObject({ code: 'invalid', field: 'time' })
  expect(codeOf(await anna.ask('move_booking', { ...move, time: '08:30' }))).toBeUndefined()
  const block = { duration: 60, fields: { _is_blocked: true }, notes: { blocked: 'Moving house' } }
  expect(codeOf(await schedule('14:00', block))).toBeUndefined()
})

test('without asking for somebody only who works is taken', async () => {
  const anyone = { specialistId: null }
  expect(attributesOf(await schedule('15:00', anyone)).specialist_id).toBe(3)
  expect(codeOf(await schedule('15:00', anyone))).toBe('slot_taken')
})

test('when nobody of them works nothing is offered, and the reasons name each', async () => {
  const { data } = (await anna.ask('why_not_free', slotAt('15:00', { specialistId: null }))).data
    .data as NotFree
  expect(data.map(({ code }) => code).sort()).toEqual(['specialist_away', 'specialist_off', 'taken'])
  expect(data.find(({ code }) => code === 'specialist_off')).toMatchObject({
    specialist_id: '1',
    name: 'Specialist 1',
    ranges: [{ from: '10:00', till: '14:00' }],
  })
  expect(data.find(({ code }) => code === 'specialist_away')).toMatchObject({
    name: 'Specialist 2',
    till_date: '2026-12-10',
    till_time: '12:00',
  })
  const why = (await anna.ask('why_not_free', slotAt('15:00'))).data.data as NotFree
  expect(why.nearest).toMatchObject({ date: bookingDay, time: '11:00' })
})

test('the day sheet greys it while the location is open, and offers nothing there', async () => {
  const sheet = (await anna.ask('get_day_sheet', { locationId: 1, date: bookingDay, days: 1 })).data
    .data as DaySheet
  const [first, other, third] = sheet.days[0]?.columns ?? []
  expect(first?.off).toEqual([
    { date: bookingDay, time: '06:00', duration: 120, why: 'off' },
    { date: bookingDay, time: '12:00', duration: 420, why: 'off' },
  ])
  expect(first?.free.every(({ time }) => time >= '08:00' && time <= '11:30')).toBe(true)
  expect(other).toMatchObject({ free: [], off: [{ time: '06:00', duration: 780, why: 'away' }] })
  expect(third?.off).toEqual([])
})

test('of a repeated booking the days on which nobody works are named', async () => {
  const repeat = { every: 'week', weekdays: [3, 4], until: '2026-12-17' }
  const preview = await anna.ask('preview_series', { ...slotAt('09:00'), repeat })
  expect(JSON.stringify(preview.data)).toContain('specialist_off')
})

test('a booking that stands there needs attention, for its own reason', async () => {
  const row = { working_hours: JSON.stringify({ wednesday: [{ from: '13:00', till: '14:00' }] }) }
  await world.db.updateTable('specialists').set(row).where('specialist_id', '=', 1).execute()
  await world.restart()
  anna = await world.connect(await world.signIn('anna@rinda.example'))
  const asked = { locationId: 1, date: bookingDay, days: 1 }
  const { data } = (await anna.ask('get_attention', asked)).data.data as { data: AttentionItem[] }
  expect(data.map(({ reasons }) => reasons)).toEqual([['specialist_off']])
})
