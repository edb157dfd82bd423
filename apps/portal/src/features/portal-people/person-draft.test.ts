import type { PortalPerson } from '@rinda/client/people/portal-users'
import { expect, test } from 'vitest'
import { draftOf, inputOf } from './person-draft.ts'

const person: PortalPerson = {
  id: 7,
  companyId: 1,
  name: 'Uldis',
  email: 'user@rinda.example',
  language: 'ru',
  role: 'COMPANY_USER',
  effectiveRole: 'COMPANY_USER',
  permissions: ['locations/NORTH', 'navigation/open_times'],
  locationIds: [1, 2],
  serviceIds: null,
  isActive: true,
  lastSignInAt: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
}
const draft = draftOf(person, null, 'lv')

test('of somebody known only what was changed is sent', () => {
  expect(inputOf(draft, person)).toEqual({})
  expect(inputOf({ ...draft, name: 'Ulla', locationIds: null }, person)).toEqual({
    name: 'Ulla',
    locationIds: null,
  })
})

test('rights that no box stands for are kept', () => {
  expect(inputOf({ ...draft, rights: [] }, person)).toEqual({ permissions: ['locations/NORTH'] })
  expect(inputOf({ ...draft, rights: ['navigation/service_times'] }, person)).toEqual({
    permissions: ['locations/NORTH', 'navigation/service_times'],
  })
})

test('of somebody new all of it is sent, and a role and a company only if they were chosen', () => {
  const fresh = { ...draftOf(null, null, 'en'), email: ' new@rinda.example ' }
  expect(inputOf(fresh, null)).toEqual({
    ...{ email: 'new@rinda.example', name: '', language: 'en', permissions: [] },
    ...{ locationIds: null, serviceIds: null, isActive: true },
  })
  expect(inputOf({ ...fresh, role: 'COMPANY_USER', companyId: 40 }, null)).toMatchObject({
    role: 'COMPANY_USER',
    companyId: 40,
  })
})
