import type { PlatformPerson } from '@rinda/client/people/platform'
import { expect, test } from 'vitest'
import { draftOf, inputOf } from './person-draft.ts'

const person: PlatformPerson = {
  id: 7,
  company_id: 1,
  name: 'Anna',
  language: 'lv',
  email: 'anna@rinda.example',
  role: 'COMPANY_USER',
  effective_role: 'COMPANY_USER',
  permissions: ['navigation/open_times'],
  location_ids: [],
  service_ids: null,
  active: true,
  company_admin: false,
  known: false,
  profile: { booking: { mayCreate: false } },
  last_sign_in_at: null,
  created_at: '2026-12-01T08:00:00.000Z',
  updated_at: '2026-12-01T08:00:00.000Z',
}

test('what was not touched is not sent: also a limit to nothing stays one', () => {
  expect(inputOf(draftOf(person), person)).toEqual({})
  expect(inputOf(draftOf(null), null)).toEqual({})
})

test('all of the company is null, nothing of it an empty list', () => {
  expect(inputOf({ ...draftOf(person), locationIds: null, serviceIds: [] }, person)).toEqual({
    location_ids: null,
    service_ids: [],
  })
})

test('rights are a list, other answers an object, and what is none is not sent', () => {
  const draft = draftOf(person)
  expect(inputOf({ ...draft, permissions: ' a/b ,, c/d', json: '' }, person)).toEqual({
    permissions: ['a/b', 'c/d'],
    profile: {},
  })
  expect(inputOf({ ...draft, json: '[]' }, person)).toBeUndefined()
})

test('somebody new has what was chosen, and else what follows from the address', () => {
  expect(inputOf({ ...draftOf(null), role: 'COMPANY_ADMIN', active: false }, null)).toEqual({
    role: 'COMPANY_ADMIN',
    active: false,
  })
})
