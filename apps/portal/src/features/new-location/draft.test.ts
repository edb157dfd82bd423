import { locationFaults } from '@rinda/client/http/field-faults'
import { describe, expect, test } from 'vitest'
import { changedNames, emptyDraft, isTouched, locationOf, stepBeside, stepOf, unsavedOf } from './draft.ts'

const riga = { latitude: 56.946285, longitude: 24.105078 }
const empty = emptyDraft('key', riga)
const inThree = (text: string) => ({ lv: text, en: text, ru: text })
const whole = { ...empty, facts: { ...empty.facts, name: inThree('Hall'), address: inThree('Street 1') } }

test('nothing is missed of an empty one, wherever one went in it', () => {
  expect(isTouched({ ...empty, step: 'hours' })).toBe(false)
  expect(isTouched(whole)).toBe(true)
})

test('it becomes a location that the schema takes', () => {
  const location = locationOf(whole)
  expect(locationFaults(location)).toEqual([])
  expect(location).toMatchObject({ ...riga, name: inThree('Hall'), isActive: true, openMondayFrom: null })
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
  expect(unsavedOf({ ...made, facts: { ...made.facts, phone: '5' } })).toEqual({ phone: '5' })
})

test('what was changed is named as the server names what it refuses', () => {
  const facts = { ...whole.facts, qmsBaseUrl: 'https://queue.example' }
  expect(changedNames(whole, { facts })).toEqual(['qms_base_url'])
  expect(changedNames(whole, { point: riga })).toEqual(['latitude', 'longitude'])
})
