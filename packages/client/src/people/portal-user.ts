import type { PortalUserAttributes, PortalUserResource } from '@rinda/contract/set-up/objects'
import type { Document, Language } from '@rinda/contract/wire/json-api'
import type { Role } from '@rinda/domain/access/role'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import type { Http, HttpResult } from '../http/create-http.ts'
import type { Texts } from '../http/entity.ts'
import { nameFrom } from '../http/names.ts'

/** Person who is signed in, with what they may do and how their company works. */
export type PortalUser = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  /** Introduces this person to the booking socket. */
  readonly token: string
  readonly permissions: readonly string[]
  readonly language: Language | null
  readonly company: { readonly id: number; readonly name: Texts; readonly logo: string }
  readonly profile: CompanyProfile
}

/** Path of whoever is signed in. */
export const currentPortalUserPath = '/api/portal/current_portal_user'

/** The signed-in person; null when nobody is. */
export async function getCurrentPortalUser(http: Http): Promise<HttpResult<PortalUser | null>> {
  const result = await http<Document<PortalUserResource>>({ path: currentPortalUserPath })
  if (result.ok) return { ok: true, value: result.value && portalUserOf(result.value.data) }
  const isNobody = result.failure.kind === 'refused' && result.failure.status === 401
  return isNobody ? { ok: true, value: null } : result
}

export async function signOut(http: Http): Promise<HttpResult<null>> {
  return http<null>({ method: 'DELETE', path: '/api/portal/portal_users/sign_out' })
}

export function portalUserOf(resource: { id: string; attributes: PortalUserAttributes }): PortalUser {
  const wire = resource.attributes
  return {
    id: resource.id,
    email: wire.email,
    name: wire.name,
    role: wire.role,
    token: wire.token,
    permissions: wire.permissions,
    language: wire.language,
    company: { id: wire.company.id, name: nameFrom(wire.company), logo: wire.company.logo },
    profile: wire.profile,
  }
}
