import type { ReadinessAttributes, ReadinessResource } from '@rinda/contract/set-up/readiness'
import type { Lack, SetUpStep } from '@rinda/domain/set-up/readiness'
import type { Http, HttpResult } from '../http/create-http.ts'
import type { Texts } from '../http/entity.ts'
import { nameFrom } from '../http/names.ts'
import { readOne } from '../http/reads.ts'

/** Something that a company still lacks; `locationId` is null where all of it does. */
export type MissingThing = {
  readonly lack: Lack
  readonly step: SetUpStep
  readonly isBlocking: boolean
  readonly locationId: number | null
}

export type CompanyReadiness = {
  readonly id: number
  readonly name: Texts
  readonly isReady: boolean
  readonly missing: readonly MissingThing[]
  readonly done: readonly SetUpStep[]
}

/** Asks what a company still lacks before a visitor can book. */
export function getReadiness(
  http: Http,
  companyId: number,
): Promise<HttpResult<CompanyReadiness | undefined>> {
  const path = `/api/portal/companies/${companyId}/readiness`
  return readOne(http, path, ({ data }) => readinessFrom(data as ReadinessResource))
}

function readinessFrom({ id, attributes }: ReadinessResource): CompanyReadiness {
  return {
    id: Number(id),
    name: nameFrom(attributes),
    isReady: attributes.ready,
    missing: attributes.missing.map(missingFrom),
    done: attributes.done,
  }
}

function missingFrom(one: ReadinessAttributes['missing'][number]): MissingThing {
  return { lack: one.lack, step: one.step, isBlocking: one.blocking, locationId: one.location_id }
}
