import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readList } from '../http/reads.ts'
import { type LocationEntity, withServices } from './location-entity.ts'
import type { ServiceEntity } from './service-calls.ts'

export type SpecialistEntity = {
  readonly id: number
  readonly companyId: number
  readonly bmsId: string
  readonly name: string
  readonly isActive: boolean
  readonly serviceIds: readonly number[]
}

/** A location with its services and those who work for them: all that is set up of it. */
export type SetUpLocation = LocationEntity & { readonly specialists: readonly SpecialistEntity[] }

/** All that the signed-in person's locations are set up with, in their order. */
export function listSetUp(http: Http): Promise<HttpResult<SetUpLocation[]>> {
  const path = '/api/portal/locations?include=services,specialists'
  return readList(http, path, ({ data, included = [] }) => {
    const specialists = included.filter(isOf('specialist')).map((one) => entityFrom<SpecialistEntity>(one))
    const services = Map.groupBy(included.filter(isOf('service')), ({ attributes }) =>
      String(attributes.location_id),
    )
    return data.map((one) => {
      const location = withServices(one, services.get(one.id))
      return { ...location, specialists: specialistsOf(location.services, specialists) }
    })
  })
}

/** Those who work for at least one of these services. */
export function specialistsOf(
  services: readonly ServiceEntity[],
  among: readonly SpecialistEntity[],
): readonly SpecialistEntity[] {
  const ids = new Set(services.flatMap(({ config }) => config.specialists ?? []))
  return among.filter(({ id }) => ids.has(id))
}

const isOf = (type: string) => (resource: ResourceObject) => resource.type === type
