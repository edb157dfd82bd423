import { type UserPayload, userPayload, userPayloadUnderLocation } from '@rinda/contract/people/user-payload'
import { done, type Refused, type Result, refuse } from '@rinda/contract/wire/refusals'
import { isPossiblePhoneNumber } from 'libphonenumber-js/min'
import { parse } from '../edge/parse.ts'
import type { UserCaller } from './policy.ts'
import type { UserRow } from './store.ts'

type Key = 'user' | 'location'

/** What is said of a visitor, under either name of the payload, and which name that was. */
export function userInput(caller: UserCaller, payload: unknown): Result<{ key: Key; input: UserPayload }> {
  const key = keyIn(payload)
  const parsed = key === 'user' ? parse(userPayload, payload) : parse(userPayloadUnderLocation, payload)
  if (!parsed.ok) return parsed
  const { push_id, ...input } = 'user' in parsed.value ? parsed.value.user : parsed.value.location
  const isInternal = caller.kind === 'internal' && push_id !== undefined
  return done({ key, input: isInternal ? { ...input, push_id } : input })
}

function keyIn(payload: unknown): Key {
  const isNamed = typeof payload === 'object' && payload !== null && Object.hasOwn(payload, 'user')
  return isNamed ? 'user' : 'location'
}

/** What is wrong with a telephone number as an input would leave it. A number without its country is taken as it is. */
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
