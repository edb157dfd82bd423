import { roles } from '@rinda/domain/access/role'
import { z } from 'zod'
import { rowId, text } from './fields.ts'

/** What the platform's admin writes: companies, domains, people. Whether a profile makes sense is the rulebook's to say. */

const yes = z.boolean('field_wrong')
const name = text(200).refine((value) => value !== '', 'field_required')
/** An override of a profile, whole: what it does not say is said by nobody. Null: it says nothing. */
const profile = z
  .union([z.null(), z.record(z.string(), z.unknown())], 'field_wrong')
  .transform((value) => value ?? {})
  .refine(isStorable, 'field_wrong')

/** PostgreSQL keeps neither the character 0 nor halves of characters. */
function isStorable(value: object): boolean {
  return !/\\u(?:0000|d[89a-f][0-9a-f]{2})/i.test(JSON.stringify(value))
}

export const companyPayload = z.object({
  company: z.object({ name, name_lv: name, name_en: name, name_ru: name, visible: yes, profile }).partial(),
})

const domainName = z
  .string('field_wrong')
  .trim()
  .toLowerCase()
  .max(253, 'field_too_long')
  .regex(/^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}\d-]{2,}$/u, 'field_wrong')

const domainFacts = z.object({ company_id: rowId, partner: yes, subdomains: yes, profile })
export const createDomainPayload = z.object({
  domain: domainFacts.partial().extend({ domain: domainName, company_id: rowId }),
})
export const updateDomainPayload = z.object({ domain: domainFacts.partial() })

const permission = z
  .string('field_wrong')
  .regex(/^(?:navigation\/(?:open_times|service_times)|locations\/[\w.-]{1,80})$/, 'field_wrong')
const ids = z.array(rowId, 'field_wrong').max(1000, 'field_too_long').nullable()

export const personPayload = z.object({
  portal_user: z
    .object({
      role: z.enum(roles, 'field_wrong'),
      permissions: z.array(permission, 'field_wrong').max(50, 'field_too_long'),
      location_ids: ids,
      service_ids: ids,
      active: yes,
      company_admin: yes,
      known: yes,
      profile,
    })
    .partial(),
})

export type CompanyPayload = z.output<typeof companyPayload>['company']
export type CreateDomainPayload = z.output<typeof createDomainPayload>['domain']
export type UpdateDomainPayload = z.output<typeof updateDomainPayload>['domain']
export type PersonPayload = z.output<typeof personPayload>['portal_user']
