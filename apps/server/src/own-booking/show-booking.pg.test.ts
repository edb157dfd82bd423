import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, codesOf } from '../testing/clients/http-calls.ts'
import type { TestPortal } from '../testing/clients/test-portal.ts'
import {
  attributesOf,
  book,
  bookingDay,
  codeOf,
  lock,
  morning,
  slotAt,
  visitor,
} from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: TestPortal

beforeAll(async () => {
  world = await startWorld({ now: morning })
  anna = await world.connect(await world.signIn('anna@rinda.example'))
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

type Named = { qtid: string; token: string }
const path = ({ qtid }: Named) => `/api/visit/bookings/${qtid}`
const withToken = (token: string) => ({ headers: { 'x-booking-token': token } })
const read = (one: Named, token = one.token) => call(world, `GET ${path(one)}`, withToken(token))
const shown = async (one: Named) => (await read(one)).body.data.attributes

test('whoever holds the link sees when, what, where, and what may be done until when', async () => {
  const one = await book(anna, slotAt('08:00'), {
    ...visitor,
    notes: { description: 'a roof', internal: 'hush' },
  })
  const answer = await read(one)
  expect(answer.status).toBe(200)
  expect(answer.body.data.attributes).toMatchObject({
    ...{ qtid: one.qtid, status: 'scheduled', approval: 'none', timezone: 'Europe/Riga' },
    ...{ starts_at: `${bookingDay}T08:00:00.000Z`, moved_to: null, ticket: null },
    may: {
      cancel_until: `${bookingDay}T08:00:00.000Z`,
      move_until: `${bookingDay}T08:00:00.000Z`,
      confirm: true,
    },
    person: { first_name: visitor.firstName, description: 'a roof', has_file: false },
    location: { id: 1 },
    service: { bookable: true },
  })
  expect(answer.text).not.toContain('hush')
  expect(answer.text).not.toContain(one.token)
})

test('without its token in the header, or with another, there is no such booking', async () => {
  const [one, other] = [await book(anna, slotAt('08:30')), await book(anna, slotAt('09:00'))]
  const answers = [
    await call(world, `GET ${path(one)}`),
    await call(world, `GET ${path(one)}?token=${one.token}`),
    await read(one, other.token),
    await read(one, ''),
    await call(world, `GET ${path({ ...one, qtid: 'x' })}`, withToken(one.token)),
    await call(world, `GET ${path(one)}/calendar`, withToken(other.token)),
  ]
  expect(answers.map((answer) => [answer.status, ...codesOf(answer)])).toEqual(
    answers.map(() => [404, 'not_found']),
  )
})

test('a block is nobody’s visit', async () => {
  const reply = await anna.ask('schedule_booking', {
    ...slotAt('09:30'),
    fields: { _is_blocked: true },
    notes: { blocked: 'Sapulce' },
  })
  expect((await read(attributesOf(reply) as unknown as Named)).status).toBe(404)
})

test('what was canceled says why, and nothing may be done with it any more', async () => {
  const one = await book(anna, slotAt('10:00'))
  await anna.ask('cancel_booking', { ...one, notes: { canceled: 'Slimība' } })
  expect(await shown(one)).toMatchObject({
    ...{ status: 'canceled', reason: 'Slimība' },
    may: { cancel_until: null, move_until: null, confirm: false, check_in_from: null, check_in_until: null },
  })
})

test('the link of a visit that went over to another hold leads there', async () => {
  const one = await book(anna, slotAt('10:30'))
  const hold = await lock(anna, slotAt('11:30'))
  const moved = await anna.ask('reschedule_booking', {
    ...one,
    lockedQtid: hold.qtid,
    lockedToken: hold.token,
  })
  expect(codeOf(moved)).toBeUndefined()
  expect(await shown(one)).toMatchObject({
    status: 'rescheduled',
    moved_to: { qtid: hold.qtid, token: hold.token, starts_at: `${bookingDay}T11:30:00.000Z` },
  })

  const files = await Promise.all(
    [one, hold].map((name) => call(world, `GET ${path(name)}/calendar`, withToken(name.token))),
  )
  const events = files.map(({ text }) => {
    const calendar = ICAL.Component.fromString(text)
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    return {
      method: calendar.getFirstPropertyValue('method'),
      uid: event.uid,
      start: event.startDate.toJSDate().toISOString(),
    }
  })
  expect(events).toEqual([
    { method: 'CANCEL', uid: `${one.qtid}@rinda`, start: `${bookingDay}T10:30:00.000Z` },
    { method: 'PUBLISH', uid: `${one.qtid}@rinda`, start: `${bookingDay}T11:30:00.000Z` },
  ])
})

test('what waits for approval says so, and waits', async () => {
  const one = await book(anna, slotAt('12:00'))
  await world.db.updateTable('bookings').set({ approval: 'pending' }).where('qtid', '=', one.qtid).execute()
  expect(await shown(one)).toMatchObject({ approval: 'pending', may: { cancel_until: null, confirm: false } })
})
