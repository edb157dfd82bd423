import type { Booking } from '@rinda/client/bookings/booking-view'
import { type Location, locationFrom } from '@rinda/client/set-up/locations'
import type { DaySheet } from '@rinda/contract/booking/day-sheet'
import { addDays, dayBounds, type Interval, utcDateTime } from '@rinda/domain/time/zone'

const zone = 'Europe/Riga'
/** A Monday, far enough ahead that nothing of its week is past. */
export const monday = '2031-03-03'
const dates = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(monday, days))

/** A week of one location: each specialist has visits of 30 and 60 minutes from 8 to 21, and free time between some of them. */
export type World = {
  readonly location: Location
  readonly sheet: DaySheet
  readonly span: Interval
  readonly bookings: readonly Booking[]
  /** One that is not there yet: on Wednesday at noon. */
  readonly coming: Booking
}

const firstNames = ['Anna', 'Jānis', 'Žanete', 'Ольга', 'Ķirils', 'Emma']
const lastNames = ['Kļaviņa', 'Bērziņš', 'Ozola', 'Фёдоров', 'Šmits', 'Priede', 'Vītola']

export function makeWorld(count: number): World {
  const random = lottery(count)
  const bookings: Booking[] = []
  const free = new Map<string, { startsAt: number; specialist: number }[]>(dates.map((date) => [date, []]))
  let specialists = 0
  while (bookings.length < count) {
    specialists++
    for (const date of dates) {
      const opens = dayBounds(date, zone).from + 8 * 60
      for (let at = opens; at < opens + 13 * 60; ) {
        const isFree = random() < 0.2
        const minutes = !isFree && random() < 0.33 && at + 60 <= opens + 13 * 60 ? 60 : 30
        if (isFree) free.get(date)?.push({ startsAt: at, specialist: specialists })
        else if (bookings.length < count) {
          bookings.push(bookingAt(bookings.length + 1, specialists, at, minutes))
        }
        at += minutes
      }
    }
  }
  const ids = Array.from({ length: specialists }, (_, index) => index + 1)
  const sheet: DaySheet = {
    location_id: '1',
    zone,
    days: dates.map((date) => ({
      date,
      open: { from: '08:00', till: '21:00' },
      special: false,
      columns: ids.map((id) => ({
        ...{
          kind: 'specialist',
          id: String(id),
          name: `Specialist ${id}`,
          lanes: 1,
          service_ids: ['1'],
          busy: [],
          off: [],
        },
        free: (free.get(date) ?? [])
          .filter(({ specialist }) => specialist === id)
          .map(({ startsAt }) => ({ ...utcDateTime(startsAt), duration: 30, service_ids: ['1'] })),
      })),
    })),
  }
  const span = { from: dayBounds(monday, zone).from, till: dayBounds(dates[6] ?? monday, zone).till }
  const noon = dayBounds(dates[2] ?? monday, zone).from + 12 * 60
  const coming = bookingAt(count + 1, specialists + 1, noon, 30)
  return { location: locationWith(ids), sheet, span, bookings, coming }
}

function bookingAt(id: number, specialistId: number, startsAt: number, minutes: number): Booking {
  return {
    ...{ id: String(id), qtid: `booking-${id}`, token: '', status: 'scheduled', approval: 'none' },
    ...{
      locationId: 1,
      serviceId: 1,
      specialistId,
      startsAt,
      endsAt: startsAt + minutes,
      durationMinutes: minutes,
    },
    firstName: firstNames[id % firstNames.length] ?? '',
    lastName: `${lastNames[id % lastNames.length]} ${id}`,
    ...{ email: '', phoneCountryCode: '371', phoneNumber: '29123456', language: 'lv', clientType: 'portal' },
    ...{ isBlocked: false, servedAt: null, expireAt: null, fields: {}, notes: {}, seriesId: null, log: [] },
    ...{ createdAt: '2031-01-01T00:00:00.000Z', updatedAt: '2031-01-01T00:00:00.000Z' },
  }
}

function locationWith(ids: readonly number[]): Location {
  const names = { name: 'Measured', name_lv: 'Measured', name_en: 'Measured', name_ru: 'Measured' }
  const flags = { active: true, visible: true, available: true, bms_active: true, online: true, open: true }
  const named = { ...names, ...flags, company_id: 1, position: 1, timestamp: 1 }
  const service = { ...named, location_id: 1, duration: 30, step: 30, capacity: 1 }
  const attributes = { ...named, bms_id: 'MEASURED', qms_active: false, config: {} }
  return locationFrom({ id: '1', type: 'location', attributes }, [
    { id: '1', type: 'service', attributes: { ...service, config: { specialists: [...ids] } } },
    ...ids.map((id) => ({
      id: String(id),
      type: 'specialist',
      attributes: { company_id: 1, bms_id: '', name: `Specialist ${id}`, active: true, service_ids: [1] },
    })),
  ])
}

/** The same numbers at every run. */
function lottery(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
