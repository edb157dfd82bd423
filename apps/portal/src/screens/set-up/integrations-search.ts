export const integrationParts = ['keys', 'webhooks', 'calendars', 'import', 'payments'] as const
export type IntegrationPart = (typeof integrationParts)[number]
/** Choice that the address of the integrations holds: the part, and the company, for the platform's admin. */
export type IntegrationsSearch = { part?: IntegrationPart; company?: number }

export function parseIntegrationsSearch(search: Record<string, unknown>): IntegrationsSearch {
  const company = Number(search.company)
  const part = integrationParts.find((one) => one === search.part)
  return { ...(part ? { part } : {}), ...(Number.isInteger(company) && company > 0 ? { company } : {}) }
}
