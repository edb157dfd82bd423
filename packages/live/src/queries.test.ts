import { expect, test } from 'vitest'
import { CallFailed, createQueryClient, isUnanswered, RequestFailed, replied, unpack } from './queries.ts'

const info = { lv: 'Aizņemts', en: 'Taken', ru: 'Занято' }
const refused = { kind: 'refused', status: 409, code: 'slot_taken', info } as const

test('what a call or a request brought is its value, and a failure is thrown', () => {
  expect(unpack({ ok: true, value: 5 })).toBe(5)
  expect(replied({ ok: true, type: 'bookings', data: [1], seq: 7 })).toEqual({ data: [1], seq: 7 })
  expect(() => unpack({ ok: false, failure: refused } as never)).toThrow(CallFailed)
  const failure = { code: 'no_answer', info: null } as const
  expect(() => replied({ ok: false, failure })).toThrow(RequestFailed)
})

test.each([
  ['a call that reached nobody', new CallFailed({ kind: 'unreachable' } as never), true],
  ['a call that was refused', new CallFailed(refused as never), false],
  ['a request without an answer', new RequestFailed({ code: 'no_answer', info: null }), true],
  ['a request that was refused', new RequestFailed({ code: 'slot_taken', info }), false],
  ['a fault of ours', new TypeError('x is undefined'), false],
])('%s may pass by itself or not', (_what, error, expected) => {
  expect(isUnanswered(error)).toBe(expected)
})

test('what may pass by itself is tried again, and a refusal is not', async () => {
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryDelay: 0 } })
  const triesUntil = async (error: Error) => {
    let tries = 0
    const queryFn = () => {
      tries += 1
      throw error
    }
    await client.fetchQuery({ queryKey: [error.message], queryFn }).catch(() => undefined)
    return tries
  }
  expect(await triesUntil(new RequestFailed({ code: 'slot_taken', info }))).toBe(1)
  expect(await triesUntil(new RequestFailed({ code: 'no_answer', info: null }))).toBe(3)
})
