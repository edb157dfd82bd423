import { roles } from '@rinda/domain/access/role'
import { describe, expect, test } from 'vitest'
import type { SignedIn } from '../access/signed-in.ts'
import { staff } from '../testing/clients/callers.ts'
import {
  editRight,
  isAboutTimes,
  mayCreateLocation,
  mayCreateService,
  mayImportAndExport,
  whyNotConfigure,
} from './policy.ts'

const here = { companyId: 1, locationId: 3 }
const admins = ['QTICKET_ADMIN', 'COMPANY_ADMIN']
const withRight = (...permissions: string[]) => staff({ role: 'COMPANY_USER', permissions })

describe('all of a location and its services', () => {
  test('is changed by admins alone', () => {
    for (const role of roles) {
      const caller = staff({ role })
      for (const what of ['location', 'service'] as const)
        expect(editRight(caller, here, what)).toBe(admins.includes(role) ? 'all' : 'nothing')
    }
  })

  test('is nothing to an admin who may not see the location', () => {
    expect(editRight(staff({ locationIds: [4] }), here, 'location')).toBe('nothing')
    expect(editRight(staff({ companyId: 2 }), here, 'service')).toBe('nothing')
  })
})

describe('times alone', () => {
  test('are changed by who has the right to those of locations, or to those of services', () => {
    const hours = withRight('navigation/open_times')
    const services = withRight('navigation/service_times')
    const rightsOf = (caller: typeof hours) => [
      editRight(caller, here, 'location'),
      editRight(caller, here, 'service'),
    ]
    expect(rightsOf(hours)).toEqual(['times', 'nothing'])
    expect(rightsOf(services)).toEqual(['nothing', 'times'])
    expect(rightsOf(staff({ ...hours.user, locationIds: [4] }))).toEqual(['nothing', 'nothing'])
  })

  test.each<
    [input: { config?: object; [name: string]: unknown }, what: 'location' | 'service', isOnlyTimes: boolean]
  >([
    [{}, 'location', true],
    [{ open_monday_from: '08:00', open_monday_till: '12:00' }, 'location', true],
    [{ config: { special_times: [], booking_times: [] } }, 'location', true],
    [{ config: { booking_times: [] } }, 'service', true],
    [{ open_monday_from: '08:00', phone: '1' }, 'location', false],
    [{ config: { special_times: [], note: 'x' } }, 'location', false],
    [{ config: { special_times: [] } }, 'service', false],
    [{ config: { booking_times: [] }, name: 'x' }, 'service', false],
    [{ open_monday_from: '08:00' }, 'service', false],
    // What only looks like one of them is none.
    [{ is_open_monday_from: '08:00' }, 'location', false],
    [{ open_monday_from_now: '08:00' }, 'location', false],
    [{ open_from: '08:00' }, 'location', false],
    [{ open_monday: '08:00' }, 'location', false],
    [{ my_config: {} }, 'location', false],
    [{ config_old: {} }, 'location', false],
    [{ my_config: {} }, 'service', false],
    [{ config_old: {} }, 'service', false],
  ])('%j of a %s: %s', (input, what, isOnlyTimes) => {
    expect(isAboutTimes(input, what)).toBe(isOnlyTimes)
  })
})

describe('what is made would be out of reach of an admin who is limited', () => {
  const company = (more: Partial<SignedIn> = {}) => staff({ role: 'COMPANY_ADMIN', ...more })

  test('so they make no location', () => {
    expect(mayCreateLocation(company())).toBe(true)
    expect(mayCreateLocation(company({ locationIds: [3] }))).toBe(false)
    expect(mayCreateLocation(staff({ role: 'COMPANY_USER' }))).toBe(false)
  })

  test('and no service where their services are limited', () => {
    expect(mayCreateService(company(), here)).toBe(true)
    expect(mayCreateService(company({ locationIds: [3] }), here)).toBe(true)
    expect(mayCreateService(company({ locationIds: [4] }), here)).toBe(false)
    expect(mayCreateService(company({ serviceIds: [5] }), here)).toBe(false)
    expect(mayCreateService(withRight('navigation/service_times'), here)).toBe(false)
  })

  test('and all of it is taken out and in by who sees all of their company', () => {
    expect(mayImportAndExport(company(), 1)).toBe(true)
    expect(mayImportAndExport(company(), 2)).toBe(false)
    expect(mayImportAndExport(company({ locationIds: [3] }), 1)).toBe(false)
    expect(mayImportAndExport(company({ serviceIds: [5] }), 1)).toBe(false)
    expect(mayImportAndExport(company({ role: 'COMPANY_USER' }), 1)).toBe(false)
    expect(mayImportAndExport(company({ role: 'QTICKET_ADMIN' }), 2)).toBe(true)
  })
})

describe('prices and periods', () => {
  const company = { companyId: 1, override: {}, isProduction: true }
  const platform = staff({ role: 'QTICKET_ADMIN' })

  test('are set by those alone who have their screen', () => {
    const input = { config: { price: 5 } }
    expect(whyNotConfigure(platform, company, {}, input)).toBeNull()
    expect(whyNotConfigure(staff(), company, {}, input)).toMatchObject({
      refusals: [{ reason: 'forbidden', field: 'service/config/price' }],
    })
  })

  test('stay as they are for anybody', () => {
    expect(whyNotConfigure(staff(), company, { price: 5 }, { config: { price: 5 } })).toBeNull()
    expect(whyNotConfigure(staff(), company, { price: 5 }, {})).toBeNull()
  })
})
