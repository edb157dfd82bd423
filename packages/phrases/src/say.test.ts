import { expect, test } from 'vitest'
import { type Language, loadPhrases, type Phrases } from './resources.ts'
import { type Say, speaker } from './say.ts'

type Texts = { hello: string; at: '{{name}} at {{time}}'; free_one: string; free_other: '{{count}} slots' }

/** A language that knows only these texts. */
function sayIn(language: Language, words: Readonly<Record<string, string>>): Say<Texts> {
  return speaker<{ words: Texts }>(language, { words })('words')
}

const english = { hello: 'Hello', at: '{{name}} at {{time}}' }

test('a phrase is said with its variables put in', () => {
  const t = sayIn('en', english)
  expect(t('hello')).toBe('Hello')
  expect(t('at', { name: 'Anna', time: '09:30' })).toBe('Anna at 09:30')
})

test('a value is put in as it is, whatever signs it has', () => {
  const t = sayIn('en', english)
  for (const name of ['$& {{time}}', '<b>&amp;</b>', '$t(hello)', 'a.b:c']) {
    expect(t('at', { name, time: 'x' })).toBe(`${name} at x`)
  }
})

test.each([
  ['lv', 0, 'zero'],
  ['lv', 1, 'one'],
  ['lv', 2, 'other'],
  ['lv', 11, 'zero'],
  ['lv', 21, 'one'],
  ['ru', 1, 'one'],
  ['ru', 3, 'few'],
  ['ru', 5, 'many'],
  ['ru', 21, 'one'],
  ['en', 0, 'other'],
] as const)('%s says %i in its form %s', (language, count, form) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const texts = Object.fromEntries(forms.map((one) => [`free_${one}`, `{{count}} ${one}`]))
  expect(sayIn(language, texts)('free', { count })).toBe(`${count} ${form}`)
})

test('two languages can be spoken side by side', async () => {
  const [lv, ru] = [
    speaker<Phrases>('lv', await loadPhrases('lv')),
    speaker<Phrases>('ru', await loadPhrases('ru')),
  ]
  expect([lv('shell')('signOut'), ru('shell')('signOut')]).toEqual(['Iziet', 'Выйти'])
})
