import { describe, expect, test } from 'vitest'
import { choiceOf, countWaiting, hasLine, hasNumbersEnded, waitOfAll } from './service-choice.ts'

const minute = 60_000
const service = {
  refuses: null,
  isStaffed: true,
  timeToWait: { low: 8, middle: 10, high: 15 },
  averageTime: 10,
}
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

describe('numbers have ended', () => {
  const ofLine = (more: object) => ({ ...service, ...more }) as never
  const slow = ofLine({ timeToWait: { low: 20, middle: 30, high: 40 } })
  const quick = ofLine({ timeToWait: { low: 0, middle: 0, high: 0 } })
  const paused = ofLine({ refuses: 'paused' })

  test('when every service is too late, or takes nobody beside', () => {
    expect(hasNumbersEnded({ closesAt, services: [slow, paused] }, before(30))).toBe(true)
    expect(hasNumbersEnded({ closesAt, services: [slow, quick] }, before(30))).toBe(false)
  })

  test('not when all are refused for other reasons', () => {
    expect(hasNumbersEnded({ closesAt, services: [paused] }, before(30))).toBe(false)
  })

  test('and the wait of all counts those alone that can be waited for', () => {
    expect(waitOfAll({ closesAt, services: [slow, quick, paused] }, before(30))).toEqual({ low: 0, high: 0 })
    expect(waitOfAll({ closesAt, services: [slow, quick] }, before(90))).toEqual({ low: 0, high: 40 })
    expect(waitOfAll({ closesAt, services: [slow] }, before(30))).toBeNull()
  })

  test('and nobody is told a wait where no counter is open: only of the others', () => {
    const unstaffed = ofLine({ isStaffed: false })
    expect(waitOfAll({ closesAt, services: [unstaffed] }, before(90))).toBe('unstaffed')
    expect(waitOfAll({ closesAt, services: [unstaffed, quick] }, before(90))).toEqual({ low: 0, high: 0 })
  })

  test('and all are counted who still wait, for whichever service', () => {
    const services = [5, 0, 4].map((ticketsToWait) => ofLine({ ticketsToWait }))
    expect(countWaiting({ services })).toBe(9)
  })
})

test('a line that is turned off is none, and one that is only paused is one', () => {
  const services = (...refuses: (string | null)[]) => refuses.map((why) => ({ refuses: why })) as never
  expect(hasLine({ services: services() })).toBe(false)
  expect(hasLine({ services: services('inactive', 'inactive') })).toBe(false)
  expect(hasLine({ services: services('inactive', 'paused') })).toBe(true)
  expect(hasLine({ services: services('closed') })).toBe(true)
})
