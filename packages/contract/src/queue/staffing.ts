import { z } from 'zod'
import { calendarDate } from '../wire/fields.ts'
import type { ResourceObject } from '../wire/json-api.ts'

/** Whole minutes within which nine of ten stay with so many counters; null: with none. */
export type StaffingWait = { counters: number; minutes: number | null }

/** Hour of a location's day, with its counters. */
export type StaffingHour = {
  /** 0 to 23 on the clock of the location. */
  hour: number
  is_past: boolean
  /** Counters that are usually open then, and the number that somebody planned; null: as usual. */
  usual: number
  own: number | null
  /** Least number with which the target holds; null: too little is known of such a day. */
  needed: number | null
  /** With as many counters as are planned, and with one and two more. None where nobody is expected. */
  waits: StaffingWait[]
  /** Minutes between which nine of ten of such an hour lie 80 of 100 times. */
  low: number | null
  high: number | null
  /** People who are expected, and those of them with an appointment. */
  visitors: number
  appointments: number
}

export type StaffingSuggestion =
  | { kind: 'move'; date: string; from: number[]; to: number[] }
  | {
      kind: 'open'
      date: string
      from: number
      till: number
      slots: number
      minutes: number
      service_id: number
    }
  | { kind: 'close'; date: string; from: number; till: number; counters: number }

/** Counters of a location's week. Its id is that of the location. */
export type StaffingAttributes = {
  location_id: number
  /** Monday of the week (YYYY-MM-DD). */
  week: string
  target: number
  may_plan: boolean
  learnt: {
    is_enough: boolean
    weeks: number
    visits: number
    /** Median of the visits in minutes; null where there were none. */
    visit_minutes: number | null
    /** Parts of those called who did not come, and of the appointments that nobody came for; null: appointments do not stand in this line. */
    no_show: number
    missed: number | null
  }
  days: { date: string; hours: StaffingHour[] }[]
  suggestions: StaffingSuggestion[]
  /** Past weeks, the oldest first: hours that were forecast, and those of them that came within the forecast. */
  hits: { week: string; hours: number; hits: number }[]
}
export type StaffingResource = ResourceObject<'staffing', StaffingAttributes>

/** Number of counters that somebody planned for an hour of a day; null: as usual. */
export type StaffingPlanAttributes = {
  location_id: number
  date: string
  hour: number
  counters: number | null
}
export type StaffingPlanResource = ResourceObject<'staffing_plan', StaffingPlanAttributes>

const whole = (most: number) =>
  z.number('field_wrong').int('field_wrong').min(0, 'field_wrong').max(most, 'field_wrong')

/** Body of the call by which counters are planned. */
export const staffingPlanPayload = z.object({
  staffing_plan: z.object({ date: calendarDate, hour: whole(23), counters: whole(50).nullable() }),
})
