import './no-made-code.ts'

import { weekdays } from '@rinda/domain/time/zone'
import type { z } from 'zod'
import { rangeFault } from '../set-up/hours-fields.ts'
import { createLocationPayload } from '../set-up/location-payload.ts'
import { createServicePayload } from '../set-up/service-payload.ts'
import { createSpecialistPayload } from '../set-up/specialist-payload.ts'
import { codeOfReason, type RefusalReason } from './refusals.ts'

/**
 * Fault of an attribute, named as on the wire (`name_lv`); `max` is the greatest length or number allowed.
 */
export type FieldFault = { readonly field: string; readonly reason: RefusalReason; readonly max?: number }

type Attributes = Readonly<Record<string, unknown>>

/**
 * Lists the faults of a new location that its attributes alone show; whether a URL leads into a private
 * network is for the server to check.
 */
export function faultsOfLocation(attributes: Attributes): FieldFault[] {
  const week = weekdays.flatMap((day): FieldFault[] => {
    const [from, till] = [attributes[`open_${day}_from`], attributes[`open_${day}_till`]]
    const fault = rangeFault({ from, till })
    return fault ? [{ field: `open_${day}_${fault.end}`, reason: fault.reason }] : []
  })
  return [...faultsIn(createLocationPayload.shape.location, attributes), ...week]
}

/** Lists the faults in the attributes of a new service. */
export function faultsOfService(attributes: Attributes): FieldFault[] {
  const { bms_start_date: start, bms_end_date: end } = attributes
  const isReversed = typeof start === 'string' && typeof end === 'string' && start > end
  const dates: FieldFault[] = isReversed ? [{ field: 'bms_start_date', reason: 'hours_reversed' }] : []
  return [...faultsIn(createServicePayload.shape.service, attributes), ...dates]
}

/** Lists the faults in the attributes of a new specialist. */
export function faultsOfSpecialist(attributes: Attributes): FieldFault[] {
  return faultsIn(createSpecialistPayload.shape.specialist, attributes)
}

function faultsIn(schema: z.ZodType, attributes: Attributes): FieldFault[] {
  const parsed = schema.safeParse(attributes, { reportInput: true })
  return parsed.success ? [] : parsed.error.issues.map(faultOf)
}

function faultOf(issue: z.core.$ZodIssue): FieldFault {
  const field = issue.path.map(String).join('/')
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  const reason = isMissing ? 'field_required' : isReason(issue.message) ? issue.message : 'field_wrong'
  return issue.code === 'too_big' && reason === 'field_too_long'
    ? { field, reason, max: Number(issue.maximum) }
    : { field, reason }
}

function isReason(message: string): message is RefusalReason {
  return Object.hasOwn(codeOfReason, message)
}
