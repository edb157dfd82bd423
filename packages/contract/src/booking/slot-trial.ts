import { z } from 'zod'
import { calendarDate, clockTime, rowId } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'
import type { NotFreeReason } from './not-free.ts'

type WallRange = { from: string; till: string }

/** A start as a visitor would meet it: so many may book it, or none, for these reasons. */
export type TrialStart = { available: number; reasons: NotFreeReason[] }

/** Facts from which the starts of a day follow, as they are set up. Times are those of the company's clock. */
export type TrialFacts = {
  /** Tells whether visitors see the location and the service at all. */
  shown: boolean
  /** Null: closed. */
  hours: WallRange | null
  special: boolean
  /** Times at which the service can be booked on this day; null: whenever the location is open. */
  ranges: WallRange[] | null
  duration_minutes: number
  step_minutes: number
  /** Number of visits at a time; null: as many as specialists serve. */
  places: number | null
  specialists: { id: string; name: string; serves: boolean; active: boolean }[]
  /** Days ahead between which visitors book; null: the service sets no bound. */
  min_days: number | null
  max_days: number | null
}

/** The starts of a day as they are, and as they would be with other facts; `date` and `time` are UTC. Nothing of it is kept. */
export type SlotTrialResource = ResourceObject<
  'slot_trial',
  {
    timezone: string
    facts: TrialFacts
    starts: { date: string; time: string; now: TrialStart; tried: TrialStart }[]
    /** Reasons for which nothing begins at noon, where there are no starts at all. */
    without: { now: NotFreeReason[]; tried: NotFreeReason[] }
  }
>

const range = z
  .object({ from: clockTime, till: clockTime })
  .refine(({ from, till }) => from < till, { error: 'time_wrong', path: ['till'] })
const length = z.int('field_wrong').min(5, 'field_wrong').max(1440, 'field_wrong')
const days = z.int('field_wrong').min(0, 'field_wrong').max(3650, 'field_wrong').nullable()

/** A question to the slots of a day: what is left out is as it is set up. */
export const slotTrialPayload = z.object({
  slot_trial: z.object({
    location_id: rowId,
    service_id: rowId,
    date: calendarDate,
    hours: range.nullable().optional().describe('Null: closed'),
    breaks: z.array(range).max(10, 'field_wrong').optional(),
    duration_minutes: length.optional(),
    step_minutes: length.optional(),
    places: z.int('field_wrong').min(1, 'field_wrong').max(100, 'field_wrong').optional(),
    specialist_ids: z.array(rowId).max(200, 'field_wrong').optional(),
    min_days: days.optional(),
    max_days: days.optional(),
  }),
})
export type SlotTrial = z.output<typeof slotTrialPayload>['slot_trial']
