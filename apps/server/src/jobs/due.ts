/** Things that become due, each at its time. Rows of a table, so that a restart forgets none, unless they live and die with the process. */
export type DueWork = {
  /** Time between two looks for what this process cannot know, such as the rows of another one. */
  lookEveryMs: number
  /** Finds when the next of them is due; null: none is waiting. */
  next(): Promise<Date | null>
  /** Does what is due by now. Another process may be about to do the same: the statement that does it claims it, row by row. */
  run(now: Date): Promise<void>
}

export type DueWatch = {
  /** Watches over one more kind of work; the first look is at once. Gives back how to say that something is due earlier than was known. */
  add(work: DueWork): (at: Date) => void
  /** Stops, once what is being done is done. */
  stop(): Promise<void>
}

const retryMs = 1_000

/** Makes the one watcher of what is due. A timer only says when to look: what is due, and whether it still is, the work finds for itself. */
export function createDueWatch(clock: () => Date, onFault: (error: unknown) => void): DueWatch {
  const stops: (() => Promise<void>)[] = []
  return {
    add(work) {
      const { wakeAt, stop } = watchOver(work, clock, onFault)
      stops.push(stop)
      return wakeAt
    },
    async stop() {
      await Promise.all(stops.map((stop) => stop()))
    },
  }
}

function watchOver(work: DueWork, clock: () => Date, onFault: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let wakesAt = Number.POSITIVE_INFINITY
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  function wakeAt(at: Date): void {
    if (isStopped || at.getTime() >= wakesAt) return
    clearTimeout(timer)
    wakesAt = at.getTime()
    timer = setTimeout(
      () => {
        running = running.then(look)
      },
      Math.max(wakesAt - clock().getTime(), 0),
    )
    timer.unref()
  }

  async function look(): Promise<void> {
    wakesAt = Number.POSITIVE_INFINITY
    try {
      await work.run(clock())
      const latest = clock().getTime() + work.lookEveryMs
      const next = await work.next()
      wakeAt(new Date(Math.min(next?.getTime() ?? latest, latest)))
    } catch (error) {
      onFault(error)
      wakeAt(new Date(clock().getTime() + retryMs))
    }
  }

  wakeAt(clock())
  return {
    wakeAt,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
