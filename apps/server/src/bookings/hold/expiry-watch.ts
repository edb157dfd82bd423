import type { Writer } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import { nextDueTime } from '../store.ts'
import { expireDue } from './expire.ts'

export type ExpiryWatch = { watch(at: Date): void; stop(): Promise<void> }

/** Another node's holds are looked for this often; this node's own are told of as they are made. */
const lookAroundMs = 5_000
const retryMs = 1_000

/**
 * Ends holds at the moment they are due. What is due stands in the database, so a restart forgets nothing: the first look is at the start,
 * and the timer only says when to look again.
 */
export function watchExpiry(
  context: { db: Database; writeBySystem: Writer['writeBySystem'] },
  clock: () => Date,
  onFault: (error: unknown) => void,
): ExpiryWatch {
  let timer: NodeJS.Timeout | undefined
  let wakeAt = Number.POSITIVE_INFINITY
  let running: Promise<void> = Promise.resolve()
  let isStopped = false

  function wakeIn(delayMs: number): void {
    if (isStopped) return
    clearTimeout(timer)
    wakeAt = clock().getTime() + delayMs
    timer = setTimeout(() => {
      running = look()
    }, delayMs)
  }

  async function look(): Promise<void> {
    wakeAt = Number.POSITIVE_INFINITY
    try {
      await expireDue(context, clock())
      const next = await nextDueTime(context.db)
      const untilNext = next ? Math.max(next.getTime() - clock().getTime(), 0) : lookAroundMs
      const delayMs = Math.min(untilNext, lookAroundMs)
      if (clock().getTime() + delayMs < wakeAt) wakeIn(delayMs)
    } catch (error) {
      onFault(error)
      wakeIn(retryMs)
    }
  }

  wakeIn(0)
  return {
    watch(at) {
      if (at.getTime() < wakeAt) wakeIn(Math.max(at.getTime() - clock().getTime(), 0))
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}
