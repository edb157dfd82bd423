import { expect, test } from 'vitest'
import { sayer } from './say.ts'

const english = {
  hello: 'Hello',
  at: '{{name}} at {{time}}',
  free_one: '{{count}} slot',
  free_other: '{{count}} slots',
} as const
type Texts = typeof english

test('a phrase is said with its variables put in', () => {
  const t = sayer<Texts>('en', english)
  expect(t('hello')).toBe('Hello')
  expect(t('at', { name: 'Anna', time: '09:30' })).toBe('Anna at 09:30')
})

test('a value is put in as it is, whatever signs it has', () => {
  const t = sayer<Texts>('en', english)
  expect(t('at', { name: '$& {{time}}', time: 'x' })).toBe('$& {{time}} at x')
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
])('%s says %i in its form %s', (language, count, form) => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
  const texts = Object.fromEntries(forms.map((one) => [`free_${one}`, `{{count}} ${one}`]))
  expect(sayer<Texts>(language, texts)('free', { count })).toBe(`${count} ${form}`)
})
