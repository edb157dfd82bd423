import type { ProfileOverride } from './override.ts'

/** What is known of an e-mail domain. Of a partner's people the role follows from the address. */
export type DomainEntry = {
  companyId: number
  isPartner: boolean
  /** Whether `a@riga.agency.example` belongs here as `a@agency.example` does. */
  withSubdomains?: boolean
  profile?: ProfileOverride
}
/** What is known of a single address. */
export type AccountEntry = {
  /** Of a partner's people: one of those on the list of company admins. */
  isCompanyAdmin?: boolean
  /** Of an unknown domain, and yet received as one of a known domain is. */
  isKnown?: boolean
  profile?: ProfileOverride
}
/** Who belongs where. Real directories are rows that the platform's admin edits; this is their shape. */
export type Directory = {
  domains: Readonly<Record<string, DomainEntry>>
  accounts: Readonly<Record<string, AccountEntry>>
  /** What is said of everyone whose address begins so, `admin@`. */
  prefixes?: Readonly<Record<string, ProfileOverride>>
}
