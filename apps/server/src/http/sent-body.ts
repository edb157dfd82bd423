import type { Refused } from '@rinda/contract/wire/refusals'
import type { FastifyRequest } from 'fastify'

/**
 * Payload that was sent, as `{key: attributes}`, and `placed`, which names the fields of a refusal as they
 * stand in what was sent.
 */
export type SentBody = { payload: unknown; placed: (refused: Refused) => Refused }

/**
 * A payload is `{location: {…}}`. Clients that know JSON:API alone send a document instead, `{data: {type, attributes}}`: its attributes
 * mean the same.
 */
export function sentBody(request: FastifyRequest, key: string): SentBody {
  const { body } = request
  const attributes = attributesOf(body)
  if (attributes === undefined || Object.hasOwn(Object(body), key)) {
    return asItIs(request)
  }
  return { payload: { [key]: attributes }, placed: (refused) => inDocument(key, refused) }
}

/** The body of a request, with fields named as they stand in it. */
export function asItIs({ body }: FastifyRequest): SentBody {
  return { payload: body, placed: (refused) => refused }
}

function attributesOf(body: unknown): unknown {
  const { data } = Object(body) as { data?: unknown }
  return typeof data === 'object' && data !== null && !Array.isArray(data)
    ? ((data as { attributes?: unknown }).attributes ?? {})
    : undefined
}

function inDocument(key: string, { refusals }: Refused): Refused {
  const [first, ...rest] = refusals.map((refusal) => {
    const isHere = refusal.field === key || refusal.field?.startsWith(`${key}/`)
    return isHere ? { ...refusal, field: `data/attributes${refusal.field?.slice(key.length)}` } : refusal
  })
  return { ok: false, refusals: [first ?? refusals[0], ...rest] }
}
