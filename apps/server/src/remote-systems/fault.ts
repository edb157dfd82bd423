import type { SystemFault } from '@rinda/contract/queue/queue-system'

/** Knowledge of a question without an answer: that nothing was done, or not even that. */
export type Arrival = 'not done' | 'unknown'

/** Codes of a connection that never came about: whatever was asked did not arrive. */
const neverThere = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
const tooSlow = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

/** Code of an address that a name leads to and that may not be called. */
export const refusedAddress = 'ERR_ADDRESS_REFUSED'

/** Reads what was thrown instead of an answer. */
export function faultOf(error: unknown): { fault: SystemFault; outcome: Arrival } {
  const code = textOf(error, 'code')
  if (code === refusedAddress) return { fault: 'address', outcome: 'not done' }
  if (neverThere.has(code)) return { fault: 'unreachable', outcome: 'not done' }
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return { fault: 'too_large', outcome: 'unknown' }
  const isSlow = tooSlow.has(code) || textOf(error, 'name') === 'TimeoutError'
  return { fault: isSlow ? 'too_slow' : 'unreachable', outcome: 'unknown' }
}

function textOf(error: unknown, name: 'code' | 'name'): string {
  const value = (error as { code?: unknown; name?: unknown } | null)?.[name]
  return typeof value === 'string' ? value : ''
}
