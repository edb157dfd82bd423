import { roles } from '@rinda/domain/access/role'
import { expect, test } from 'vitest'
import { staff } from '../testing/clients/callers.ts'
import { mayFindPlaces } from './policy.ts'

test('places are looked for by admins, who say where a location is', () => {
  expect(roles.filter((role) => mayFindPlaces(staff({ role })))).toEqual(['QTICKET_ADMIN', 'COMPANY_ADMIN'])
})
