import type { Interval, LocalDate } from '../time/zone.ts'
import type { Resource } from './day-board.ts'
import { heldOff } from './held-off.ts'
import { bookableIntervals, type OfferRules } from './offer.ts'

/**
 * The stretches of a local day in which somebody can be booked, if nobody had booked: those of the rules, as far as at least one of the
 * resources is at work. In order, and as long as possible.
 */
export function openWindows(rules: OfferRules, resources: readonly Resource[], date: LocalDate): Interval[] {
  const off = heldOff(resources, date, rules.hours.zone)
  const windows = bookableIntervals(rules, date)
  const free = resources.flatMap(({ kind, id }) => {
    const own = off.filter((one) => one.kind === kind && one.id === id)
    return own.reduce(without, windows)
  })
  return joined(free)
}

function without(windows: readonly Interval[], { from, till }: Interval): Interval[] {
  return windows.flatMap((window) =>
    [
      { from: window.from, till: Math.min(window.till, from) },
      { from: Math.max(window.from, till), till: window.till },
    ].filter((part) => part.from < part.till),
  )
}

function joined(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = []
  for (const one of [...intervals].sort((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && one.from <= last.till)
      result[result.length - 1] = { from: last.from, till: Math.max(last.till, one.till) }
    else result.push(one)
  }
  return result
}
