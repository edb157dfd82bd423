import { expect, test } from 'vitest'
import { sampleLocation } from '../../../session/locations/sample-location.ts'
import { beginForm, chosenServices, counterNamed, faultsOf } from './counter-form.ts'

const location = sampleLocation(1, { qms_active: true }, [
  { id: 11, active: true, qms_active: true },
  { id: 12, active: true, qms_active: false },
])

test('at first all services of the line are chosen, later what was chosen before', () => {
  const begun = beginForm(location, null)
  expect(begun).toMatchObject({ locationId: 1, counter: '' })
  expect(chosenServices(begun, location)).toEqual([11])
  const services = [
    ...location.services,
    { ...location.services[0], id: 13 } as (typeof location.services)[0],
  ]
  expect(chosenServices(begun, { ...location, services })).toEqual([11, 13])
  expect(beginForm(location, { locationId: 1, counter: 3, serviceIds: [] })).toEqual({
    locationId: 1,
    counter: '3',
    serviceIds: [],
  })
})

test('a number stays a number, any other name is a text', () => {
  expect([' 3 ', '03', '3A', '12345', 'Hall'].map(counterNamed)).toEqual([3, '03', '3A', '12345', 'Hall'])
})

test('a counter and a service are needed', () => {
  expect(faultsOf({ locationId: 1, counter: ' ', serviceIds: [] }, [])).toEqual(['counter', 'services'])
  expect(faultsOf({ locationId: 1, counter: '3', serviceIds: null }, [11])).toEqual([])
})
