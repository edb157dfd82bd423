/** Reads from an address which company is looked at; nothing where it names none. */
export function companyIn({ company }: Readonly<Record<string, unknown>>): number | undefined {
  const named = typeof company === 'number' || typeof company === 'string' ? Number(company) : Number.NaN
  return Number.isSafeInteger(named) && named > 0 ? named : undefined
}
