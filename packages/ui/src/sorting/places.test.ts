import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedTo, placeAfter } from './places.ts'

test('what is put elsewhere stands there, and the others keep their order', () => {
  const places = fc.array(fc.string(), { minLength: 1, maxLength: 12 }).chain((list) => {
    const place = fc.nat({ max: list.length - 1 })
    return fc.record({ list: fc.constant(list.map((name, id) => ({ name, id }))), from: place, to: place })
  })
  fc.assert(
    fc.property(places, ({ list, from, to }) => {
      const after = movedTo(list, from, to)
      expect(after[to]).toBe(list[from])
      const others = (all: typeof after) => all.filter((one) => one !== list[from])
      expect(others(after)).toEqual(others(list))
    }),
  )
})

test('what somebody else took out of the list meanwhile is put nowhere', () => {
  expect(movedTo(['a', 'b'], -1, 1)).toEqual(['a', 'b'])
})

test('arrows move by one, Home and End to the ends, other keys not at all', () => {
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'a'].map((key) => placeAfter(key, 2, 5))).toEqual([
    ...[1, 3, 0, 4],
    null,
  ])
})
