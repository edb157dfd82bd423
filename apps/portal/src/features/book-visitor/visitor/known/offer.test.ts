import type { KnownVisitor } from '@rinda/client/bookings/known-visitors'
import { expect, test } from 'vitest'
import { filledWith, isOffered, questionOf, stillFits } from './offer.ts'

const kristine: KnownVisitor = {
  firstName: 'Kristīne',
  lastName: 'Bērziņa',
  phoneCountryCode: '371',
  phoneNumber: '26114207',
  email: 'kristine@mail.example',
  businessName: '',
  lastAt: 0,
}

test('it is asked from three letters and from four digits on, however a number is written', () => {
  expect(questionOf('first_name', { first_name: 'Kr ' })).toBeNull()
  expect(questionOf('first_name', { first_name: 'Kri' })).toEqual({ by: 'name', query: 'Kri' })
  expect(questionOf('phone_number', { phone_number: '26 1' })).toBeNull()
  expect(questionOf('phone_number', { phone_number: '26 11' })).toEqual({ by: 'phone', query: '26 11' })
  expect(questionOf('email', { email: 'kr' })).toBeNull()
  expect(questionOf('email', { email: 'kri' })).toEqual({ by: 'email', query: 'kri' })
})

test('both names are asked for together, from whichever field', () => {
  const values = { first_name: 'Kristīne', last_name: 'Bēr' }
  expect(questionOf('last_name', values)).toEqual({ by: 'name', query: 'Kristīne Bēr' })
  expect(questionOf('first_name', values)).toEqual({ by: 'name', query: 'Kristīne Bēr' })
})

test('whom an earlier answer knew is shown while they fit what is typed by now', () => {
  expect(stillFits({ by: 'name', query: 'berz kris' }, kristine)).toBe(true)
  expect(stillFits({ by: 'name', query: 'bērzk' }, kristine)).toBe(false)
  expect(stillFits({ by: 'phone', query: '+371 26 11' }, kristine)).toBe(true)
  expect(stillFits({ by: 'phone', query: '2612' }, kristine)).toBe(false)
  expect(stillFits({ by: 'email', query: 'KRIS' }, kristine)).toBe(true)
})

test('somebody fits what is typed in the other alphabet, and a company its name without the marks around it', () => {
  expect(stillFits({ by: 'name', query: 'Кристине Берз' }, kristine)).toBe(true)
  expect(
    stillFits(
      { by: 'name', query: 'ludm smir' },
      { ...kristine, firstName: 'Людмила', lastName: 'Смирнова' },
    ),
  ).toBe(true)
  expect(
    stillFits({ by: 'name', query: 'Rudzu' }, { ...kristine, firstName: 'SIA', lastName: '„Rudzu lauks”' }),
  ).toBe(true)
})

test('nobody is offered who is not the one described in the other fields', () => {
  const typed = { phone_number: '2611', first_name: 'Anna' }
  expect(isOffered('phone_number', typed, kristine)).toBe(false)
  expect(isOffered('phone_number', { ...typed, first_name: 'kris' }, kristine)).toBe(true)
  expect(isOffered('last_name', { last_name: 'Ber', phone_number: '29' }, kristine)).toBe(false)
  expect(isOffered('last_name', { last_name: 'Ber', phone_number: '+37126' }, kristine)).toBe(true)
})

test('nobody is offered of whom everything stands there already', () => {
  const all = {
    first_name: 'Kristīne',
    last_name: 'Bērziņa',
    phone_number: '+371 26114207',
    email: 'kristine@mail.example',
  }
  expect(isOffered('phone_number', all, kristine)).toBe(false)
  expect(isOffered('phone_number', { ...all, email: '' }, kristine)).toBe(true)
  expect(isOffered('phone_number', { ...all, email: '' }, { ...kristine, email: '' })).toBe(false)
})

test('choosing fills what was asked for and what is empty, and leaves what was typed elsewhere', () => {
  const values = { first_name: 'Ber', email: 'k@other.example', phone_number: ' ' }
  expect(filledWith('first_name', kristine, { values, country: 'LV' })).toEqual({
    first_name: 'Kristīne',
    last_name: 'Bērziņa',
    phone_number: '26114207',
  })
})

test('a number of another country than the form’s has its own code', () => {
  const filled = filledWith('first_name', kristine, { values: {}, country: 'LT' })
  expect(filled.phone_number).toBe('+371 26114207')
  const nobody = { ...kristine, phoneNumber: '' }
  expect(filledWith('first_name', nobody, { values: {}, country: 'LT' })).not.toHaveProperty('phone_number')
})
