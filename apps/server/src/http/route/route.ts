import type { Refused, Result } from '@rinda/contract/wire/refusals'
import type { KeyScope } from '@rinda/domain/access/key-scope'
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import type { z } from 'zod'
import type { Caller } from '../../access/caller.ts'
import { refusalOfAct } from '../../edge/staff-refusal.ts'
import { sendRefusal } from '../answer/api-reply.ts'
import type { Answers } from './answers.ts'
import { type Call, type Reading, readCall } from './call.ts'
import { admit, type Kind, type Who } from './who.ts'

type Place = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
}

/**
 * Declaration of a call, made once: the server reads, answers and describes it by this, and the table of who
 * may do what is held against it.
 */
export type Declaration<Kinds extends Kind, Params, Query, Found, Body, Value> = Place &
  Reading<Kinds, Params, Query, Found, Body> & {
    summary: string
    /** Headers that the call heeds, for its description: they are read where they are heeded. */
    headers?: z.ZodObject
    tag: 'bookings' | 'directory' | 'people' | 'platform' | 'queue' | 'users' | 'visit'
    answers: Answers<Value>
  }

/** A declared route, of whatever types. */
export type Route = Place & {
  kinds: readonly Kind[]
  /** Scope that a company's key needs for it; undefined: it is open to none. */
  keyScope: KeyScope | undefined
  schema: FastifySchema
  /** Way in which its body comes in, where it is no usual one. */
  receives: { isFile: boolean; isForAdmitted: boolean; mostBytes: number | undefined }
  admit: (caller: Caller) => Result<Caller>
  answer: (request: FastifyRequest, reply: FastifyReply, caller: Caller, now: Date) => Promise<FastifyReply>
}

/** Declares a call that writes nothing, with what answers it. */
export function route<Kinds extends Kind, Params, Query, Found, Body, Value>(
  declared: Declaration<Kinds, Params, Query, Found, Body, Value>,
  read: (call: Call<Kinds, Params, Query, Found, Body>) => Result<Value> | Promise<Result<Value>>,
): Route {
  const { method, path, summary, tag, who, headers, params, query, body, answers } = declared
  return {
    method,
    path,
    kinds: who.kinds,
    keyScope: who.keyScope,
    schema: {
      summary,
      tags: [tag],
      security: securityOf(who),
      ...(headers ? { headers } : {}),
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body?.described ? { body: body.described } : {}),
      ...(answers.response ? { response: answers.response } : {}),
    },
    receives: {
      isFile: body?.described === null,
      isForAdmitted: body?.isForAdmitted ?? false,
      mostBytes: body?.mostBytes,
    },
    admit: (caller) => admit(who, caller),
    async answer(request, reply, caller, now) {
      const { call, placed } = await readCall(declared, request, caller, now)
      const refuseCall = (why: Refused) =>
        sendRefusal(request, reply, refusalOfAct(why, caller, method === 'GET'))
      if (!call.ok) return refuseCall(call)
      const answer = await read(call.value)
      if (!answer.ok) return refuseCall(placed(answer))
      return answers.send(request, reply, answer.value)
    },
  }
}

/** Ways in which a caller of each kind shows who they are, by the names of the OpenAPI document. Visitors do not: what they prove is in the call. */
const shownBy: Record<Kind, Record<string, []>> = {
  portal: { session: [] },
  internal: { key: [], secret: [] },
  visitor: {},
}

function securityOf({ kinds, keyScope }: Pick<Who<Kind>, 'kinds' | 'keyScope'>): Record<string, []>[] {
  return [...kinds.map((kind) => shownBy[kind]), ...(keyScope ? [{ companyKey: [] as [] }] : [])]
}
