import type { PortalPerson } from '@rinda/client/portal-users'
import { expect, test } from 'vitest'
import { draftOf, wishOf } from './person-draft.ts'

const person: PortalPerson = {
  id: 7,
  companyId: 1,
  name: 'Uldis',
  email: 'user@rinda.example',
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
const draft = draftOf(person, null)

test('of somebody known only what was changed is sent', () => {
  expect(wishOf(draft, person)).toEqual({})
  expect(wishOf({ ...draft, name: 'Ulla', locationIds: null }, person)).toEqual({
    name: 'Ulla',
    locationIds: null,
  })
})

test('rights that no box stands for are kept', () => {
  expect(wishOf({ ...draft, rights: [] }, person)).toEqual({ permissions: ['locations/NORTH'] })
  expect(wishOf({ ...draft, rights: ['navigation/service_times'] }, person)).toEqual({
    permissions: ['locations/NORTH', 'navigation/service_times'],
  })
})

test('of somebody new all of it is sent, and a role and a company only if they were chosen', () => {
  const fresh = { ...draftOf(null, null), email: ' new@rinda.example ' }
  expect(wishOf(fresh, null)).toEqual({
    ...{ email: 'new@rinda.example', name: '', permissions: [] },
    ...{ locationIds: null, serviceIds: null, isActive: true },
  })
  expect(wishOf({ ...fresh, role: 'COMPANY_USER', companyId: 40 }, null)).toMatchObject({
    role: 'COMPANY_USER',
    companyId: 40,
  })
})
