import { demoDirectory } from '@rinda/rulebook/demo-directory'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { settle } from '../../testing/towns/town.ts'
import { type PersonRow, standingOf } from './standing.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
  await settle(open.db, new Date())
})
afterAll(() => open.close())

/** The locations within reach of somebody; null is all of their company's. */
async function reachOf(email: string, companyId: number, more: Partial<PersonRow> = {}) {
  const nothing = { permissions: [], location_ids: null, service_ids: null, profile: null }
  const row = { company_id: companyId, email, role: 'COMPANY_USER', ...nothing, ...more }
  return (await standingOf(open.db, row, demoDirectory)).locationIds
}

test('at the nail studio admins see every branch, named accounts theirs, and others none', async () => {
  expect(await reachOf('admin@nails.example', 40)).toBeNull()
  expect(await reachOf('centre@nails.example', 40)).toEqual([4002])
  expect(await reachOf('desk@nails.example', 40)).toEqual([])
  expect(await reachOf('desk@nails.example', 40, { location_ids: [40] })).toEqual([40])
})

test('a right names locations by the beginning of their booking-system id, and opens none that are not theirs', async () => {
  const permissions = ['locations/NAILTIME_']
  expect(await reachOf('admin@nails.example', 40, { permissions })).toEqual([40])
  expect(await reachOf('desk@nails.example', 40, { permissions })).toEqual([])
  expect(await reachOf('admin@nails.example', 40, { permissions: ['locations/CITY_'] })).toEqual([])
})

test('everybody of the agency, also below its domain, sees location 93 only', async () => {
  expect(await reachOf('user@agency.example', 32)).toEqual([93])
  expect(await reachOf('user@north.agency.example', 32)).toEqual([93])
})
