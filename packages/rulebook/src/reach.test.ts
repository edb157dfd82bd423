import { calendarShowsService, reachesLocation, reachesService } from '@rinda/domain/access/reach'
import { describe, expect, it } from 'vitest'
import { companyOfEmail } from './directory.ts'
import { type ProfileInput, resolveProfile } from './resolve.ts'

function reachOf(email: string, said: Partial<ProfileInput> = {}) {
  return resolveProfile({ companyId: companyOfEmail(email), email, role: 'COMPANY_USER', ...said }).reach
}
const branches = [
  { id: 4001, bmsId: 'NAILTIME_NORTH' },
  { id: 4002, bmsId: 'NAILTIME_CENTRE' },
  { id: 4003, bmsId: 'NAILTIME_SOUTH' },
  { id: 4004, bmsId: 'NAILTIME_EAST' },
]
const seen = (...input: Parameters<typeof reachOf>) =>
  branches.filter((branch) => reachesLocation(reachOf(...input), branch)).map(({ id }) => id)

describe('locations', () => {
  it('of company 40 are all seen by its admins', () => {
    expect(seen('boss@nails.example', { role: 'COMPANY_ADMIN' })).toEqual([4001, 4002, 4003, 4004])
    expect(seen('root@nails.example', { role: 'QTICKET_ADMIN' })).toEqual([4001, 4002, 4003, 4004])
  })

  it('of company 40 are seen by four named accounts, one branch each', () => {
    const accounts = ['north', 'centre', 'south', 'user'].map((name) => seen(`${name}@nails.example`))
    expect(accounts).toEqual([[4001], [4002], [4003], [4004]])
  })

  it('of company 40 are seen by nobody else, until a row names some', () => {
    expect(seen('eva@nails.example')).toEqual([])
    expect(seen('eva@nails.example', { role: 'COMPANY_MANAGER' })).toEqual([])
    expect(seen('eva@nails.example', { locationIds: [4002] })).toEqual([4002])
  })

  it('of others pass a check of their bms id, where a permission names some', () => {
    const one = { id: 1, bmsId: 'CITY_HALL' }
    const sees = (...permissions: string[]) =>
      reachesLocation(reachOf('eva@city.example', { permissions }), one)
    expect([sees(), sees('locations/CITY_HALL'), sees('locations/CITY_KAROSTA')]).toEqual([true, true, false])
  })

  it('are all the platform’s admin’s, whatever rights they were given', () => {
    const permissions = ['locations/CITY_KAROSTA']
    expect(reachOf('eva@city.example', { role: 'QTICKET_ADMIN', permissions }).bmsIdPrefixes).toBeNull()
    expect(reachOf('eva@city.example', { role: 'COMPANY_ADMIN', permissions }).bmsIdPrefixes).toEqual([
      'CITY_KAROSTA',
    ])
  })

  it('of the state agency are 93 alone, for every address that contains its domain', () => {
    for (const email of ['user@agency.example', 'admin@Riga.Agency.example']) {
      expect(reachOf(email, { companyId: 32 }).locationIds).toEqual([93])
    }
    expect(reachOf('user@agency.example.evil').locationIds).toBeNull()
    expect(companyOfEmail('user@riga.agency.example')).toBe(32)
    expect(companyOfEmail('user@riga.nails.example')).toBe(1)
  })

  it('are limited by the person’s own list', () => {
    expect(reachOf('eva@rinda.example', { locationIds: [2] }).locationIds).toEqual([2])
    expect(reachOf('eva@rinda.example', { locationIds: [] }).locationIds).toEqual([])
  })
})

describe('services', () => {
  it('are limited by lists of e-mail addresses', () => {
    const reach = reachOf('Hygiene@dental.example')
    expect([reachesService(reach, 39013), reachesService(reach, 39011)]).toEqual([true, false])
    expect(reachOf('eva@rinda.example', { serviceIds: [3] }).serviceIds).toEqual([3])
  })

  it('in the calendar are limited by another list', () => {
    const reach = reachOf('desk@town.example')
    expect(reachesService(reach, 41012)).toBe(true)
    expect([41011, 41012].map((id) => calendarShowsService(reach, id))).toEqual([true, false])
  })
})

describe('without a role', () => {
  it('nothing is within reach', () => {
    const reach = reachOf('north@nails.example', { role: 'NONE', locationIds: [4001], serviceIds: [1] })
    expect(reach).toMatchObject({ locationIds: [], serviceIds: [], calendarServiceIds: [] })
  })
})
