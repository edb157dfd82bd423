import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import { actOnBooking } from '../act/act-on-booking.ts'
import { logLine } from '../act/booking-change.ts'
import { changeDetails } from '../act/update.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { whyNotChange } from '../policy.ts'
import { renderBooking } from '../resource.ts'
import { type BookingRow, updateBooking } from '../store.ts'
import { moveTime, type SlotPatch } from './move-time.ts'
import { movedChanges } from './moved-changes.ts'
import { refuseMoved } from './where-it-went.ts'
import { whyNotMove } from './why-not-move.ts'

export type MoveInput = SlotPatch & {
  name: BookingName
  token: string | null
  date: string
  time: string
  /** Place and time of the booking as the caller who moves it saw it, `startsAt` in epoch minutes. */
  from: { startsAt: number; specialistId?: number | null | undefined } | null
}

/**
 * Moves a booking, or a block, to another time or place in one step. It stays the same booking, with its name and token, and may overlap
 * where it stood. A hold is moved as any change of it is, and stays one. Who moves one that somebody else has moved meanwhile is told where it went.
 */
export async function moveBooking(
  context: BookingContext,
  caller: Caller,
  input: MoveInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  if (caller.kind === 'visitor') return refuse('forbidden')
  const act = { caller, input, right: 'create', request, now } as const
  return await actOnBooking(context, act, async (tx, before, place) => {
    const { setting, profile, scope } = place
    const isHeld = before.expire_at !== null
    // A move ends the visit where it was and begins it elsewhere: it takes both rights. A hold is no visit yet.
    const forbidden = isHeld ? null : whyNotChange(caller, before, profile, 'cancel', null)
    if (forbidden) return forbidden
    if (before.status === 'rescheduled' || isElsewhere(before, input))
      return await refuseMoved(tx, scope, before, setting.zone)
    if (isHeld) {
      const { from: _seen, ...details } = input
      return await changeDetails(tx, before, place, { caller, input: details, now })
    }
    const fixed = whyNotMove(before, now)
    if (fixed) return fixed
    if (input.locationId === undefined && before.location_id !== setting.locationId)
      return refuse('wrong_state')
    const isBlock = before.kind === 'block'
    const moved = await moveTime(tx, scope, { setting, profile, caller, before, input, isBlock, now })
    if (!moved.ok) return moved
    const type = 'booking_rescheduled'
    if (Object.keys(moved.value.columns).length === 0)
      return done({ changes: [], answer: { type, resource: renderBooking(before) } })
    const line = logLine('reschedule', caller, before.status, now, { from: placeOf(before) })
    const patch = { ...moved.value.columns, log: JSON.stringify([...before.log, line]) }
    const after = await updateBooking(tx, scope, before.booking_id, patch, now)
    const changes = movedChanges(before, after)
    return done({
      changes: [...moved.value.cleared, ...changes],
      answer: { type, resource: changes[1].event.resource },
    })
  })
}

function isElsewhere(row: BookingRow, { from }: MoveInput): boolean {
  if (from === null) return false
  const isMoved = row.starts_at.getTime() / 60_000 !== from.startsAt
  return isMoved || (from.specialistId !== undefined && from.specialistId !== row.specialist_id)
}

function placeOf(row: BookingRow) {
  const { location_id, service_id, specialist_id } = row
  return { at: row.starts_at.toISOString(), location_id, service_id, specialist_id }
}
