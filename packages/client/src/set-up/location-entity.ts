import type { ResourceObject } from '@rinda/contract/wire/json-api'
import { entityFrom, type Stamps, type Texts, type TextsDraft } from '../http/entity.ts'
import type { ServiceEntity } from './service-calls.ts'

type Weekday = 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday'
/** HH:mm of the company's clock; null on a day that is closed. */
type Hours = { readonly [End in `open${Weekday}${'From' | 'Till'}`]: string | null }
type Range = { readonly from: string | null; readonly till: string | null }

/** The hours of a date, for all locations, for one company's or for one. */
export type SpecialTime = {
  day: string
  from?: string | null
  till?: string | null
  company_id?: number
  location_id?: number
}

/** Addresses of other systems. The public does not see them. */
type SystemAddresses = {
  readonly bmsId: string
  readonly bmsBaseUrl: string
  readonly qmsBaseUrl: string
  readonly qmsServicesUrl: string
  readonly qmsTicketsUrl: string
  readonly qmsGetTicketUrl: string
  readonly qmsCancelTicketUrl: string
}

/** What a location says of itself, and a PATCH takes. */
type LocationFacts = Hours & {
  readonly position: number
  readonly name: Texts
  readonly address: Texts
  readonly description: Texts
  readonly announcement: Texts
  readonly phone: string
  readonly email: string
  readonly www: string
  readonly latitude: number
  readonly longitude: number
  readonly accessibility: { readonly [Level in 1 | 2 | 3 | 4 | 5]: boolean }
  readonly isActive: boolean
  readonly isVisible: boolean
  readonly isOnline: boolean
  readonly isQmsActive: boolean
  readonly isBmsActive: boolean
  readonly config: { readonly special_times?: readonly SpecialTime[]; readonly [key: string]: unknown }
}

/** A location with all that the wire says of it. Times of day are the company's. */
export type LocationEntity = LocationFacts &
  Partial<SystemAddresses> &
  Stamps & {
    readonly id: number
    readonly companyId: number
    readonly openTimes: readonly (Range & { readonly date: string; readonly weekday: string })[]
    readonly availableTimes: Range | null
    readonly isOpen: boolean
    readonly isAvailable: boolean
    readonly crowdLevel: number
    /** Empty where they were not asked for. */
    readonly services: readonly ServiceEntity[]
  }

type Multilingual = 'name' | 'address' | 'description' | 'announcement'
/** What may be said of a location: any of it. `companyId` is heard from the platform's admin, of a new one. */
export type LocationDraft = Partial<
  Omit<LocationFacts, Multilingual | 'accessibility'> &
    SystemAddresses & { readonly [Field in Multilingual]: TextsDraft } & {
      readonly accessibility: Partial<LocationFacts['accessibility']>
      readonly companyId: number
    }
>

/** A location's resource, with those of its services that came along. */
export function withServices(
  resource: ResourceObject,
  included: readonly ResourceObject[] = [],
): LocationEntity {
  const services = included
    .filter(({ type, attributes }) => type === 'service' && String(attributes.location_id) === resource.id)
    .map((one) => entityFrom<ServiceEntity>(one))
  return { ...entityFrom<LocationEntity>(resource), services }
}
