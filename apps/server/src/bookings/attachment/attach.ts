import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { keepsTime } from '@rinda/domain/booking/approval'
import type { Answer, Asked } from '../../changes/work.ts'
import { actOnBooking } from '../act/act-on-booking.ts'
import { doneWith, writeAct } from '../act/write-act.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { attachmentEvent } from './attachment-event.ts'
import { putAttachment } from './attachment-store.ts'
import { attachmentTypeOf } from './attachment-type.ts'
import { whyNotOfVisitor } from './of-visitor.ts'

/**
 * Attaches a file to a booking that stands or is held, for whoever is to serve the visitor; it takes the place of the one before. Visitors
 * attach one where their service asks for it.
 */
export async function attachFile(
  context: BookingContext,
  asked: Asked,
  { name, content }: { name: BookingName; content: Buffer | null },
): Promise<Result<Answer>> {
  const { caller, now } = asked
  const mediaType = content ? attachmentTypeOf(content) : undefined
  const act = { ...asked, input: { name, token: null }, right: 'create' } as const
  return await actOnBooking(context, act, async (tx, before, place) => {
    const why = caller.kind === 'visitor' && whyNotOfVisitor(before, place, now)
    if (why) return why
    if (!content || !mediaType) return refuse('file_wrong')
    const isErased = before.user_deleted_at !== null
    if (before.kind === 'block' || isErased || !keepsTime(before)) return refuse('wrong_state')
    const { scope } = place
    await putAttachment(tx, scope, before.booking_id, { mediaType, content }, now)
    const details = { media_type: mediaType, size: content.length }
    const attached = { act: 'attach', type: attachmentEvent(before), caller, now, details } as const
    return doneWith(await writeAct(tx, scope, before, attached, {}))
  })
}
