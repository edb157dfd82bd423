import type { KnownVisitor as WireKnownVisitor } from '@rinda/contract/booking/known-visitor'
import { type EpochMinutes, fromUtcDateTime } from '@rinda/domain/time/zone'

/** Somebody who visited the company before, as their latest booking names them. What is not known is ''. */
export type KnownVisitor = {
  readonly firstName: string
  readonly lastName: string
  readonly phoneCountryCode: string
  readonly phoneNumber: string
  readonly email: string
  readonly businessName: string
  /** Start of their latest booking. */
  readonly lastAt: EpochMinutes
}

/** The known visitor of a wire one. */
export function knownVisitorOf(wire: WireKnownVisitor): KnownVisitor {
  return {
    firstName: wire.first_name,
    lastName: wire.last_name,
    phoneCountryCode: wire.phone_country_code,
    phoneNumber: wire.phone_number,
    email: wire.email,
    businessName: wire.business_name,
    lastAt: fromUtcDateTime(wire.date, wire.time),
  }
}
