import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { Result } from '@rinda/contract/wire/refusals'
import { narrow } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import { findReplies, findReplyAnywhere } from './reply-store.ts'
import type { Answer, Asked } from './work.ts'
import type { Write } from './write.ts'

/**
 * Runs a verb so that a repeated request gets its first answer even where the verb would now refuse before it writes: the slot that was held
 * has begun meanwhile, the location has closed. Such refusals are kept as first answers too. Costs nothing when the verb comes to write.
 */
export async function answerOnce<
  Context extends { db: Database; write: Write },
  Resource extends ResourceObject,
>(
  context: Context,
  { caller, request, now }: Asked,
  act: (context: Context) => Promise<Result<Answer<Resource>>>,
): Promise<Result<Answer<Resource>>> {
  let hasWritten = false
  const write: Write = (request, work) => {
    hasWritten = true
    return context.write(request, work)
  }
  const result = await act({ ...context, write })
  if (result.ok || hasWritten || !request) return result
  if (caller.scope.companyId === 'all') {
    const first = await findReplyAnywhere(context.db, request)
    if (first) return first as Result<Answer<Resource>>
  }
  if (caller.kind === 'visitor' && caller.scope.companyId !== 'all') {
    const [first] = await findReplies(context.db, narrow(caller.scope, caller.scope.companyId), [request])
    return first ? (first.answer as Result<Answer<Resource>>) : result
  }
  // Programs are of no company, so that there is nowhere to keep what came to nothing; and nothing is kept for everybody who passes by.
  if (caller.kind !== 'portal') return result
  const scope = narrow(caller.scope, caller.user.companyId)
  return await context.write({ caller, scope, request, now }, async () => result)
}
