import { z } from 'zod'
import { rowId, text } from '../wire/fields.ts'
import { newPersonFacts, personStanding } from './portal-user-payload.ts'

/**
 * Payloads of the platform's admin: companies, domains, people. Whether a profile makes sense is for the
 * rulebook to check.
 */

const yes = z.boolean('field_wrong')
const name = text(200).refine((value) => value !== '', 'field_required')
/** An override of a profile, whole: what it does not say is said by nobody. Null: it says nothing. */
const profile = z
  .union([z.null(), z.record(z.string(), z.unknown())], 'field_wrong')
  .transform((value) => value ?? {})
  .refine(isStorable, 'field_wrong')

/** PostgreSQL keeps neither the character 0 nor halves of characters; what is too deep to be written is kept by nobody. */
function isStorable(value: object): boolean {
  try {
    return !/\\u(?:0000|d[89a-f][0-9a-f]{2})/i.test(JSON.stringify(value))
  } catch {
    return false
  }
}

const www = text(200)
const companyFacts = z.object({
  name,
  name_lv: name,
  name_en: name,
  name_ru: name,
  www,
  visible: yes,
  profile,
})
export const companyPayload = z.object({ company: companyFacts.partial() })
/** Far below what the database can count to, so that there is always a next one. */
const companyId = rowId.pipe(z.number().max(1_000_000, 'field_wrong'))
/** A new company has a name, which stands for those that are left out; without an `id` it gets the next. */
export const createCompanyPayload = z.object({
  company: companyFacts.partial().required({ name: true }).extend({ id: companyId.optional() }),
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

const standing = personStanding.extend({ company_admin: yes, known: yes, profile }).partial()

export const personPayload = z.object({ portal_user: standing })
/** Somebody who has not been here yet. Whose company they are of follows from the address; of one that nobody knows, `company_id` says it. */
export const createPersonPayload = z.object({
  portal_user: standing.extend({ ...newPersonFacts.shape, company_id: rowId.optional() }),
})

export type CompanyPayload = z.output<typeof companyPayload>['company']
export type CreateCompanyPayload = z.output<typeof createCompanyPayload>['company']
export type CreateDomainPayload = z.output<typeof createDomainPayload>['domain']
export type UpdateDomainPayload = z.output<typeof updateDomainPayload>['domain']
export type PersonPayload = z.output<typeof personPayload>['portal_user']
export type CreatePersonPayload = z.output<typeof createPersonPayload>['portal_user']
