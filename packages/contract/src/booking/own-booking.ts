import type { DayPart } from '@rinda/domain/booking/earlier'
import type { Approval, BookingStatus } from '@rinda/domain/booking/status'
import type { Weekday } from '@rinda/domain/time/calendar'
import type { Language, ResourceObject } from '../wire/json-api.ts'

type Texts<Field extends string> = { [Each in Field | `${Field}_lv` | `${Field}_en` | `${Field}_ru`]: string }
type Moment = string | null

/** Acts that a visitor may still do on their booking: moments in ISO 8601 with `Z` up to which it works; null where it does not. */
export type OwnBookingMay = {
  cancel_until: Moment
  move_until: Moment
  confirm: boolean
  check_in_from: Moment
  check_in_until: Moment
  tell_late_from: Moment
  tell_late_until: Moment
  /** To be told of earlier times; also where it is asked already. */
  ask_earlier_until: Moment
}

/** Wish of a visitor to come earlier, in the window that they named. */
export type OwnWish = {
  asked_at: string
  weekdays: Weekday[]
  parts: DayPart[]
  same_specialist: boolean
  /** Time that is kept for them until a moment; null: none at present. `id` names it where it is accepted or declined. */
  offer: {
    id: string
    starts_at: string
    ends_at: string
    until: string
    specialist: { id: number; name: string } | null
  } | null
}

/** A booking as whoever holds its link sees it: all that its page shows. */
export type OwnBookingAttributes = {
  qtid: string
  code: string
  status: BookingStatus
  approval: Approval
  language: Language
  starts_at: string
  ends_at: string
  timezone: string
  served_at: Moment
  company: Texts<'name'> & { id: number }
  location: Texts<'name'> &
    Texts<'address'> & { id: number; phone: string; latitude: number | null; longitude: number | null }
  service: Texts<'name'> & { id: number; bookable: boolean }
  /** Person that it is with; null: nobody in particular. */
  specialist: { id: number; name: string } | null
  /** Reason that staff gave when they canceled or declined it; empty: none. */
  reason: string
  may: OwnBookingMay
  /** Minutes by which its visitor said that they come later; null: they did not. */
  late_minutes: number | null
  /** Number by which its visitor waits, once they have checked in. */
  ticket: { id: string; token: string; label: string } | null
  /** Booking that this one went on as, when it was moved to another hold. */
  moved_to: { qtid: string; token: string; starts_at: string } | null
  /** Null: they did not ask for an earlier time. */
  earlier: OwnWish | null
  /** Null: none was asked for. */
  payment: OwnPayment | null
  /** Facts that are known of the visitor. */
  person: OwnPerson
  /** Moment at which the visitor had them erased. */
  user_deleted_at: Moment
  /** Key that the sockets of this installation ask for; empty where they ask for none. */
  socket_key: string
  updated_at: string
}

/** Payment of a booking, in whole cents. `until` is the moment up to which it may be paid; null where nobody waits for it any more. */
export type OwnPayment = {
  status: 'pending' | 'paid' | 'expired' | 'canceled'
  amount: number | null
  currency: string | null
  until: Moment
  /** Money that came for nothing, and has to be given back. */
  refund: number
}
/** Page on which a booking is paid for. */
export type PaymentPageResource = ResourceObject<'payment_page', { page_url: string }>

export type OwnPerson = {
  first_name: string
  last_name: string
  email: string
  phone_country_code: string
  phone_number: string
  description: string
  fields: Record<string, unknown>
  has_file: boolean
}
export type OwnBookingResource = ResourceObject<'own_booking', OwnBookingAttributes>
