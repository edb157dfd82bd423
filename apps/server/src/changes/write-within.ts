import { done } from '@rinda/contract/wire/refusals'
import type { Database } from '../database/database.ts'
import type { Written } from './work.ts'
import type { Write } from './write.ts'

/**
 * Makes a `write` that runs verbs within a transaction that is under way: each sees what those before it wrote, and their changes are added to `changes`, for
 * whoever runs the transaction to record. What a verb refuses after it has written is to be taken back by them.
 */
export function writeWithin(tx: Database, changes: Written['changes'][number][]): Write {
  return async (_request, work) => {
    const worked = await work(tx)
    if (!worked.ok) return worked
    if (!worked.value.answer) throw new Error('a verb that was asked for gave no answer')
    changes.push(...worked.value.changes)
    return done(worked.value.answer)
  }
}
