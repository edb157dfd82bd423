import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StreamEvent } from '../changes/record-store.ts'
import { keepEvents } from './kept-events.ts'

const most = 8
const companies = [1, 2, 3]
const eventOf = (companyId: number, seq: number): StreamEvent => ({
  ...{ companyId, seq, type: 'thing', locationId: 1, session: '' },
  resource: { type: 'thing', id: String(seq), attributes: {} },
})
const company = fc.constantFrom(...companies)
const step = fc.oneof(
  fc.record({ act: fc.constant('add' as const), companyId: company }),
  fc.record({ act: fc.constant('lose' as const), companyId: company }),
  fc.record({ act: fc.constant('forget' as const), companyId: company, back: fc.nat(4) }),
)

test('whatever is published, lost and taken: what is given is all there was after a number, and no more is kept than may be', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const kept = keepEvents(most)
      const ends = new Map(companies.map((id) => [id, 0]))
      const lost = new Set<string>()
      const given = (id: number, seq: number, end: number) =>
        kept.after(id, seq, { from: end, till: end })?.map((one) => one.seq)
      for (const { companyId, ...one } of steps) {
        const end = ends.get(companyId) ?? 0
        if (one.act === 'forget') {
          kept.forget(companyId, end - one.back)
          continue
        }
        ends.set(companyId, end + 1)
        if (one.act === 'add') kept.add(eventOf(companyId, end + 1))
        else lost.add(`${companyId} ${end + 1}`)
      }
      let count = 0
      for (const [id, end] of ends) {
        const lists = Array.from({ length: end }, (_, seq) => given(id, seq, end))
        for (const [seq, list] of lists.entries()) {
          if (!list) continue
          expect(list).toEqual(Array.from({ length: end - seq }, (_, index) => seq + 1 + index))
          expect(list.filter((number) => lost.has(`${id} ${number}`))).toEqual([])
        }
        count += Math.max(0, ...lists.map((list) => list?.length ?? 0))
      }
      expect(count).toBeLessThanOrEqual(most)
    }),
  )
})

test('what was published last is given as it was, up to where the stream ends, unless it is to reach further', () => {
  const kept = keepEvents(most)
  const events = [4, 5, 6].map((seq) => eventOf(1, seq))
  for (const event of events) kept.add(event)
  expect(kept.after(1, 3, { from: 6, till: 6 })).toEqual(events)
  expect(kept.after(1, 5, { from: 0, till: 9 })).toEqual(events.slice(2))
  expect(kept.after(1, 2, { from: 6, till: 6 })).toBeUndefined()
  expect(kept.after(1, 6, { from: 6, till: 6 })).toBeUndefined()
  expect(kept.after(1, 3, { from: 7, till: 7 })).toBeUndefined()
  expect(kept.after(1, 3, { from: 4, till: 5 })).toEqual(events.slice(0, 2))
  expect(kept.after(1, 3, { from: 6, till: 5 })).toBeUndefined()
  kept.forget(1, 5)
  expect(kept.after(1, 5, { from: 6, till: 6 })).toEqual(events.slice(2))
  expect(kept.after(1, 3, { from: 6, till: 6 })).toBeUndefined()
  kept.clear()
  expect(kept.after(1, 5, { from: 6, till: 6 })).toBeUndefined()
})
