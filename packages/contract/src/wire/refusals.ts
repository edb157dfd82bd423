import type { Phrase } from './json-api.ts'

/**
 * The closed list of error codes of the wire, with the HTTP status of each. `internal` is a fault of the server's own: nobody is refused
 * with it, and whoever reads it did nothing wrong.
 */
export const httpStatusOf = {
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  slot_taken: 409,
  wrong_state: 409,
  invalid: 422,
  too_large: 413,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
} as const

export type RefusalCode = keyof typeof httpStatusOf

/** Every reason for which something is refused, and the code that it goes out under. A reason has a text in each language. */
export const codeOfReason = {
  not_signed_in: 'not_signed_in',
  wrong_key: 'forbidden',
  forbidden: 'forbidden',
  forbidden_any_more: 'forbidden',
  foreign_origin: 'forbidden',
  not_found: 'not_found',
  not_found_any_more: 'not_found',
  slot_taken: 'slot_taken',
  block_over_booking: 'slot_taken',
  capacity_taken: 'slot_taken',
  wrong_state: 'wrong_state',
  hold_ended: 'wrong_state',
  hold_longest: 'wrong_state',
  moved_meanwhile: 'wrong_state',
  changed_meanwhile: 'wrong_state',
  booking_in_past: 'wrong_state',
  booking_served: 'wrong_state',
  approval_open: 'wrong_state',
  code_required: 'wrong_state',
  payment_open: 'wrong_state',
  payment_other: 'wrong_state',
  file_not_asked: 'wrong_state',
  proof_used: 'wrong_state',
  not_in_series: 'wrong_state',
  import_changed: 'wrong_state',
  import_undone: 'wrong_state',
  import_taken: 'slot_taken',
  import_overlaps: 'slot_taken',
  last_admin: 'wrong_state',
  last_company_admin: 'wrong_state',
  own_account: 'wrong_state',
  person_inactive: 'wrong_state',
  check_in_unknown: 'not_found',
  kiosk_code_unknown: 'not_found',
  check_in_elsewhere: 'not_found',
  check_in_early: 'wrong_state',
  check_in_past: 'wrong_state',
  check_in_canceled: 'wrong_state',
  check_in_unapproved: 'wrong_state',
  check_in_closed: 'wrong_state',
  check_in_no_line: 'wrong_state',
  state_changed: 'wrong_state',
  ticket_changed: 'wrong_state',
  ticket_steps_used: 'wrong_state',
  ticket_closed: 'wrong_state',
  ticket_paused: 'wrong_state',
  ticket_full: 'wrong_state',
  ticket_inactive: 'wrong_state',
  line_elsewhere: 'wrong_state',
  bookings_elsewhere: 'wrong_state',
  bookings_stand: 'wrong_state',
  invalid: 'invalid',
  not_json: 'invalid',
  unknown_message: 'invalid',
  field_required: 'invalid',
  field_wrong: 'invalid',
  parameter_misspelt: 'invalid',
  field_too_long: 'invalid',
  text_too_long: 'invalid',
  date_wrong: 'invalid',
  time_wrong: 'invalid',
  phone_wrong: 'invalid',
  email_wrong: 'invalid',
  code_wrong: 'invalid',
  file_wrong: 'invalid',
  proof_wrong: 'invalid',
  url_wrong: 'invalid',
  url_refused: 'invalid',
  url_not_https: 'invalid',
  hours_half_given: 'invalid',
  hours_reversed: 'invalid',
  period_reversed: 'invalid',
  range_too_long: 'invalid',
  starts_in_past: 'invalid',
  time_skipped: 'invalid',
  repeat_too_long: 'invalid',
  repeat_empty: 'invalid',
  import_twice: 'invalid',
  import_empty: 'invalid',
  outside_hours: 'invalid',
  outside_range: 'invalid',
  specialist_off: 'invalid',
  specialist_away: 'invalid',
  duration_not_offered: 'invalid',
  service_not_bookable: 'invalid',
  specialist_not_offered: 'invalid',
  comment_required: 'invalid',
  domain_known: 'invalid',
  company_known: 'invalid',
  person_known: 'invalid',
  email_of_other_company: 'invalid',
  block_reason_required: 'invalid',
  moment_ahead: 'invalid',
  moment_too_early: 'invalid',
  too_large: 'too_large',
  rate_limited: 'rate_limited',
  too_many_holds: 'rate_limited',
  visitor_holds_at_once: 'rate_limited',
  visitor_holds: 'rate_limited',
  visitor_bookings: 'rate_limited',
  visitor_service_day: 'rate_limited',
  visitor_phone_bookings: 'rate_limited',
  visitor_email_bookings: 'rate_limited',
  visitor_phone_codes: 'rate_limited',
  visitor_email_codes: 'rate_limited',
  too_many_codes: 'rate_limited',
  too_many_sockets: 'rate_limited',
  check_in_guesses: 'rate_limited',
  kiosk_code_guesses: 'rate_limited',
  links_asked: 'rate_limited',
  files_too_often: 'rate_limited',
  payment_away: 'unavailable',
  booking_system_away: 'unavailable',
  unavailable: 'unavailable',
  internal: 'internal',
} as const satisfies Record<string, RefusalCode>

export type RefusalReason = keyof typeof codeOfReason

/**
 * Reason why something was not done. `field` is the path of the payload's field at fault, as the caller wrote
 * it (`booking/phone_number`, `date`).
 */
export type Refusal = {
  reason: RefusalReason
  field?: string
  /** Subject of the reason, if its text names one: the bookings that stand in the way of a block; by language, where it has a name in each. */
  about?: string | Phrase
  /** The days at fault, of something that repeats. */
  dates?: readonly string[]
  /** Time in seconds after which the same may work again, where it is known. */
  retryAfterSeconds?: number
}

export type Refused = { ok: false; refusals: readonly [Refusal, ...Refusal[]] }
/** Answer of a verb: the value, or a refusal. A refusal is a value; what is thrown is a bug. */
export type Result<Value> = { ok: true; value: Value } | Refused

export function done<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

export function refuse(reason: RefusalReason, field?: string, about?: Refusal['about']): Refused {
  const named = field === undefined ? { reason } : { reason, field }
  return { ok: false, refusals: [about === undefined ? named : { ...named, about }] }
}
