import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthOf, timelineOf } from './timeline.ts'

const clip = (at: number) => ({ at, seconds: 0.5 })
const lv = { language: 'lv', index: { number: clip(0), '7': clip(1), counter: clip(2), '3': clip(3) } }
const en = { language: 'en', index: { number: clip(0), '7': clip(1) } }
const call = ['number', '7', 'counter', '3']
const heard = (...given: Parameters<typeof timelineOf>) =>
  timelineOf(...given).map(({ file, clip: { at } }) => `${file} ${at}`)

test('the chime comes first, then the words of each language', () => {
  expect(heard(['number', '7'], [lv, en], clip(0))).toEqual([
    ...['chime 0', 'lv 0', 'lv 1'],
    ...['en 0', 'en 1'],
  ])
})

test('a language that lacks one recording is left out whole', () => {
  expect(heard(call, [en, lv], clip(0))).toEqual(['chime 0', 'lv 0', 'lv 1', 'lv 2', 'lv 3'])
})

test('of a call that has no words the chime is heard; without a chime nothing', () => {
  expect(heard(null, [lv], clip(0))).toEqual(['chime 0'])
  expect(heard(null, [lv], null)).toEqual([])
  expect(lengthOf([])).toBe(0)
})

test('no two recordings sound at once, whatever their lengths', () => {
  const lengths = fc.array(fc.double({ min: 0.05, max: 3, noNaN: true }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 3 }), (seconds, languages) => {
      const index = Object.fromEntries(seconds.map((length, at) => [`c${at}`, { at, seconds: length }]))
      const spoken = Array.from({ length: languages }, (_, at) => ({ language: String(at), index }))
      const parts = timelineOf(Object.keys(index), spoken, clip(0))
      expect(parts).toHaveLength(1 + seconds.length * languages)
      for (const [place, part] of parts.entries()) {
        const next = parts[place + 1]
        if (next) expect(next.startsAt).toBeGreaterThanOrEqual(part.startsAt + part.clip.seconds)
      }
    }),
  )
})
