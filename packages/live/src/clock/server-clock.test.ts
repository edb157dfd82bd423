import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createServerClock, type ServerClock } from './server-clock.ts'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]
const noon = Date.UTC(2026, 10, 26, 10)

/** Time that it really is, what this machine's clock is wrong by, and what the machine counts of the time since the page began. */
let world: { now: number; wrongBy: number; gone: number }
let clock: ServerClock
let doubts: number

beforeEach(() => {
  world = { now: noon, wrongBy: 0, gone: 0 }
})

function begin(wrongBy = 0): void {
  world.wrongBy = wrongBy
  clock = createServerClock({ wall: () => world.now + world.wrongBy, gone: () => world.gone })
  doubts = 0
  clock.onDoubt(() => {
    doubts += 1
  })
}
function pass(ms: number): void {
  world.now += ms
  world.gone += ms
}
/** On some machines the time that is gone stands still meanwhile. */
function sleep(ms: number): void {
  world.now += ms
}
/** The server is asked; its answer bears the whole second at which it was written. */
function ask({ thereMs = 20, backMs = 20, isBegun = false } = {}): void {
  const hear = clock.ask(isBegun)
  pass(thereMs)
  const said = Math.floor(world.now / second) * second
  pass(backMs)
  hear(said)
}
/** By how much the clock is ahead of what it really is, in ms. */
const ahead = () => clock.now() - world.now

describe.each([3 * hour, -24 * hour, 10 * minute, -5 * second])(
  'a machine whose clock is wrong by %i ms',
  (wrongBy) => {
    test('is right from the first answer on, and stays so', () => {
      begin(wrongBy)
      expect(ahead()).toBe(wrongBy)
      pass(730)
      ask()
      const error = ahead()
      expect(Math.abs(error)).toBeLessThan(second)
      for (const ms of [3 * second, 7 * minute, 5 * hour]) {
        pass(ms)
        ask()
      }
      expect(ahead()).toBe(error)
    })

    test('is right after an answer that was on its way before anybody could note it', () => {
      begin(wrongBy)
      pass(900)
      ask({ isBegun: true })
      expect(Math.abs(ahead())).toBeLessThan(1.5 * second)
    })

    test('whose owner puts it right while the page is open, shows the same time as before', async () => {
      begin(wrongBy)
      ask()
      const before = ahead()
      pass(minute)
      world.wrongBy = 0
      expect(ahead()).toBe(before)
      await Promise.resolve()
      expect(doubts).toBe(1)
      ask()
      pass(hour)
      expect(ahead()).toBe(before)
    })
  },
)

test('the delay of a line, whole seconds, and a clock that is wrong by one or two are no difference', () => {
  begin(1_200)
  const set = vi.fn()
  clock.onSet(set)
  for (const backMs of [0, 40, 900, 8 * second, 2 * minute]) {
    ask({ backMs })
    ask({ thereMs: backMs })
    pass(377)
  }
  expect(ahead()).toBe(1_200)
  expect(set).not.toHaveBeenCalled()
})

test('whoever shows the time hears that the clock was put right', async () => {
  begin(hour)
  const set = vi.fn()
  const stop = clock.onSet(set)
  ask()
  await Promise.resolve()
  expect(set).toHaveBeenCalledOnce()
  stop()
  world.now += hour
  ask()
  await Promise.resolve()
  expect(set).toHaveBeenCalledOnce()
})

describe('a machine that slept', () => {
  test('asks the server at once, and is right with its answer', async () => {
    begin(3 * hour)
    ask()
    sleep(8 * hour)
    clock.now()
    await Promise.resolve()
    expect(doubts).toBe(1)
    ask()
    expect(Math.abs(ahead())).toBeLessThan(second)
  })

  test('and has no line is right by itself some seconds later', () => {
    begin(-24 * hour)
    ask()
    const before = ahead()
    sleep(8 * hour)
    clock.now()
    pass(5 * second)
    expect(ahead()).toBe(before)
  })

  test('while an answer was on its way does not take it for a new one', () => {
    begin()
    const hear = clock.ask()
    const said = world.now
    sleep(2 * hour)
    pass(5 * second)
    hear(said)
    pass(5 * second)
    expect(ahead()).toBe(0)
  })

  test('and counts the time of its sleep itself asks nobody', async () => {
    begin(hour)
    ask()
    const before = ahead()
    pass(8 * hour)
    expect(ahead()).toBe(before)
    await Promise.resolve()
    expect(doubts).toBe(0)
  })
})

test('a clock that somebody sets back is not followed, without a line either', () => {
  begin()
  ask()
  world.wrongBy = -2 * hour
  clock.now()
  pass(minute)
  expect(ahead()).toBe(0)
})

test('a small step back is a time that stands still', () => {
  begin(20 * second)
  const shown = clock.now()
  ask()
  expect(clock.now()).toBeGreaterThanOrEqual(shown)
  pass(10 * second)
  expect(clock.now()).toBe(shown)
  pass(minute)
  expect(Math.abs(ahead())).toBeLessThan(second)
})

test('an answer without a time says nothing', () => {
  begin(hour)
  const hear = clock.ask()
  hear(Number.NaN)
  expect(ahead()).toBe(hour)
})
