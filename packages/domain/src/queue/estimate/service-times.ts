import type { VisitTimes } from './habits.ts'

/** Times of a service as a distribution: its knots, equally likely steps from the shortest time to the longest. */
export type ServiceTimes = Float64Array

const steps = 64
/** The visits that the usual time of the set-up counts for. */
const usualWeight = 5
/** Part of its weight that a visit loses with each later one. */
const fading = 0.993
const dayMs = 86_400_000
/** Days after which a visit counts for half. */
const halfLifeDays = 45
/** Parts of its usual time that a visit takes where nothing is known: quantiles of a lognormal with mean 1 and spread 0.65. */
const usualSpread = [0.28, 0.41, 0.52, 0.63, 0.74, 0.88, 1.04, 1.26, 1.59, 2.36]
/** A visit that has lasted longer than any known one goes on for this part of its time, on average. */
const goesOn = 0.35
const leastRestMs = 30_000
const longestMs = 12 * 3_600_000

/** Makes the distribution of a service from what its visits took and what it usually takes, which counts for less the more is known. */
export function serviceTimes(seen: VisitTimes | undefined, usualMs: number, now: number): ServiceTimes {
  const weighted = usualSpread.map((part): [number, number] => [
    part * usualMs,
    usualWeight / usualSpread.length,
  ])
  const count = seen?.ms.length ?? 0
  for (let index = 0; index < count; index++) {
    const age = Math.max(0, now - (seen?.at[index] ?? now)) / dayMs
    const weight = fading ** (count - 1 - index) * 0.5 ** (age / halfLifeDays)
    weighted.push([seen?.ms[index] ?? 0, weight])
  }
  return knotsOf(weighted.sort(([one], [other]) => one - other))
}

/** Takes each value as standing in the middle of its weight. */
function knotsOf(weighted: readonly (readonly [number, number])[]): ServiceTimes {
  const knots = new Float64Array(steps + 1)
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0)
  let at = 0
  let passed = 0
  for (let step = 0; step <= steps; step++) {
    const wanted = (step / steps) * total
    for (; at < weighted.length - 1; at++) {
      const [, weight] = weighted[at] as [number, number]
      const [, next] = weighted[at + 1] as [number, number]
      if (passed + weight + next / 2 > wanted) break
      passed += weight
    }
    const [value, weight] = weighted[at] as [number, number]
    const [nextValue, nextWeight] = weighted[at + 1] ?? [value, weight]
    const between = (wanted - passed - weight / 2) / ((weight + nextWeight) / 2)
    knots[step] = value + (nextValue - value) * Math.min(1, Math.max(0, between))
  }
  return knots
}

/** Gives the time of a visit that a number between 0 and 1 picks. */
export function visitTime(times: ServiceTimes, unit: number): number {
  const place = Math.min(Math.max(unit, 0), 1) * steps
  const step = Math.min(steps - 1, Math.floor(place))
  const from = times[step] as number
  return from + ((times[step + 1] as number) - from) * (place - step)
}

/** Gives how long a visit goes on that has lasted for a while: of the times that are longer still, the one that a number picks. */
export function restOfVisit(times: ServiceTimes, lasted: number, unit: number): number {
  const age = Number.isFinite(lasted) ? Math.min(longestMs, Math.max(0, lasted)) : 0
  const longest = times[steps] as number
  if (age >= longest) return Math.max(leastRestMs, age * goesOn) * -Math.log(Math.max(1 - unit, 1e-6))
  let step = 0
  while (step < steps - 1 && (times[step + 1] as number) <= age) step++
  const from = times[step] as number
  const gone = (step + (age - from) / Math.max(1, (times[step + 1] as number) - from)) / steps
  const passed = Math.min(1, Math.max(0, gone))
  return Math.max(0, visitTime(times, passed + unit * (1 - passed)) - age)
}
