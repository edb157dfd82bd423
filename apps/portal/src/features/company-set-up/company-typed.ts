import type { PlatformCompany } from '@rinda/client/people/platform'
import type { SentCompany } from './use-make-company.ts'

export const textFields = ['name_lv', 'name_en', 'name_ru', 'www', 'logo', 'zone'] as const
export type TextField = (typeof textFields)[number]
/** Ways in which visitors of a new company's first location come. */
export const companyWays = ['appointments', 'line', 'both'] as const
export type CompanyWay = (typeof companyWays)[number]

/** A company as it is typed. */
export type CompanyTyped = Readonly<Record<TextField | 'domain', string>> & {
  readonly way: CompanyWay
  /** Sent, and not answered yet. */
  readonly sent: SentCompany | null
  /** Made already, while something else of the step was refused. */
  readonly madeId: number | null
}

const usualZone = 'Europe/Riga'
const nobody: Readonly<Record<TextField, string>> = {
  ...{ name_lv: '', name_en: '', name_ru: '', www: '', logo: '', zone: usualZone },
}

/** Texts of a company as they are saved; of one that is not there yet what is usual. */
export function savedTexts(company: PlatformCompany | undefined): Readonly<Record<TextField, string>> {
  if (!company) return nobody
  const { name_lv, name_en, name_ru, www, profile, inherited } = company
  const { zone } = profile
  return {
    ...{ name_lv, name_en, name_ru, www },
    logo: logoIn(profile) ?? '',
    zone: typeof zone === 'string' ? zone : inherited.zone,
  }
}

/** Facts to send of a company: those that are not as they are saved. One that is new has a name for all languages. */
export function companyToSend(
  company: PlatformCompany | undefined,
  texts: Readonly<Record<TextField, string>>,
): object {
  const before = savedTexts(company)
  const { logo, zone, ...plain } = texts
  const names = Object.entries(plain)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([name, text]) => (company ? text !== before[name as TextField] : text !== ''))
  const hasName = !company || (plain.name_lv.trim() !== before.name_lv && company.name === before.name_lv)
  const profile = profileToSend(company, { logo: logo.trim(), zone })
  return {
    ...Object.fromEntries(names),
    ...(hasName ? { name: plain.name_lv.trim() } : {}),
    ...(profile ? { profile } : {}),
  }
}

/** The answers of a company with another picture or zone, whole, as they are sent; null where both are as before. */
function profileToSend(
  company: PlatformCompany | undefined,
  { logo, zone }: { logo: string; zone: string },
): object | null {
  const before = savedTexts(company)
  if (logo === before.logo && zone === before.zone) return null
  const { facts: saidFacts, ...profile } = company?.profile ?? {}
  const { logo: _, ...facts } = { ...(saidFacts as Record<string, unknown> | undefined) }
  const next = { ...facts, ...(logo === '' ? {} : { logo }) }
  return {
    ...profile,
    ...(zone === before.zone ? {} : { zone }),
    ...(Object.keys(next).length > 0 ? { facts: next } : {}),
  }
}

function logoIn(profile: Readonly<Record<string, unknown>>): string | undefined {
  const { logo } = { ...(profile.facts as { logo?: string } | undefined) }
  return logo
}
