import type { ResourceObject } from '../wire/json-api.ts'

/** Field of a booking that a change was about, named as a GET names it; of `fields`, `notes` and `config` each entry by itself: `notes/internal`. */
export type BookingFieldChange = { field: string; from: unknown; to: unknown }

export type BookingChangeAttributes = {
  at: string
  actor_kind: 'portal' | 'internal' | 'visitor' | 'system'
  /** E-mail address of whoever is signed in; of all others their kind. */
  actor: string
  ip: string
  /** Name of the act: `schedule`, `reschedule`, `cancel` … */
  act: string
  changes: BookingFieldChange[]
}
/** One change of a booking, as the audit trail has it. */
export type BookingChangeResource = ResourceObject<'booking_change', BookingChangeAttributes>
