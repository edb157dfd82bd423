import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type Caller, maySeeLocation, profileOf } from '../../access/caller.ts'
import { isBookedElsewhere } from '../../availability/elsewhere.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer, Written } from '../../changes/work.ts'
import type { Database } from '../../database/database.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import {
  bookingKey,
  bookingToChange,
  type ChangeRight,
  maySee,
  type Place,
  placeOf,
  whyNotChange,
  whyNotName,
} from '../policy.ts'
import type { SeenBooking } from '../seen-bookings.ts'
import { type BookingRow, findBooking } from '../store.ts'

type OneBooking = {
  caller: Caller
  /** `locationId` is where the booking is to be afterwards. */
  input: { name: BookingName; token: string | null; locationId?: number | undefined }
  /** Right that the caller's profile must give; null when it is enough to see the booking. */
  right: ChangeRight | null
  /** Nothing but this booking and the time it holds is read and changed: others may be changed beside it. */
  conflictsOnBookingAlone?: boolean
  /**
   * Way in which it is done to a booking that another system keeps; `here`: by us, as it is our own affair alone. Undefined: it is refused, and has to be done
   * there.
   */
  elsewhere?: ((before: BookingRow, place: Place) => Promise<Result<Answer>>) | 'here'
  request: RequestKey | null
  now: Date
}

/** Runs an act on one booking in its transaction: the booking is locked, stands within reach, and the caller may do this to it. */
export async function actOnBooking(
  context: BookingContext,
  { caller, input, right, conflictsOnBookingAlone = false, elsewhere, request, now }: OneBooking,
  work: (tx: Database, before: BookingRow, place: Place) => Promise<Result<Written>>,
): Promise<Result<Answer>> {
  const known = await knownBefore(context, caller, input)
  if (!known.ok) return known
  const { row, ...place } = known.value
  const { scope } = place
  if (row.bms_id !== '' && elsewhere !== 'here' && (await isKeptElsewhere(context, caller, row, place))) {
    if (!elsewhere || row.location_id !== place.setting.locationId) return refuse('bookings_elsewhere')
    const before = await findBooking(context.db, scope, input.name)
    if (!before || !maySee(caller, before)) return refuse('not_found')
    const forbidden = right
      ? whyNotChange(caller, before, place.profile, right, input.token)
      : whyNotName(before, input.token)
    return forbidden ?? (await elsewhere(before, place))
  }
  const conflictKeys = conflictsOnBookingAlone ? { conflictKeys: [bookingKey(row)] } : {}
  return await context.write({ caller, scope, request, now, ...conflictKeys }, async (tx) => {
    const before = await findBooking(tx, scope, input.name, 'for update')
    if (!before || !maySee(caller, before)) return refuse('not_found')
    context.seen.note(before)
    const at = await placeNow(tx, context, caller, place, input.locationId ?? before.location_id)
    if (!at) return refuse('not_found', 'locationId')
    const forbidden = right
      ? whyNotChange(caller, before, at.profile, right, input.token)
      : whyNotName(before, input.token)
    return forbidden ?? (await work(tx, before, at))
  })
}

/** Tells whether another system keeps the bookings of where a booking stands, or of where it is to be. */
async function isKeptElsewhere(
  { settings }: BookingContext,
  caller: Caller,
  { location_id: locationId }: SeenBooking,
  { setting }: Place,
): Promise<boolean> {
  if (isBookedElsewhere(setting)) return true
  const own = setting.locationId === locationId ? undefined : await settings.find(caller, locationId)
  return own !== undefined && isBookedElsewhere(own)
}

/** Finds what is known of the booking before its transaction: from having seen it lately, else from the database. */
async function knownBefore(
  context: BookingContext,
  caller: Caller,
  { name, locationId }: OneBooking['input'],
): Promise<Result<Place & { row: SeenBooking }>> {
  const row = context.seen.find(name)
  if (row && maySee(caller, row)) {
    const place = await placeOf(context.settings, caller, row, locationId)
    if (place.ok) return done({ row, ...place.value })
  }
  const changing = await bookingToChange(context, caller, name, locationId)
  if (changing.ok) context.seen.note(changing.value.row)
  return changing
}

/** The rules of the location where the booking turns out to stand: it may have been moved since it was seen. */
async function placeNow(
  tx: Database,
  { settings }: BookingContext,
  caller: Caller,
  { setting: known, profile, scope }: Place,
  locationId: number,
): Promise<Place | undefined> {
  if (known.locationId === locationId) return { setting: known, profile, scope }
  const setting = await settings.readNow(tx, scope, locationId)
  if (!setting || !maySeeLocation(caller, setting)) return undefined
  return { setting, profile: profileOf(caller, setting.company), scope }
}
