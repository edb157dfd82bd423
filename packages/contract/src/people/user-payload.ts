import { z } from 'zod'
import { email, phoneCountryCode, phoneNumber, rowId, text } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'

const attributes = z
  .object({
    email,
    phone_country_code: phoneCountryCode,
    phone_number: phoneNumber,
    first_name: text(100),
    last_name: text(100),
    push_id: text(300),
    project: text(100),
    company_id: rowId,
  })
  .partial()

/**
 * A visitor as a POST or PATCH sends them, under `user`, or under `location` as older programs do. What a caller may not set is
 * ignored.
 */
export const userPayload = z.object({ user: attributes })
/** The same under its other name. */
export const userPayloadUnderLocation = z.object({ location: attributes })
/** Both, as the interface is described. */
export const userPayloads = z.union([userPayload, userPayloadUnderLocation])

export type UserPayload = z.output<typeof attributes>

/** A visitor on the wire. `token` and `push_id` are for programs of the operator alone. */
export type UserAttributes = {
  company_id: number
  email: string
  phone_country_code: string
  phone_number: string
  first_name: string
  last_name: string
  project: string
  timestamp: number
  created_at: string
  updated_at: string
  token?: string
  push_id?: string
}
export type UserResource = ResourceObject<'user', UserAttributes>
