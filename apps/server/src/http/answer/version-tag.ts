import { createHash } from 'node:crypto'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { FastifyReply, FastifyRequest } from 'fastify'

const tag = /^"(\d{1,15})"$/

/** Says which version of an object an answer shows: its time of change, as the `timestamp` among its attributes has it. */
export function tagVersion(reply: FastifyReply, resource: ResourceObject): void {
  const { timestamp } = resource.attributes
  if (typeof timestamp === 'number') reply.header('etag', `"${timestamp}"`)
}

/** Names a state of a document by what stands in it. Weak, as it is sent compressed in more than one way (RFC 9110, 8.8.3). */
export function stateTag(document: Buffer): string {
  return `W/"${createHash('sha1').update(document).digest('base64url')}"`
}

/**
 * The versions that a caller would change, as `If-Match` names them; null where it names none, or any. A tag that was never given out, and
 * a weak one, is of no version: nothing will match it.
 */
export function versionsIn({ headers }: FastifyRequest): ReadonlySet<number> | null {
  const named = headers['if-match']
  if (named === undefined || named.trim() === '*') return null
  const tags = named.split(',').map((one) => tag.exec(one.trim())?.[1])
  return new Set(tags.filter((one) => one !== undefined).map(Number))
}
