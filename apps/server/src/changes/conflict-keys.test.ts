import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeTogether } from './conflict-keys.ts'

type Job = { readonly id: number; readonly conflictKeys: readonly string[] | null }

const conflictKeys = fc.option(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 2 }))
const lines = fc.array(conflictKeys).map((all) => all.map((one, id): Job => ({ id, conflictKeys: one })))

const haveCommon = (one: Job, other: Job) =>
  one.conflictKeys === null ||
  other.conflictKeys === null ||
  one.conflictKeys.some((name) => other.conflictKeys?.includes(name))

test('what runs together touches nothing in common, or may touch anything and runs in turn', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 5 }), (all, most) => {
      const taken = takeTogether([...all], most)
      expect(taken.length).toBeLessThanOrEqual(most)
      if (all.length > 0) expect(taken.length).toBeGreaterThan(0)
      const inTurn = taken.every((job) => job.conflictKeys === null)
      const apart = taken.every((job) => taken.every((other) => job === other || !haveCommon(job, other)))
      expect(inTurn || apart).toBe(true)
    }),
  )
})

test('nothing is lost, and nothing overtakes what it has something in common with', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 5 }), (all, most) => {
      const left = [...all]
      const ran: Job[] = []
      while (left.length > 0) ran.push(...takeTogether(left, most))
      expect(ran.toSorted((a, b) => a.id - b.id)).toEqual(all)
      for (const [place, job] of ran.entries()) {
        const later = ran.slice(place + 1).filter((other) => haveCommon(job, other))
        for (const other of later) expect(other.id).toBeGreaterThan(job.id)
      }
    }),
  )
})

const on = (...names: string[]) => ({ conflictKeys: names as string[] | null })

test('beside what is under way only that runs which has nothing in common with it', () => {
  const line = [on('a'), on('b'), on('b', 'c'), on('c')]
  expect(takeTogether(line, 10, [['b']])).toEqual([on('a')])
  expect(line).toEqual([on('b'), on('b', 'c'), on('c')])
  expect(takeTogether(line, 10, [null])).toEqual([])
})

test('what may touch anything waits until nothing is under way', () => {
  const line = [on(), { conflictKeys: null }]
  expect(takeTogether(line, 10, [['a']])).toEqual([on()])
  expect(takeTogether(line, 10, [['a']])).toEqual([])
  expect(takeTogether(line, 10, [])).toEqual([{ conflictKeys: null }])
})
