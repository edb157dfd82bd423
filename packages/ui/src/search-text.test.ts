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

test('a name is found in either alphabet, as Latvian writes it', () => {
  const both = ['Наталья Щукина', 'Jūlija Žukova', 'Юлия Жукова', 'Сергей Ёлкин', 'Людмила и Илья']
  const found = (sought: string) => searched(both, sought, (name) => name)
  expect(found('jūlija')).toEqual(['Jūlija Žukova', 'Юлия Жукова'])
  expect(found('Жуков')).toEqual(['Jūlija Žukova', 'Юлия Жукова'])
  expect(found('ščukina')).toEqual(['Наталья Щукина'])
  expect(found('sergej')).toEqual(['Сергей Ёлкин'])
  expect(found('ludm ilja')).toEqual(['Людмила и Илья'])
  expect(found('елкин')).toEqual(['Сергей Ёлкин'])
})

test('signs alone are found nowhere', () => {
  for (const sought of ['😀😀', '???', '\u0301\u0301\u0301', '— —']) expect(find(sought)).toEqual([])
})

test('below three characters nothing is searched for', () => {
  for (const sought of ['', ' ', 'kl', ' a  ']) expect(find(sought)).toEqual(names)
})
