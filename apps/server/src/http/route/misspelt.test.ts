import { expect, test } from 'vitest'
import { whyMisspelt } from './misspelt.ts'

const known = ['location_id', 'service_id', 'status', 'from', 'to', 'page[size]', 'include']
const wrongIn = (name: string) => whyMisspelt(known, { [name]: '1' })?.refusals[0].field

test.each([
  'locaton_id',
  'locationId',
  'location-id',
  'location',
  'location_ids',
  'Status',
  'statuss',
  'page_size',
  'From',
])('%s is what somebody meant otherwise, and is named', (name) => {
  expect(wrongIn(name)).toBe(`?${name}`)
})

test.each([
  ...known,
  '_',
  'v',
  't',
  'cache',
  'fields[booking]',
  'sort',
  'page[number]',
  'form',
  'filter',
  'company_id',
  '',
])('%s is known, or nothing of ours', (name) => {
  expect(wrongIn(name)).toBeUndefined()
})

test('a name of any length is judged', () => {
  expect(whyMisspelt(known, { ['location_id'.repeat(1_000)]: '1', location_id: '1' })).toBeNull()
})
