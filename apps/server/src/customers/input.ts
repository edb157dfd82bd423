import type { UserPayload } from '@rinda/contract/people/user-payload'
import { type Refused, refuse } from '@rinda/contract/wire/refusals'
import { isPossiblePhoneNumber } from 'libphonenumber-js/min'
import type { UserCaller } from './policy.ts'
import type { UserRow } from './store.ts'

type Key = 'user' | 'location'

/** Fields of a visitor, and which of its two names they have in the payload. */
export type SentUser = { key: Key; input: UserPayload }

/** Leaves out what this caller may not set: a push id is for programs alone. */
export function ownInput(caller: UserCaller, { push_id, ...input }: UserPayload): UserPayload {
  return caller.kind === 'internal' && push_id !== undefined ? { ...input, push_id } : input
}

/**
 * Refuses a telephone number that is wrong as an input would leave it. A number without its country is taken
 * as it is.
 */
export function whyNotPhone(
  key: Key,
  {
    phone_country_code: code = '',
    phone_number: number = '',
  }: { [Name in keyof UserRow]?: UserRow[Name] | undefined },
): Refused | null {
  const isPossible = code === '' || number === '' || isPossiblePhoneNumber(`+${code}${number}`)
  return isPossible ? null : refuse('phone_wrong', `${key}/phone_number`)
}
