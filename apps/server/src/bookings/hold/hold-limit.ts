import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { ConflictKeys } from '../../changes/conflict-keys.ts'
import type { Database } from '../../database/database.ts'
import { countHolds } from '../store.ts'

/**
 * Number of holds that a session of staff may have at once: staff in a hurry hold less. Limits of visitors
 * stand in `limits`.
 */
const mostHolds = 100

/** Tells whether this session of staff holds as much as one may. */
export async function holdsTooMany(
  db: Database,
  caller: Caller,
  scope: CompanyScope,
  now: Date,
): Promise<boolean> {
  if (caller.kind !== 'portal' || caller.session === '') return false
  return (await countHolds(db, scope, caller.session, now)) >= mostHolds
}

/**
 * Gives the conflict keys of a verb that takes a hold: the holds that are counted for this session of staff.
 */
export function holdsOf({ kind, session }: Caller): ConflictKeys {
  return kind !== 'portal' || session === '' ? [] : [`holds of session ${session}`]
}
