import type { Booking } from '@rinda/client/bookings/booking-view'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupVisitors } from './group-visitors.ts'

const now = 1_000
function booking(qtid: string, startsAt: number, more: Partial<Booking> = {}): Booking {
  return {
    qtid,
    startsAt,
    endsAt: startsAt + 30,
    status: 'scheduled',
    approval: 'none',
    firstName: 'Roberts',
    lastName: 'Kļaviņš',
    phoneCountryCode: '371',
    phoneNumber: '29123456',
    fields: {},
    ...more,
  } as Booking
}

test('the same number and name, however it was typed, is one visitor', () => {
  const found = [booking('a', 2_000), booking('b', 500, { firstName: 'ROBERTS', lastName: 'Klavins' })]
  const groups = groupVisitors(found, now)
  expect(groups.map(({ name, phone }) => [name, phone])).toEqual([['Roberts Kļaviņš', '+371 29123456']])
  expect(groups[0]?.coming.map(({ qtid }) => qtid)).toEqual(['a'])
  expect(groups[0]?.others.map(({ qtid }) => qtid)).toEqual(['b'])
})

test('the companies for which somebody came are told, each once', () => {
  const of = (qtid: string, business_name: string) => booking(qtid, 500, { fields: { business_name } })
  const found = [of('a', 'SIA „Zirnis”'), of('b', ''), of('c', 'SIA „Zirnis”'), of('d', 'AS „Upe”')]
  expect(groupVisitors(found, now)[0]?.businesses).toEqual(['SIA „Zirnis”', 'AS „Upe”'])
})

test('a family with one telephone is as many visitors as it has names', () => {
  const groups = groupVisitors([booking('a', 2_000), booking('b', 2_000, { firstName: 'Līga' })], now)
  expect(groups.map(({ name }) => name)).toEqual(['Roberts Kļaviņš', 'Līga Kļaviņš'])
})

test('what was canceled or declined is not to come, whenever it was', () => {
  const found = [booking('a', 2_000, { status: 'canceled' }), booking('b', 2_000, { approval: 'declined' })]
  expect(groupVisitors(found, now)[0]?.coming).toEqual([])
})

test('nothing is lost, nothing comes twice, and each part keeps the order it was found in', () => {
  const one = fc.record({
    startsAt: fc.integer({ min: 0, max: 2_000 }),
    firstName: fc.constantFrom('A', 'B'),
  })
  fc.assert(
    fc.property(fc.array(one), (list) => {
      const found = list.map(({ startsAt, firstName }, index) =>
        booking(`q${index}`, startsAt, { firstName }),
      )
      const groups = groupVisitors(found, now)
      const shown = groups.flatMap(({ coming, others }) => [...coming, ...others])
      expect(new Set(shown)).toEqual(new Set(found))
      expect(shown).toHaveLength(found.length)
      for (const { coming, others } of groups) {
        for (const part of [coming, others]) {
          expect(part.map((each) => found.indexOf(each))).toEqual(
            part.map((each) => found.indexOf(each)).sort((a, b) => a - b),
          )
        }
      }
    }),
  )
})
