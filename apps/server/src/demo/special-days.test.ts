import { addDays } from '@rinda/domain/time/zone'
import { expect, test } from 'vitest'
import { demoCompanies } from './companies/all.ts'
import { specialDaysOf } from './special-days.ts'

const zone = 'Europe/Riga'
const locations = demoCompanies.flatMap((company) => company.locations)

test('on any day of a year, one location has a short and a closed day within two weeks', () => {
  const near = locations.filter((location) => location.specials === 'near')
  expect(near.map((location) => location.id)).toEqual([2])
  for (const location of near) {
    for (let day = 0; day < 366; day += 1) {
      const today = addDays('2026-06-01', day)
      const soon = specialDaysOf(location, today, zone).filter(
        (special) => special.day > today && special.day <= addDays(today, 14),
      )
      expect(soon.some((special) => special.from)).toBe(true)
      expect(soon.some((special) => !special.from)).toBe(true)
      expect(new Set(soon.map((special) => special.day)).size).toBe(soon.length)
    }
  }
})

test('holidays are those of the year that it is', () => {
  const hall = locations.find(({ specials }) => specials === 'holidays')
  if (!hall) throw new Error('no such location')
  const days = specialDaysOf(hall, '2026-11-21', zone)
  expect(days.filter((special) => !special.from).map((special) => special.day)).toEqual([
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
    '2027-01-01',
  ])
  expect(days).toContainEqual({ day: '2026-12-31', from: '09:00', till: '14:00' })
})
