import { roles } from '@rinda/domain/access/role'
import { expect, test } from 'vitest'
import { staff } from '../testing/clients/callers.ts'
import {
  actorName,
  actorOf,
  internalCaller,
  maySeeLocation,
  maySeeService,
  profileOf,
  sessionName,
  systemCaller,
  visitorCaller,
  visitorOf,
  withToken,
} from './caller.ts'

const origin = { session: 'tab 1', ip: '192.0.2.1' }
const anybody = visitorCaller(null, origin)
const atThePage = visitorOf(1, 'app', origin)
const program = internalCaller(origin)
const here = { companyId: 1, locationId: 3 }
const elsewhere = { companyId: 2, locationId: 3 }

test('the platform’s admin reaches every company, everybody else of the staff their own', () => {
  for (const role of roles) {
    expect(maySeeLocation(staff({ role }), elsewhere)).toBe(role === 'QTICKET_ADMIN')
    expect(maySeeLocation(staff({ role }), here)).toBe(role !== 'NONE')
  }
})

test('other programs and what falls due reach every company, and so does a visitor who names no company’s page', () => {
  for (const caller of [program, systemCaller, anybody]) expect(maySeeLocation(caller, elsewhere)).toBe(true)
})

test('a visitor at a company’s page reaches nothing of another', () => {
  expect([maySeeLocation(atThePage, here), maySeeLocation(atThePage, elsewhere)]).toEqual([true, false])
})

test('who is limited to locations or services sees those alone', () => {
  const limited = staff({ locationIds: [3, 4], serviceIds: [5] })
  expect([3, 5].map((locationId) => maySeeLocation(limited, { companyId: 1, locationId }))).toEqual([
    true,
    false,
  ])
  expect([5, 6].map((serviceId) => maySeeService(limited, serviceId))).toEqual([true, false])
  expect(maySeeLocation(staff({ locationIds: [] }), here)).toBe(false)
  expect(maySeeService(staff({ serviceIds: [] }), 5)).toBe(false)
  for (const caller of [staff(), program, anybody]) expect(maySeeService(caller, 6)).toBe(true)
})

test('a token proves a booking for visitors alone', () => {
  expect(withToken(anybody, 'abc')).toEqual({ ...anybody, token: 'abc' })
  expect(withToken(staff(), 'abc')).not.toHaveProperty('token')
  expect(withToken(program, 'abc')).not.toHaveProperty('token')
})

test('the answers of a company are those of the person who asks', () => {
  const company = { companyId: 1, override: {}, isProduction: true }
  expect(profileOf(staff(), company).screens).toContain('locations')
  expect(profileOf(staff({ role: 'COMPANY_USER' }), company).screens).not.toContain('locations')
  expect(
    profileOf(staff({ role: 'COMPANY_USER', permissions: ['navigation/open_times'] }), company).screens,
  ).toContain('open-times')
  expect(profileOf(staff({ locationIds: [3], serviceIds: [5] }), company).reach).toMatchObject({
    locationIds: [3],
    serviceIds: [5],
  })
  for (const caller of [program, anybody, systemCaller])
    expect(profileOf(caller, company).screens).toEqual([])
})

test('sessions that name themselves alike are told apart by whose they are', () => {
  expect(sessionName(staff())).not.toBe(sessionName(staff({ portalUserId: 8 })))
  expect(sessionName(staff())).not.toBe(sessionName(atThePage))
  expect(sessionName(atThePage)).not.toBe(sessionName(visitorOf(1, 'widget', origin)))
  expect(sessionName(atThePage)).not.toBe(sessionName(visitorOf(1, 'app', { ...origin, session: 'tab 2' })))
})

test('who it was is written down by name, address and session', () => {
  expect(actorName(staff())).toBe('anna@rinda.example')
  expect([anybody, program, systemCaller].map(actorName)).toEqual(['visitor', 'internal', 'system'])
  expect(actorOf(staff())).toEqual({
    kind: 'portal',
    name: 'anna@rinda.example',
    ip: '192.0.2.1',
    session: sessionName(staff()),
  })
  expect(actorOf(atThePage).session).toBe(sessionName(atThePage))
  // Over HTTP a visitor has no session: all of them would be one.
  expect(actorOf(visitorCaller(null, { ...origin, session: '' })).session).toBe('')
  expect(actorOf(program).session).toBe('tab 1')
})
