import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortingText } from './alphabet.ts'

const languages = ['lv', 'en', 'ru'] as const
const letters = [
  ...'aābcčdeēfgģhiījkķlļmnņoprsštuūvzžyxqwAĀBCČKĶZŽабвгдеёжзийклмнопрстуфхцчшщъыьэюяАЁЯ 0123456789',
]
const word = fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 })

function bySortingText(words: readonly string[], language: (typeof languages)[number]): string[] {
  return words.toSorted((one, other) => {
    const [first, second] = [sortingText(one, language), sortingText(other, language)]
    return first < second ? -1 : first > second ? 1 : 0
  })
}

test('Latvian names stand as in a Latvian dictionary', () => {
  const names = ['Čakste', 'Cīrulis', 'Zariņš', 'Žagars', 'Āboliņa', 'Abele', 'Kļaviņš', 'Klava', 'Ķeniņš']
  expect(bySortingText(names, 'lv')).toEqual(names.toSorted(new Intl.Collator('lv').compare))
})

test.each(languages)('%s: the order is that of a dictionary', (language) => {
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
  fc.assert(
    fc.property(word, word, (one, other) => {
      const [first, second] = [sortingText(one, language), sortingText(other, language)]
      const order = first < second ? -1 : first > second ? 1 : 0
      expect(order).toBe(Math.sign(compare(one, other)))
    }),
  )
})
