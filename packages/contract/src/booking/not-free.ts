/** Time that something holds. Of what is not this person's to see (a specialist's visitor elsewhere) only the time is told. */
export type Holder = {
  qtid: string | null
  date: string
  time: string
  duration: number
  name: string
  is_blocked: boolean
  /** Name of whoever blocked it, and the reason if the company asks for one; else empty. */
  by: string
  reason: string
}

type UtcTime = { date: string; time: string }
type WallRange = { from: string; till: string }

/**
 * Reason why nothing can begin at a time. `from` and `till` are days of the company for a range, else times
 * on its wall clock.
 */
export type NotFreeReason = { service_ids: string[] } & (
  | { code: 'past' | 'location_inactive' | 'service_inactive' | 'service_not_bookable' }
  | { code: 'specialist_inactive' }
  | { code: 'outside_range'; from: string | null; till: string | null }
  | { code: 'closed'; special: boolean }
  | { code: 'outside_hours'; from: string; till: string; special: boolean }
  | { code: 'special_day'; bookable: WallRange | null }
  | { code: 'outside_booking_times'; ranges: WallRange[] }
  /** Without a range: not on this day. */
  | { code: 'specialist_off'; specialist_id: string; name: string; ranges: WallRange[] }
  /** Away to the end of that day, or, with a time, until then. */
  | {
      code: 'specialist_away'
      specialist_id: string
      name: string
      till_date: string
      till_time: string | null
    }
  | { code: 'too_short'; minutes: number; needed: number; bookings: Holder[] }
  | { code: 'between_starts'; before: UtcTime; after: UtcTime | null }
  | { code: 'blocked' | 'taken' | 'elsewhere'; bookings: Holder[] }
)

/** The start nearest to it that is free, with the services that can begin there. */
export type NearestFree = UtcTime & { duration: number; service_ids: string[] }

/** Without a reason something can begin there. */
export type NotFree = { data: NotFreeReason[]; nearest: NearestFree | null }
