import { expect, test } from 'vitest'
import { serviceConfigTabs } from './screen.ts'
import { closedConfig } from './service-config.ts'

const platform = { screens: ['service-config'], serviceConfigTabs } as const
const other = { screens: ['locations'], serviceConfigTabs: [] } as const
const onlyPeriods = { screens: ['service-config'], serviceConfigTabs: ['periods'] } as const
const wish = { price: 5, booking_period_max: 10, specialists: [1], booking_times: [] }

test('a value is set by those who may open its tab', () => {
  expect(closedConfig(platform, {}, wish)).toEqual([])
  expect(closedConfig(other, {}, wish)).toEqual(['booking_period_max', 'price'])
  expect(closedConfig(onlyPeriods, {}, wish)).toEqual(['price'])
})

test('what stays as it is changes nothing', () => {
  expect(closedConfig(other, { price: 5, booking_period_max: 10 }, wish)).toEqual([])
  expect(closedConfig(other, {}, { price: null, booking_period_min: undefined })).toEqual([])
  expect(closedConfig(other, { price: 5 }, { price: null })).toEqual(['price'])
})
