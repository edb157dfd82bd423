import { afterEach, expect, test, vi } from 'vitest'
import { getOwnCalendar } from './own-booking.ts'

afterEach(() => void vi.restoreAllMocks())

test('a file that the server never sends is given up after a while, so that the visitor is told', async () => {
  const limits: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    return AbortSignal.abort()
  })
  // A server that is asked and never answers.
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_answer, giveUp) => {
        if (init?.signal?.aborted) giveUp(init.signal.reason)
      }),
  )
  expect(await getOwnCalendar({ qtid: 'one', token: 'secret' })).toBeUndefined()
  expect(limits).toEqual([20_000])
})
