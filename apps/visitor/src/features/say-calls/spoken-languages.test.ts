import { expect, test } from 'vitest'
import { spokenLanguages } from './spoken-languages.ts'

test.each([
  ['', ['lv', 'en', 'ru']],
  ['?speak=lv,en', ['lv', 'en']],
  ['?speak=ru,lv', ['ru', 'lv']],
  ['?speak=en, en,de', ['en']],
  ['?speak=', []],
])('at an address that ends with "%s" calls are said in %j', (query, languages) => {
  expect(spokenLanguages(query)).toEqual(languages)
})
