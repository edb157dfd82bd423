import { expect, test } from 'vitest'
import type { Day } from './days.ts'
import { whyNothingFree } from './why-nothing.ts'

const open = { bookableFrom: null, bookableTill: null }
const days = (...kinds: Day['kind'][]) =>
  kinds.map((kind, index) => ({ date: `2026-11-2${index + 3}`, kind }))

test('where times are listed and taken it is full, through the last such day', () => {
  expect(whyNothingFree(days('past', 'full', 'closed', 'full', 'closed'), open)).toEqual({
    ...{ why: 'full', day: '2026-11-26' },
  })
})

test('before the first day that can be booked it says which that is, after the last one which it was', () => {
  const outside = days('past', 'outside', 'outside')
  expect(whyNothingFree(outside, { ...open, bookableFrom: '2026-12-07' })).toEqual({
    ...{ why: 'opens', day: '2026-12-07' },
  })
  expect(whyNothingFree(outside, { ...open, bookableTill: '2026-11-20' })).toEqual({
    ...{ why: 'ended', day: '2026-11-20' },
  })
})

test('where today alone could still be booked, and its times are over, it says until when one could', () => {
  expect(whyNothingFree(days('over', 'outside'), { ...open, bookableTill: '2026-11-23' })).toEqual({
    ...{ why: 'ended', day: '2026-11-23' },
  })
})

test('otherwise the place is closed', () => {
  expect(whyNothingFree(days('past', 'closed', 'closed'), open)).toEqual({ why: 'closed' })
  expect(whyNothingFree(days('past', 'none', 'none'), open)).toEqual({ why: 'none' })
  expect(whyNothingFree(days('outside', 'closed'), { ...open, bookableFrom: '2026-11-24' })).toEqual({
    why: 'closed',
  })
})
