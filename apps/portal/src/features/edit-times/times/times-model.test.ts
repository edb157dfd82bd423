import type { Location } from '@rinda/client/set-up/locations'
import { describe, expect, test } from 'vitest'
import type { Day, DayTimes } from './day-times.ts'
import { isOfCompany, locationDraft, locationTimes, specialsByDay } from './location-times.ts'
import { serviceDates, serviceDraft, serviceTimes } from './service-times.ts'

const range = (from: string, till: string): DayTimes => ({ kind: 'open', ranges: [{ from, till }] })
const input = (...entries: [Day, DayTimes][]) => new Map(entries)
const specials = [
  { day: '2026-12-24', from: '10:00', till: '14:00' },
  { day: '2026-12-25' },
  { day: '2026-12-31', from: '09:00', till: '12:00', company_id: 1 },
  { day: '2026-12-31', from: '10:00', till: '11:00', company_id: 1, location_id: 9 },
  { day: '2027-01-01', company_id: 2 },
]
const location = {
  id: 7,
  companyId: 1,
  openMondayFrom: '08:00',
  openMondayTill: '17:00',
  openSundayFrom: null,
  openSundayTill: null,
  config: { special_times: specials, theme: 'dark' },
} as unknown as Location

describe('a location', () => {
  test('says its weekdays and its special days; what is meant for another is not shown', () => {
    expect(locationTimes(location, 'monday')).toEqual(range('08:00', '17:00'))
    expect(locationTimes(location, 'sunday')).toEqual({ kind: 'closed' })
    expect(locationTimes(location, '2026-12-24')).toEqual(range('10:00', '14:00'))
    expect(locationTimes(location, '2026-12-25')).toEqual({ kind: 'closed' })
    expect(locationTimes(location, '2026-12-31')).toEqual(range('09:00', '12:00'))
    expect(locationTimes(location, '2027-01-01')).toEqual({ kind: 'usual' })
    expect([...specialsByDay(location).keys()].sort()).toEqual(['2026-12-24', '2026-12-25', '2026-12-31'])
    expect([isOfCompany(location, '2026-12-31'), isOfCompany(location, '2026-12-24')]).toEqual([true, false])
  })

  test('of several for a date the most particular counts, and changing it takes the others away', () => {
    const own = { day: '2026-12-31', from: '13:00', till: '15:00', company_id: 1, location_id: 7 }
    const both = { ...location, config: { special_times: [own, ...specials] } }
    expect(locationTimes(both, '2026-12-31')).toEqual(range('13:00', '15:00'))
    const { config } = locationDraft(both, input(['2026-12-31', { kind: 'usual' }]))
    expect(config?.special_times?.filter(({ day }) => day === '2026-12-31')).toEqual([specials[3]])
  })

  test('a changed date keeps whom it is meant for, and leaves those of others', () => {
    const { config } = locationDraft(location, input(['2026-12-31', range('08:00', '10:00')]))
    expect(config?.special_times).toEqual([
      specials[0],
      specials[1],
      specials[3],
      { day: '2026-12-31', from: '08:00', till: '10:00', company_id: 1 },
      specials[4],
    ])
  })

  test('weekdays and dates are sent together, and nothing else', () => {
    const draft = locationDraft(
      location,
      input(['monday', { kind: 'closed' }], ['2027-01-02', { kind: 'closed' }]),
    )
    expect(draft).toEqual({
      openMondayFrom: null,
      openMondayTill: null,
      config: { special_times: [...specials, { day: '2027-01-02' }] },
    })
    expect(locationDraft(location, input(['friday', range('09:00', '12:00')]))).toEqual({
      openFridayFrom: '09:00',
      openFridayTill: '12:00',
    })
  })
})

describe('a service', () => {
  const service = {
    config: {
      booking_times: [
        { day: 'monday', from: '13:00', till: '17:00' },
        { day: 'monday', from: '09:00', till: '12:00' },
        { day: 'tuesday' },
        { day: '2026-12-24', from: '09:00', till: '10:00' },
      ],
    },
  }

  test('may have several ranges a day; without entries it is as its location', () => {
    expect(serviceTimes(service, 'monday')).toEqual({
      kind: 'open',
      ranges: [
        { from: '09:00', till: '12:00' },
        { from: '13:00', till: '17:00' },
      ],
    })
    expect(serviceTimes(service, 'tuesday')).toEqual({ kind: 'closed' })
    expect(serviceTimes(service, 'friday')).toEqual({ kind: 'usual' })
    expect(serviceDates(service)).toEqual(['2026-12-24'])
  })

  test('all entries of a day are replaced together, the rest stays', () => {
    const draft = serviceDraft(
      service,
      input(
        ['monday', range('10:00', '11:00')],
        ['tuesday', { kind: 'usual' }],
        ['friday', { kind: 'closed' }],
      ),
    )
    expect(draft.config?.booking_times).toEqual([
      { day: '2026-12-24', from: '09:00', till: '10:00' },
      { day: 'monday', from: '10:00', till: '11:00' },
      { day: 'friday' },
    ])
  })
})
