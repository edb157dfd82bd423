/** Something that is read again and again. */
export type RepeatedReading = {
  /** Sees to it that the next reading begins in so many ms at the latest; after the one that is under way. */
  readIn(inMs: number): void
  stop(): void
}

/** Reads again and again, once at a time. `read` gives the time in ms after which it is to be done again. */
export function repeatReading(read: () => Promise<number>): RepeatedReading {
  let timer: ReturnType<typeof setTimeout>
  /** Moment of the next reading; while one is under way, of the one that was asked for meanwhile. */
  let due = Number.POSITIVE_INFINITY
  let isReading = false
  let isStopped = false
  const readIn = (inMs: number) => {
    const at = performance.now() + inMs
    if (at >= due) return
    due = at
    if (!isReading) begin(inMs)
  }
  const begin = (inMs: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(readNow, inMs)
  }
  const readNow = async () => {
    isReading = true
    due = Number.POSITIVE_INFINITY
    const againIn = await read()
    isReading = false
    const now = performance.now()
    due = Math.min(due, now + againIn)
    begin(due - now)
  }
  return {
    readIn,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
