import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

function paced() {
  let now = 0
  const waits: number[] = []
  const pace = createPace(1000, {
    nowMs: () => now,
    wait: async (ms) => void waits.push(ms),
  })
  return {
    pace,
    waits,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('the first goes at once, the next ones a second after each other', async () => {
  const { pace, waits } = paced()
  expect([await pace(3000), await pace(3000), await pace(3000)]).toEqual([true, true, true])
  expect(waits).toEqual([1000, 2000])
})

test('whoever would wait too long is turned away, and takes no turn', async () => {
  const { pace, waits, pass } = paced()
  for (let asked = 0; asked < 3; asked += 1) await pace(2000)
  expect(await pace(2000)).toBe(false)
  pass(1000)
  expect(await pace(2000)).toBe(true)
  expect(waits).toEqual([1000, 2000, 2000])
})

test('after a while nobody waits', async () => {
  const { pace, waits, pass } = paced()
  await pace(0)
  pass(1000)
  expect(await pace(0)).toBe(true)
  expect(waits).toEqual([])
})
