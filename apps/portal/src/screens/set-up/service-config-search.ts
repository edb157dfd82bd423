import { type ServiceConfigTab, serviceConfigTabs } from '@rinda/domain/access/screen'

/**
 * Choice that the address of the service configuration holds: the tab, and the company whose services are
 * shown.
 */
export type ServiceConfigSearch = { tab?: ServiceConfigTab; company?: number }

export function parseServiceConfigSearch(search: Record<string, unknown>): ServiceConfigSearch {
  const tab = serviceConfigTabs.find((one) => one === search.tab)
  const company = Number(search.company)
  return { ...(tab ? { tab } : {}), ...(Number.isInteger(company) && company > 0 ? { company } : {}) }
}
