import type { ProfileOverride } from './override.ts'

/** Entry of the directory for an e-mail domain. Of a partner's people the role follows from the address. */
export type DomainEntry = {
  companyId: number
  isPartner: boolean
  /** Tells whether `a@riga.agency.example` belongs here as `a@agency.example` does. */
  withSubdomains?: boolean
  profile?: ProfileOverride
}
/** Entry of the directory for a single address. */
export type AccountEntry = {
  /** Of a partner's people: one of those on the list of company admins. */
  isCompanyAdmin?: boolean
  /** Of an unknown domain, and yet received as one of a known domain is. */
  isKnown?: boolean
  profile?: ProfileOverride
}
/**
 * Directory of domains and addresses: who belongs to which company. Real directories are rows that the
 * platform's admin edits; this is their shape.
 */
export type Directory = {
  domains: Readonly<Record<string, DomainEntry>>
  accounts: Readonly<Record<string, AccountEntry>>
  /** Overrides for everyone whose address begins with the key, such as `admin@`. */
  prefixes?: Readonly<Record<string, ProfileOverride>>
}
