import type { Http } from '../http/create-http.ts'
import { entityFrom, type Stamps, type Texts, type TextsDraft } from '../http/entity.ts'
import { type WriteOptions, write } from '../http/writes.ts'

/** When a service can be booked, on a weekday or a date. */
export type BookingTime = { day: string; from?: string | null; till?: string | null }

/** What a service says of itself, and a PATCH takes. Durations are minutes. */
type ServiceFacts = {
  readonly position: number
  readonly name: Texts
  readonly averageTime: number
  readonly isActive: boolean
  readonly isVisible: boolean
  /** Ids of other systems; 0 means none. */
  readonly qmsId: string | number
  readonly bmsId: string | number
  readonly bmsStartDate: string | null
  readonly bmsEndDate: string | null
  readonly duration: number | null
  readonly step: number | null
  readonly capacity: number
  readonly tags: readonly string[]
  readonly config: {
    readonly specialists?: readonly number[]
    readonly booking_times?: readonly BookingTime[]
    readonly [key: string]: unknown
  }
}

export type ServiceEntity = ServiceFacts &
  Stamps & {
    readonly id: number
    readonly companyId: number
    readonly locationId: number
    readonly ticketsToWait: number
    readonly timeToWait: number
    readonly isAvailable: boolean
    readonly isQmsActive: boolean
    readonly isBmsActive: boolean
  }

export type ServiceDraft = Partial<Omit<ServiceFacts, 'name'> & { readonly name: TextsDraft }>

/** A new service of a location. Its name is needed in each language. */
export function createService(
  http: Http,
  locationId: number,
  draft: ServiceDraft,
  options: WriteOptions = {},
) {
  const path = `/api/portal/locations/${locationId}/services`
  return write(http, { method: 'POST', path, under: 'service', draft, ...options }, entityFrom<ServiceEntity>)
}

/** Changes what is given. */
export function updateService(
  http: Http,
  place: { locationId: number; serviceId: number },
  draft: ServiceDraft,
  options: WriteOptions = {},
) {
  const path = `/api/portal/locations/${place.locationId}/services/${place.serviceId}`
  return write(
    http,
    { method: 'PATCH', path, under: 'service', draft, ...options },
    entityFrom<ServiceEntity>,
  )
}
