import type { SaidCall } from '../../queue/fresh-call.ts'

/** Calls that wait to be said, one after another. */
export type CallQueue = {
  add(call: SaidCall): void
  /** Leaves out those that wait to be said and are over by now: whoever was called has come, or has left. */
  leaveOut(isOver: (id: string) => boolean): void
  /** Tells whether nothing is being said, and nothing waits. */
  isQuiet(): boolean
}

/** Number of calls that wait at most: of one that is said minutes late nobody has anything. */
const usualMost = 12

/**
 * Makes a queue of calls. One that is called again while it waits is said once, with its newest counter. `say` ends when its call was said; what
 * goes wrong with one call is told to `onFault`, and the next one is said all the same.
 */
export function createCallQueue(
  say: (call: SaidCall) => Promise<void>,
  onFault: (error: unknown) => void,
  most = usualMost,
): CallQueue {
  const waiting = new Map<string, SaidCall>()
  let isSaying = false

  async function sayAll(): Promise<void> {
    isSaying = true
    for (;;) {
      const [first] = waiting.values()
      if (!first) break
      waiting.delete(first.id)
      await say(first).catch(onFault)
    }
    isSaying = false
  }

  return {
    add(call) {
      waiting.set(call.id, call)
      const [oldest] = waiting.keys()
      if (waiting.size > most && oldest !== undefined) waiting.delete(oldest)
      if (!isSaying) void sayAll()
    },
    leaveOut(isOver) {
      for (const id of [...waiting.keys()]) if (isOver(id)) waiting.delete(id)
    },
    isQuiet: () => !isSaying && waiting.size === 0,
  }
}
