import type { Booking } from '@rinda/client/bookings/booking-view'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyPeriod, isWhole, withPage, withPeriodChange } from './period-list.ts'

const span = { from: 1_000, till: 2_000 }
const empty = emptyPeriod(1, span)

function booking(more: Partial<Booking> = {}): Booking {
  const known = { id: '1', qtid: 'a', locationId: 1, startsAt: 1_500, updatedAt: '2026-11-20T10:00:00.000Z' }
  return { token: 't', status: 'scheduled', isBlocked: false, ...known, ...more } as Booking
}

const at = (second: number) => `2026-11-20T10:00:${String(second).padStart(2, '0')}.000Z`

test('pages follow each other, by start and then by id', () => {
  const first = withPage(empty, [booking({ id: '9', qtid: 'i' }), booking({ id: '10', qtid: 'j' })], 1_500)
  const both = withPage(first, [booking({ id: '2', qtid: 'b', startsAt: 1_600 })], 2_000)
  expect(both.bookings.map(({ qtid }) => qtid)).toEqual(['i', 'j', 'b'])
  expect([isWhole(first), isWhole(both)]).toEqual([false, true])
})

test('what a live change brought first is not there twice, and the newer one counts', () => {
  const live = withPeriodChange(empty, { booking: booking({ status: 'canceled', updatedAt: at(9) }) })
  const paged = withPage(live, [booking({ updatedAt: at(1) })], 2_000)
  expect(paged.bookings.map(({ status }) => status)).toEqual(['canceled'])
  const newer = withPage(live, [booking({ status: 'confirmed', updatedAt: at(20) })], 2_000)
  expect(newer.bookings.map(({ status }) => status)).toEqual(['confirmed'])
})

test('a canceled booking stays, one that moved away goes, and an older message changes nothing', () => {
  const list = withPage(empty, [booking({ updatedAt: at(5) })], 2_000)
  const canceled = withPeriodChange(list, { booking: booking({ status: 'canceled', updatedAt: at(6) }) })
  expect(canceled.bookings).toMatchObject([{ status: 'canceled' }])
  expect(
    withPeriodChange(list, { booking: booking({ locationId: 2, updatedAt: at(6) }) }).bookings,
  ).toHaveLength(0)
  expect(
    withPeriodChange(list, { booking: booking({ startsAt: 2_000, updatedAt: at(6) }) }).bookings,
  ).toHaveLength(0)
  expect(withPeriodChange(list, { booking: booking({ status: 'locked', updatedAt: at(4) }) })).toBe(list)
})

test('blocked time is no booking', () => {
  expect(withPeriodChange(empty, { booking: booking({ isBlocked: true }) })).toBe(empty)
  expect(withPage(empty, [booking({ isBlocked: true })], 2_000).bookings).toEqual([])
})

test('however changes and pages come, each booking is there once, newest, in order', () => {
  const some = fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    startsAt: fc.integer({ min: 900, max: 2_100 }),
    second: fc.integer({ min: 0, max: 59 }),
    isPage: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 40 }), (steps) => {
      const newest = new Map<string, Booking>()
      const end = steps.reduce((list, { id, startsAt, second, isPage }) => {
        const one = booking({ id: String(id), qtid: `q${id}`, startsAt, updatedAt: at(second) })
        const isWithin = startsAt >= span.from && startsAt < span.till
        // A page is read from the database: what it has is never of another span.
        if (isPage && !isWithin) return list
        const known = list.bookings.find(({ qtid }) => qtid === one.qtid)
        if (!known || known.updatedAt <= one.updatedAt) {
          if (isWithin) newest.set(one.qtid, one)
          else newest.delete(one.qtid)
        }
        return isPage ? withPage(list, [one], 2_000) : withPeriodChange(list, { booking: one })
      }, empty)
      const expected = [...newest.values()].sort(
        (one, other) => one.startsAt - other.startsAt || Number(one.id) - Number(other.id),
      )
      expect(end.bookings).toEqual(expected)
    }),
  )
})

test('what a calendar shows in short changes the whole booking that is there, and adds none', () => {
  const list = withPage(empty, [booking({ email: 'anna@mail.example', updatedAt: at(1) })], 2_000)
  const { token: _token, email: _email, ...short } = booking({ startsAt: 1_600, updatedAt: at(2) })
  const moved = withPeriodChange(list, { booking: short as Booking })
  expect(moved.bookings).toMatchObject([{ startsAt: 1_600, email: 'anna@mail.example', token: 't' }])
  expect(withPeriodChange(empty, { booking: short as Booking })).toBe(empty)
})
