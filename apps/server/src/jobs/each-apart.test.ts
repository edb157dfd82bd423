import { expect, test } from 'vitest'
import { DatabaseLost } from '../database/unavailable.ts'
import { eachApart, togetherElseApart } from './each-apart.ts'

/** Notes what is done, and fails at some of it. */
function worker(failing: readonly number[], error: Error = new Error('not this one')) {
  const done: number[][] = []
  return {
    done,
    act: async (items: readonly number[]) => {
      if (items.some((item) => failing.includes(item))) throw error
      done.push([...items])
    },
  }
}

test('a fault at one keeps none of the others from its turn, and is told once all have had it', async () => {
  const { done, act } = worker([1, 3])
  await expect(eachApart([1, 2, 3, 4], (item) => act([item]))).rejects.toThrow('not this one')
  expect(done).toEqual([[2], [4]])
})

test('nobody else is begun with once the work is to stop', async () => {
  const { done, act } = worker([])
  await eachApart(
    [1, 2, 3],
    (item) => act([item]),
    () => done.length === 2,
  )
  expect(done).toEqual([[1], [2]])
})

test('what fails together is done one by one, and only what fails by itself is left', async () => {
  const { done, act } = worker([2])
  await expect(togetherElseApart([1, 2, 3], act)).rejects.toThrow('not this one')
  expect(done).toEqual([[1], [3]])
  await togetherElseApart([4, 5], act)
  expect(done.at(-1)).toEqual([4, 5])
})

test('where the database is away nobody is tried one by one', async () => {
  const { done, act } = worker([1], new DatabaseLost('it is away'))
  await expect(togetherElseApart([1, 2, 3], act)).rejects.toThrow(DatabaseLost)
  await expect(eachApart([1, 2, 3], (item) => act([item]))).rejects.toThrow(DatabaseLost)
  expect(done).toEqual([])
})
