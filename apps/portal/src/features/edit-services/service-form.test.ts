import { serviceFaults } from '@rinda/client/http/field-faults'
import { describe, expect, test } from 'vitest'
import { sampleLocation } from '../../session/locations/sample-location.ts'
import { mergeDrafts } from '../../set-up/merge-drafts.ts'
import { changesOf, draftOf, emptyForm, formOf } from './service-form.ts'

const names = { lv: 'Galds', en: 'Desk', ru: 'Стол' }
const [service] = sampleLocation(1, {}, [
  {
    ...{ id: 11, active: true, visible: true, qms_id: 0, bms_id: 'DESK', bms_start_date: null },
    ...{ bms_end_date: '2027-01-31', duration: 20, step: 10, capacity: 4, average_time: 300, tags: ['a'] },
  },
]).services
if (!service) throw new Error('no service')
const known = formOf(service)

test('a new service needs its names alone, and is sent as the schema takes it', () => {
  expect(serviceFaults(draftOf({ ...emptyForm, name: names }))).toEqual([])
  expect(draftOf({ ...emptyForm, name: names })).toMatchObject({ qmsId: '', duration: null, capacity: 1 })
})

test('no id of another system is shown empty', () => {
  expect([known.qmsId, known.bmsId]).toEqual(['', 'DESK'])
})

test.each([
  ['capacity', ''],
  ['capacity', '0'],
  ['capacity', '1.5'],
  ['duration', 'x'],
  ['step', '1441'],
  ['averageTime', '-1'],
] as const)('%s “%s” is no such number', (field, text) => {
  const faults = serviceFaults(draftOf({ ...known, name: names, [field]: text }))
  expect(faults.map((fault) => fault.field)).toEqual([field === 'averageTime' ? 'average_time' : field])
})

describe('what is sent', () => {
  test('is what was changed', () => {
    expect(changesOf(known, known)).toEqual({})
    expect(changesOf({ ...known, capacity: '5', qmsId: '7' }, known)).toEqual({ capacity: 5, qmsId: '7' })
    expect(changesOf({ ...known, bmsEndDate: '' }, known)).toEqual({ bmsEndDate: null })
  })

  test('undoes nothing that somebody else changed meanwhile', () => {
    const typed = { ...known, capacity: '5' }
    const theirs = { ...known, duration: '30', tags: ['b'] }
    const { draft: merged } = mergeDrafts(known, typed, theirs)
    expect(merged).toEqual({ ...theirs, capacity: '5' })
    expect(changesOf(merged, theirs)).toEqual({ capacity: 5 })
  })
})
