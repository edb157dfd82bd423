import { roles } from '@rinda/domain/access/role'
import { z } from 'zod'
import { listDocument, oneDocument, resourceShape } from '../openapi/describe.ts'

const ids = z.array(z.number()).nullable().describe('Null: every one of the company')

/** Attributes of a person of the portal, as those who administer the company see them. */
export const personAttributes = z.object({
  company_id: z.number(),
  name: z.string(),
  email: z.string(),
  language: z.enum(['lv', 'en', 'ru']).describe('In which they are written to'),
  role: z.enum(roles).describe('As given'),
  effective_role: z.enum(roles).describe('As it is: of a partner’s people it follows from the address'),
  permissions: z.array(z.string()),
  location_ids: ids,
  service_ids: ids,
  active: z.boolean(),
  last_sign_in_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})

const person = resourceShape('portal_user', personAttributes)
const invitation = resourceShape(
  'invitation',
  z.object({
    url: z.string().describe('Said here once, and kept nowhere'),
    sets_password: z.boolean().describe('No: people sign in elsewhere, and the address only leads there'),
    expires_at: z.string().nullable(),
    is_mailed: z.boolean().describe('Whether it is sent to the person by mail too, in their language'),
  }),
)

export const portalPersonDocument = oneDocument(person)
export const portalPeopleDocument = listDocument(person)
export const invitationDocument = oneDocument(invitation)

const currentUser = resourceShape(
  'portal_user',
  z.object({
    company_id: z.number(),
    ...{ email: z.string(), name: z.string() },
    role: z.enum(roles),
    token: z.string().describe('What the sockets are shown in `user.token`'),
    permissions: z.array(z.string()),
    updated_at: z.iso.datetime(),
    language: z.enum(['lv', 'en', 'ru']).nullable(),
    company: z.looseObject({ id: z.number(), name: z.string(), logo: z.string() }),
    profile: z.looseObject({}).describe('How the company works, and what this person may do there'),
  }),
  'current_portal_user',
)
export const currentUserDocument = oneDocument(currentUser)
