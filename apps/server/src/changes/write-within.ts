import { done } from '@rinda/contract/wire/refusals'
import type { Database } from '../database/database.ts'
import type { PlatformEvent } from './platform-event-store.ts'
import type { Written } from './work.ts'
import type { Write } from './write.ts'

/** Changes and news of the platform that verbs have written within one transaction, in their order. */
export type WrittenWithin = {
  readonly changes: Written['changes'][number][]
  readonly platformEvents: PlatformEvent[]
}

/**
 * Makes a `write` that runs verbs within a transaction that is under way: each sees what those before it wrote, and what they tell is added to `written`, for
 * whoever runs the transaction to record. What a verb refuses after it has written is to be taken back by them.
 */
export function writeWithin(tx: Database, written: WrittenWithin): Write {
  return async (_request, work) => {
    const worked = await work(tx)
    if (!worked.ok) return worked
    if (!worked.value.answer) throw new Error('a verb that was asked for gave no answer')
    written.changes.push(...worked.value.changes)
    written.platformEvents.push(...(worked.value.platformEvents ?? []))
    return done(worked.value.answer)
  }
}
