import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { keepsTime } from '@rinda/domain/booking/approval'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import { actOnBooking } from '../act/act-on-booking.ts'
import { told, writeAct } from '../act/write-act.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { putAttachment } from './attachment-store.ts'
import { attachmentTypeOf } from './attachment-type.ts'

/** Attaches a file to a booking that stands, for whoever is to serve the visitor; it takes the place of the one before. */
export async function attachFile(
  context: BookingContext,
  caller: Caller,
  input: { name: BookingName; content: unknown },
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const { content } = input
  const mediaType = Buffer.isBuffer(content) ? attachmentTypeOf(content) : undefined
  const act = { caller, input: { name: input.name, token: null }, right: 'create', request, now } as const
  return await actOnBooking(context, act, async (tx, before, { scope }) => {
    if (!Buffer.isBuffer(content) || !mediaType) return refuse('file_wrong')
    if (before.kind === 'block' || !keepsTime(before)) return refuse('wrong_state')
    await putAttachment(tx, scope, before.booking_id, { mediaType, content }, now)
    const details = { media_type: mediaType, size: content.length }
    // Of the booking nothing else has changed: it is told as scheduled, which every client takes for its newest version.
    const attached = { act: 'attach', type: 'booking_scheduled', caller, now, details } as const
    return told(await writeAct(tx, scope, before, attached, {}))
  })
}
