/** The estimators that ours is held against, each with an interval from its own past errors. */

/** What is known of a line when somebody joins it. */
export type Joined = {
  at: number
  serviceId: number
  /** Usual minutes of those whom the counters that take this service will call before them, and their own; and those counters. */
  usualMinutes: number
  people: number
  counters: number
  /** Since when the first of their own line waits; null when nobody does. */
  headSince: number | null
}

/** Estimate in milliseconds of the wait of somebody who joins. */
export type Peer = {
  name: string
  estimate(joined: Joined): number
  /** Hears of each call: how long was waited, and how long the line was when they came. */
  learn(serviceId: number, waited: number, people: number): void
}

/** What the set-up says a visit takes, times the people, by the counters. */
function usualTimes(): Peer {
  return {
    name: 'averageTime × people ÷ counters',
    estimate: ({ usualMinutes, counters }) => (usualMinutes * 60_000) / Math.max(1, counters),
    learn: () => {},
  }
}

/** The wait of the last one who was called (LES). */
function lastToEnter(): Peer {
  const last = new Map<number, number>()
  return {
    name: 'wait of the last one called',
    estimate: ({ serviceId }) => last.get(serviceId) ?? 0,
    learn: (serviceId, waited) => void last.set(serviceId, waited),
  }
}

/** The wait so far of the head of the line (HOL); of the last one called where nobody waits. */
function headOfLine(): Peer {
  const last = lastToEnter()
  return {
    name: 'wait so far of the head of the line',
    estimate: (joined) => (joined.headSince === null ? last.estimate(joined) : joined.at - joined.headSince),
    learn: last.learn,
  }
}

/** The average wait, lately, of those who came to a line of this length. */
function averageAtLength(): Peer {
  const averages = new Map<string, { sum: number; weight: number }>()
  const at = (serviceId: number, people: number) => averages.get(`${serviceId} ${people}`)
  return {
    name: 'average at this length of the line',
    estimate({ serviceId, people }) {
      for (let apart = 0; apart < 200; apart++) {
        const near = [at(serviceId, people - apart), at(serviceId, people + apart)].filter(
          (one) => one !== undefined,
        )
        const [sum, weight] = near.reduce(
          ([sum, weight], one) => [sum + one.sum, weight + one.weight],
          [0, 0],
        )
        if (weight > 0) return sum / weight
      }
      return 0
    },
    learn(serviceId, waited, people) {
      const before = at(serviceId, people) ?? { sum: 0, weight: 0 }
      averages.set(`${serviceId} ${people}`, {
        sum: before.sum * 0.98 + waited,
        weight: before.weight * 0.98 + 1,
      })
    },
  }
}

/** Makes all peers, which know nothing yet. */
export const newPeers = (): Peer[] => [usualTimes(), lastToEnter(), headOfLine(), averageAtLength()]

const mostErrors = 300

/** Keeps the last errors of a peer, of which nine tenths lie on each side of its interval. */
export class PastErrors {
  private readonly errors: number[] = []
  private sorted: number[] | undefined

  note(error: number): void {
    this.errors.push(error)
    if (this.errors.length > mostErrors) this.errors.shift()
    this.sorted = undefined
  }

  /** The interval around an estimate. */
  around(estimate: number): { low: number; high: number } {
    this.sorted ??= this.errors.toSorted((one, other) => one - other)
    const at = (part: number) => this.sorted?.[Math.floor(part * (this.sorted.length - 1))] ?? 0
    return { low: Math.max(0, estimate + at(0.1)), high: Math.max(0, estimate + at(0.9)) }
  }
}
