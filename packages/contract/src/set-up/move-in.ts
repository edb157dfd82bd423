import { z } from 'zod'
import { calendarDate, clockTime, language, minutes, optionalRowId, rowId, text } from '../wire/fields.ts'
import type { Phrase, ResourceObject } from '../wire/json-api.ts'

/** Number of rows that a file of another system may have. */
const mostRows = 10_000

/** Digits of a telephone number as they were read; which of them make a number is judged row by row. */
const digits = (most: number) => text(most).refine((value) => /^\d*$/.test(value), 'phone_wrong')

/**
 * A row: a customer, and mostly a visit of theirs. `line` is its number in the file, by which it is named again. Times are UTC.
 */
export const moveInRow = z.object({
  line: z.number('field_wrong').int('field_wrong').min(1, 'field_wrong'),
  source_id: text(100).default(''),
  first_name: text(100).default(''),
  last_name: text(100).default(''),
  email: text(100).default(''),
  phone_country_code: digits(4).default(''),
  phone_number: digits(20).default(''),
  language: language.default('lv'),
  notes: text(2000).default(''),
  booking: z
    .object({
      location_id: rowId,
      service_id: rowId,
      specialist_id: optionalRowId.default(null),
      date: calendarDate,
      time: clockTime,
      duration: minutes,
      /** Of one that is over: nobody came. */
      missed: z.boolean('field_wrong').default(false),
    })
    .nullable()
    .default(null),
})
export type MoveInRow = z.output<typeof moveInRow>

/** Rows of a file to be looked at, or brought in. `company_id` counts only from the platform's admin. */
export const moveInPayload = z.object({
  move_in: z.object({
    company_id: rowId.optional(),
    file_name: text(200).default(''),
    /** Visits that are over are kept as history; without it they are faults. */
    with_past: z.boolean('field_wrong').default(false),
    rows: z.array(moveInRow, 'field_wrong').min(1, 'import_empty').max(mostRows, 'field_too_long'),
  }),
})
export type MoveInInput = z.output<typeof moveInPayload>['move_in']

/** Remark on a row: `known`, it was brought in before and is left out; else why it cannot be. */
export type MoveInRemark = {
  line: number
  kind: 'known' | 'fault'
  /** Attribute of the row or of its booking that is at fault. */
  field: string
  info: Phrase
}

export type MoveInReportAttributes = {
  /** Tells whether all of it could be brought in. */
  fine: boolean
  /** Bookings that would be made; those among them that are over. */
  bookings: number
  past: number
  /** Customers who would be written down, and those who are known already. */
  customers: number
  known_customers: number
  remarks: MoveInRemark[]
}
export type MoveInReportResource = ResourceObject<'move_in_report', MoveInReportAttributes>

/** An import as admins of the company see it. Times are ISO 8601 with `Z`. */
export type ImportAttributes = {
  company_id: number
  file_name: string
  rows: number
  bookings: number
  past: number
  customers: number
  created_by: string
  created_at: string
  undone_by: string | null
  /** Null: it stands. */
  undone_at: string | null
}
export type ImportResource = ResourceObject<'import', ImportAttributes>
