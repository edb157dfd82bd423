import type { UserAttributes } from '@rinda/contract/people/user-payload'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readList, readOne, withQuery } from '../http/reads.ts'
import { type WriteOptions, write } from '../http/writes.ts'

/** A visitor who is known by name. `token` and `pushId` come to programs of the operator alone. */
export type User = EntityOf<UserAttributes>

export type UserDraft = Partial<Omit<User, 'id' | 'token' | 'timestamp' | 'createdAt' | 'updatedAt'>>
export type UserFilter = { companyId?: number; email?: string; phoneNumber?: string; pageSize?: number }

/** The source's own name for what is sent of a user. */
const under = 'location'

/** The users that fit, however many pages they are. */
export function listUsers(http: Http, filter: UserFilter = {}): Promise<HttpResult<User[]>> {
  const query = {
    company_id: filter.companyId,
    email: filter.email,
    phone_number: filter.phoneNumber,
    'page[size]': filter.pageSize,
  }
  return readList(http, withQuery('/api/users', query), usersOf)
}

export function getUser(http: Http, id: number) {
  return readOne(http, `/api/users/${id}`, ({ data }) => entityFrom<User>(data))
}

export function createUser(http: Http, draft: UserDraft, options: WriteOptions = {}) {
  return write(http, { method: 'POST', path: '/api/users', under, draft, ...options }, entityFrom<User>)
}

/** Changes what is given. */
export function updateUser(http: Http, id: number, draft: UserDraft, options: WriteOptions = {}) {
  return write(
    http,
    { method: 'PATCH', path: `/api/users/${id}`, under, draft, ...options },
    entityFrom<User>,
  )
}

function usersOf({ data }: Document<ResourceObject[]>): User[] {
  return data.map((one) => entityFrom<User>(one))
}
