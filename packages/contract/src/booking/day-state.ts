import type { AttentionReason } from '@rinda/domain/booking/attention'
import type { DayColumn } from './day-sheet.ts'

/** A booking that needs attention, and until when it does if nothing changes: ISO 8601. */
export type AttentionMark = { qtid: string; reasons: AttentionReason[]; until: string }

/**
 * Column of a day of a location as it is after a change: what the day sheet says of it (null: nothing, as nothing of it can be booked
 * there), and which of its bookings that begin on the day need attention.
 */
export type DayState = {
  company_id: string
  location_id: string
  /** The company's calendar day. */
  date: string
  kind: DayColumn['kind']
  id: string
  column: DayColumn | null
  attention: AttentionMark[]
}

/** States that changed; with `reset` they are not told, and what a screen shows of any day is asked for. */
export type DayStates = { data: DayState[]; reset?: boolean }

/** Bookings of a column of a day that need attention: until when each of them does. */
export type AttentionCount = Pick<DayState, 'location_id' | 'date' | 'kind' | 'id'> & { until: string[] }

/** The counts of the days from `from` on, `till` not included. */
export type AttentionCounts = { company_id: string; from: string; till: string; data: AttentionCount[] }
