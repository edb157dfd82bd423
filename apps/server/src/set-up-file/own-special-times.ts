type Row = { readonly id?: number | string | undefined; readonly config?: unknown }
type Entry = { company_id?: unknown; location_id?: unknown }

const isEntry = (one: unknown): one is Entry => typeof one === 'object' && one !== null

/** Tells whether an id as a file has it is that of its own row, or says nothing. */
function isOwn(named: unknown, own: unknown): boolean {
  if (named == null) return true
  return (typeof named === 'number' || typeof named === 'string') && String(named) === String(own)
}

/**
 * The special times of a location that is copied: those that are about it, without the ids of the company and location that they came from.
 * Nothing where there are none; what is no special time stays, for whoever judges them.
 */
export function ownSpecialTimes(row: Row, companyId: number | undefined): { config?: object } {
  const config = row.config as { special_times?: unknown } | undefined
  if (!Array.isArray(config?.special_times)) return {}
  const entries = config.special_times.flatMap((entry: unknown) => {
    if (!isEntry(entry)) return [entry]
    const { company_id, location_id, ...about } = entry
    return isOwn(company_id, companyId) && isOwn(location_id, row.id) ? [about] : []
  })
  return { config: { ...config, special_times: entries } }
}
