import { describe, expect, test } from 'vitest'
import { choiceOf } from './service-choice.ts'

const minute = 60_000
const service = { refuses: null, timeToWait: { low: 8, middle: 10, high: 15 }, averageTime: 10 }
const closesAt = 1_000 * minute
const before = (minutes: number) => closesAt - minutes * minute

describe('a number is offered', () => {
  test('as long as the longest wait and the visit end before closing', () => {
    expect(choiceOf(service, { closesAt }, before(25))).toEqual({ kind: 'open', closesSoon: true })
    expect(choiceOf(service, { closesAt }, before(25) + 1)).toEqual({ kind: 'too-late' })
  })

  test('and says that the place closes from an hour before', () => {
    expect(choiceOf(service, { closesAt }, before(61))).toEqual({ kind: 'open', closesSoon: false })
    expect(choiceOf(service, { closesAt }, before(60))).toEqual({ kind: 'open', closesSoon: true })
  })

  test('where nobody knows when it closes', () => {
    expect(choiceOf(service, { closesAt: null }, 0)).toEqual({ kind: 'open', closesSoon: false })
  })

  test('not where the server refuses it, whatever the time', () => {
    const refused = { ...service, refuses: 'paused' } as const
    expect(choiceOf(refused, { closesAt }, before(1))).toEqual({ kind: 'refused', why: 'paused' })
  })
})
