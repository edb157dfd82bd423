import type { BlockPreview } from '@rinda/contract/booking/replies'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { utcDateTime } from '@rinda/domain/time/zone'
import { type Caller, maySeeService } from '../../access/caller.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import { chooseSlot } from '../book/choose-slot.ts'
import type { BookingContext } from '../context.ts'
import { includableWithBookings, includedWith } from '../find/included.ts'
import { placeToBook } from '../policy.ts'
import { renderBooking } from '../resource.ts'
import type { BookingRow } from '../store.ts'
import { listByIds, listTaken } from './taken-store.ts'

export type BlockInput = {
  locationId: number
  serviceId: number | null
  specialistId: number | null
  /** Epoch minutes. */
  startsAt: number
  durationMinutes: number
}

const everything = new Set(includableWithBookings)

/**
 * Lists the bookings that a block would hit, before it is made: refused for whatever the block itself would
 * be refused for, except for what is in its way.
 */
export async function previewBlock(
  context: Pick<BookingContext, 'db' | 'settings' | 'lineFigures'>,
  caller: Caller,
  input: BlockInput,
  now: Date,
): Promise<Result<BlockPreview>> {
  if (caller.kind === 'visitor') return refuse('forbidden')
  const { serviceId, ...at } = input
  const place = await placeToBook(context.settings, caller, {
    ...at,
    ...(serviceId === null ? {} : { serviceId }),
  })
  if (!place.ok) return place
  const { setting, profile, scope } = place.value
  const service = serviceId ?? serviceOf(caller, setting, input.specialistId)
  if (service === undefined)
    return input.specialistId === null
      ? refuse('field_required', 'serviceId')
      : refuse('specialist_not_offered', 'specialistId')
  const asked = { ...input, serviceId: service, purpose: 'block' } as const
  const slot = chooseSlot(setting, profile, asked, Math.floor(now.getTime() / 60_000))
  if (!slot.ok) return slot
  const { claim } = slot.value
  const taken = await listTaken(context.db, scope, claim.resources, [claim], now)
  const ids = [...new Set(taken.map(({ bookingId }) => bookingId))]
  const rows = await listByIds(context.db, scope, ids)
  const shown = rows.filter((row) => isShownHere(caller, setting, row))
  return done({
    data: shown.map(renderBooking),
    included: await includedWith(context, caller, shown, everything, now),
    busy: rows.filter((row) => !shown.includes(row)).map(timeOf),
  })
}

/**
 * Tells whether the visitor of a booking may be shown to this caller here: only visits at this location are,
 * a specialist's visitors elsewhere are that location's business.
 */
export function isShownHere(caller: Caller, setting: LocationSetting, row: BookingRow): boolean {
  return row.location_id === setting.locationId && maySeeService(caller, row.service_id)
}

/** All that is told of a visit elsewhere. */
export function timeOf(row: BookingRow): { date: string; time: string; duration: number } {
  const startsAt = row.starts_at.getTime() / 60_000
  return { ...utcDateTime(startsAt), duration: row.ends_at.getTime() / 60_000 - startsAt }
}

/** The first service of a specialist here that this person may book. */
export function serviceOf(
  caller: Caller,
  setting: LocationSetting,
  specialistId: number | null,
): number | undefined {
  if (specialistId === null) return undefined
  const own = [...setting.services.values()].filter(
    ({ isBookable, specialistIds }) => isBookable && specialistIds.includes(specialistId),
  )
  return own.map(({ row }) => row.service_id).find((id) => maySeeService(caller, id))
}
