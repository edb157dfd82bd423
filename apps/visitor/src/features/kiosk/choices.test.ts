import { describe, expect, test } from 'vitest'
import { countWaiting, hasLine, hasNumbersEnded, waitOfAll } from './choices.ts'

const minute = 60_000
const service = {
  refuses: null,
  isStaffed: true,
  timeToWait: { low: 8, middle: 10, high: 15 },
  averageTime: 10,
}
const closesAt = 1_000 * minute
const before = (minutes: number) => closesAt - minutes * minute

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
