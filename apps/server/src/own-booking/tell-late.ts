import { type Result, refuse } from '@rinda/contract/wire/refusals'
import { keepsTime } from '@rinda/domain/booking/approval'
import { lateBounds, lateFields } from '@rinda/domain/queue/late'
import { actOnBooking } from '../bookings/act/act-on-booking.ts'
import { doneWith, writeAct } from '../bookings/act/write-act.ts'
import type { BookingName } from '../bookings/booking-name.ts'
import { whyTooOften } from '../bookings/limits/acts-in-a-day.ts'
import type { Answer, Asked } from '../changes/work.ts'
import type { OwnBookingContext } from './context.ts'

/** Says on the day of a visit that its visitor comes later by some minutes. Staff see it, and the line keeps the time for so long, up to a limit. */
export async function tellLate(
  context: OwnBookingContext,
  asked: Asked,
  { name, minutes }: { name: BookingName; minutes: number },
): Promise<Result<Answer>> {
  const { caller, now } = asked
  const act = { ...asked, input: { name, token: null }, right: null, conflictsOnBookingAlone: true } as const
  return await actOnBooking(context, act, async (tx, before, { setting, scope }) => {
    const isJudged = before.approval === 'none' || before.approval === 'accepted'
    const isVisit = before.kind === 'appointment' && before.expire_at === null
    if (!isVisit || !isJudged || !keepsTime(before) || before.served_at !== null) return refuse('wrong_state')
    const startsAt = before.starts_at.getTime() / 60_000
    const { from, till } = lateBounds(startsAt, setting.zone)
    const minute = now.getTime() / 60_000
    if (minute < from) return refuse('wrong_state')
    if (minute >= till) return refuse('booking_in_past')
    const tooOften = whyTooOften(caller, before, now)
    if (tooOften) return tooOften
    const type = before.status === 'confirmed' ? 'booking_confirmed' : 'booking_scheduled'
    const told = { act: 'late', type, caller, now, details: { minutes } } as const
    const fields = JSON.stringify({ ...before.fields, ...lateFields(startsAt, minutes) })
    return doneWith(await writeAct(tx, scope, before, told, { fields }))
  })
}
