import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { call, codesOf, internalKey } from '../testing/clients/http-calls.ts'
import type { SignedInPerson, TestPortal } from '../testing/clients/test-portal.ts'
import { connectVisitor } from '../testing/clients/test-visitor.ts'
import { countRows, expectConsistent } from '../testing/invariants.ts'
import {
  about,
  attributesOf,
  book,
  idOf,
  lock,
  morning,
  rowOf,
  slotAt,
  visitor,
} from '../testing/towns/bookings.ts'
import { startWorld, type World } from '../testing/towns/world.ts'

let world: World
let anna: SignedInPerson
let nails: SignedInPerson
let second: SignedInPerson
let nobodyYet: SignedInPerson
let portal: TestPortal

beforeAll(async () => {
  // Sign-ins last for as long as any test goes ahead.
  world = await startWorld({ now: new Date('2026-12-20T08:00:00Z'), environment: internalKey })
  anna = await world.signIn('anna@rinda.example')
  nails = await world.signIn('admin@nails.example')
  second = await world.signIn('second@rinda.example')
  nobodyYet = await world.signIn('none@rinda.example')
  portal = await world.connect(anna)
})
beforeEach(() => {
  world.time.now = morning
})
afterAll(() => world.close())

describe('changing a booking', () => {
  it('takes what a GET gave, and changes nothing by it', async () => {
    for (const [index, status] of ['scheduled', 'canceled', 'locked', 'blocked', 'past'].entries()) {
      const time = `${11 + index}:00`
      const fields = { fields: { _is_blocked: true }, notes: { blocked: 'x' } }
      const reply =
        status === 'locked'
          ? await portal.ask('lock_booking', slotAt(time))
          : await portal.ask('schedule_booking', {
              ...slotAt(time),
              ...visitor,
              ...(status === 'blocked' ? fields : {}),
            })
      const id = idOf(reply)
      if (status === 'canceled') await portal.ask('cancel_booking', attributesOf(reply))
      const path = `/api/bookings/${id}`
      const given = await call(world, `GET ${path}`, { as: anna })
      const counted = await countRows(world)
      const body = { booking: given.body.data.attributes }
      const as = status === 'past' ? 'internal' : anna
      if (status === 'past') world.time.now = new Date('2026-12-20T08:00:00Z')
      const taken = await call(world, `PATCH ${path}`, { as, body })
      expect([status, taken.status, taken.body.data]).toEqual([status, 200, given.body.data])
      expect(await countRows(world)).toEqual(counted)
    }
  })

  it('changes what is said, and tells of it', async () => {
    const made = await portal.ask('schedule_booking', {
      ...slotAt('16:00'),
      ...visitor,
      fields: { text: 'a', text1: 'b' },
    })
    const answer = await call(world, `PATCH /api/bookings/${idOf(made)}`, {
      as: 'internal',
      body: {
        booking: {
          first_name: 'Ilze',
          fields: { text: 'c' },
          notes: { internal: 'i' },
          id: 5,
          token: 'x',
          log: [],
        },
      },
    })
    expect(answer.body.data.attributes).toMatchObject({
      first_name: 'Ilze',
      last_name: 'Krūmiņa',
      fields: { text: 'c', text1: 'b' },
      notes: { internal: 'i' },
      token: attributesOf(made).token,
    })
    const told = await portal.hears(
      (message) => message.type === 'booking_scheduled' && idOf(message) === idOf(made),
    )
    expect(told.data.data).toEqual(answer.body.data)
  })

  it('moves it when the new time is free, and leaves it alone otherwise', async () => {
    const made = await book(portal, slotAt('16:30'))
    await book(portal, slotAt('17:30'))
    const path = `PATCH /api/bookings/${made.qtid}`
    const moved = await call(world, path, { as: anna, body: { booking: { time: '17:00' } } })
    expect(moved.body.data.attributes).toMatchObject({
      time: '17:00',
      date: '2026-12-09',
      status: 'scheduled',
    })
    const taken = await call(world, path, { as: anna, body: { booking: { time: '17:30' } } })
    expect([taken.status, ...codesOf(taken)]).toEqual([409, 'slot_taken'])
    expect((await rowOf(world, made)).starts_at.toISOString()).toContain('T17:00')
    expect((await portal.ask('lock_booking', slotAt('16:30'))).type).toBe('booking_locked')
  })

  it('tells the place that it leaves too, also whoever receives slots alone', async () => {
    const widget = await connectVisitor(world.url, 'widget')
    const made = await book(portal, slotAt('13:00', { date: '2026-12-10' }))
    const booking = { specialist_id: 2, time: '14:00' }
    await call(world, `PATCH /api/bookings/${made.qtid}`, { as: 'internal', body: { booking } })
    const left = await portal.hears(about('booking_canceled', made))
    expect(attributesOf(left)).toMatchObject({ status: 'rescheduled', specialist_id: 1, time: '13:00' })
    const arrived = await portal.hears(about('booking_scheduled', made))
    expect(attributesOf(arrived)).toMatchObject({ status: 'scheduled', specialist_id: 2, time: '14:00' })
    expect(arrived.seq).toBe((left.seq ?? 0) + 1)
    const { id } = (arrived.data as { data: { id: string } }).data
    for (const [seq, time] of [
      [left.seq, '13:00'],
      [arrived.seq, '14:00'],
    ]) {
      const slot = await widget.hears((message) => message.seq === seq)
      expect([idOf(slot), attributesOf(slot).time]).toEqual([id, time])
    }

    await call(world, `PATCH /api/bookings/${made.qtid}`, {
      as: 'internal',
      body: { booking: { status: 'confirmed' } },
    })
    await call(world, `PATCH /api/bookings/${made.qtid}`, {
      as: 'internal',
      body: { booking: { time: '14:30' } },
    })
    const again = await widget.hears(
      (message) => Boolean(message.data.data) && attributesOf(message).time === '14:30',
    )
    expect([again.type, attributesOf(again).status]).toEqual(['booking_scheduled', 'confirmed'])

    const held = await lock(portal, slotAt('15:00', { date: '2026-12-10' }))
    await portal.ask('schedule_booking', {
      ...held,
      ...visitor,
      date: '2026-12-10',
      time: '16:00',
      locationId: 1,
    })
    const freed = await widget.hears(
      (message) => message.type === 'booking_unlocked' && attributesOf(message).date === '2026-12-10',
    )
    expect(attributesOf(freed)).toMatchObject({ status: 'unlocked', time: '15:00' })
    widget.socket.close()
  })

  it('moves none that has been served, and none out of the past', async () => {
    const made = await book(portal, slotAt('15:00', { date: '2026-12-01' }))
    const move = () =>
      call(world, `PATCH /api/bookings/${made.qtid}`, {
        as: anna,
        body: { booking: { date: '2026-12-10', time: '17:00' } },
      })
    await portal.ask('serve_booking', made)
    expect(codesOf(await move())).toEqual(['wrong_state'])
    await portal.ask('serve_booking', made)
    world.time.now = new Date('2026-12-01T15:00:00Z')
    expect(codesOf(await move())).toEqual(['wrong_state'])
    expect((await rowOf(world, made)).starts_at.toISOString()).toBe('2026-12-01T15:00:00.000Z')
  })

  it('takes a visitor’s token in each form of the payload', async () => {
    for (const [index, form] of [
      (booking: object) => ({ booking }),
      (attributes: object) => ({ data: { type: 'booking', attributes } }),
    ].entries()) {
      const made = await book(portal, slotAt(`${17 + index}:30`, { date: '2026-12-10' }))
      const body = form({ token: made.token, status: 'canceled' })
      const answer = await call(world, `PATCH /api/bookings/${made.qtid}`, { body })
      expect([answer.status, answer.body.data?.attributes.status]).toEqual([200, 'canceled'])
    }
  })

  it('cannot make an ordinary booking a block by its fields', async () => {
    const made = await book(portal, slotAt('18:00'))
    const body = { booking: { fields: { _is_blocked: true, text: 't' } } }
    const answer = await call(world, `PATCH /api/bookings/${made.qtid}`, { as: anna, body })
    expect(answer.body.data.attributes.fields).toEqual({ text: 't' })
  })

  it('takes the kind of customer as it is written, whatever the case', async () => {
    const booking = { location_id: 1, service_id: 1, specialist_id: 2, date: '2026-12-09', time: '10:00' }
    const made = await call(world, 'POST /api/bookings', {
      as: 'internal',
      body: { booking: { ...booking, customer_type: 'BUSINESS' } },
    })
    expect([made.status, made.body.data.attributes.customer_type]).toEqual([201, 'business'])
    for (const kind of ['PERSON', 'Business', 'none']) {
      const body = { booking: { customer_type: kind } }
      const changed = await call(world, `PATCH /api/bookings/${made.body.data.id}`, { as: 'internal', body })
      expect([changed.status, changed.body.data.attributes.customer_type]).toEqual([200, kind.toLowerCase()])
    }
    const body = { booking: { customer_type: 'ROBOT' } }
    const refused = await call(world, `PATCH /api/bookings/${made.body.data.id}`, { as: 'internal', body })
    expect(refused.body.errors).toMatchObject([
      { code: 'invalid', source: { pointer: '/booking/customer_type' } },
    ])
  })

  it('is refused to those who may not see it, whatever they send', async () => {
    const made = await book(portal, slotAt('18:30'))
    for (const as of [nails, second, nobodyYet, undefined]) {
      for (const body of [{ booking: { first_name: 'x' } }, { booking: 5 }, {}]) {
        const answer = await call(world, `PATCH /api/bookings/${made.qtid}`, as ? { as, body } : { body })
        expect([answer.status, ...codesOf(answer)]).toEqual([404, 'not_found'])
      }
    }
  })
})

test('all of it leaves the database consistent', () => expectConsistent(world))
