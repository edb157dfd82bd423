import type { CompanyProfile } from '@rinda/domain/company/profile'
import { resolveProfile } from '@rinda/rulebook/resolve'
import { expect, test } from 'vitest'
import { internalCaller, systemCaller, visitorCaller } from '../../access/caller.ts'
import { staff } from '../../testing/clients/callers.ts'
import { nobody } from './customer.ts'
import { requiredPlaces, requiredStill } from './required-places.ts'

const origin = { session: '', ip: '' }
const visitor = visitorCaller(null, origin)
const programs = [internalCaller(origin), systemCaller]
const company = resolveProfile({ companyId: 1 })
const form: CompanyProfile = {
  ...company,
  booking: {
    ...company.booking,
    formFields: [
      { key: 'email', required: false },
      { key: 'topic', required: true },
      { key: 'phone_number', required: true },
    ],
    fieldsAt: [{ serviceId: 5, fields: [{ key: 'notes', required: true }] }],
  },
}
const here = { locationId: 3, serviceId: 4 }

test('staff are asked for a name and a number, and for what the company’s form asks there', () => {
  const always = ['first_name', 'last_name', 'phone_number']
  expect(requiredPlaces(staff(), form, here)).toEqual([...always, 'fields.option_name'])
  expect(requiredPlaces(staff(), form, { ...here, serviceId: 5 })).toEqual([
    ...always,
    'fields.option_name',
    'notes.description',
  ])
})

test('visitors are asked for an address too, and for what the form asks there; programs for nothing', () => {
  const always = ['first_name', 'last_name', 'phone_number', 'email']
  expect(requiredPlaces(visitor, form, here)).toEqual([...always, 'fields.option_name'])
  expect(requiredPlaces(visitor, form, { ...here, serviceId: 5 })).toEqual([
    ...always,
    'fields.option_name',
    'notes.description',
  ])
  for (const program of programs) expect(requiredPlaces(program, form, here)).toEqual([])
})

test('an app, and a paired kiosk at its own place, ask for the four fields that they know', () => {
  const always = ['first_name', 'last_name', 'phone_number', 'email']
  const kiosk = { kioskId: 1, locationId: 3, name: 'Hall' }
  expect(requiredPlaces({ ...visitor, client: 'app' }, form, here)).toEqual(always)
  expect(requiredPlaces({ ...visitor, kiosk }, form, here)).toEqual(always)
  expect(requiredPlaces({ ...visitor, kiosk }, form, { ...here, locationId: 9 })).toHaveLength(5)
})

test('of a booking that stands, what was not asked for is not asked for later, and what was given stays', () => {
  const asked = (fields: { [name: string]: unknown }) =>
    requiredStill(staff(), form, here, { ...nobody, fields })
  expect(asked({})).toEqual(['first_name', 'last_name', 'phone_number'])
  expect(asked({ option_name: 'Passport' })).toContain('fields.option_name')
  expect(asked({ option_name: '  ' })).not.toContain('fields.option_name')
})

test('of a visitor whom staff booked without an e-mail address none is asked for later', () => {
  const asked = (given: object) => requiredStill(visitor, form, here, { ...nobody, ...given })
  const byStaff = { first_name: 'Laima', last_name: 'Krūmiņa', phone_number: '20000001' }
  expect(asked(byStaff)).toEqual(['first_name', 'last_name', 'phone_number'])
  expect(asked({ ...byStaff, email: 'laima@visitor.example' })).toContain('email')
})
