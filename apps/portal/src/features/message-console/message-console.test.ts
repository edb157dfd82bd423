import { expect, test } from 'vitest'
import { entriesOf, safeJson } from './entry.ts'
import { beginLog, type LogEvent, stepLog } from './message-log.ts'

const came = (...names: string[]): LogEvent => ({
  type: 'came',
  at: 1,
  entries: names.map((name) => ({ direction: 'sent', name, text: '', isFault: false, ms: null })),
})
const play = (...events: LogEvent[]) => events.reduce(stepLog, beginLog)
const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name).join('')

test('what comes during a pause waits, and is there afterwards, newest first', () => {
  const paused = play(came('a', 'b'), { type: 'paused' }, came('c'), came('d'))
  expect([names(paused.entries), names(paused.waiting)]).toEqual(['ba', 'dc'])
  const on = stepLog(paused, { type: 'resumed' })
  expect([names(on.entries), on.waiting.length]).toEqual(['dcba', 0])
  expect(new Set(on.entries.map(({ id }) => id)).size).toBe(4)
  expect(stepLog(on, { type: 'cleared' }).entries).toEqual([])
})

test('no more is kept than can be looked at', () => {
  expect(play(came(...Array.from({ length: 700 }, () => 'x'))).entries).toHaveLength(500)
})

test('an answer says how long it took, and whether it is a refusal; nothing that opens something is shown', () => {
  const asked = new Map<string, number>()
  entriesOf(['sent', { type: 'get_slots', trace: 't-1', data: { locationId: 1 } }], asked, 100)
  const [answer] = entriesOf(
    ['received', { type: 'get_slots_FAILED', trace: 't-1', data: { code: 'not_found', token: 'secret' } }],
    asked,
    121.4,
  )
  expect(answer).toMatchObject({ ms: 21, isFault: true, text: '{"code":"not_found","token":"…"}' })
  expect(asked.size).toBe(0)
  const [broadcast] = entriesOf(['received', { type: 'booking_scheduled', data: {} }], asked, 130)
  expect(broadcast).toMatchObject({ ms: null, isFault: false })
  expect(safeJson({ user: { push_tokens: ['a'], verification_code: '1' } })).not.toMatch(/"a"|"1"/)
  const call = { call: { path: '/api/bookings' }, result: { ok: true, value: null }, ms: 4.6 } as const
  expect(entriesOf([call], asked, 1)).toMatchObject([
    { direction: 'sent', name: 'GET /api/bookings' },
    { direction: 'received', ms: 5, isFault: false },
  ])
})
