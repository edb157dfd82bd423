import { reasonOf } from '../start-refusal.ts'

/** Health of the database: whether it can be reached, as far as is known. */
export type DatabaseHealth = {
  isAway(): boolean
  /** Hears each time that the database went away (true) or is back (false). Gives back how to stop. */
  onChange(listener: (isAway: boolean) => void): () => void
}

export type HealthWatch = DatabaseHealth & {
  /** Looks whether the database is still there, since something went wrong with it. */
  doubt(): void
  stop(): Promise<void>
}

/** A database within this process is there as long as the process is. */
export const alwaysThere: DatabaseHealth = { isAway: () => false, onChange: () => () => {} }

const firstWaitMs = 250
const longestWaitMs = 2_000

/**
 * Looks after a database: where a look finds that it is away it is looked for again, at growing intervals, until it is back. `look` throws
 * while it is away.
 */
export function watchHealth(look: () => Promise<void>, log: (line: string) => void): HealthWatch {
  const listeners = new Set<(isAway: boolean) => void>()
  let isAway = false
  let isStopped = false
  let looking: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  function become(away: boolean, line: string): void {
    if (isAway === away || isStopped) return
    isAway = away
    log(line)
    for (const listener of listeners) listener(away)
  }

  function lookAgain(waitMs: number): void {
    if (isStopped) return
    looking = look().then(
      () => {
        looking = undefined
        become(false, 'The database is back.')
      },
      (error: unknown) => {
        become(true, `The database is away, and is sought until it is back: ${reasonOf(error)}`)
        if (isStopped) return
        timer = setTimeout(() => lookAgain(Math.min(waitMs * 2, longestWaitMs)), waitMs)
      },
    )
  }

  return {
    isAway: () => isAway,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    doubt() {
      if (!looking) lookAgain(firstWaitMs)
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}
