import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import { entityFrom, type Texts } from '../http/entity.ts'
import { readList, withQuery } from '../http/reads.ts'
import { type LocationEntity, withServices } from './location-entity.ts'

export type Company = {
  readonly id: number
  readonly name: Texts
  readonly www: string
  readonly logo: string
  readonly latitude: number
  readonly longitude: number
  /** Null: it has none of its own. */
  readonly timezone: string | null
  readonly position: number
  readonly timestamp: number
  /** Those that visitors may see; empty where they were not asked for. */
  readonly locations: readonly LocationEntity[]
}

/** The companies that are shown to visitors; with their locations, where `include` names them. */
export function listCompanies(http: Http, include?: 'locations'): Promise<HttpResult<Company[]>> {
  return readList(http, withQuery('/api/companies', { include }), companiesOf)
}

function companiesOf({ data, included = [] }: Document<ResourceObject[]>): Company[] {
  const locations = included
    .filter(({ type }) => type === 'location')
    .map((one) => withServices(one, included))
  return data.map((resource) => {
    const company = entityFrom<Company>(resource)
    return { ...company, locations: locations.filter(({ companyId }) => companyId === company.id) }
  })
}
