import type { BookingResource } from '@rinda/contract/booking/booking'
import type { ReplyMessage } from '@rinda/contract/booking/replies'
import type { RequestType } from '@rinda/contract/booking/requests'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { done, type Result } from '@rinda/contract/wire/refusals'
import type { Caller } from '../access/caller.ts'
import { answerOnce } from '../changes/answer-once.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import type { Request } from '../edge/request.ts'
import type { BookingContext } from './context.ts'
import { renderForVisitor } from './resource.ts'

export type Verb<Input> = (
  context: BookingContext,
  caller: Caller,
  input: Input,
  key: RequestKey | null,
  now: Date,
) => Promise<Result<Answer>>

/** The answer to any act: what became of the booking. Many at once are listed by who asked for them. */
type ActReply = ReplyMessage<'lock_booking'>

type Asking = Pick<Request<RequestType>, 'caller' | 'key' | 'now'>

/** Makes the function by which a message runs a verb: once for each trace, with the answer as a reply. */
export function answering(context: BookingContext) {
  return async <Input>(
    { caller, key, now }: Asking,
    verb: Verb<Input>,
    input: Input,
  ): Promise<Result<ActReply>> => {
    const asked = { caller, request: key, now }
    const answer = await answerOnce(context, asked, (within) => verb(within, caller, input, key, now))
    return replyOf(caller, answer)
  }
}

function replyOf(caller: Caller, answer: Result<Answer>): Result<ActReply> {
  if (!answer.ok) return answer
  const { type, resource, included } = answer.value
  const shown = (one: ResourceObject) =>
    caller.kind === 'visitor' ? renderForVisitor(one as BookingResource) : one
  // A kept answer comes back from the database, where it has no type.
  return done({
    type,
    data: { data: shown(resource), ...(included ? { included: included.map(shown) } : {}) },
  } as ActReply)
}
