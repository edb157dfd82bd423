import type { RefusalReason } from '@rinda/contract/wire/refusals'
import type { VisitorLimits } from '@rinda/domain/company/profile'
import { localDateOf } from '@rinda/domain/time/zone'
import { type Caller, kioskAt, sessionName, type VisitorCaller } from '../../access/caller.ts'
import { networkOf } from '../../access/network-of.ts'
import type { CustomerColumns } from '../book/customer.ts'
import type { BookingRow } from '../store.ts'
import type { ActLimit } from './visitor-act-store.ts'

/** A limit of what visitors may do, and what is said of it when it is reached. */
export type VisitorLimit = ActLimit & { reason: RefusalReason; field?: string }

const hour = 60
const day = 24 * hour

/** Lists the limits on the holds of this caller at a location: none when it is no visitor, or stands at the kiosk there. */
export function limitsOfHold(caller: Caller, limits: VisitorLimits, locationId: number): VisitorLimit[] {
  if (caller.kind !== 'visitor' || kioskAt(caller, locationId)) return []
  const address = addressSubject(caller)
  const hold = { act: 'hold' } as const
  const atOnce = { ...hold, within: 'at once', reason: 'visitor_holds_at_once' } as const
  const inARow = { ...hold, reason: 'visitor_holds' } as const
  return [
    ...sessionOf(caller).map((subject) => ({ ...atOnce, subject, most: limits.sessionHolds })),
    { ...atOnce, subject: address, most: limits.addressHolds },
    { ...inARow, subject: address, within: hour, most: limits.addressHoldsPerHour },
    { ...inARow, subject: address, within: day, most: limits.addressHoldsPerDay },
  ].map((limit) => withRoom(limit, caller, limits))
}

/** Facts of a booking that decide beside which others it is counted. */
export type Booked = {
  locationId: number
  serviceId: number
  /** The local day of the visit. */
  localDate: string
  customer: Pick<CustomerColumns, 'email' | 'phone_country_code' | 'phone_number'>
}

/**
 * Lists the limits on the bookings of this caller, whether they were held before or not: none when it is no
 * visitor. Through a paired kiosk a hall of people books: there each of them is limited, by phone and e-mail, and not the device.
 */
export function limitsOfBooking(caller: Caller, limits: VisitorLimits, booked: Booked): VisitorLimit[] {
  if (caller.kind !== 'visitor') return []
  const address = addressSubject(caller)
  const ofAddress = { act: 'booking', reason: 'visitor_bookings' } as const
  const onDay = `${address} service ${booked.serviceId} day ${booked.localDate}`
  const { addressBookingsPerHour: perHour, addressBookingsPerServiceDay: perServiceDay } = limits
  const ofVisitor = limitsOfPerson(limits, booked.customer)
  if (kioskAt(caller, booked.locationId)) return ofVisitor
  const ofPage: VisitorLimit[] = [
    ...sessionOf(caller).map((subject) => ({
      ...{ ...ofAddress, subject, within: hour, most: limits.sessionBookingsPerHour },
    })),
    { ...ofAddress, subject: address, within: hour, most: perHour },
    { ...ofAddress, subject: address, within: day, most: limits.addressBookingsPerDay },
    {
      ...({ act: 'booking', reason: 'visitor_service_day' } as const),
      ...{ subject: onDay, within: day, most: perServiceDay },
    },
  ]
  // A person is limited as they are: no work of a machine makes them more than one.
  return [...ofPage.map((limit) => withRoom(limit, caller, limits)), ...ofVisitor]
}

/** Lists the limits on the bookings of one number and of one e-mail address, from wherever. */
function limitsOfPerson(limits: VisitorLimits, customer: Booked['customer']): VisitorLimit[] {
  const { email, phone_country_code: country, phone_number: number } = customer
  const ofPhone = { act: 'booking', reason: 'visitor_phone_bookings', field: 'phoneNumber' } as const
  const ofEmail = { act: 'booking', reason: 'visitor_email_bookings', field: 'email' } as const
  return [
    ...named(`phone ${country}`, number).map((subject) => ({
      ...{ ...ofPhone, subject, within: day, most: limits.phoneBookingsPerDay },
    })),
    ...named('email', email.trim().toLowerCase()).map((subject) => ({
      ...{ ...ofEmail, subject, within: day, most: limits.emailBookingsPerDay },
    })),
  ]
}

const codeTo = {
  email: { field: 'email', reason: 'visitor_email_codes' },
  sms: { field: 'phoneNumber', reason: 'visitor_phone_codes' },
} as const

/** Lists the limits on the codes that a visitor has sent to an address: as many in a day as bookings may be made with it. */
export function limitsOfCode(
  caller: Caller,
  limits: VisitorLimits,
  { by, customer }: { by: 'email' | 'sms'; customer: Booked['customer'] },
): VisitorLimit[] {
  if (caller.kind !== 'visitor') return []
  const { field: to, reason } = codeTo[by]
  return limitsOfPerson(limits, customer)
    .filter(({ field }) => field === to)
    .map((limit) => ({ ...limit, reason, subject: `code to ${limit.subject}` }))
}

/**
 * Lists the limits on what this caller changes of a booking: another place or time is taken as often as one may hold one, and what is booked
 * counts anew for another day, service, number or address than before, as if it were made for them.
 */
export function limitsOfChange(
  caller: Caller,
  limits: VisitorLimits,
  { before, after, isMoved, isHeld }: { before: Booked; after: Booked; isMoved: boolean; isHeld: boolean },
): VisitorLimit[] {
  const ofHold = isMoved ? limitsOfHold(caller, limits, after.locationId) : []
  const counted = new Set(limitsOfBooking(caller, limits, before).map(({ subject }) => subject))
  // A hold counts as a booking once it is booked.
  const ofBooking = isHeld ? [] : limitsOfBooking(caller, limits, after)
  return [
    ...ofHold.filter(({ within }) => within !== 'at once'),
    ...ofBooking.filter(({ subject }) => !counted.has(subject)),
  ]
}

/** Picks out of a booking's row what decides beside which others it is counted; its day is one of the zone. */
export function bookedOf(row: BookingRow, zone: string): Booked {
  const { location_id: locationId, service_id: serviceId, starts_at: startsAt } = row
  return { locationId, serviceId, localDate: localDateOf(startsAt.getTime() / 60_000, zone), customer: row }
}

/** A limit with the room that challenges give which the caller's page solves. */
function withRoom(limit: VisitorLimit, caller: VisitorCaller, { provenFactor }: VisitorLimits): VisitorLimit {
  if (provenFactor <= 1) return limit
  return { ...limit, room: { subject: addressSubject(caller), most: limit.most * (provenFactor - 1) } }
}

/** Subject under which what is done from the caller's address is counted. */
export function addressSubject({ ip }: VisitorCaller): string {
  return `address ${networkOf(ip)}`
}

/** None over HTTP. */
function sessionOf(caller: VisitorCaller): string[] {
  return caller.session === '' ? [] : [`session ${sessionName(caller)}`]
}

function named(kind: string, value: string): string[] {
  return value === '' ? [] : [`${kind} ${value}`]
}
