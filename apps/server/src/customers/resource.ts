import type { UserAttributes, UserResource } from '@rinda/contract/people/user-payload'
import type { Caller } from '../access/caller.ts'
import type { UserRow } from './store.ts'

/** The only way of a visitor's row to the wire. What opens their bookings, and reaches their phone, is for programs of the operator alone. */
export function renderUser(caller: Caller, row: UserRow): UserResource {
  const attributes: UserAttributes = {
    company_id: row.company_id,
    email: row.email,
    phone_country_code: row.phone_country_code,
    phone_number: row.phone_number,
    first_name: row.first_name,
    last_name: row.last_name,
    project: row.project,
    timestamp: row.updated_at.getTime(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...(caller.kind === 'internal' ? { token: row.token, push_id: row.push_id } : {}),
  }
  return { id: String(row.user_id), type: 'user', attributes }
}
