import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionsAfterMove } from './positions.ts'

type Placed = { id: number; position: number }
const inOrder = (list: readonly Placed[]) =>
  [...list].sort((one, other) => one.position - other.position || one.id - other.id)
const ids = (list: readonly Placed[]) => list.map(({ id }) => id)
const after = (list: readonly Placed[], written: readonly Placed[]) =>
  inOrder(list.map((one) => written.find(({ id }) => id === one.id) ?? one))

const lists = fc
  .uniqueArray(fc.record({ id: fc.nat(1000), position: fc.nat(40) }), {
    minLength: 1,
    maxLength: 30,
    selector: ({ id }) => id,
  })
  .map(inOrder)

test('whatever is moved stands where it was put, and the others keep their order', () => {
  fc.assert(
    fc.property(lists, fc.nat(), fc.nat(), (list, which, where) => {
      const moved = list[which % list.length]
      if (!moved) throw new Error('an empty list')
      const place = where % list.length
      const written = positionsAfterMove(list, moved.id, place)
      const others = ids(list).filter((id) => id !== moved.id)
      const wanted = [...others.slice(0, place), moved.id, ...others.slice(place)]
      expect(ids(after(list, written))).toEqual(wanted)
      expect(written.every(({ position }) => position >= 0 && position <= 1_000_000)).toBe(true)
    }),
  )
})

test('where there is room, one position is written', () => {
  const list = [10, 20, 30, 40].map((position, index) => ({ id: index + 1, position }))
  expect(positionsAfterMove(list, 4, 1)).toEqual([{ id: 4, position: 15 }])
  expect(positionsAfterMove(list, 1, 3)).toEqual([{ id: 1, position: 1064 }])
})

test('of neighbours without room, two change places', () => {
  const list = [0, 1, 2, 3].map((position, index) => ({ id: index + 1, position }))
  expect(positionsAfterMove(list, 2, 2)).toHaveLength(2)
})

test('where many would have to move, all get room, and later moves write one', () => {
  let list = Array.from({ length: 300 }, (_, index) => ({ id: index + 1, position: index }))
  const written = positionsAfterMove(list, 250, 0)
  expect(written).toHaveLength(300)
  list = after(list, written)
  for (const [id, place] of [
    [10, 0],
    [200, 1],
    [7, 150],
    [1, 299],
  ] as const) {
    const again = positionsAfterMove(list, id, place)
    expect(again).toHaveLength(1)
    list = after(list, again)
    expect(list[place]?.id).toBe(id)
  }
})

test('what stays where it is writes nothing', () => {
  expect(positionsAfterMove([{ id: 1, position: 0 }], 1, 0)).toEqual([])
  expect(positionsAfterMove([{ id: 1, position: 0 }], 9, 0)).toEqual([])
})
