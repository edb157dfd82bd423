import type { SpecialistSetUp } from '@rinda/client/set-up/specialist-calls'
import { expect, test } from 'vitest'
import { mergeForms } from './merge-forms.ts'
import {
  formOf,
  freeWeek,
  inputOf,
  mayLeaveOutside,
  type SpecialistForm,
  withoutBlanks,
} from './specialist-form.ts'

const christmas = {
  from_date: '2026-12-24',
  from_time: null,
  till_date: '2026-12-26',
  till_time: null,
  note: '',
}
const zane: SpecialistSetUp = {
  ...{ id: 7, companyId: 1, bmsId: 'Z', name: 'Zane', isActive: true, serviceIds: [4, 1], locationIds: [1] },
  workingHours: { monday: [{ from: '09:00', till: '12:00' }] },
  absences: [christmas],
  ...{ isEditable: true, timestamp: 1, createdAt: '', updatedAt: '' },
}
const form = formOf(zane)
const blankAbsence = { from_date: '', from_time: '', till_date: '', till_time: '', note: '' }

test('what was not touched is not sent, also where services stand in another order', () => {
  expect(inputOf(form, zane)).toEqual({})
  expect(inputOf({ ...form, serviceIds: [1, 4] }, zane)).toEqual({})
  expect(inputOf({ ...form, name: ' Zane K. ' }, zane)).toEqual({ name: 'Zane K.' })
})

test('a week without work is not a week of the location', () => {
  expect(inputOf({ ...form, hours: freeWeek }, zane)).toEqual({ working_hours: {} })
  expect(inputOf({ ...form, hours: null }, zane)).toEqual({ working_hours: null })
})

test('lines in which nothing was typed are not sent, those half filled are', () => {
  const typed: SpecialistForm = {
    ...form,
    hours: {
      ...freeWeek,
      monday: [
        { from: '09:00', till: '12:00' },
        { from: '', till: '' },
      ],
    },
    absences: [...form.absences, blankAbsence],
  }
  expect(inputOf(withoutBlanks(typed), zane)).toEqual({})
  const half = withoutBlanks({ ...typed, absences: [{ ...blankAbsence, from_date: '2027-01-04' }] })
  expect(half.absences).toHaveLength(1)
})

test('a new one is sent whole', () => {
  expect(inputOf(formOf(null), null)).toEqual({
    ...{ name: '', bms_id: '', active: true, service_ids: [], working_hours: null, absences: [] },
  })
})

test('a new name leaves nobody outside', () => {
  expect(mayLeaveOutside({ name: 'Other', bms_id: '1' })).toBe(false)
  expect(mayLeaveOutside({ active: false })).toBe(true)
})

test('what two people changed is put together: fields by field, services and absences one by one', () => {
  const easter = { ...blankAbsence, from_date: '2027-03-28', till_date: '2027-03-29' }
  const mine = { ...form, name: 'Zane K.', serviceIds: [4, 1, 9], absences: [...form.absences, easter] }
  const theirs = { ...form, bmsId: 'Y', serviceIds: [1, 5], absences: [] }
  expect(mergeForms(form, mine, theirs)).toEqual({
    form: { ...form, name: 'Zane K.', bmsId: 'Y', serviceIds: [1, 5, 9], absences: [easter] },
    conflicts: [],
  })
})

test('where both changed one thing differently it stays mine, and is named', () => {
  const mine = { ...form, name: 'Mine', hours: null, isActive: false }
  const theirs = { ...form, name: 'Theirs', hours: freeWeek, isActive: false }
  expect(mergeForms(form, mine, theirs)).toEqual({ form: mine, conflicts: ['name', 'hours'] })
})
