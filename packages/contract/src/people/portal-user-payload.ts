import { type Role, roles } from '@rinda/domain/access/role'
import { z } from 'zod'
import { email, language, rowId, text } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'

/** A person of the portal as those who administer the company see them: nothing that opens a door. */
export type PortalPersonAttributes = {
  company_id: number
  name: string
  email: string
  /** Language in which they are written to. */
  language: 'lv' | 'en' | 'ru'
  role: Role
  /** The role that they have; `role` is the one that they were given. */
  effective_role: Role
  permissions: string[]
  /** Null: every one of the company. */
  location_ids: number[] | null
  service_ids: number[] | null
  active: boolean
  /** Null: they have not been here yet. */
  last_sign_in_at: string | null
  created_at: string
  updated_at: string
}
export type PortalPersonResource = ResourceObject<'portal_user', PortalPersonAttributes>

/** A link with which somebody chooses their password, once. Where people sign in elsewhere it only leads there, and never ends. */
export type InvitationResource = ResourceObject<
  'invitation',
  { url: string; sets_password: boolean; expires_at: string | null; is_mailed: boolean }
>

const permission = z
  .string('field_wrong')
  .regex(/^(?:navigation\/(?:open_times|service_times)|locations\/[\w.-]{1,80})$/, 'field_wrong')
const ids = z.array(rowId, 'field_wrong').max(1000, 'field_too_long').nullable()

/** Rights of a person, and the locations and services to which they are limited. */
export const personStanding = z.object({
  role: z.enum(roles, 'field_wrong'),
  permissions: z.array(permission, 'field_wrong').max(50, 'field_too_long'),
  location_ids: ids,
  service_ids: ids,
  active: z.boolean('field_wrong'),
})
/** E-mail address and name of a person who has not signed in yet. */
export const newPersonFacts = z.object({
  email: email.refine((value) => value !== '', 'email_wrong').transform((value) => value.toLowerCase()),
  name: text(200).optional(),
})

/** The `portal_user` of a POST. `company_id` is heard from the platform's admin alone. */
export const createPortalUserPayload = z.object({
  portal_user: personStanding
    .partial({ permissions: true, location_ids: true, service_ids: true, active: true })
    .extend({ ...newPersonFacts.shape, language: language.optional(), company_id: rowId.optional() }),
})
/** The `portal_user` of a PATCH: any of the same, but the address, by which people sign in. */
export const updatePortalUserPayload = z.object({
  portal_user: personStanding
    .extend({ name: text(200).refine((value) => value !== '', 'field_required') })
    .partial()
    .extend({ language: language.optional() }),
})

export type CreatePortalUserPayload = z.output<typeof createPortalUserPayload>['portal_user']
export type UpdatePortalUserPayload = z.output<typeof updatePortalUserPayload>['portal_user']
