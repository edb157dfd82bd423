import { type SpecialistFields, specialistFields } from '@rinda/domain/set-up/specialist-fields'
import { isLocalTime, type Weekday, weekdays } from '@rinda/domain/time/zone'
import { z } from 'zod'
import { calendarDate, clockTime, rowId, text } from '../wire/fields.ts'
import type { ResourceObject, Stamps } from '../wire/json-api.ts'
import { payloadsOf } from './field-schemas.ts'
import type { AttributesOf } from './field-values.ts'
import { hour } from './hours-fields.ts'

/** Limits of a specialist's facts: lengths of texts, and numbers of ranges and absences. */
const specialistLimits = { note: 200, rangesADay: 6, absences: 300 } as const

/** Work from one time of day to another; a range that ends when it begins is none. */
const workRange = z
  .object({ from: clockTime, till: clockTime }, 'field_wrong')
  // Ends that are no times are left to their own check.
  .refine(({ from, till }) => !(isLocalTime(from) && isLocalTime(till)) || from < till, {
    message: 'hours_reversed',
    path: ['from'],
  })

const dayOfWork = z.array(workRange, 'field_wrong').max(specialistLimits.rangesADay, 'field_too_long')
const eachWeekday = Object.fromEntries(weekdays.map((day) => [day, dayOfWork.optional()])) as Record<
  Weekday,
  z.ZodOptional<typeof dayOfWork>
>

/** Ranges by weekday, a day without any being free; null: as the location. */
const workingHours = z
  .strictObject(eachWeekday, 'field_wrong')
  .transform(
    (week) =>
      Object.fromEntries(Object.entries(week).filter(([, ranges]) => ranges && ranges.length > 0)) as Partial<
        Record<Weekday, { from: string; till: string }[]>
      >,
  )

type Ends = {
  from_date: string
  from_time?: string | null | undefined
  till_date: string
  till_time?: string | null | undefined
}

/**
 * Tells whether an absence ends before it begins, or at the same moment. Without a time it begins with its
 * first day, and ends with its last.
 */
function isAbsenceReversed({ from_date, from_time, till_date, till_time }: Ends): boolean {
  return `${from_date} ${from_time || '00:00'}` >= `${till_date} ${till_time || '24:00'}`
}

const absence = z
  .object(
    {
      from_date: calendarDate,
      from_time: hour.optional(),
      till_date: calendarDate,
      till_time: hour.optional(),
      note: text(specialistLimits.note).optional(),
    },
    'field_wrong',
  )
  .refine((ends) => !isAbsenceReversed(ends), { message: 'hours_reversed', path: ['from_date'] })
  .transform(({ from_time = null, till_time = null, note = '', ...dates }) => ({
    ...dates,
    from_time,
    till_time,
    note,
  }))

const { create, update } = payloadsOf(specialistFields, {
  /** Of whichever locations of the company. */
  service_ids: z
    .array(rowId, 'field_wrong')
    .max(500, 'field_too_long')
    .transform((ids) => [...new Set(ids)]),
  working_hours: workingHours.nullable(),
  absences: z.array(absence, 'field_wrong').max(specialistLimits.absences, 'field_too_long'),
})

/** The `specialist` of a POST. `company_id` is heard from the platform's admin. Attributes that nobody may set are ignored. */
export const createSpecialistPayload = z.object({
  specialist: create.extend({ company_id: rowId.optional() }),
})
/** The `specialist` of a PATCH: any of the same attributes. */
export const updateSpecialistPayload = z.object({ specialist: update })

export type SpecialistPayload = z.output<typeof updateSpecialistPayload>['specialist']
export type WorkingHours = Partial<Record<Weekday, { from: string; till: string }[]>>
/** Without a time an absence begins with its first day, or ends with its last. The note is for those who may change it. */
export type AbsenceOnWire = {
  from_date: string
  from_time: string | null
  till_date: string
  till_time: string | null
  note: string
}

/** A specialist with all that is set up of them, as far as the person sees it: services and locations within their reach. */
export type SpecialistSetUpAttributes = AttributesOf<
  SpecialistFields,
  { service_ids: number[]; working_hours: WorkingHours | null; absences: AbsenceOnWire[] }
> & {
  company_id: number
  location_ids: number[]
  /** Tells whether the person who asked may change it; absent from what is broadcast. */
  editable?: boolean
} & Stamps
export type SpecialistSetUpResource = ResourceObject<'specialist', SpecialistSetUpAttributes>
