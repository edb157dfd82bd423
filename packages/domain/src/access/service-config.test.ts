import { expect, test } from 'vitest'
import { serviceConfigTabs } from './screen.ts'
import { closedConfig } from './service-config.ts'

const platform = { screens: ['service-config'], serviceConfigTabs } as const
const other = { screens: ['locations'], serviceConfigTabs: [] } as const
const onlyPeriods = { screens: ['service-config'], serviceConfigTabs: ['periods'] } as const
const input = { price: 5, booking_period_max: 10, specialists: [1], booking_times: [] }

test('a value is set by those who may open its tab', () => {
  expect(closedConfig(platform, {}, input)).toEqual([])
  expect(closedConfig(other, {}, input)).toEqual(['booking_period_max', 'price'])
  expect(closedConfig(onlyPeriods, {}, input)).toEqual(['price'])
})

test('what stays as it is changes nothing', () => {
  expect(closedConfig(other, { price: 5, booking_period_max: 10 }, input)).toEqual([])
  expect(closedConfig(other, {}, { price: null, booking_period_min: undefined })).toEqual([])
  expect(closedConfig(other, { price: 5 }, { price: null })).toEqual(['price'])
})
