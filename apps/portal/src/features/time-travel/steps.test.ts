import { describe, expect, test } from 'vitest'
import { momentAt, nextStep, placeOf, previousStep } from './steps.ts'

const at = (second: number) => `2026-11-12T10:00:0${second}.000Z`
const steps = [at(2), at(4), at(6)]
const before = '2026-11-12T10:00:01.999Z'

describe('the steps from change to change', () => {
  test.each([
    ['before all', at(1), 0, undefined, at(2)],
    ['at the first', at(2), 1, before, at(4)],
    ['between two', at(5), 2, at(4), at(6)],
    ['at the last', at(6), 3, at(4), undefined],
    ['after all', at(9), 3, at(6), undefined],
  ])('%s', (_, moment, place, previous, next) => {
    expect([placeOf(steps, moment), previousStep(steps, moment), nextStep(steps, moment)]).toEqual([
      ...[place, previous, next],
    ])
  })

  test('each place has a moment that is there', () => {
    for (const place of [0, 1, 2, 3]) expect(placeOf(steps, momentAt(steps, place) ?? '')).toBe(place)
    expect(momentAt([], 0)).toBeUndefined()
  })
})
