import { expect, test } from 'vitest'
import { createCallQueue } from './call-queue.ts'

const call = (id: string, counter = 1) => ({ id, label: `A ${id}`, counter })

/** A voice that says a call for as long as a test wishes. */
function slowVoice() {
  const said: string[] = []
  const faults: unknown[] = []
  let end: (() => void) | undefined
  const queue = createCallQueue(
    async ({ label, counter }) => {
      said.push(`${label} → ${counter}`)
      await new Promise<void>((resolve, reject) => {
        end = () => (label === 'A bad' ? reject(new Error('no sound')) : resolve())
      })
    },
    (error) => faults.push(error),
    4,
  )
  const endOne = async () => {
    end?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { queue, said, faults, endOne }
}

test('calls are said one after another, in the order in which they came', async () => {
  const { queue, said, endOne } = slowVoice()
  for (const id of ['1', '2', '3']) queue.add(call(id))
  expect(said).toEqual(['A 1 → 1'])
  await endOne()
  await endOne()
  expect(said).toEqual(['A 1 → 1', 'A 2 → 1', 'A 3 → 1'])
  expect(queue.isQuiet()).toBe(false)
  await endOne()
  expect(queue.isQuiet()).toBe(true)
})

test('a call again while it waits is said once, with its newest counter', async () => {
  const { queue, said, endOne } = slowVoice()
  queue.add(call('1'))
  queue.add(call('2', 5))
  queue.add(call('2', 6))
  await endOne()
  await endOne()
  expect(said).toEqual(['A 1 → 1', 'A 2 → 6'])
})

test('a call again of what is being said is said once more', async () => {
  const { queue, said, endOne } = slowVoice()
  queue.add(call('1'))
  queue.add(call('1'))
  await endOne()
  expect(said).toEqual(['A 1 → 1', 'A 1 → 1'])
})

test('of more than can be said soon the oldest are left out', async () => {
  const { queue, said, endOne } = slowVoice()
  for (let id = 0; id <= 100; id += 1) queue.add(call(String(id)))
  for (let count = 0; count < 10; count += 1) await endOne()
  expect(said.map((one) => one.split(' ')[1])).toEqual(['0', '97', '98', '99', '100'])
})

test('after one that could not be said the next ones are', async () => {
  const { queue, said, faults, endOne } = slowVoice()
  queue.add(call('bad'))
  queue.add(call('2'))
  await endOne()
  expect(said).toEqual(['A bad → 1', 'A 2 → 1'])
  expect(faults).toHaveLength(1)
})

test('a call that is over before its turn is not said, and what is being said is said to its end', async () => {
  const { queue, said, endOne } = slowVoice()
  for (const id of ['1', '2', '3']) queue.add(call(id))
  queue.leaveOut((id) => id !== '3')
  await endOne()
  expect(said).toEqual(['A 1 → 1', 'A 3 → 1'])
  queue.add(call('2', 4))
  await endOne()
  expect(said.at(-1)).toBe('A 2 → 4')
})
