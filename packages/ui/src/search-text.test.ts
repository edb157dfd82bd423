import { expect, test } from 'vitest'
import { searched } from './search-text.ts'

const names = ['Kristīne Kļaviņa', 'Артём Йодов', 'anna@rinda.example']
const find = (sought: string) => searched(names, sought, (name) => name)

test('every word is found, in any order, case and without its marks', () => {
  expect(find('klav KRIST')).toEqual(['Kristīne Kļaviņa'])
  expect(find('артем')).toEqual(['Артём Йодов'])
  expect(find('a@rinda')).toEqual(['anna@rinda.example'])
  expect(find('klav anna')).toEqual([])
})

test('signs alone are found nowhere', () => {
  for (const sought of ['😀😀', '???', '\u0301\u0301\u0301', '— —']) expect(find(sought)).toEqual([])
})

test('below three characters nothing is searched for', () => {
  for (const sought of ['', ' ', 'kl', ' a  ']) expect(find(sought)).toEqual(names)
})
