import { setImmediate as nextTurn } from 'node:timers/promises'

/** Does long work in steps, between which others have their turn. */
export async function workInTurns<Value>(work: Generator<void, Value>): Promise<Value> {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    await nextTurn()
  }
}
