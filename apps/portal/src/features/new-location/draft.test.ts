import { locationFaults } from '@rinda/client/http/field-faults'
import { describe, expect, test } from 'vitest'
import {
  changedAttributes,
  emptyDraft,
  inCompany,
  isTouched,
  locationOf,
  stepBeside,
  stepOf,
  unsavedOf,
} from './draft.ts'

const riga = { latitude: 56.946285, longitude: 24.105078 }
const empty = emptyDraft('key', riga, { areAppointments: true, isLine: true })
const inThree = (name: string, text: string) =>
  Object.fromEntries(['lv', 'en', 'ru'].map((language) => [`${name}_${language}`, text]))
const named = { ...inThree('name', 'Hall'), ...inThree('address', 'Street 1') }
const whole = { ...empty, values: { ...empty.values, ...named } }

test('nothing is missed of an empty one, wherever one went in it', () => {
  expect(isTouched({ ...empty, step: 'hours' })).toBe(false)
  expect(isTouched(whole)).toBe(true)
})

test('another company brings its ways, where none were chosen', () => {
  const both = { areAppointments: true, isLine: true }
  const line = { areAppointments: false, isLine: true }
  const moved = { ...whole, ...inCompany(whole, 41, { from: both, to: line }) }
  expect(moved).toMatchObject({ companyId: 41, values: { ...named, bms_active: false, qms_active: true } })
  const chosen = { ...whole, values: { ...whole.values, qms_active: false } }
  const kept = { ...chosen, ...inCompany(chosen, 41, { from: both, to: line }) }
  expect(kept).toMatchObject({ companyId: 41, values: chosen.values })
})

test('it becomes a location that the schema takes', () => {
  const location = locationOf(whole)
  expect(locationFaults(location)).toEqual([])
  expect(location).toMatchObject({
    ...riga,
    name: { lv: 'Hall', en: 'Hall', ru: 'Hall' },
    isActive: true,
    openMondayFrom: null,
  })
})

describe('the step at which something is asked', () => {
  test.each([
    ['name_lv', 'general'],
    ['email', 'general'],
    ['company_id', 'general'],
    ['longitude', 'place'],
    ['open_monday_till', 'hours'],
    ['qms_base_url', 'systems'],
    ['bms_id', 'systems'],
    ['qms_active', 'systems'],
    ['', 'systems'],
  ])('%s: %s', (attribute, step) => expect(stepOf(attribute)).toBe(step))
})

test('steps go on and back, and not past the ends', () => {
  expect(stepBeside('general', 1)).toBe('place')
  expect(stepBeside('general', -1)).toBe('general')
  expect(stepBeside('services', 1)).toBe('services')
})

test('once it is made, only what was changed since is sent', () => {
  const made = { ...whole, made: { id: 7, saved: locationOf(whole) } }
  expect(unsavedOf(made)).toEqual({})
  expect(unsavedOf({ ...made, values: { ...made.values, phone: '5' } })).toEqual({ phone: '5' })
})

test('what was changed is named as the server names what it refuses', () => {
  const values = { ...whole.values, qms_base_url: 'https://queue.example', name_lv: 'Zāle' }
  expect(changedAttributes(whole, { values }).sort()).toEqual(['name_lv', 'qms_base_url'])
  expect(changedAttributes(whole, { point: riga })).toEqual(['latitude', 'longitude'])
})
