import { describe, expect, test } from 'vitest'
import { type CompanyFacts, type LocationFacts, readinessOf, type ServiceFacts } from './readiness.ts'

const service: ServiceFacts = {
  isShown: true,
  takesAppointments: true,
  takesTickets: false,
  isServed: true,
  hasSpecialists: true,
  hasTimes: true,
}
const location: LocationFacts = {
  id: 7,
  isActive: true,
  isVisible: true,
  areAppointments: true,
  isLine: false,
  hasHours: true,
  services: [service],
}
const company: CompanyFacts = {
  isVisible: true,
  domains: 1,
  admins: 1,
  hasOwnRules: true,
  locations: [location],
}
const at = (part: Partial<LocationFacts>, more: Partial<CompanyFacts> = {}) =>
  readinessOf({ ...company, ...more, locations: [{ ...location, ...part }] })
const of = (part: Partial<ServiceFacts>, more: Partial<LocationFacts> = {}) =>
  at({ services: [{ ...service, ...part }], ...more })
const blocking = ({ missing }: ReturnType<typeof readinessOf>) =>
  missing.filter((one) => one.isBlocking).map(({ lack }) => lack)
const waiting = ({ missing }: ReturnType<typeof readinessOf>) =>
  missing.filter((one) => !one.isBlocking).map(({ lack }) => lack)

test('a company that has all lacks nothing', () => {
  expect(readinessOf(company)).toEqual({
    isReady: true,
    missing: [],
    done: ['company', 'location', 'services', 'people', 'hours', 'rules', 'ready'],
  })
})

test('of one that was just made first a location is missing; the rest may wait', () => {
  const made = readinessOf({ isVisible: false, domains: 0, admins: 0, hasOwnRules: false, locations: [] })
  expect(made).toMatchObject({ isReady: false, done: ['company'] })
  expect(made.missing[0]).toEqual({
    lack: 'no_location',
    step: 'location',
    isBlocking: true,
    locationId: null,
  })
  expect(waiting(made)).toEqual(['no_domain', 'no_admin', 'company_hidden', 'usual_rules'])
})

describe('what keeps visitors away, alone', () => {
  test.each<[string, ReturnType<typeof readinessOf>]>([
    ['location_inactive', at({ isActive: false })],
    ['location_hidden', at({ isVisible: false })],
    ['no_way', at({ areAppointments: false })],
    ['no_service', at({ services: [] })],
    ['services_hidden', of({ isShown: false })],
    ['services_of_no_way', of({ takesAppointments: false, takesTickets: true })],
    ['nobody_serves', of({ isServed: false, hasTimes: false })],
    ['no_times', of({ hasTimes: false })],
    ['no_hours', of({ hasTimes: false }, { hasHours: false })],
    ['no_hours', of({ takesTickets: true }, { isLine: true, areAppointments: false, hasHours: false })],
  ])('%s', (lack, found) => {
    expect(blocking(found)).toEqual([lack])
    expect(found.isReady).toBe(false)
  })
})

test('a location without services and hours lacks both', () => {
  expect(blocking(at({ services: [], hasHours: false }))).toEqual(['no_service', 'no_hours'])
})

test('whoever can stand in line needs nobody who is booked', () => {
  expect(of({ takesTickets: true, isServed: false, hasTimes: false }, { isLine: true }).isReady).toBe(true)
})

test('a service without specialists is booked as itself, and it is said that nobody is named', () => {
  const found = of({ hasSpecialists: false })
  expect(found.isReady).toBe(true)
  expect(waiting(found)).toEqual(['no_specialist'])
})

test('one location is enough: what another lacks may wait, and says which one it is', () => {
  const closed = { ...location, id: 8, hasHours: false, services: [{ ...service, hasTimes: false }] }
  const found = readinessOf({ ...company, locations: [closed, location] })
  expect(found.isReady).toBe(true)
  expect(found.missing).toEqual([{ lack: 'no_hours', step: 'hours', isBlocking: false, locationId: 8 }])
})

test('where none is ready, the one that lacks least is mended first', () => {
  const bare = { ...location, id: 8, services: [], hasHours: false }
  const closed = { ...location, hasHours: false, services: [{ ...service, hasTimes: false }] }
  const { missing } = readinessOf({ ...company, locations: [bare, closed] })
  expect(missing.map(({ locationId, isBlocking }) => [locationId, isBlocking])).toEqual([
    [7, true],
    [8, false],
    [8, false],
  ])
})
