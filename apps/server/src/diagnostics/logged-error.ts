import { redact } from '../edge/redact.ts'

/** Classes of PostgreSQL's errors whose text quotes values that were sent: wrong data, and what somebody raised. */
const quoting = /^(22|P0)/
const mostCauses = 3

/** Error as it stands in the log. */
export type LoggedError = {
  type: string
  message: string
  code?: string
  /** Names of the schema that the database puts into its errors. */
  table?: string
  column?: string
  constraint?: string
  /** Places in the code, without the message. */
  stack: string
  cause?: LoggedError
}

/**
 * Writes what is known of an error without anything that somebody sent: what is not named here is left out, such as the row that the database
 * shows when a rule of it is broken.
 */
export function loggedError(error: unknown, causes = 0): LoggedError {
  const given = Object(error) as Record<string, unknown>
  const text = (key: string) => (typeof given[key] === 'string' ? { [key]: given[key].slice(0, 200) } : {})
  const { cause } = given
  return {
    type: error instanceof Error ? error.constructor.name : typeof error,
    message: error instanceof Error ? messageOf(error, given.code) : 'what was thrown is no error',
    ...text('code'),
    ...text('table'),
    ...text('column'),
    ...text('constraint'),
    stack: placesIn(error instanceof Error ? error.stack : undefined),
    ...(cause instanceof Error && causes < mostCauses ? { cause: loggedError(cause, causes + 1) } : {}),
  }
}

function messageOf(error: Error, code: unknown): string {
  const quotes = error instanceof SyntaxError || quoting.test(String(code ?? ''))
  return redact(quotes ? error.message.replace(/(["'`«“]).*(["'`»”])/gsu, '$1…$2') : error.message).slice(
    0,
    500,
  )
}

function placesIn(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
