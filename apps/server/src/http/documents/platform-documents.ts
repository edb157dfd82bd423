import { roles } from '@rinda/domain/access/role'
import { z } from 'zod'
import { listDocument, oneDocument, resourceShape } from '../openapi/describe.ts'
import { personAttributes } from './people-documents.ts'

const override = z.record(z.string(), z.unknown()).describe('Answers over those that hold otherwise')

const company = resourceShape(
  'platform_company',
  z.object({
    name: z.string(),
    name_lv: z.string(),
    name_en: z.string(),
    name_ru: z.string(),
    www: z.string(),
    logo: z.string().describe('An address of an image'),
    latitude: z.number(),
    longitude: z.number(),
    visible: z.boolean(),
    profile: override,
    inherited: z.record(z.string(), z.unknown()).describe('What holds where the override says nothing'),
    locations: z.array(z.looseObject({ id: z.number(), name: z.string() })),
    updated_at: z.string(),
    timestamp: z.number(),
  }),
)
const domain = resourceShape(
  'domain',
  z.object({
    domain: z.string(),
    company_id: z.number(),
    partner: z.boolean(),
    subdomains: z.boolean(),
    profile: override,
    built_in: z.boolean(),
    removed: z.boolean(),
    people: z.number(),
  }),
)
const person = resourceShape(
  'platform_person',
  personAttributes.extend({ company_admin: z.boolean(), known: z.boolean(), profile: override }),
)
const preview = resourceShape('preview', z.looseObject({ email: z.string(), role: z.enum(roles) }))
const change = resourceShape(
  'change',
  z.looseObject({ at: z.string(), actor: z.string(), action: z.string(), changes: z.array(z.unknown()) }),
)

export const companyDocument = oneDocument(company)
export const companiesDocument = listDocument(company)
export const domainDocument = oneDocument(domain)
export const domainsDocument = listDocument(domain)
export const personDocument = oneDocument(person)
export const peopleDocument = listDocument(person)
export const previewDocument = oneDocument(preview)
export const historyDocument = listDocument(change)
