import { type SetUpStep, setUpSteps } from '@rinda/domain/set-up/readiness'

/** Step that the address of the set-up holds, and the location that it is about. */
export type CompanySetUpSearch = { step?: SetUpStep; location?: number | 'new' }

export function parseCompanySetUpSearch(search: Record<string, unknown>): CompanySetUpSearch {
  const step = setUpSteps.find((one) => one === search.step)
  const id = Number(search.location)
  const location = search.location === 'new' ? 'new' : Number.isInteger(id) && id > 0 ? id : undefined
  return { ...(step ? { step } : {}), ...(location === undefined ? {} : { location }) }
}
