import { done, type Result } from '@rinda/contract/wire/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../access/caller.ts'
import { answerOnce } from '../changes/answer-once.ts'
import type { RequestKey } from '../changes/reply-store.ts'
import type { Answer } from '../changes/work.ts'
import type { Write } from '../changes/write.ts'
import type { Database } from '../database/database.ts'
import { sendRefusal, sendResult } from './api-reply.ts'
import { requestKeyOf } from './request-key.ts'
import { asItIs, sentBody } from './sent-body.ts'
import { tagVersion } from './version-tag.ts'

type Writing = { db: Database; write: Write; clock: () => Date }
type Asked<Who extends Caller> = {
  request: FastifyRequest
  reply: FastifyReply
  caller: Who
  /** Under which name the payload has its attributes, where a document of JSON:API is understood too. */
  name?: string
  /** What an object is answered with that did not exist before: 201. */
  status?: number
  /** Whether the answer says which version of the object it shows. */
  isVersioned?: boolean
}

/** Runs the verb of a POST or PATCH, once for its `Idempotency-Key`, and answers with the object as it is then. */
export async function sendWritten<Who extends Caller, Context extends Writing>(
  context: Context,
  { request, reply, caller, name, status = 200, isVersioned = false }: Asked<Who>,
  verb: (within: Context, key: RequestKey | null, now: Date, payload: unknown) => Promise<Result<Answer>>,
): Promise<FastifyReply> {
  const key = requestKeyOf(request, caller)
  if (!key.ok) return sendRefusal(request, reply, key)
  const now = context.clock()
  const { payload, placed } = name ? sentBody(request, name) : asItIs(request)
  const answer = await answerOnce(context, { caller, request: key.value, now }, (within) =>
    verb(within, key.value, now, payload),
  )
  if (!answer.ok) return sendRefusal(request, reply, placed(answer))
  if (isVersioned) tagVersion(reply, answer.value.resource)
  return sendResult(request, reply, done({ data: answer.value.resource }), status)
}
