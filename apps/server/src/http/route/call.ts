import { done, type Refused, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Caller } from '../../access/caller.ts'
import { asItIs, sentBody } from '../sent-body.ts'
import type { BodyReader } from './body.ts'
import { whyMisspelt } from './misspelt.ts'
import { inPayload, parseQuery } from './place-faults.ts'
import { admit, type CallerOf, type Kind, type Who } from './who.ts'

/** Parts of a call as its route declares them, in the order in which they are read. */
export type Reading<Kinds extends Kind, Params, Query, Found, Body> = {
  who: Who<Kinds>
  params?: z.ZodType<Params>
  /** Finds what the path names. Who may not know of it hears nothing of what is wrong with the rest. */
  find?: (call: { caller: CallerOf<Kinds>; params: Params; now: Date }) => Promise<Result<Found>>
  query?: z.ZodType<Query>
  /** Parameters of the query that are refused where they are misspelt, as an answer without them is another one. */
  spelt?: readonly string[]
  body?: BodyReader<Body>
}

/** A call as its verb gets it: who asks for what, all of it parsed. */
export type Call<Kinds extends Kind, Params, Query, Found, Body> = {
  caller: CallerOf<Kinds>
  params: Params
  found: Found
  query: Query
  body: Body
  now: Date
  /** For what only a request knows: its address, under which name the server was called. */
  request: FastifyRequest
}

/** A call that was read, and how to say of a field where it stands in what was sent. */
type ReadCall<Read> = { call: Result<Read>; placed: (refused: Refused) => Refused }

/** Reads a call in the order of its declaration, up to the first part that is refused: with all the faults of that part. */
export async function readCall<Kinds extends Kind, Params, Query, Found, Body>(
  { who, params, find, query, spelt, body }: Reading<Kinds, Params, Query, Found, Body>,
  request: FastifyRequest,
  whoAsks: Caller,
  now: Date,
): Promise<ReadCall<Call<Kinds, Params, Query, Found, Body>>> {
  const asSent = (refused: Refused) => ({ call: refused, placed: (one: Refused) => one })
  const caller = admit(who, whoAsks)
  if (!caller.ok) return asSent(caller)
  const inPath = parsePath(params, request.params)
  if (!inPath.ok) return asSent(inPath)
  const found = await find?.({ caller: caller.value, params: inPath.value, now })
  if (found && !found.ok) return asSent(found)
  const misspelt = spelt && whyMisspelt(spelt, request.query ?? {})
  if (misspelt) return asSent(misspelt)
  const inQuery = query ? parseQuery(query, request.query) : done(undefined as Query)
  if (!inQuery.ok) return asSent(inQuery)
  const { payload, placed } = body?.name === undefined ? asItIs(request) : sentBody(request, body.name)
  const sent = body
    ? body.read(body.isOptional ? (payload ?? {}) : payload, caller.value)
    : done(undefined as Body)
  if (!sent.ok) return asSent(placed(sent))
  const call = {
    caller: caller.value,
    params: inPath.value,
    found: found?.value as Found,
    query: inQuery.value,
    body: sent.value,
    now,
    request,
  }
  const { name, isNamedByMessages } = body ?? {}
  const isPlacedAnew = name !== undefined && isNamedByMessages
  return { call: done(call), placed: (refused) => placed(isPlacedAnew ? inPayload(name, refused) : refused) }
}

/** Parses what the path holds. Where one part of it names nothing, the whole does. */
function parsePath<Params>(schema: z.ZodType<Params> | undefined, params: unknown): Result<Params> {
  if (!schema) return done(undefined as Params)
  const parsed = parseQuery(schema, params)
  const isNothing = !parsed.ok && parsed.refusals.some(({ reason }) => reason === 'not_found')
  return isNothing ? refuse('not_found') : parsed
}
