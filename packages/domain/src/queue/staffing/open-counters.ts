import type { PastVisit } from './past-visit.ts'

/** A counter that calls nobody for longer than this while somebody waits for it is away. */
const awayMs = 20 * 60_000

/** Time in which a counter was open. */
export type OpenTime = { from: number; till: number }

/**
 * Lists when each counter was open on a day, by its visits: from its first call to its last visit's end, but for the times of more than 20
 * minutes in which it called nobody while whoever it called next was waiting.
 */
export function openTimesOf(visits: readonly PastVisit[]): OpenTime[] {
  const byCounter = Map.groupBy(visits.flatMap(atCounters), ({ counter }) => counter)
  return [...byCounter.values()].flatMap(openOfCounter)
}

type AtCounter = OpenTime & { counter: string; since: number }

/** Lists the times of a visit at counters, each with the moment since which it was waited for. */
function atCounters({ counter, cameAt, calledAt, endedAt, inParts }: PastVisit): AtCounter[] {
  if (inParts)
    return inParts.times.map(({ at: from, since, ...at }) => ({ ...at, from, since: since ?? cameAt }))
  if (counter === null || calledAt === null) return []
  return [{ counter, from: calledAt, till: Math.max(calledAt, endedAt ?? calledAt), since: cameAt }]
}

function openOfCounter(visits: AtCounter[]): OpenTime[] {
  const times: OpenTime[] = []
  for (const { since, from, till } of visits.sort((one, other) => one.from - other.from)) {
    const last = times.at(-1)
    if (!last || from - Math.max(last.till, since) > awayMs) {
      if (last) last.till = Math.max(last.till, since)
      times.push({ from, till })
    } else last.till = Math.max(last.till, till)
  }
  return times
}

/** Counts the counters that were open in an hour on average: one that was open for half of it is half a one. */
export function countersIn(times: readonly OpenTime[], hour: { from: number; till: number }): number {
  const open = times.reduce(
    (sum, { from, till }) => sum + Math.max(0, Math.min(till, hour.till) - Math.max(from, hour.from)),
    0,
  )
  return open / (hour.till - hour.from)
}
