import type { SpecialistPayload, SpecialistSetUpAttributes } from '@rinda/contract/set-up/specialist-payload'
import type { EntityOf } from '@rinda/contract/wire/entity-of'
import type { Document, ResourceObject } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'
import { entityFrom } from '../http/entity.ts'
import { readList } from '../http/reads.ts'
import type { WriteOptions } from '../http/writes.ts'

export type { AbsenceOnWire } from '@rinda/contract/set-up/specialist-payload'

/**
 * A specialist with all that is set up of them, as far as the person sees it: `workingHours` are ranges by weekday on the company's clock,
 * null: as the location; `isEditable` says whether this person may change it.
 */
export type SpecialistSetUp = EntityOf<Required<SpecialistSetUpAttributes>>

/**
 * Facts of a specialist to send, named as on the wire: any of them. `company_id` counts only from the
 * platform's admin, for a new one.
 */
export type SpecialistDraft = Partial<Readonly<SpecialistPayload>> & { readonly company_id?: number }

const path = '/api/portal/specialists'

/** The specialists that the signed-in person may see, by name. */
export function listSpecialists(http: Http): Promise<HttpResult<SpecialistSetUp[]>> {
  return readList(http, path, ({ data }) => data.map((one) => entityFrom<SpecialistSetUp>(one)))
}

/** A new specialist. A name is needed. */
export function createSpecialist(http: Http, draft: SpecialistDraft, options: WriteOptions = {}) {
  return send(http, { method: 'POST', path, ...options }, draft)
}

/** Changes what is given. */
export function updateSpecialist(http: Http, id: number, draft: SpecialistDraft, options: WriteOptions = {}) {
  return send(http, { method: 'PATCH', path: `${path}/${id}`, ...options }, draft)
}

async function send(
  http: Http,
  call: WriteOptions & { method: 'POST' | 'PATCH'; path: string },
  specialist: SpecialistDraft,
): Promise<HttpResult<SpecialistSetUp | undefined>> {
  const result = await http<Document<ResourceObject>>({ ...call, body: { specialist } })
  if (!result.ok) return result
  return { ok: true, value: result.value ? entityFrom<SpecialistSetUp>(result.value.data) : undefined }
}
