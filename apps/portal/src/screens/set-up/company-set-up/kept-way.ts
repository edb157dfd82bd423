import type { CompanyWay } from '../../../features/company-set-up/company-typed.ts'

const nameFor = (personId: string, companyId: number) => `rinda.company-set-up.1.${personId}.way.${companyId}`

/** Keeps in which way visitors are to come, until there is a location that says it. */
export function keepWay(personId: string, companyId: number, way: CompanyWay): void {
  try {
    localStorage.setItem(nameFor(personId, companyId), way)
  } catch {
    // It is chosen again with the location.
  }
}

export function keptWay(personId: string, companyId: number): CompanyWay {
  const way = localStorage.getItem(nameFor(personId, companyId))
  return way === 'line' || way === 'both' ? way : 'appointments'
}
