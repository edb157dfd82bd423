import type {
  CompanyAttributes,
  LocationAttributes,
  LocationSent,
  ServiceAttributes,
  ServiceSent,
  SpecialistAttributes,
} from '@rinda/contract/set-up/objects'
import type { DraftOf, EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { entityFrom } from '../http/entity.ts'

/** A service with all that the wire says of it. Durations are minutes. */
export type Service = EntityOf<ServiceAttributes>
/** Facts of a service to send: any of them. */
export type ServiceDraft = DraftOf<ServiceSent>

/** A specialist as they come along with locations. */
export type Specialist = EntityOf<SpecialistAttributes>

/** A location with all that the wire says of it. Times of day are the company's. */
export type Location = EntityOf<LocationAttributes> & {
  /** Its services in their order; empty where they were not asked for. */
  readonly services: readonly Service[]
  /** Specialists who work for at least one of its services. */
  readonly specialists: readonly Specialist[]
  /**
   * Profile that holds for the person here, with the rules of the location's company; null where the server
   * does not send it.
   */
  readonly profile: CompanyProfile | null
}
/** Facts of a location to send: any of them. `companyId` is heard from the platform's admin, of a new one. */
export type LocationDraft = DraftOf<LocationSent>

/** The hours of a date, for all locations, for one company's or for one. */
export type SpecialTime = NonNullable<Location['config']['special_times']>[number]
/** Time in which a service can be booked, on a weekday or a date. */
export type BookingTime = NonNullable<Service['config']['booking_times']>[number]

/** The locations of a document, in its order, each with what came along. */
export function locationsFrom({ data, included = [] }: Document<ResourceObject[]>): Location[] {
  const services = Map.groupBy(entitiesOf<Service>(included, 'service'), ({ locationId }) => locationId)
  const specialists = entitiesOf<Specialist>(included, 'specialist')
  const profiles = new Map(included.filter(isOf('company')).map((one) => [Number(one.id), profileOf(one)]))
  return data.map((resource) => {
    const own = services.get(Number(resource.id)) ?? []
    const location = entityFrom<Location>(resource)
    return {
      ...location,
      services: own,
      specialists: specialistsOf(own, specialists),
      profile: profiles.get(location.companyId) ?? null,
    }
  })
}

/** One location, with what came along. */
export function locationFrom(resource: ResourceObject, included: readonly ResourceObject[] = []): Location {
  const own = included.filter(
    ({ type, attributes }) => type !== 'service' || String(attributes.location_id) === resource.id,
  )
  return locationsFrom({ data: [resource], included: own })[0] as Location
}

/** Picks the specialists who work for at least one of these services. */
export function specialistsOf(
  services: readonly Service[],
  among: readonly Specialist[],
): readonly Specialist[] {
  const ids = new Set(services.flatMap(({ config }) => config.specialists ?? []))
  return among.filter(({ id }) => ids.has(id))
}

function entitiesOf<Entity extends { readonly id: number }>(
  included: readonly ResourceObject[],
  type: string,
): Entity[] {
  return included.filter(isOf(type)).map((one) => entityFrom<Entity>(one))
}

function profileOf(company: ResourceObject): CompanyProfile | null {
  return (company.attributes as CompanyAttributes).profile ?? null
}

const isOf = (type: string) => (resource: ResourceObject) => resource.type === type
