import type { Specialist } from '@rinda/client/set-up/locations'
import { describe, expect, test } from 'vitest'
import {
  namesStranger,
  type OwnLocations,
  shownOf,
  withDraft,
  withLocation,
  withRead,
  withService,
} from './own-locations.ts'
import { sampleLocation } from './sample-location.ts'

const zane: Specialist = {
  id: 7,
  companyId: 1,
  bmsId: '',
  name: 'Zane',
  isActive: true,
  serviceIds: [],
}
const first = sampleLocation(1, {}, [{ id: 11 }, { id: 12, position: 1 }])
const second = { ...sampleLocation(2, {}, [{ id: 21 }]), specialists: [zane] }
const setUp: OwnLocations = { locations: [first, second], pending: [] }
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)
const serviceOf = (wire: Record<string, unknown>, locationId = 1) => {
  const [service] = sampleLocation(locationId, {}, [wire]).services
  if (!service) throw new Error('no service')
  return service
}

describe('a change that is told', () => {
  test('takes its place with its services kept, and leaves the others the same objects', () => {
    const { locations } = withLocation(setUp, sampleLocation(1, { timestamp: 2, phone: '5' }))
    expect(locations[0]).toMatchObject({ phone: '5', services: first.services })
    expect(locations[0]?.services).toBe(first.services)
    expect(locations[1]).toBe(second)
  })

  test('that is older than what is known, or the same, changes nothing', () => {
    expect(withLocation(setUp, sampleLocation(1, { timestamp: 1, phone: '5' }))).toBe(setUp)
    expect(withService(setUp, serviceOf({ id: 11, timestamp: 0 }))).toBe(setUp)
  })

  test('of a position changes the order, and a new one is put in its place', () => {
    expect(ids(withLocation(setUp, sampleLocation(1, { timestamp: 2, position: 9 })).locations)).toEqual([
      2, 1,
    ])
    expect(ids(withLocation(setUp, sampleLocation(3, { position: 1 })).locations)).toEqual([1, 3, 2])
    const added = withService(setUp, serviceOf({ id: 13, position: 0 }))
    expect(ids(added.locations[0]?.services ?? [])).toEqual([11, 13, 12])
    expect(added.locations[1]).toBe(second)
  })

  test('of who works for a service brings whoever is known, and a stranger is noticed', () => {
    const service = serviceOf({ id: 11, timestamp: 2, config: { specialists: [7] } })
    expect(withService(setUp, service).locations[0]?.specialists).toEqual([zane])
    expect(namesStranger(setUp, service)).toBe(false)
    expect(namesStranger(setUp, serviceOf({ id: 11, config: { specialists: [8] } }))).toBe(true)
  })

  test('of a service at a location that is not shown is none of ours', () => {
    expect(withService(setUp, serviceOf({ id: 99 }, 9))).toBe(setUp)
  })
})

test('what was read undoes no change that was told meanwhile, and brings and takes away what else there is', () => {
  const told = withService(
    withLocation(setUp, sampleLocation(1, { timestamp: 5, phone: 'told' })),
    serviceOf({ id: 12, position: 1, timestamp: 5, tags: ['told'] }),
  )
  const read = [
    sampleLocation(1, { timestamp: 3, phone: 'read' }, [{ id: 12, timestamp: 2, position: 1 }]),
    sampleLocation(4),
  ]
  const { locations } = withRead(told, read, setUp)
  expect(ids(locations)).toEqual([1, 4])
  expect(locations[0]).toMatchObject({ phone: 'told', services: [{ id: 12, tags: ['told'] }] })
  expect(withRead(undefined, read, undefined)).toEqual({ locations: read, pending: [] })
})

test('what was made while it was read stays, as the server may have read before that', () => {
  const made = withService(withLocation(setUp, sampleLocation(3)), serviceOf({ id: 13, position: 3 }))
  const { locations } = withRead(made, setUp.locations, setUp)
  expect(ids(locations)).toEqual([1, 2, 3])
  expect(ids(locations[0]?.services ?? [])).toEqual([11, 12, 13])
  // Once it was known it can be taken away.
  expect(ids(withRead(made, setUp.locations, made).locations)).toEqual([1, 2])
})

describe('what is on its way', () => {
  const pending = [
    { locationId: 1, draft: { isActive: false, name: { lv: 'Cits' } } },
    { locationId: 1, serviceId: 12, draft: { position: 0, isVisible: false } },
  ] as const

  test('is shown on top, part by part, until it is settled', () => {
    const [shown, other] = shownOf({ ...setUp, pending })
    expect(shown).toMatchObject({ isActive: false, name: { lv: 'Cits', en: 'No. 1' } })
    expect(shown?.services[1]).toMatchObject({ id: 12, isVisible: false })
    expect(other).toBe(second)
    expect(shownOf(setUp)).toBe(setUp.locations)
  })

  test('stays on top of what others change meanwhile', () => {
    const changed = withLocation({ ...setUp, pending }, sampleLocation(1, { timestamp: 2, phone: '5' }))
    expect(shownOf(changed)[0]).toMatchObject({ phone: '5', isActive: false })
    expect(changed.locations[0]?.name.lv).toBe('Nr. 1')
  })

  test('moves what it moves at once', () => {
    expect(ids(shownOf({ ...setUp, pending: [{ locationId: 1, draft: { position: 3 } }] }))).toEqual([2, 1])
    expect(ids(setUp.locations)).toEqual([1, 2])
  })
})

test('a draft changes config name by name, a list in it as a whole', () => {
  const before = { config: { special_times: [{ day: '2027-01-01' }], theme: 'dark' }, phone: '1' }
  expect(withDraft(before, { config: { special_times: [] }, phone: undefined })).toEqual({
    config: { special_times: [], theme: 'dark' },
    phone: '1',
  })
})
