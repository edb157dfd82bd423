import type { SlotTrialResource } from '@rinda/contract/booking/slot-trial'
import type { Document } from '@rinda/contract/wire/json-api'
import type { Http, HttpResult } from '../http/create-http.ts'

export type { TrialFacts, TrialStart } from '@rinda/contract/booking/slot-trial'

export type SlotTrialAnswer = SlotTrialResource['attributes']
type WallRange = { from: string; till: string }

/** A question to the slots of a day; what is undefined is as it is set up, `hours` of null is a closed day. */
export type SlotTrialDraft = {
  locationId: number
  serviceId: number
  date: string
  hours?: WallRange | null | undefined
  breaks?: readonly WallRange[] | undefined
  durationMinutes?: number | undefined
  stepMinutes?: number | undefined
  places?: number | undefined
  specialistIds?: readonly number[] | undefined
  minDays?: number | undefined
  maxDays?: number | undefined
}

/** Asks for the starts of a day as they are and as they would be. Nothing is changed by it. */
export async function trySlots(
  http: Http,
  draft: SlotTrialDraft,
): Promise<HttpResult<SlotTrialAnswer | null>> {
  const { locationId, serviceId, date, hours, breaks, places } = draft
  const slot_trial = {
    ...{ location_id: locationId, service_id: serviceId, date, hours, breaks, places },
    duration_minutes: draft.durationMinutes,
    step_minutes: draft.stepMinutes,
    specialist_ids: draft.specialistIds,
    ...{ min_days: draft.minDays, max_days: draft.maxDays },
  }
  const path = '/api/portal/tools/slot_trial'
  const call = { method: 'POST', isRead: true, path, body: { slot_trial } } as const
  const result = await http<Document<SlotTrialResource>>(call)
  return result.ok ? { ok: true, value: result.value?.data.attributes ?? null } : result
}
