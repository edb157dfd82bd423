import type { SpecialistSetUp } from '@rinda/client/set-up/specialist-calls'
import { dayBounds } from '@rinda/domain/time/zone'
import { loadLate } from '@rinda/phrases/late'
import { describe, expect, test } from 'vitest'
import { sampleLocation } from '../../session/locations/sample-location.ts'
import { foundSpecialists, shownSpecialists } from './shown-specialists.ts'
import { todayText } from './today-text.ts'

const someone = (id: number, changes: Partial<SpecialistSetUp> = {}): SpecialistSetUp => ({
  ...{ id, companyId: 1, bmsId: '', name: `Nr. ${id}`, isActive: true, serviceIds: [], locationIds: [] },
  ...{ workingHours: null, absences: [], isEditable: true, timestamp: 1, createdAt: '', updatedAt: '' },
  ...changes,
})

test('services and locations are named, each name once; what is out of reach is not', () => {
  const named = { name_en: 'Passports' }
  const first = sampleLocation(1, {}, [{ id: 11, ...named }])
  const locations = [first, sampleLocation(2, {}, [{ id: 12, ...named }])]
  const everywhere = someone(7, { serviceIds: [11, 12, 99], locationIds: [1, 2] })
  const [one] = shownSpecialists([everywhere], locations, 'en')
  expect(one).toMatchObject({ services: ['Passports'], locations: ['No. 1', 'No. 2'] })
})

test('is found by every word, without accents', () => {
  const shown = shownSpecialists([someone(7, { name: 'Zane Kalniņa' }), someone(8)], [], 'lv')
  expect(foundSpecialists(shown, 'kalnina ZANE').map(({ specialist }) => specialist.id)).toEqual([7])
  expect(foundSpecialists(shown, ' ')).toHaveLength(2)
  expect(foundSpecialists(shown, 'zane 8')).toEqual([])
})

describe('today', async () => {
  const t = await loadLate('specialists', 'en')
  const today = '2026-11-23'
  const said = (changes: Partial<SpecialistSetUp>) =>
    todayText(someone(1, changes), { t, language: 'en', zone: 'Europe/Riga', today }).text
  const absence = (till_date: string, more = {}) => ({
    absences: [{ from_date: today, from_time: null, till_date, till_time: null, note: '', ...more }],
  })
  const monday = [
    { from: '09:00', till: '12:00' },
    { from: '13:00', till: '17:00' },
  ]

  test('is as the location, by own hours, or free', () => {
    expect(dayBounds(today, 'Europe/Riga').from).toBeGreaterThan(0)
    expect(said({})).toBe('As the location')
    expect(said({ workingHours: { monday } })).toBe('09:00–12:00, 13:00–17:00')
    expect(said({ workingHours: {} })).toBe('Does not work today')
  })

  test('is away, to the last day of it, or for some hours', () => {
    expect(said(absence('2026-11-27'))).toBe('Away until 27/11/2026')
    expect(said({ workingHours: { monday }, ...absence('2026-11-24', { till_time: '12:00' }) })).toBe(
      'Away until 24/11/2026, 12:00',
    )
    expect(said(absence(today, { from_time: '15:00' }))).toBe('As the location. Away 15:00–24:00')
  })
})
