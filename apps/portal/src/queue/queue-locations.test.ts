import { expect, test } from 'vitest'
import { withReadStates } from '../session/locations/location-states.ts'
import { sampleLocation } from '../session/locations/sample-location.ts'
import { queueLocations, queueServicesOf, stillThere, waitingAt } from './queue-locations.ts'

const inLine = (id: number, waiting = 0) => ({ id, active: true, qms_active: true, tickets_to_wait: waiting })
const busy = sampleLocation(1, { qms_active: true }, [
  inLine(11, 3),
  inLine(12, 1),
  { ...inLine(13), qms_active: false },
  { ...inLine(14, 9), active: false },
])
const quiet = sampleLocation(2, { qms_active: true }, [inLine(21, 2)])
const onlyBooked = sampleLocation(3, { qms_active: true }, [{ ...inLine(31), qms_active: false }])
const stopped = sampleLocation(4, { qms_active: false }, [inLine(41, 5)])
const all = [busy, quiet, onlyBooked, stopped]

test('a location has a line where it works and a service takes part in it', () => {
  expect(queueLocations(all).map(({ id }) => id)).toEqual([1, 2])
  expect(queueServicesOf(busy).map(({ id }) => id)).toEqual([11, 12])
})

test('those who wait are counted where somebody works, and everywhere before that is chosen', () => {
  const states = withReadStates(new Map(), new Map(), all)
  expect(waitingAt(all, states, null)).toBe(6)
  expect(waitingAt(all, states, { locationId: 2, counter: 1, serviceIds: [21] })).toBe(2)
  expect(waitingAt(all, states, { locationId: 4, counter: 1, serviceIds: [41] })).toBe(6)
})

test('of a choice that was kept stays what is still there', () => {
  const kept = { locationId: 1, counter: 'A', serviceIds: [11, 13, 14] }
  expect(stillThere(kept, all)).toEqual({ ...kept, serviceIds: [11] })
  expect(stillThere({ ...kept, serviceIds: [13] }, all)).toBeNull()
  expect(stillThere({ ...kept, locationId: 4 }, all)).toBeNull()
  expect(stillThere(null, all)).toBeNull()
})
