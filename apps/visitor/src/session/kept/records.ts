/** Page as it is kept: its name, the moment (ms since 1970) at which it was true, the one from which on it is forgotten, and what it says. */
export type KeptRecord = {
  readonly name: string
  readonly at: number
  readonly until: number
  readonly text: string
}

/** Number of pages that are kept: the one that was true the longest ago goes first. */
const mostKept = 12

/** Reads the records that are kept and not over; what is none counts as none. */
export function recordsFrom(kept: string | null, now: number): readonly KeptRecord[] {
  try {
    const records = JSON.parse(kept ?? '[]') as unknown
    return Array.isArray(records) ? records.filter((one) => isRecord(one) && one.until > now) : []
  } catch {
    return []
  }
}

/** The records with one more, in the place of an earlier one of that name. */
export function withRecord(records: readonly KeptRecord[], added: KeptRecord): readonly KeptRecord[] {
  const all = [...records.filter(({ name }) => name !== added.name), added]
  return all.toSorted((one, other) => one.at - other.at).slice(-mostKept)
}

function isRecord(one: unknown): one is KeptRecord {
  const { name, at, until, text } = (one ?? {}) as Partial<Record<keyof KeptRecord, unknown>>
  return (
    typeof name === 'string' &&
    typeof at === 'number' &&
    typeof until === 'number' &&
    typeof text === 'string'
  )
}
