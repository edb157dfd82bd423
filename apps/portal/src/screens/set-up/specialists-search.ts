import { companyIn } from '../shown-company/company-search.ts'

/**
 * Choice that the address of the specialists holds: the id of the one who is edited, the searched text, and the one company that is looked at.
 */
export type SpecialistsSearch = { edit?: string; q?: string; company?: number }

/** Stands in the address while somebody new is written down. */
export const newSpecialist = 'new'

export function parseSpecialistsSearch(search: Record<string, unknown>): SpecialistsSearch {
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : value)
  const [edit, sought] = [text(search.edit), text(search.q)]
  const company = companyIn(search)
  return {
    ...(typeof edit === 'string' && edit !== '' ? { edit } : {}),
    ...(typeof sought === 'string' && sought !== '' ? { q: sought } : {}),
    ...(company === undefined ? {} : { company }),
  }
}
