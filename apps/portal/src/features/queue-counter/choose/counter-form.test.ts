import { expect, test } from 'vitest'
import { sampleLocation } from '../../../session/sample-location.ts'
import { beginForm, counterNamed, faultsOf } from './counter-form.ts'

const location = sampleLocation(1, { qms_active: true }, [
  { id: 11, active: true, qms_active: true },
  { id: 12, active: true, qms_active: false },
])

test('at first all services of the line are chosen, later what was chosen before', () => {
  expect(beginForm([location], null)).toEqual({ locationId: 1, counter: '', serviceIds: [11] })
  expect(beginForm([location], { locationId: 1, counter: 3, serviceIds: [] })).toEqual({
    locationId: 1,
    counter: '3',
    serviceIds: [],
  })
})

test('a number stays a number, any other name is a text', () => {
  expect([' 3 ', '03', '3A', '12345', 'Hall'].map(counterNamed)).toEqual([3, '03', '3A', '12345', 'Hall'])
})

test('a counter and a service are needed', () => {
  expect(faultsOf({ locationId: 1, counter: ' ', serviceIds: [] })).toEqual(['counter', 'services'])
  expect(faultsOf({ locationId: 1, counter: '3', serviceIds: [11] })).toEqual([])
})
