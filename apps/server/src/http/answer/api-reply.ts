import { type ErrorObject, jsonApiMediaType } from '@rinda/contract/wire/json-api'
import {
  codeOfReason,
  httpStatusOf,
  type Refusal,
  type RefusalReason,
  type Refused,
} from '@rinda/contract/wire/refusals'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalText } from '../../edge/refusal-text.ts'

/**
 * Seconds after which the same may work again, by status, where the refusal does not say so itself: a limit
 * is lifted with time; a database that went away is back within seconds, where it comes back by itself.
 */
const usualRetrySeconds: Readonly<Record<number, number>> = { 429: 60, 503: 5 }

/** Sends a document in the media type that was asked in. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: object,
  status = 200,
): FastifyReply {
  return reply.code(status).type(mediaTypeFor(request)).send(bytesOf(document))
}

const refusedWith = new WeakMap<FastifyReply, RefusalReason>()

/** Finds why a call was refused, once it is answered; undefined: it was not. */
export function refusalOf(reply: FastifyReply): RefusalReason | undefined {
  return refusedWith.get(reply)
}

/** One error for each fault; the status is that of the first. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { refusals }: Refused,
  status?: number,
): FastifyReply {
  refusedWith.set(reply, refusals[0].reason)
  const errors = refusals.map((refusal) => errorOf(refusal, status, request.id))
  const code = status ?? httpStatusOf[codeOfReason[refusals[0].reason]]
  const retryAfter = refusals[0].retryAfterSeconds ?? usualRetrySeconds[code]
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(code).type(mediaTypeFor(request)).send(bytesOf({ errors }))
}

/** As bytes, since to a text the framework adds a charset, which the media type of JSON:API may not carry. */
export function bytesOf(document: object): Buffer {
  return Buffer.from(JSON.stringify(document))
}

function errorOf(refusal: Refusal, status: number | undefined, requestId: string): ErrorObject {
  const code = codeOfReason[refusal.reason]
  const info = refusalText(refusal)
  const source = refusal.field === undefined ? {} : { source: sourceOf(refusal.field) }
  return {
    ...(code === 'internal' ? { id: requestId } : {}),
    status: String(status ?? httpStatusOf[code]),
    code,
    title: code,
    detail: info.en,
    ...source,
    meta: { info },
  }
}

/** `?from` names a parameter of the query; anything else is the path of a field in the payload. */
function sourceOf(field: string): { pointer: string } | { parameter: string } {
  return field.startsWith('?') ? { parameter: field.slice(1) } : { pointer: `/${field}` }
}

/** Media type of an answer: JSON:API, or plain JSON for who speaks plain JSON. */
export function mediaTypeFor(request: FastifyRequest): string {
  const accept = request.headers.accept?.toLowerCase() ?? ''
  if (accept.includes(jsonApiMediaType)) return jsonApiMediaType
  const sent = request.headers['content-type']?.toLowerCase()
  const speaksPlain = accept.includes('application/json') || sent?.startsWith('application/json')
  return speaksPlain ? 'application/json; charset=utf-8' : jsonApiMediaType
}
