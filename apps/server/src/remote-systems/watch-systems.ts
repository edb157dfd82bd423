import type { DueWork } from '../jobs/due.ts'

/** Claim of a system by this node: the ends that it has set, the newest last. The system is its own as long as one of them stands. */
export type Claim = { untils: [Date, ...Date[]] }

export type SystemsWatch = {
  work: DueWork
  /** Asks the system of a location now, instead of a node that may be asking it, and waits for what it says. */
  askNow(locationId: number): Promise<void>
  /** Done when nobody is being asked any more. */
  settled(): Promise<void>
}

type Watched = Pick<DueWork, 'name' | 'lookEveryMs' | 'next'> & {
  clock: () => Date
  onFault: (error: unknown) => void
  /** Begins to follow systems that were named, and lets go of those that are named no more. */
  bringUpToDate(now: Date, isStopped?: () => boolean): Promise<void>
  /** Claims the systems that are due until a time, by which they have been asked; gives their locations. */
  claimDue(now: Date, until: Date): Promise<number[]>
  leaseMs: number
  /** Asks the system of a location; where it is not claimed yet, `isClaimed` is false. */
  ask(locationId: number, claim: Claim, isClaimed: boolean): Promise<void>
}

/**
 * Watches systems that keep something for locations. Of all nodes the one that first looks claims a system by moving its next time on, and asks; the
 * others hear by the stream. Each system is asked by itself, so that none waits for a slow one, and by one question at a time.
 */
export function watchSystems({
  clock,
  onFault,
  bringUpToDate,
  claimDue,
  leaseMs,
  ask,
  ...work
}: Watched): SystemsWatch {
  const underWay = new Map<number, { claim: Claim; asked: Promise<void> }>()

  /** `until` is until when the system is claimed; null: it is not yet. */
  function start(locationId: number, until: Date | null): Promise<void> {
    const known = underWay.get(locationId)
    if (known) {
      // What is asked on demand, or since before a leap of the clock, was claimed by this node once more.
      if (until) known.claim.untils.push(until)
      return known.asked
    }
    const claim: Claim = { untils: [until ?? new Date(clock().getTime() + leaseMs)] }
    const asked = ask(locationId, claim, until !== null)
      .catch(onFault)
      .finally(() => underWay.delete(locationId))
    underWay.set(locationId, { claim, asked })
    return asked
  }

  return {
    work: {
      ...work,
      async run(now, isStopped) {
        try {
          await bringUpToDate(now, isStopped)
        } finally {
          // A location that cannot be followed, or let go of, keeps nobody from asking about the others.
          const until = new Date(now.getTime() + leaseMs)
          for (const id of await claimDue(now, until)) void start(id, until)
        }
      },
    },
    async askNow(locationId) {
      await bringUpToDate(clock())
      await start(locationId, null)
    },
    async settled() {
      await Promise.all([...underWay.values()].map(({ asked }) => asked))
    },
  }
}
