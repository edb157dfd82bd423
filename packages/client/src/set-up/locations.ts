import type {
  CompanyAttributes,
  LocationAttributes,
  ServiceAttributes,
  SpecialistAttributes,
} from '@rinda/contract/set-up/objects'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { type Http, type HttpResult, timeoutsMs } from '../http/create-http.ts'
import { type Names, namesOf } from '../http/names.ts'

export type Service = {
  readonly id: number
  readonly locationId: number
  readonly position: number
  readonly names: Names
  readonly isActive: boolean
  readonly isVisible: boolean
  readonly isAvailable: boolean
  readonly isBmsActive: boolean
  readonly durationMinutes: number
  readonly stepMinutes: number
  readonly capacity: number
  readonly specialistIds: readonly number[]
}

export type Specialist = {
  readonly id: number
  readonly name: string
  readonly isActive: boolean
  readonly serviceIds: readonly number[]
}

export type Location = {
  readonly id: number
  readonly companyId: number
  readonly position: number
  readonly names: Names
  readonly address: string
  /** Empty where this person may not know it. */
  readonly bmsId: string
  readonly isActive: boolean
  readonly isVisible: boolean
  readonly isOnline: boolean
  readonly isOpen: boolean
  readonly isAvailable: boolean
  readonly isBmsActive: boolean
  readonly isQmsActive: boolean
  readonly services: readonly Service[]
  /** Those who work for at least one of its services. */
  readonly specialists: readonly Specialist[]
  /** What the person may do here, and how its company works; null where the server does not say. */
  readonly profile: CompanyProfile | null
}

/** The locations that the signed-in person may see, in their order, each with its services and specialists. */
export async function listOwnLocations(http: Http): Promise<HttpResult<readonly Location[]>> {
  const result = await http<Document<ResourceObject[]>>({
    path: '/api/portal/locations?include=services,specialists,company',
    timeoutMs: timeoutsMs.list,
  })
  return result.ok ? { ok: true, value: locationsOf(result.value ?? { data: [] }) } : result
}

function locationsOf(document: Document<ResourceObject[]>): readonly Location[] {
  const included = document.included ?? []
  const services = ofType(included, 'service').map(serviceOf).sort(byPosition)
  const specialists = ofType(included, 'specialist').map(specialistOf)
  const profiles = new Map(ofType(included, 'company').map((one) => [Number(one.id), profileOf(one)]))
  return document.data
    .map((one) => ({ ...locationOf(one, services, specialists), profile: profileIn(profiles, one) }))
    .sort(byPosition)
}

function ofType(resources: readonly ResourceObject[], type: string): ResourceObject[] {
  return resources.filter((resource) => resource.type === type)
}

function byPosition(one: { position: number; id: number }, other: { position: number; id: number }): number {
  return one.position - other.position || one.id - other.id
}

function profileOf(company: ResourceObject): CompanyProfile | null {
  return (company.attributes as CompanyAttributes).profile ?? null
}

function profileIn(profiles: ReadonlyMap<number, CompanyProfile | null>, location: ResourceObject) {
  return profiles.get((location.attributes as LocationAttributes).company_id) ?? null
}

function locationOf(
  resource: ResourceObject,
  services: readonly Service[],
  specialists: readonly Specialist[],
): Omit<Location, 'profile'> {
  const wire = resource.attributes as LocationAttributes
  const own = services.filter((service) => service.locationId === Number(resource.id))
  return {
    id: Number(resource.id),
    companyId: wire.company_id,
    position: wire.position,
    names: namesOf(wire),
    address: wire.address,
    bmsId: wire.bms_id ?? '',
    isActive: wire.active,
    isVisible: wire.visible,
    isOnline: wire.online,
    isOpen: wire.open,
    isAvailable: wire.available,
    isBmsActive: wire.bms_active,
    isQmsActive: wire.qms_active,
    services: own,
    specialists: specialists.filter(({ id }) => own.some(({ specialistIds }) => specialistIds.includes(id))),
  }
}

function serviceOf(resource: ResourceObject): Service {
  const wire = resource.attributes as ServiceAttributes
  return {
    id: Number(resource.id),
    locationId: Number(wire.location_id),
    position: wire.position,
    names: namesOf(wire),
    isActive: wire.active,
    isVisible: wire.visible,
    isAvailable: wire.available,
    isBmsActive: wire.bms_active,
    durationMinutes: wire.duration,
    stepMinutes: wire.step,
    capacity: wire.capacity,
    specialistIds: (wire.config.specialists ?? []).map(Number),
  }
}

function specialistOf(resource: ResourceObject): Specialist {
  const wire = resource.attributes as SpecialistAttributes
  return {
    id: Number(resource.id),
    name: wire.name,
    isActive: wire.active,
    serviceIds: (wire.service_ids ?? []).map(Number),
  }
}
