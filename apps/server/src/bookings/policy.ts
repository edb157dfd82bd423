import { timingSafeEqual } from 'node:crypto'
import { done, type Refused, type Result, refuse } from '@rinda/contract/wire/refusals'
import { isHeldBy } from '@rinda/domain/booking/hold'
import type { Approval } from '@rinda/domain/booking/status'
import type { CompanyProfile } from '@rinda/domain/company/profile'
import { actorName, type Caller, maySeeLocation, maySeeService, profileOf } from '../access/caller.ts'
import { type CompanyScope, narrow } from '../access/scope.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { Settings } from '../availability/settings.ts'
import { isShownTo } from '../availability/shown.ts'
import type { Database } from '../database/database.ts'
import type { BookingName } from './booking-name.ts'
import { type BookingRow, findBooking } from './store.ts'

/**
 * Place of a booking that is about to be made or changed: the location, the profile that holds for the caller
 * there, and the scope.
 */
export type Place = { setting: LocationSetting; profile: CompanyProfile; scope: CompanyScope }

/** The location, when this caller may book there. `field` names the payload's field in a refusal. */
export async function placeToBook(
  settings: Settings,
  caller: Caller,
  input: { locationId: number; serviceId?: number },
): Promise<Result<Place>> {
  const setting = await settings.find(caller, input.locationId)
  if (!setting || !isShownTo(caller, setting)) return refuse('not_found', 'locationId')
  if (input.serviceId !== undefined) {
    const isThere = maySeeService(caller, input.serviceId) && isShownTo(caller, setting, input.serviceId)
    if (!isThere) return refuse('not_found', 'serviceId')
  }
  const profile = profileOf(caller, setting.company)
  if (caller.kind === 'portal' && !profile.booking.mayCreate) return refuse('forbidden')
  return done({ setting, profile, scope: narrow(caller.scope, setting.companyId) })
}

/** The booking, when this caller may see it. A visitor needs its token. */
export async function visibleBooking(
  db: Database,
  caller: Caller,
  name: BookingName | undefined,
): Promise<Result<BookingRow>> {
  const row = name && (await findBooking(db, caller.scope, name))
  return row && maySee(caller, row) ? done(row) : refuse('not_found')
}

/** A booking that is about to change, with the rules that it changes under; read before the transaction begins. */
export type Changing = Place & { row: BookingRow }

/** The booking, when this caller may see it, with its location's rules (or those of the location that it is to move to). */
export async function bookingToChange(
  context: { db: Database; settings: Settings },
  caller: Caller,
  name: BookingName,
  locationId?: number,
): Promise<Result<Changing>> {
  const found = await visibleBooking(context.db, caller, name)
  if (!found.ok) return found
  const row = found.value
  const place = await placeOf(context.settings, caller, row, locationId)
  return place.ok ? done({ row, ...place.value }) : place
}

/** The rules that a booking of this caller's changes under: those of its location, or of another one that it is to move to. */
export async function placeOf(
  settings: Settings,
  caller: Caller,
  row: Pick<BookingRow, 'company_id' | 'location_id'>,
  locationId = row.location_id,
): Promise<Result<Place>> {
  const setting = await settings.find(caller, locationId)
  if (!setting || setting.companyId !== row.company_id) return refuse('not_found', 'locationId')
  const scope = narrow(caller.scope, row.company_id)
  return done({ setting, profile: profileOf(caller, setting.company), scope })
}

/** The name under which a verb says that it reads and changes a booking. */
export function bookingKey(row: Pick<BookingRow, 'booking_id'>): string {
  return `booking ${row.booking_id}`
}

/** Tells whether this caller may see a booking at all. */
export function maySee(
  caller: Caller,
  row: Pick<BookingRow, 'company_id' | 'location_id' | 'service_id' | 'token'>,
): boolean {
  if (caller.kind === 'visitor') return hasToken(row, caller.token)
  return (
    maySeeLocation(caller, { companyId: row.company_id, locationId: row.location_id }) &&
    maySeeService(caller, row.service_id)
  )
}

/**
 * Right that a profile must give for a change. A hold is released by whoever may cancel, and by who made it.
 */
export type ChangeRight = 'create' | 'cancel' | 'release'

/** The refusal of a caller who named a booking but not its token, or who may not change it. */
export function whyNotChange(
  caller: Caller,
  row: Pick<BookingRow, 'token' | 'log'>,
  profile: CompanyProfile,
  right: ChangeRight,
  token: string | null,
): Refused | null {
  const misnamed = whyNotName(row, token)
  if (misnamed) return misnamed
  const { mayCreate, mayCancel } = profile.booking
  const may = {
    create: mayCreate,
    cancel: mayCancel,
    release: mayCancel || isHeldBy(row.log, actorName(caller)),
  }
  return caller.kind === 'portal' && !may[right] ? refuse('forbidden') : null
}

/** The refusal of a caller who named a booking with a token that is not its own. */
export function whyNotName(row: Pick<BookingRow, 'token'>, token: string | null): Refused | null {
  return token !== null && !hasToken(row, token) ? refuse('forbidden', 'token') : null
}

function hasToken(row: Pick<BookingRow, 'token'>, token: string | null): boolean {
  if (token === null) return false
  const [own, given] = [Buffer.from(row.token), Buffer.from(token)]
  return own.length === given.length && timingSafeEqual(own, given)
}

/**
 * Gives the approval of a new booking of this caller: `pending` where it waits for staff, else `none`. Staff
 * decide by booking.
 */
export function approvalOfNew(caller: Caller, profile: CompanyProfile): Approval {
  return caller.kind === 'visitor' && profile.booking.visitorApproval ? 'pending' : 'none'
}

/** The refusal of who comes when a hold is over. */
export function whyHoldEnded(
  { status, expire_at }: Pick<BookingRow, 'status' | 'expire_at'>,
  now: Date,
): Refused | null {
  const isOver = status === 'expired' || (expire_at !== null && expire_at <= now)
  return isOver ? refuse('hold_ended') : null
}
