import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinPins, type Pin } from './join-pins.ts'

const pin = (id: string, x: number, y: number, width = 80): Pin => ({ id, x, y, width })

test('pins with room around them stay as they are', () => {
  expect(joinPins([pin('a', 0, 0), pin('b', 81, 0), pin('c', 0, 41)])).toEqual([
    { ids: ['a'], x: 0, y: 0 },
    { ids: ['b'], x: 81, y: 0 },
    { ids: ['c'], x: 0, y: 41 },
  ])
})

test('what stands on each other is one, in the middle, also where a joined one meets the next', () => {
  expect(joinPins([pin('a', 0, 0), pin('b', 40, 0), pin('c', 75, 0, 100)])).toEqual([
    { ids: ['a', 'b', 'c'], x: 115 / 3, y: 0 },
  ])
})

test('every place is in one group, and no label covers another', () => {
  const one = fc.record({
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 600 }),
    width: fc.integer({ min: 48, max: 200 }),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 25 }), (drawn) => {
      const pins = drawn.map((place, index) => ({ ...place, id: String(index) }))
      const groups = joinPins(pins)
      expect(groups.flatMap(({ ids }) => ids).toSorted()).toEqual(pins.map(({ id }) => id).toSorted())
      const widthOf = (ids: readonly string[]) =>
        ids.length > 1 ? 48 : (pins.find(({ id }) => id === ids[0])?.width ?? 0)
      for (const [index, group] of groups.entries())
        for (const other of groups.slice(index + 1)) {
          const besides = Math.abs(group.x - other.x) >= (widthOf(group.ids) + widthOf(other.ids)) / 2
          expect(besides || Math.abs(group.y - other.y) >= 40).toBe(true)
        }
    }),
  )
})
