import type { Query } from '@rinda/client/http/reads'
import type { Approval, BookingStatus } from '@rinda/domain/booking/status'

/** Ways by which a booking can have come in. */
export const clientChoices = ['portal', 'widget', 'app'] as const

/** Choice of what the log shows, as the address holds it; what is absent narrows nothing. */
export type LogFilters = {
  company?: number
  location?: number
  service?: number
  specialist?: number
  status?: BookingStatus
  approval?: Approval
  client?: (typeof clientChoices)[number]
  q?: string
  /** Order by start; absent: what was changed last comes first. */
  sort?: 'time'
}

export type LogFilterName = Exclude<keyof LogFilters, 'q' | 'sort'>

/** Gives the filters as the server names them. */
export function wireFilters(filters: LogFilters): Query {
  const { company, location, service, specialist, client, ...others } = filters
  return {
    ...{ company_id: company, location_id: location, service_id: service, specialist_id: specialist },
    ...{ client_type: client, ...others },
  }
}
