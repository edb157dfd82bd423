import { reasonOf } from '../start-refusal.ts'

/**
 * The database cannot be reached, or was lost on the way. Whether what was under way is done nobody knows: it must not be done again, unless
 * under the key of its request.
 */
export class DatabaseLost extends Error {
  override name = 'DatabaseLost'

  constructor(cause: unknown) {
    super(`the database cannot be reached: ${reasonOf(cause)}`, { cause })
  }
}

/** PostgreSQL's codes, or the classes of them, for what is no fault of a statement and may pass by itself. */
const passing = [
  '08', // the connection
  '53', // no room on the disk, no memory, too many connections
  '57', // shut down, crashed, starting up, or a statement that took too long
  '58', // the files underneath
  '25006', // a standby that is not the first server yet, or no longer
  '25P03', // a transaction that was left waiting
]
/** Codes out of these after which the connection is no more. */
const ending = ['08', '57P', '25P03']

/** Tells whether a failure is the database's, and not ours: the same again may work later. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DatabaseLost || hasCode(error, passing)
}

/** Tells whether a failure that PostgreSQL reports ends the connection on which it is reported. */
export function endsConnection(error: unknown): boolean {
  return hasCode(error, ending)
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  const code = String(error.code)
  return /^[0-9A-Z]{5}$/.test(code) && codes.some((start) => code.startsWith(start))
}
