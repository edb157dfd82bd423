import { z } from 'zod'
import { rowId, text } from '../wire/fields.ts'
import type { Phrase, ResourceObject } from '../wire/json-api.ts'
import { updateLocationPayload } from './location-payload.ts'
import { updateServicePayload } from './service-payload.ts'
import { updateSpecialistPayload } from './specialist-payload.ts'

/** Limits of one file: how many of each it may hold. */
const setUpFileLimits = {
  locations: 1000,
  services: 200,
  /** Of all locations together. */
  allServices: 5000,
  specialists: 2000,
} as const

/**
 * Names of the attributes that a file has of a location, a service, a specialist: those that a PATCH takes.
 */
export const fileAttributes = {
  location: Object.keys(updateLocationPayload.shape.location.shape),
  service: Object.keys(updateServicePayload.shape.service.shape),
  /** Without the services of a specialist: in a file, services name their specialists. */
  specialist: Object.keys(updateSpecialistPayload.shape.specialist.omit({ service_ids: true }).shape),
} as const

/** A number is the id of what there is already; a text stands for something new, so that others in the file can name it. */
const fileId = z.union([rowId.pipe(z.number()), text(100)], 'field_wrong')
const named = z.looseObject({ id: fileId.optional() }, 'field_wrong')
const { locations, services, allServices, specialists } = setUpFileLimits

/**
 * A company's set-up as a file: `rinda_set_up` is the number of this form. Services stand in their location, and name who serves in
 * `config.specialists` by id or by the text that stands for somebody new.
 */
export const setUpFile = z.object({
  rinda_set_up: z.literal(1, 'field_wrong'),
  company_id: rowId.optional(),
  specialists: z.array(named, 'field_wrong').max(specialists, 'field_too_long').default([]),
  locations: z
    .array(
      named.extend({ services: z.array(named, 'field_wrong').max(services, 'field_too_long').default([]) }),
      'field_wrong',
    )
    .max(locations, 'field_too_long')
    .refine((all) => all.flatMap((one) => one.services).length <= allServices, 'field_too_long')
    .default([]),
})
export type SetUpFile = z.output<typeof setUpFile>

/** Outcome for one row of a file, before or after it is written. */
export type SetUpRow = {
  kind: 'location' | 'service' | 'specialist'
  /** Path of the row in the file: `locations/0/services/2`. */
  place: string
  /** The id in the database; null while there is none. */
  id: number | null
  name: string
  outcome: 'new' | 'changed' | 'same' | 'wrong'
  /** The fields that change, named as in the history. */
  fields: string[]
  faults: { field: string; info: Phrase }[]
}

export type SetUpReportAttributes = {
  /** Tells whether the file was written, or could be. */
  fine: boolean
  written: boolean
  rows: SetUpRow[]
  /** Number of coming bookings that it leaves outside. */
  left_outside: number
}
export type SetUpReportResource = ResourceObject<'set_up_report', SetUpReportAttributes>
