import { addDays, weekdayOf } from '@rinda/domain/time/zone'
import { expect, test } from 'vitest'
import { listLatvianHolidays } from './latvian-holidays.ts'

/** Easter Sunday as the almanac has it. */
const easters = [
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2029-04-01',
  '2030-04-21',
]
/** The Mondays that are free because 4 May or 18 November fell on a weekend. */
const moved: Readonly<Record<string, readonly string[]>> = {
  2024: ['2024-05-06'],
  2025: ['2025-05-05'],
  2026: [],
  2027: [],
  2028: ['2028-11-20'],
  2029: ['2029-11-19'],
  2030: ['2030-05-06'],
}

test.each(easters)('the holidays of the year of %s are those of the law', async (easter) => {
  const year = easter.slice(0, 4)
  const holidays = await listLatvianHolidays(Number(year))
  const fixed = ['01-01', '05-01', '05-04', '06-23', '06-24', '11-18', '12-24', '12-25', '12-26', '12-31']
  const days = [
    ...fixed.map((day) => `${year}-${day}`),
    ...[-2, 0, 1].map((days) => addDays(easter, days)),
    ...(moved[year] ?? []),
  ]
  expect(holidays.map(({ id }) => id)).toEqual(days.sort())
  const free = holidays.filter(({ attributes }) => attributes.moved).map(({ id }) => id)
  expect(free).toEqual(moved[year])
  expect(free.map(weekdayOf).every((day) => day === 'monday')).toBe(true)
})

test('each has a name in three languages, of its own in each', async () => {
  for (const { attributes } of await listLatvianHolidays(2028)) {
    const { name_lv, name_en, name_ru } = attributes
    expect(new Set([name_lv, name_en, name_ru]).size).toBe(3)
    expect(name_ru).toMatch(/^[А-Я]/)
  }
})
