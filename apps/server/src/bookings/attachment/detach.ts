import { done, type Result } from '@rinda/contract/wire/refusals'
import { attachedLine } from '@rinda/domain/booking/attached'
import type { Answer, Asked } from '../../changes/work.ts'
import { actOnBooking } from '../act/act-on-booking.ts'
import { doneWith, writeAct } from '../act/write-act.ts'
import type { BookingName } from '../booking-name.ts'
import type { BookingContext } from '../context.ts'
import { renderBooking } from '../resource.ts'
import { attachmentEvent } from './attachment-event.ts'
import { removeAttachment } from './attachment-store.ts'
import { whyNotOfVisitor } from './of-visitor.ts'

/** Takes the file of a visitor's booking away again, by its visitor. Where there is none, nothing is done. */
export async function detachFile(
  context: BookingContext,
  asked: Asked,
  name: BookingName,
): Promise<Result<Answer>> {
  const { caller, now } = asked
  const act = { ...asked, input: { name, token: null }, right: null } as const
  return await actOnBooking(context, act, async (tx, before, place) => {
    const why = whyNotOfVisitor(before, place, now)
    if (why) return why
    const type = attachmentEvent(before)
    if (!attachedLine(before.log))
      return done({ changes: [], answer: { type, resource: renderBooking(before) } })
    await removeAttachment(tx, place.scope, before.booking_id)
    const detached = { act: 'detach', type, caller, now } as const
    return doneWith(await writeAct(tx, place.scope, before, detached, {}))
  })
}
