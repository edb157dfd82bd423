import type { DueWork } from '../jobs/due.ts'

export type SystemsWatch = {
  work: DueWork
  /** Asks the system of a location now, and waits for what it says. */
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
  /** Asks the system of a location. */
  ask(locationId: number): Promise<void>
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
  const underWay = new Map<number, Promise<void>>()

  function start(locationId: number): Promise<void> {
    const known = underWay.get(locationId)
    if (known) return known
    const asking = ask(locationId)
      .catch(onFault)
      .finally(() => underWay.delete(locationId))
    underWay.set(locationId, asking)
    return asking
  }

  return {
    work: {
      ...work,
      async run(now, isStopped) {
        try {
          await bringUpToDate(now, isStopped)
        } finally {
          // A location that cannot be followed, or let go of, keeps nobody from asking about the others.
          for (const id of await claimDue(now, new Date(now.getTime() + leaseMs))) void start(id)
        }
      },
    },
    async askNow(locationId) {
      await bringUpToDate(clock())
      await start(locationId)
    },
    async settled() {
      await Promise.all(underWay.values())
    },
  }
}
