type Row = { readonly id?: number | string | undefined; readonly config?: unknown }
type Entry = { company_id?: unknown; location_id?: unknown }

/**
 * The special times of a location that is copied: those that are about it, without the ids of the company and location that they came from.
 * Nothing where there are none.
 */
export function ownSpecialTimes(row: Row, companyId: number | undefined): { config?: object } {
  const config = row.config as { special_times?: unknown } | undefined
  if (!Array.isArray(config?.special_times)) return {}
  const isOwn = (named: unknown, own: unknown) => named == null || String(named) === String(own)
  const entries = (config.special_times as Entry[])
    .filter((entry) => isOwn(entry.company_id, companyId) && isOwn(entry.location_id, row.id))
    .map(({ company_id: _, location_id: __, ...entry }) => entry)
  return { config: { ...config, special_times: entries } }
}
