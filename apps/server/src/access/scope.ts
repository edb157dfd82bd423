declare const minted: unique symbol

/** The rows that a caller may reach: one company's, or every company's. Only `caller.ts`, at sign-in, makes one. */
export type Scope = { readonly companyId: number | 'all'; readonly [minted]: true }

/** A scope of exactly one company: what a store's write needs. */
export type CompanyScope = { readonly companyId: number; readonly [minted]: true }

/** Mints a scope. To be called where a caller is recognised, and by jobs that work for every company. */
export function mintScope(companyId: number | 'all'): Scope {
  return { companyId } as Scope
}

/** Narrows a scope to the company of a row that was found within it. Throws when that row should not have been found. */
export function narrow(scope: Scope, companyId: number): CompanyScope {
  if (scope.companyId !== 'all' && scope.companyId !== companyId) {
    throw new Error(`a row of company ${companyId} was found in the scope of company ${scope.companyId}`)
  }
  return { companyId } as CompanyScope
}
