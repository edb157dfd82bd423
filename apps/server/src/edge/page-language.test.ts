import { expect, it } from 'vitest'
import { pageLanguage } from './page-language.ts'

it.each([
  [['ru'], 'ru'],
  [['LV-lv'], 'lv'],
  [['de-DE,de;q=0.9,ru;q=0.8,en;q=0.7'], 'ru'],
  [['en;q=0.3, lv;q=0.4'], 'lv'],
  [['lv;q=0, ru'], 'ru'],
  [['fr ru lv'], 'ru'],
  [[undefined, 'xx', 'lv'], 'lv'],
  [[['lv', 'ru'], '*'], 'en'],
  [[], 'en'],
])('%j → %s', (inputs, language) => {
  expect(pageLanguage(...inputs)).toBe(language)
})
