import fc from 'fast-check'
import { expect, test } from 'vitest'
import { added, availableOf, isSameList, removed } from './chosen-list.ts'

test('adding and removing keeps the order of the others, and nobody is there twice', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20)), fc.nat(20), (ids, id) => {
      const more = added(ids, id)
      expect(new Set(more).size).toBe(more.length)
      expect(removed(more, id)).toEqual(removed(ids, id))
      expect(isSameList(added(removed(ids, id), id).slice(0, -1), removed(ids, id))).toBe(true)
    }),
  )
})

test('the same people in another order are another list', () => {
  expect(isSameList([1, 2], [1, 2])).toBe(true)
  expect(isSameList([1, 2], [2, 1])).toBe(false)
  expect(isSameList([1], [1, 2])).toBe(false)
})

test('available are the active ones of the company who are not chosen', () => {
  const one = (id: number, companyId: number, isActive = true) => ({ id, companyId, isActive, name: `${id}` })
  const people = [one(1, 1), one(2, 1), one(3, 1, false), one(4, 40)]
  expect(availableOf(people, 1, [2]).map(({ id }) => id)).toEqual([1])
})
