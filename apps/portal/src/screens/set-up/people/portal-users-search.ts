import { type PortalUserPart, portalUserParts } from '@rinda/domain/access/screen'

/**
 * Choice that the address of the portal users holds: the part, the company, and the person whose account is
 * open.
 */
export type PortalUsersSearch = { part?: PortalUserPart; company?: number; person?: string }

export function parsePortalUsersSearch(search: Record<string, unknown>): PortalUsersSearch {
  const part = portalUserParts.find((one) => one === search.part)
  const company = Number(search.company)
  const person = typeof search.person === 'number' ? String(search.person) : search.person
  return {
    ...(part ? { part } : {}),
    ...(Number.isInteger(company) && company > 0 ? { company } : {}),
    ...(typeof person === 'string' && person !== '' ? { person } : {}),
  }
}
