import { type VisitorCaller, withToken } from '../access/caller.ts'

/** The caller with the token of the header alone: one in an address would stand in logs and histories. */
export function byHeader(
  caller: VisitorCaller,
  { headers }: { headers: Readonly<Record<string, unknown>> },
): VisitorCaller {
  const token = headers['x-booking-token']
  return withToken(caller, typeof token === 'string' ? token : null)
}
