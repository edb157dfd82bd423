/** Things that become due, each at its time. Rows of a table, so that a restart forgets none, unless they live and die with the process. */
export type DueWork = {
  /** Its name in figures and in the list of what is due: the same in all processes. */
  name: string
  /** Time between two looks for what this process cannot know, such as the rows of another one. */
  lookEveryMs: number
  /** Finds when the next of them is due; null: none is waiting. */
  next(): Promise<Date | null>
  /**
   * Does what is due by now. Another process may be about to do the same: the statement that does it claims it, row by row. Work of many steps begins no other one once
   * `isStopped`: whoever stops the process waits for it.
   */
  run(now: Date, isStopped?: () => boolean): Promise<void>
}

/** State of a kind of work, as this process knows it. Times are the clock's. */
export type DueState = {
  name: string
  /** Time at which it is looked at next, at the latest; null: never again. */
  dueAt: Date | null
  /** Time since which it is being done; null: it is not. */
  runsSince: Date | null
  lastDoneAt: Date | null
  /** Time since which every look at it failed; null: the last one did not. */
  failsSince: Date | null
}

/** Seconds by which a look may come later than it was due before it is called late. */
const lateAfterMs = 30_000

/** Tells whether work should have been done by now: it waits, or goes on, for longer than it should. */
export function isLate({ dueAt, runsSince }: DueState, now: Date): boolean {
  const since = runsSince ?? dueAt
  return since !== null && now.getTime() - since.getTime() > lateAfterMs
}

export type DueWatch = {
  /** Watches over one more kind of work; the first look is at once. Gives back how to say that something is due earlier than was known. */
  add(work: DueWork): (at: Date) => void
  /** Lists all kinds of work, in the order in which they were added. */
  list(): DueState[]
  /** Stops, once what is being done is done. */
  stop(): Promise<void>
}

/** Runs work for an onlooker that keeps figures of it by its name. */
type ObserveJob = (name: string, run: () => Promise<void>) => Promise<void>

const retryMs = 1_000

/** Makes the one watcher of what is due. A timer only says when to look: what is due, and whether it still is, the work finds for itself. */
export function createDueWatch(
  clock: () => Date,
  onFault: (error: unknown) => void,
  observe: ObserveJob = (_name, run) => run(),
): DueWatch {
  const watched: ReturnType<typeof watchOver>[] = []
  return {
    add(work) {
      const watch = watchOver(work, clock, onFault, observe)
      watched.push(watch)
      return watch.wakeAt
    },
    list: () => watched.map(({ state }) => state()),
    async stop() {
      await Promise.all(watched.map(({ stop }) => stop()))
    },
  }
}

function watchOver(work: DueWork, clock: () => Date, onFault: (error: unknown) => void, observe: ObserveJob) {
  let timer: NodeJS.Timeout | undefined
  let wakesAt = Number.POSITIVE_INFINITY
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  let runsSince: Date | null = null
  let lastDoneAt: Date | null = null
  let failsSince: Date | null = null

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
    runsSince = clock()
    try {
      await observe(work.name, () => work.run(clock(), () => isStopped))
      lastDoneAt = clock()
      failsSince = null
      const latest = clock().getTime() + work.lookEveryMs
      const next = await work.next()
      wakeAt(new Date(Math.min(next?.getTime() ?? latest, latest)))
    } catch (error) {
      failsSince ??= clock()
      onFault(error)
      wakeAt(new Date(clock().getTime() + retryMs))
    } finally {
      runsSince = null
    }
  }

  wakeAt(clock())
  return {
    wakeAt,
    state: (): DueState => ({
      name: work.name,
      dueAt: Number.isFinite(wakesAt) ? new Date(wakesAt) : null,
      ...{ runsSince, lastDoneAt, failsSince },
    }),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
