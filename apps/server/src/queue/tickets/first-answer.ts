import type { TicketResource } from '@rinda/contract/queue/ticket'
import { done, type Result } from '@rinda/contract/wire/refusals'
import { narrow } from '../../access/scope.ts'
import { findReplies, findReplyAnywhere } from '../../changes/reply-store.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { QueueContext } from '../context.ts'

/**
 * Answers with a ticket that was not given, unless the same request was answered before: then as it was. The answer is kept for people of the
 * portal; nothing is kept for everybody who passes by.
 */
export async function answerNotGiven(
  context: QueueContext,
  asked: Asked,
  answer: Answer<TicketResource>,
): Promise<Result<Answer<TicketResource>>> {
  const { caller, request, now } = asked
  if (!request) return done(answer)
  if (caller.scope.companyId === 'all') {
    const first = await findReplyAnywhere(context.db, request)
    return first ? (first as Result<Answer<TicketResource>>) : done(answer)
  }
  const scope = narrow(caller.scope, caller.scope.companyId)
  if (caller.kind === 'portal') {
    const kept = { caller, scope, request, now, conflictKeys: [] }
    return await context.write<TicketResource>(kept, async () => done({ changes: [], answer }))
  }
  const [first] = await findReplies(context.db, scope, [request])
  return first ? (first.answer as Result<Answer<TicketResource>>) : done(answer)
}
