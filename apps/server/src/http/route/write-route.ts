import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { Result } from '@rinda/contract/wire/refusals'
import { answerOnce } from '../../changes/answer-once.ts'
import { tellingOnce } from '../../changes/tell-once.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { Write } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import { versionsIn } from '../answer/version-tag.ts'
import { idempotencyKey, ifMatch } from '../openapi/describe.ts'
import { requestKeyOf } from '../request-key.ts'
import type { Call } from './call.ts'
import { type Declaration, type Route, route } from './route.ts'
import type { CallerOf, Kind } from './who.ts'

type Writing = { db: Database; write: Write }

type WriteDeclaration<Kinds extends Kind, Params, Query, Found, Body, Value> = Declaration<
  Kinds,
  Params,
  Query,
  Found,
  Body,
  Value
> & {
  /** Attribute of the answer that is a secret and stands nowhere else: the answer is kept sealed. */
  tellsOnce?: string
}

/** A call that changes something. `If-Match` names the versions from which it may be made; null: any. */
type WriteCall<Kinds extends Kind, Params, Query, Found, Body> = Call<Kinds, Params, Query, Found, Body> & {
  asked: Asked<CallerOf<Kinds>>
  expected: ReadonlySet<number> | null
}

/** Object that a document shows; any, where the document's type does not say. */
type ObjectIn<Value> = Value extends { data: infer Resource extends ResourceObject }
  ? Resource
  : ResourceObject

/**
 * Declares a call that changes something, with the verb that does it: once for its `Idempotency-Key`. It is answered with the object as it
 * is then, or with what is made of that.
 */
export function writeRoute<Kinds extends Kind, Params, Query, Found, Body, Value, Context extends Writing>(
  context: Context,
  declared: WriteDeclaration<Kinds, Params, Query, Found, Body, Value>,
  verb: (
    within: Context,
    call: WriteCall<Kinds, Params, Query, Found, Body>,
  ) => Promise<Result<Answer<ObjectIn<Value>>>>,
  shown: (
    answer: Answer<ObjectIn<Value>>,
    call: Call<Kinds, Params, Query, Found, Body>,
  ) => Value | Promise<Value> = theObject,
): Route {
  const { tellsOnce } = declared
  const isOfVersion = declared.method === 'PATCH' && declared.answers.isVersioned === true
  const made = route(declared, async (call) => {
    const { caller, now, request } = call
    const key = requestKeyOf(request, caller)
    if (!key.ok) return key
    const telling = key.value && tellsOnce !== undefined ? tellingOnce(key.value, tellsOnce) : null
    const asked = { caller, request: telling?.request ?? key.value, now }
    const around = telling ? { ...context, write: telling.sealing(context.write) } : context
    const answer = await answerOnce(around, asked, (within) =>
      verb(within, { ...call, asked, expected: versionsIn(request) }),
    )
    if (!answer.ok) return answer
    const told = telling ? await telling.open(answer.value) : answer.value
    return { ok: true, value: await shown(told, call) }
  })
  const ofWrite = isOfVersion ? ifMatch : idempotencyKey
  const headers = declared.headers ? ofWrite.extend(declared.headers.shape) : ofWrite
  return { ...made, schema: { ...made.schema, headers } }
}

/** A kept answer comes back from the database, where it has no type. */
function theObject<Value>({ resource }: Answer): Value {
  return { data: resource } as Value
}
