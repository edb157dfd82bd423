import { expect, test } from 'vitest'
import { sampleLocation } from '../../session/locations/sample-location.ts'
import { companiesOf, configRows } from './config-rows.ts'

const on = { active: true, visible: true }
const named = (name: string) => ({ name, name_lv: name, name_en: `${name} en`, name_ru: name })
const locations = [
  sampleLocation(1, { ...on, ...named('Centrs') }, [
    { id: 11, ...on, ...named('Pases') },
    { id: 12, ...on, visible: false },
    { id: 13, ...on, active: false },
  ]),
  sampleLocation(2, { ...on, visible: false }, [{ id: 21, ...on }]),
  sampleLocation(3, { ...on, ...named('Tukšs') }, [{ id: 31, ...on, active: false }]),
  sampleLocation(4, { ...on, company_id: 40, ...named('Studija') }, [{ id: 41, ...on, ...named('Nagi') }]),
]
const names = (companyId: number, sought = '') =>
  configRows(locations, companyId, { language: 'lv', sought }).map(({ kind, name }) => `${kind} ${name}`)

test('a company’s visible and active locations stand over their visible and active services', () => {
  expect(names(1)).toEqual(['location Centrs', 'service Pases'])
  expect(names(40)).toEqual(['location Studija', 'service Nagi'])
  expect(names(7)).toEqual([])
})

test('what is searched for is in the name of the service or of its location', () => {
  expect(names(1, 'pas')).toEqual(['location Centrs', 'service Pases'])
  expect(names(1, 'centrs pases')).toEqual(['location Centrs', 'service Pases'])
  expect(names(1, 'nagi')).toEqual([])
})

test('companies are those that have a location', () => expect(companiesOf(locations)).toEqual([1, 40]))
