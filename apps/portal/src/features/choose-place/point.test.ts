import fc from 'fast-check'
import { expect, test } from 'vitest'
import { degreesIn, isPoint, keptPoint } from './point.ts'

test.each([
  ['56.946285', 56.946285],
  [' 56,5 ', 56.5],
  ['-12.', -12],
  ['90', 90],
  ['90.1', Number.NaN],
  ['', Number.NaN],
  ['1e5', Number.NaN],
  ['north', Number.NaN],
])('“%s” typed as a latitude is %d', (text, degrees) => expect(degreesIn(text, 'latitude')).toBe(degrees))

test('a longitude goes further than a latitude', () => {
  expect(degreesIn('179.9', 'longitude')).toBe(179.9)
  expect(degreesIn('180.1', 'longitude')).toBeNaN()
})

test('round the world it is the same place', () => {
  expect(keptPoint({ latitude: 1.12345678, longitude: 190 })).toEqual({ latitude: 1.123457, longitude: -170 })
  expect(keptPoint({ latitude: 0, longitude: -190 }).longitude).toBe(170)
})

test('wherever the map was clicked, there is a point that a location can be at', () => {
  const degrees = fc.double({ min: -1000, max: 1000, noNaN: true })
  fc.assert(
    fc.property(degrees, degrees, (latitude, longitude) => {
      const point = keptPoint({ latitude, longitude })
      expect(isPoint(point)).toBe(true)
      expect(Math.abs(point.latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(point.longitude)).toBeLessThanOrEqual(180)
      expect(keptPoint(point)).toEqual(point)
    }),
  )
})
