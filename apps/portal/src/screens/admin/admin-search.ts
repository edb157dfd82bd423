import { companyIn } from '../shown-company/company-search.ts'

export const adminTabs = ['companies', 'domains', 'people', 'preview', 'history'] as const
export type AdminTab = (typeof adminTabs)[number]

/** Choice that the address of the administration holds: the tab, what is edited or looked at in it, and the one company that it is limited to. */
export type AdminSearch = { tab?: AdminTab; id?: string; company?: number }

export function parseAdminSearch(search: Record<string, unknown>): AdminSearch {
  const tab = adminTabs.find((one) => one === search.tab)
  const id = typeof search.id === 'number' ? String(search.id) : search.id
  const company = companyIn(search)
  return {
    ...(tab ? { tab } : {}),
    ...(typeof id === 'string' && id !== '' ? { id } : {}),
    ...(company === undefined ? {} : { company }),
  }
}
