import type { ReadinessResource } from '@rinda/contract/set-up/readiness'
import type { Readiness } from '@rinda/domain/set-up/readiness'
import type { CompanyRow } from '../companies/company-store.ts'

/** Renders what a company still lacks. */
export function readinessResource(
  { company_id: companyId, name, name_lv, name_en, name_ru }: CompanyRow,
  { isReady, missing, done }: Readiness,
): ReadinessResource {
  return {
    id: String(companyId),
    type: 'readiness',
    attributes: {
      ...{ name, name_lv, name_en, name_ru },
      ready: isReady,
      missing: missing.map(({ lack, step, isBlocking, locationId }) => ({
        ...{ lack, step, blocking: isBlocking, location_id: locationId },
      })),
      done: [...done],
    },
  }
}
