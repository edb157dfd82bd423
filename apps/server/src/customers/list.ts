import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Database } from '../database/database.ts'
import { type UserCaller, visitsSeenBy } from './policy.ts'
import { listUsers, type UserFilter, type UserRow } from './store.ts'

export type UserInput = Omit<UserFilter, 'locationIds' | 'serviceIds'>

/** The visitors that this caller may see, of those that are asked for. */
export async function listUsersFor(db: Database, caller: UserCaller, input: UserInput): Promise<UserRow[]> {
  const visits = visitsSeenBy(caller)
  return visits ? await listUsers(db, caller.scope, { ...input, ...visits }) : []
}

/** One visitor, when this caller may see them. */
export async function getUser(db: Database, caller: UserCaller, userId: number): Promise<Result<UserRow>> {
  const [row] = await listUsersFor(db, caller, { userId, most: 1 })
  return row ? done(row) : refuse('not_found')
}
