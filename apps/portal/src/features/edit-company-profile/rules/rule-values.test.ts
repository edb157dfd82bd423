import type { CompanyProfile } from '@rinda/domain/company/profile'
import { columnKeys } from '@rinda/domain/company/view'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerIn, withAnswer } from './answers.ts'
import type { Rule } from './rule.ts'
import { rulesOf } from './rule-list.ts'
import { differs, restOf, ruleValue, usualOf, withValue } from './rule-values.ts'

const inherited = {
  zone: 'Europe/Riga',
  range: { fromDays: 0, tillMonths: 6 },
  calendar: { startMinute: 480, endMinute: 1260, maxDays: 7 },
  slots: { defaultMinutes: 30 },
  columns: ['date', 'time', 'customer', 'status'],
  booking: { mayCreate: true, blockReason: false },
} as unknown as CompanyProfile
const rule = (path: string, more: Partial<Rule> = {}) =>
  Object.values(rulesOf)
    .flat()
    .find(
      (one) => one.path === path && Object.entries(more).every(([k, v]) => one[k as 'kind'] === v),
    ) as Rule
const columns = rule('columns')

test('what is said and taken back leaves nothing behind', () => {
  const override = { calendar: { startMinutes: { '7': 360 } }, columns: { email: false } }
  const said = withAnswer(override, 'booking.mayCreate', false)
  expect(answerIn(said, 'booking.mayCreate')).toBe(false)
  expect(withAnswer(said, 'booking.mayCreate', undefined)).toEqual(override)
  expect(withAnswer(override, 'columns.email', undefined)).toEqual({ calendar: override.calendar })
})

test('an answer as usual is not written down; another one is, and differs', () => {
  const slot = rule('slots.defaultMinutes')
  const said = withValue(slot, { override: {}, inherited }, 20)
  expect(said).toEqual({ slots: { defaultMinutes: 20 } })
  expect(differs(slot, { override: said, inherited })).toBe(true)
  expect(withValue(slot, { override: said, inherited }, 30)).toEqual({})
  const reason = rule('booking.blockReason')
  expect(withValue(reason, { override: {}, inherited }, false)).toEqual({})
})

test('both ends of the calendar are said together, beside what else the calendar says', () => {
  const span = rule('calendar.startMinute')
  const override = { calendar: { maxDays: 3 } }
  const said = withValue(span, { override, inherited }, [480, 1200])
  expect(said).toEqual({ calendar: { maxDays: 3, startMinute: 480, endMinute: 1200 } })
  expect(ruleValue(span, { override: said, inherited })).toEqual([480, 1200])
  expect(withValue(span, { override: said, inherited }, [480, 1260])).toEqual(override)
})

test('one end of the bookable days is put elsewhere, and the other stays', () => {
  const [from, till] = [rule('range', { end: 'from' } as never), rule('range', { end: 'till' } as never)]
  const later = withValue(till, { override: {}, inherited }, 'd60')
  expect(later).toEqual({ range: { tillDays: 60 } })
  const both = withValue(from, { override: later, inherited }, 'd2')
  expect(both).toEqual({ range: { fromDays: 2, tillDays: 60 } })
  expect(ruleValue(from, { override: both, inherited })).toBe('d2')
  expect(
    withValue(till, { override: withValue(from, { override: both, inherited }, ''), inherited }, 'm6'),
  ).toEqual({})
  expect(withValue(till, { override: {}, inherited }, '')).toEqual({ range: null })
})

test('any columns in any order are shown as they were chosen', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...columnKeys]), (chosen) => {
      const override = withValue(columns, { override: { zone: 'Asia/Tokyo' }, inherited }, chosen)
      expect(ruleValue(columns, { override, inherited })).toEqual(chosen)
      const back = withValue(columns, { override, inherited }, usualOf(columns, { override, inherited }))
      expect(back).toEqual({ zone: 'Asia/Tokyo' })
    }),
  )
})

test('what has no field of its own is the rest', () => {
  const all = Object.values(rulesOf).flat()
  const rest = { roles: { COMPANY_USER: { home: '/issues' } }, calendar: { startMinutes: { '7': 360 } } }
  const override = withAnswer(withAnswer(rest, 'calendar.maxDays', 3), 'booking.formFields', [])
  expect(restOf({ ...override, facts: { logo: '/logo.svg' } }, all)).toEqual(rest)
})

test('a form that was written as anything else is not drawn, and stays to be refused', () => {
  const form = rule('booking.formFields')
  const usual = {
    ...inherited,
    booking: { ...inherited.booking, formFields: [{ key: 'email', required: true }] },
  }
  for (const formFields of [5, [5], [{ key: 'colour' }], [{ key: 'topic', options: 'x' }]]) {
    const answered = { override: { booking: { formFields } }, inherited: usual as CompanyProfile }
    expect(ruleValue(form, answered)).toEqual([{ key: 'email', required: true }])
    expect(answerIn(answered.override, 'booking.formFields')).toBe(formFields)
  }
})
