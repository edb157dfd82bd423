import type { CompanyAttributes } from '@rinda/contract/set-up/objects'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readList, withQuery } from '../http/reads.ts'
import { type Location, locationsFrom } from './locations.ts'

/** A company as visitors see it. `timezone` is null where it has none of its own. */
export type Company = EntityOf<CompanyAttributes> & {
  /** Locations that visitors may see; empty where they were not asked for. */
  readonly locations: readonly Location[]
}

/** The companies that are shown to visitors; with their locations, where `include` names them. */
export function listCompanies(http: Http, include?: 'locations'): Promise<HttpResult<Company[]>> {
  return readList(http, withQuery('/api/companies', { include }), companiesOf)
}

function companiesOf({ data, included = [] }: Document<ResourceObject[]>): Company[] {
  const locations = locationsFrom({ data: included.filter(({ type }) => type === 'location'), included })
  return data.map((resource) => {
    const company = entityFrom<Company>(resource)
    return { ...company, locations: locations.filter(({ companyId }) => companyId === company.id) }
  })
}
