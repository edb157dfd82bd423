import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type EarlierWindow, earlierFields } from '@rinda/domain/booking/earlier'
import { type VisitorCaller, visitorOf } from '../../access/caller.ts'
import { doneWith, writeAct } from '../../bookings/act/write-act.ts'
import type { BookingName } from '../../bookings/booking-name.ts'
import { whyTooOften } from '../../bookings/limits/acts-in-a-day.ts'
import { bookingToChange, maySee } from '../../bookings/policy.ts'
import { lockVisit } from '../../bookings/visit/visit.ts'
import type { Answer, Asked } from '../../changes/work.ts'
import type { EarlierContext } from './context.ts'
import { freeStarts } from './free-starts.ts'
import { callRound } from './round-store.ts'
import { whyNotAskEarlier } from './why-not-ask.ts'
import { findWish, putWish } from './wish-store.ts'

export type EarlierInput = EarlierWindow & { name: BookingName; isSameSpecialist: boolean }

/**
 * Notes that a visitor would come earlier, and when. Asked again, the new window counts and the turn stays. What is free already is not offered: they can move
 * there themselves.
 */
export async function askEarlier(
  context: EarlierContext,
  asked: Asked<VisitorCaller>,
  { name, isSameSpecialist, weekdays, parts }: EarlierInput,
): Promise<Result<Answer>> {
  const { caller, now, request } = asked
  const found = await bookingToChange(context, caller, name)
  if (!found.ok) return found
  const { row, scope } = found.value
  const setting = await context.boards.settingOf(caller, row.location_id)
  if (!setting) return refuse('not_found')
  const window = { weekdays, parts, same_specialist: isSameSpecialist && row.specialist_id !== null }
  const passerBy = visitorOf(scope.companyId, 'widget', { session: '', ip: '' })
  const known = await freeStarts(context.boards, passerBy, setting, { ...row, ...window }, now)
  const answer = await context.write({ caller, scope, request, now }, async (tx) => {
    await callRound(tx, scope, now)
    const wish = await findWish(tx, scope, row.booking_id, 'for update')
    const before = await lockVisit(tx, scope, row)
    if (!before || !maySee(caller, before)) return refuse('not_found')
    const why = whyNotAskEarlier(before, setting, now)
    if (why) return refuse(why)
    const tooOften = whyTooOften(caller, before, now)
    if (tooOften) return tooOften
    const askedAt = wish?.asked_at ?? now
    await putWish(tx, scope, {
      ...{ booking_id: before.booking_id, starts_at: before.starts_at, ...window, asked_at: askedAt },
      known: known.map((start) => new Date(start * 60_000)),
    })
    const fields = JSON.stringify({ ...before.fields, ...earlierFields(before.starts_at, askedAt) })
    const act = { act: 'ask_earlier', type: 'booking_scheduled', caller, now } as const
    return doneWith(await writeAct(tx, scope, before, act, { fields }))
  })
  if (answer.ok) context.wakeOffers(now)
  return answer.ok ? done(answer.value) : answer
}
