import type { UserResource } from '@rinda/contract/people/user-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { narrow } from '../access/scope.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { Write } from '../changes/write.ts'
import { companyOf } from '../companies/company.ts'
import type { Database } from '../database/database.ts'
import { ownInput, type SentUser, whyNotPhone } from './input.ts'
import { getUser } from './list.ts'
import { mayCreateUser, type UserCaller } from './policy.ts'
import { renderUser } from './resource.ts'
import { insertUser, lockUser, type UserPatch, updateUserRow } from './store.ts'
import { userChange } from './user-change.ts'

export type UserWriting = { db: Database; write: Write; ids: { token: () => string } }

/** Company of a visitor when a program of the operator names none. */
const usualCompany = 1

/** Writes down a visitor: of the caller's company, or, for who reaches every company, of the one that is named. */
export async function createUser(
  context: UserWriting,
  asked: Asked<UserCaller>,
  sent: Result<SentUser>,
): Promise<Result<Answer<UserResource>>> {
  const { caller, now } = asked
  if (!mayCreateUser(caller)) return refuse('forbidden')
  if (!sent.ok) return sent
  const { key, input } = sent.value
  const { company_id: named, ...columns } = ownInput(caller, input)
  const own = caller.kind === 'portal' ? caller.user.companyId : usualCompany
  const companyId = (caller.scope.companyId === 'all' ? named : undefined) ?? own
  if (!(await companyOf(context.db, companyId))) return refuse('field_wrong', `${key}/company_id`)
  const fault = whyNotPhone(key, columns)
  if (fault) return fault
  const scope = narrow(caller.scope, companyId)
  return await context.write({ ...asked, scope }, async (tx) => {
    const token = context.ids.token()
    const row = await insertUser(tx, scope, { ...columns, token, created_at: now, updated_at: now })
    return done({
      changes: [userChange('create', null, row)],
      answer: { type: 'user_created', resource: renderUser(caller, row) },
    })
  })
}

/** Changes what is named of a visitor. */
export async function updateUser(
  context: UserWriting,
  asked: Asked<UserCaller>,
  userId: number,
  sent: Result<SentUser>,
): Promise<Result<Answer<UserResource>>> {
  const { caller, now } = asked
  const found = await getUser(context.db, caller, userId)
  if (!found.ok) return found
  if (!sent.ok) return sent
  const { key, input } = sent.value
  const scope = narrow(caller.scope, found.value.company_id)
  return await context.write({ ...asked, scope }, async (tx) => {
    const row = await lockUser(tx, scope, userId)
    if (!row) return refuse('not_found')
    const { company_id: _, ...columns } = ownInput(caller, input)
    const names = Object.keys(columns) as (keyof typeof columns)[]
    const changed = names.filter((name) => columns[name] !== row[name])
    if (changed.length === 0)
      return done({ changes: [], answer: { type: 'user_updated', resource: renderUser(caller, row) } })
    const isPhone = changed.some((name) => name.startsWith('phone_'))
    const fault = isPhone ? whyNotPhone(key, { ...row, ...columns } as typeof row) : null
    if (fault) return fault
    const patch: UserPatch = Object.fromEntries(changed.map((name) => [name, columns[name]]))
    const after = await updateUserRow(tx, scope, userId, { ...patch, updated_at: now })
    return done({
      changes: [userChange('update', row, after)],
      answer: { type: 'user_updated', resource: renderUser(caller, after) },
    })
  })
}
