import type { InvitationResource, PortalPersonAttributes } from '@rinda/contract/people/portal-user-payload'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Role } from '@rinda/domain/access/role'
import type { Http, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readList, withQuery } from '../http/reads.ts'
import { type WriteOptions, write } from '../http/writes.ts'

/** Facts and rights that a company's admin gives to a person. */
type PersonFacts = {
  readonly name: string
  /** Language in which they are written to. */
  readonly language: 'lv' | 'en' | 'ru'
  readonly role: Role
  readonly permissions: readonly string[]
  /** Null: every one of the company. */
  readonly locationIds: readonly number[] | null
  readonly serviceIds: readonly number[] | null
  readonly isActive: boolean
}

/** A person of the portal, as those see them who administer the company. */
export type PortalPerson = EntityOf<PortalPersonAttributes>

/**
 * Facts of a person to send. The address counts only for a new one; so does `companyId`, and only from the
 * platform's admin.
 */
export type PortalPersonDraft = Partial<PersonFacts & { readonly email: string; readonly companyId: number }>

/** A link with which somebody chooses a password, once; or where they sign in, if that is elsewhere. */
export type Invitation = {
  readonly url: string
  readonly setsPassword: boolean
  readonly expiresAt: string | null
  /** Tells whether it is sent to the person by mail too. */
  readonly isMailed: boolean
}

/** The people of the company, however many pages they are; of every company for the platform's admin, or of the one named. */
export function listPortalUsers(
  http: Http,
  filter: { companyId?: number; pageSize?: number } = {},
): Promise<HttpResult<PortalPerson[]>> {
  const query = { company_id: filter.companyId, 'page[size]': filter.pageSize }
  return readList(http, withQuery('/api/portal/portal_users', query), ({ data }) =>
    data.map((one) => entityFrom<PortalPerson>(one)),
  )
}

/** Gives somebody an account. Address and role are needed. */
export function createPortalUser(http: Http, draft: PortalPersonDraft, options: WriteOptions = {}) {
  const path = '/api/portal/portal_users'
  return write(
    http,
    { method: 'POST', path, under: 'portal_user', draft, ...options },
    entityFrom<PortalPerson>,
  )
}

/** Changes what is given. */
export function updatePortalUser(
  http: Http,
  id: number,
  draft: PortalPersonDraft,
  options: WriteOptions = {},
) {
  const path = `/api/portal/portal_users/${id}`
  return write(
    http,
    { method: 'PATCH', path, under: 'portal_user', draft, ...options },
    entityFrom<PortalPerson>,
  )
}

/** A link for somebody's password. Its address is told here alone; the link before it ends. */
export async function makeInvitation(
  http: Http,
  id: number,
  options: WriteOptions = {},
): Promise<HttpResult<Invitation | undefined>> {
  const path = `/api/portal/portal_users/${id}/invitation`
  const result = await http<Document<InvitationResource>>({ method: 'POST', path, body: {}, ...options })
  if (!result.ok) return result
  const made = result.value?.data.attributes
  return {
    ok: true,
    value: made && {
      ...{ url: made.url, setsPassword: made.sets_password },
      ...{ expiresAt: made.expires_at, isMailed: made.is_mailed },
    },
  }
}
