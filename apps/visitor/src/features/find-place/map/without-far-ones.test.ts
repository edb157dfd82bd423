import { expect, test } from 'vitest'
import { withoutFarOnes } from './without-far-ones.ts'

const riga = { latitude: 56.95, longitude: 24.11 }
const liepaja = { latitude: 56.51, longitude: 21.01 }
const singapore = { latitude: 1.29, longitude: 103.85 }

test.each([
  ['one abroad', [riga, singapore, liepaja], [riga, liepaja]],
  ['all in one country', [riga, liepaja], [riga, liepaja]],
  ['one alone, wherever it is', [singapore], [singapore]],
  ['two that are far apart: both are seen', [riga, singapore], [riga, singapore]],
  ['none', [], []],
])('leaves out what is far from most: %s', (_what, places, seen) => {
  expect(withoutFarOnes(places)).toEqual(seen)
})
