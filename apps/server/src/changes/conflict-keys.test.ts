import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ConflictKey, type ConflictKeys, takeTogether } from './conflict-keys.ts'

type Job = { readonly id: number; readonly conflictKeys: ConflictKeys | null }

const [calls, acts] = ['calls', 'acts'].map((among): ConflictKey => ({ name: 'b', among }))
const keys = fc.constantFrom<ConflictKey[]>('a', 'b', 'c', 'd', calls ?? '', acts ?? '')
const conflictKeys = fc.option(fc.uniqueArray(keys, { maxLength: 2 }))
const lines = fc.array(conflictKeys).map((all) => all.map((one, id): Job => ({ id, conflictKeys: one })))

const isCommon = (one: ConflictKey, other: ConflictKey) =>
  typeof one === 'string' || typeof other === 'string'
    ? nameOf(one) === nameOf(other)
    : one.name === other.name && one.among !== other.among
const nameOf = (key: ConflictKey) => (typeof key === 'string' ? key : key.name)
const haveCommon = (one: Job, other: Job) =>
  one.conflictKeys === null ||
  other.conflictKeys === null ||
  one.conflictKeys.some((key) => other.conflictKeys?.some((theirs) => isCommon(key, theirs)))

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

test('verbs of one kind touch side by side what verbs of another kind wait for', () => {
  const call = { conflictKeys: [calls ?? ''] }
  const act = { conflictKeys: [acts ?? ''] }
  const line = [call, call, act, act, call]
  expect(takeTogether(line, 10, [[calls ?? '']])).toEqual([call, call])
  expect(takeTogether(line, 10, [[calls ?? '']])).toEqual([])
  expect(takeTogether(line, 10)).toEqual([act, act])
  expect(line).toEqual([call])
})
