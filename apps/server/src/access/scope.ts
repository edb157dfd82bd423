/**
 * The rows that a caller may reach, by their company. Its field is private, so that nothing else has its type; only this file makes one, and
 * a law forbids to cast into it.
 */
class CompanyReach<Company extends number | 'all'> {
  readonly #companyId: Company

  constructor(companyId: Company) {
    this.#companyId = companyId
  }

  get companyId(): Company {
    return this.#companyId
  }
}

/** One company's rows, or every company's. Only `caller.ts`, at sign-in, makes one. */
export type Scope = CompanyReach<number | 'all'>
/** A scope of exactly one company: what a store's write needs. */
export type CompanyScope = CompanyReach<number>

/** Mints a scope. To be called where a caller is recognised, and by jobs that work for every company. */
export function mintScope(companyId: number | 'all'): Scope {
  return new CompanyReach(companyId)
}

/** Narrows a scope to the company of a row that was found within it. Throws when that row should not have been found. */
export function narrow(scope: Scope, companyId: number): CompanyScope {
  if (scope.companyId !== 'all' && scope.companyId !== companyId) {
    throw new Error(`a row of company ${companyId} was found in the scope of company ${scope.companyId}`)
  }
  return new CompanyReach(companyId)
}
