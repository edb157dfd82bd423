import type { PastVisit } from './past-visit.ts'

/**
 * Patience of those in line: the part of them who would still be there after each time at which somebody left (E. L. Kaplan and P. Meier,
 * "Nonparametric Estimation from Incomplete Observations", JASA 53, 1958). Who was called stayed for longer than they waited: how much, nobody knows.
 */
export type Patience = readonly { ms: number; staying: number }[]

/** More steps than this tell no more. */
const mostSteps = 200

/** Learns how long people stay in line. */
export function patienceOf(visits: readonly PastVisit[]): Patience {
  const stays = visits
    .flatMap(({ cameAt, calledAt, endedAt, end }) => {
      const till = end === 'left' ? endedAt : calledAt
      return till === null || till < cameAt ? [] : [{ ms: till - cameAt, hasLeft: end === 'left' }]
    })
    .sort((one, other) => one.ms - other.ms)
  const steps: { ms: number; staying: number }[] = []
  let staying = 1
  for (const [index, { ms, hasLeft }] of stays.entries()) {
    if (!hasLeft) continue
    staying *= 1 - 1 / (stays.length - index)
    steps.push({ ms, staying })
  }
  const every = Math.ceil(steps.length / mostSteps)
  return steps.filter((_, index) => every <= 1 || index % every === every - 1)
}

/** Gives how long somebody stays whom a number between 0 and 1 picks; for ever where nobody was seen to leave so late. */
export function staysFor(patience: Patience, unit: number): number {
  return patience.find(({ staying }) => staying <= unit)?.ms ?? Number.POSITIVE_INFINITY
}
