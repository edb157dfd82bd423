import { expect, test } from 'vitest'
import { clipsOfCall, clipsOfNumber } from './clips-of-call.ts'

type Recorded = Record<string, { at: number; seconds: number; words: string }>
const languages = ['lv', 'en', 'ru'] as const

/** The recordings as they are carried along. */
const files = import.meta.glob<Recorded>('../../../public/sounds/*.json', { eager: true, import: 'default' })
const index = Object.fromEntries(
  Object.entries(files).map(([file, recorded]) => [file.slice(-7, -5), recorded]),
)
const said = (language: string, clips: readonly string[]) =>
  clips.map((name) => index[language]?.[name]?.words ?? `(${name} is missing)`).join(' ')

test.each([
  [0, 'nulle', 'zero', 'ноль'],
  [1, 'viens', 'one', 'один'],
  [7, 'septiņi', 'seven', 'семь'],
  [10, 'desmit', 'ten', 'десять'],
  [11, 'vienpadsmit', 'eleven', 'одиннадцать'],
  [14, 'četrpadsmit', 'fourteen', 'четырнадцать'],
  [19, 'deviņpadsmit', 'nineteen', 'девятнадцать'],
  [20, 'divdesmit', 'twenty', 'двадцать'],
  [21, 'divdesmit viens', 'twenty one', 'двадцать один'],
  [40, 'četrdesmit', 'forty', 'сорок'],
  [47, 'četrdesmit septiņi', 'forty seven', 'сорок семь'],
  [90, 'deviņdesmit', 'ninety', 'девяносто'],
  [99, 'deviņdesmit deviņi', 'ninety nine', 'девяносто девять'],
  [100, 'simts', 'one hundred', 'сто'],
  [101, 'simt viens', 'one hundred and one', 'сто один'],
  [111, 'simt vienpadsmit', 'one hundred and eleven', 'сто одиннадцать'],
  [120, 'simt divdesmit', 'one hundred and twenty', 'сто двадцать'],
  [200, 'divi simti', 'two hundred', 'двести'],
  [300, 'trīs simti', 'three hundred', 'триста'],
  [345, 'trīssimt četrdesmit pieci', 'three hundred and forty five', 'триста сорок пять'],
  [500, 'pieci simti', 'five hundred', 'пятьсот'],
  [612, 'sešsimt divpadsmit', 'six hundred and twelve', 'шестьсот двенадцать'],
  [999, 'deviņsimt deviņdesmit deviņi', 'nine hundred and ninety nine', 'девятьсот девяносто девять'],
])('%i is said as it is in each language', (number, lv, en, ru) => {
  const clips = clipsOfNumber(number)
  expect(languages.map((language) => said(language, clips))).toEqual([lv, en, ru])
})

test('what is said of each number from 0 to 999 adds up to it, and every recording of it is there', () => {
  for (let number = 0; number <= 999; number += 1) {
    const clips = clipsOfNumber(number)
    expect(clips.reduce((sum, name) => sum + Number.parseInt(name, 10), 0)).toBe(number)
    // The form that wants more to follow stands everywhere but at the end.
    expect(clips.map((name) => name.endsWith('+'))).toEqual(clips.map((_, at) => at < clips.length - 1))
    for (const language of languages) expect(said(language, clips)).not.toContain('missing')
  }
})

test.each(languages)('no two numbers are said alike in %s', (language) => {
  const all = Array.from({ length: 1_000 }, (_, number) => said(language, clipsOfNumber(number)))
  expect(new Set(all).size).toBe(1_000)
})

test.each(languages)('every letter, and the words around them, are recorded in %s', (language) => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  expect(said(language, ['number', 'counter', ...letters])).not.toContain('missing')
  for (const { at, seconds } of Object.values(index[language] ?? {})) {
    expect(at).toBeGreaterThan(0)
    expect(seconds).toBeGreaterThan(0.1)
    expect(seconds).toBeLessThan(2.5)
  }
})

test.each(languages)('no recording in %s runs into the next one', (language) => {
  const clips = Object.values(index[language] ?? {}).toSorted((one, other) => one.at - other.at)
  for (const [place, { at, seconds }] of clips.entries())
    expect(at + seconds).toBeLessThan(clips[place + 1]?.at ?? Number.POSITIVE_INFINITY)
})

test('a call is said with its number and its counter', () => {
  const clips = clipsOfCall({ label: 'A 047', counter: 3 }) ?? []
  expect(said('lv', clips)).toBe('numurs ā četrdesmit septiņi lodziņš trīs')
  expect(said('en', clips)).toBe('number A forty seven counter three')
  expect(said('ru', clips)).toBe('номер а сорок семь окно три')
})

test('two letters are both said, and a number without one too', () => {
  expect(clipsOfCall({ label: 'BC 120', counter: null })).toEqual(['number', 'B', 'C', '100+', '20'])
  expect(clipsOfCall({ label: '7', counter: 12 })).toEqual(['number', '7', 'counter', '12'])
})

test('a counter that is called by a word is not said', () => {
  expect(clipsOfCall({ label: 'A 005', counter: 'Zāle' })).toEqual(['number', 'A', '5'])
})

test('a name that has no words is not said', () => {
  expect(clipsOfCall({ label: 'Ž-12/b', counter: 3 })).toBeNull()
  expect(clipsOfCall({ label: '', counter: 3 })).toBeNull()
})

test('numbers above 999 are said in pairs, longer ones digit by digit', () => {
  expect(said('en', clipsOfNumber(1_048))).toBe('ten forty eight')
  expect(said('en', clipsOfNumber(2_005))).toBe('twenty zero five')
  expect(said('en', clipsOfNumber(10_482))).toBe('one zero four eight two')
})
