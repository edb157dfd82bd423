import { locationStateOf } from '@rinda/client/queue/location-states'
import { expect, test } from 'vitest'
import { type LocationStates, withReadStates, withState } from './location-states.ts'
import { sampleLocation } from './sample-location.ts'

const inLine = (id: number, waiting: number) => ({
  ...{ id, active: true, qms_active: true },
  ...{ tickets_to_wait: waiting, time_to_wait: waiting * 5 },
})
const read = (locationId: number, waiting: number) =>
  sampleLocation(locationId, { crowd_level: 20 }, [inLine(locationId * 10, waiting)])
const told = (locationId: number, waiting: number) =>
  locationStateOf({
    type: 'location_state',
    data: {
      data: {
        id: String(locationId),
        type: 'location',
        attributes: {
          ...{ company_id: 1, crowd_level: 40 },
          services: [
            {
              id: String(locationId * 10),
              tickets_to_wait: waiting,
              time_to_wait: 7,
              time_to_wait_low: 5,
              time_to_wait_high: 9,
            },
          ],
        },
      },
    },
  })[1]
const waiting = (states: LocationStates, locationId: number) =>
  states.get(locationId)?.services.get(locationId * 10)?.ticketsToWait

test('states come with the locations, and then by messages, each for its own', () => {
  const first = withReadStates(new Map(), new Map(), [read(1, 2), read(2, 3)])
  const states = withState(first, 1, told(1, 5))
  expect([waiting(states, 1), states.get(1)?.crowdLevel]).toEqual([5, 40])
  expect([waiting(states, 2), states.get(2)?.crowdLevel]).toEqual([3, 20])
})

test('what was told while the locations were read is newer than they are; what was told before is older', () => {
  const before = withState(withState(new Map(), 1, told(1, 5)), 2, told(2, 6))
  const meanwhile = withState(before, 2, told(2, 9))
  const states = withReadStates(meanwhile, before, [read(1, 1), read(2, 1)])
  expect([waiting(states, 1), waiting(states, 2)]).toEqual([1, 9])
})

test('services that nobody can wait for have no wait', () => {
  const location = sampleLocation(3, { crowd_level: 0 }, [{ ...inLine(30, 4), qms_active: false }])
  expect(withReadStates(new Map(), new Map(), [location]).get(3)?.services.size).toBe(0)
})
