import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { DatabaseLost, isUnavailable } from '../database/unavailable.ts'
import { reasonOf } from '../start-refusal.ts'

/**
 * Gives the refusal for something that was thrown: that the database is away for a while, or that the fault
 * is ours. Nothing else is sent out.
 */
export function refusalOfFault(error: unknown): Refused {
  return refuse(isUnavailable(error) ? 'unavailable' : 'internal')
}

/** Log with a function for each level that writes a line. */
type FaultLog = Record<'debug' | 'warn' | 'error', (about: object, line: string) => void>

/** Logs what was thrown: a fault of ours with all that is known of it. That the database is away was said where it is watched. */
export function logFault(log: FaultLog, error: unknown, about: object = {}): void {
  if (error instanceof DatabaseLost) log.debug(about, error.message)
  else if (isUnavailable(error)) log.warn({ reason: reasonOf(error), ...about }, 'the database could not')
  else log.error({ err: error, ...about }, 'something failed')
}
