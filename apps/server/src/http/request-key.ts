import { createHash } from 'node:crypto'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { FastifyRequest } from 'fastify'
import { type Caller, keyOf } from '../access/caller.ts'

/** Under which key a repeated call is known: its `Idempotency-Key`, of this caller. */
export function requestKeyOf(
  request: FastifyRequest,
  caller: Caller,
): Result<{ caller: string; key: string } | null> {
  const key = request.headers['idempotency-key']
  if (key === undefined || key === '') return done(null)
  if (typeof key !== 'string' || key.length > 200) return refuse('field_too_long', '?Idempotency-Key')
  const companyKey = keyOf(caller)
  const name = companyKey
    ? `key ${companyKey.keyId}`
    : caller.kind === 'portal'
      ? `portal ${caller.user.portalUserId}`
      : caller.kind === 'visitor'
        ? `visitor ${digest(caller.token ?? '')}`
        : caller.kind
  return done({ caller: `http ${name}`, key: `${request.method} ${pathOf(request)} ${key}` })
}

/** The longest path that is kept as it is: the key is part of an index. */
const longestPath = 500

function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split(/[?#]/)
  return path.length > longestPath ? digest(path) : path
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
