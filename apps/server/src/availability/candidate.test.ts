import { expect, test } from 'vitest'
import { whyInactive } from './candidate.ts'

const location = { is_active: true, is_bms_active: true }
const candidate = {
  service: { isBookable: true, row: { is_active: true } },
  resources: [{ kind: 'specialist', id: 1, lanes: 1 }] as const,
}

test('what cannot be booked at all is said with the widest reason first', () => {
  const nobody = { ...candidate, resources: [] }
  const unbookable = { ...candidate, service: { ...candidate.service, isBookable: false } }
  const down = { ...nobody, service: { isBookable: false, row: { is_active: false } } }
  expect(whyInactive({ location }, candidate)).toBeNull()
  expect(whyInactive({ location }, unbookable)).toBe('service_not_bookable')
  expect(whyInactive({ location }, { ...unbookable, resources: [] })).toBe('specialist_inactive')
  expect(whyInactive({ location }, down)).toBe('service_inactive')
  for (const closed of [{ is_active: false }, { is_bms_active: false }])
    expect(whyInactive({ location: { ...location, ...closed } }, down)).toBe('location_inactive')
})
