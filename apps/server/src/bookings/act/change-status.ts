import { codeOfReason, type Refusal, type Result, refuse } from '@rinda/contract/wire/refusals'
import { type Approval, approvals, type BookingStatus, bookingStatuses } from '@rinda/domain/booking/status'
import { transition } from '@rinda/domain/booking/transitions'
import type { Caller } from '../../access/caller.ts'
import type { RequestKey } from '../../changes/reply-store.ts'
import type { Answer } from '../../changes/work.ts'
import { type ScheduleInput, scheduleBooking } from '../book/schedule.ts'
import { verifyBooking } from '../book/verify.ts'
import type { BookingContext } from '../context.ts'
import { unlockBooking } from '../hold/unlock.ts'
import { visibleBooking } from '../policy.ts'
import { cancelBooking } from './cancel.ts'
import { confirmBooking } from './confirm.ts'
import { judgeBooking } from './judge.ts'
import { updateBookingDetails } from './update.ts'

export type ChangeInput = ScheduleInput & {
  status?: string | undefined
  approval?: string | undefined
  /** The code that a visitor was sent, with the status `verified`. */
  code?: string | undefined
  /** The start that was seen, with the status `confirmed`. */
  seenStart?: Date | undefined
}

/**
 * A change of status or of approval over HTTP is the same act as over the socket, one at a time; without one, or with both as they are,
 * details change.
 */
export async function changeBooking(
  context: BookingContext,
  caller: Caller,
  input: ChangeInput,
  request: RequestKey | null,
  now: Date,
): Promise<Result<Answer>> {
  const { status, approval, code, seenStart, ...rest } = input
  if (status !== undefined && !isAmong(bookingStatuses, status)) return refuse('field_wrong', 'status')
  if (approval !== undefined && !isAmong(approvals, approval)) return refuse('field_wrong', 'approval')
  const found = await visibleBooking(context.db, caller, input.name)
  if (!found.ok) return found
  const row = found.value
  const wanted = status === row.status ? undefined : status
  const judged = approval === row.approval ? undefined : approval
  if (wanted && judged) return refuse('field_wrong', 'approval')
  const act = { context, caller, input: rest, request, now }
  if (judged) return naming('approval', await judge(act, judged))
  if (wanted) return naming('status', await changeStatus(act, row.status, wanted, { code, seenStart }))
  return await updateBookingDetails(context, caller, rest, request, now)
}

type Act = {
  context: BookingContext
  caller: Caller
  input: ScheduleInput
  request: RequestKey | null
  now: Date
}

async function changeStatus(
  { context, caller, input, request, now }: Act,
  from: BookingStatus,
  to: BookingStatus,
  { code, seenStart }: Pick<ChangeInput, 'code' | 'seenStart'>,
): Promise<Result<Answer>> {
  const { name, token } = input
  switch (to) {
    case 'verified':
      if (!transition('verify', from)) return refuse('wrong_state')
      if (code === undefined) return refuse('field_required', 'code')
      return await verifyBooking(context, caller, { name, token, code }, request, now)
    case 'scheduled':
      return await scheduleBooking(context, caller, input, request, now)
    case 'confirmed':
      return await confirmBooking(
        context,
        caller,
        { name, token, seenStart, notes: notesOf(input) },
        request,
        now,
      )
    case 'canceled':
      return await cancelBooking(context, caller, { name, token, notes: notesOf(input) }, request, now)
    case 'unlocked':
      return await unlockBooking(context, caller, { name, token }, request, now)
    default:
      return refuse('wrong_state')
  }
}

const judging: Partial<Record<Approval, 'accept' | 'decline'>> = { accepted: 'accept', declined: 'decline' }

async function judge({ context, caller, input, request, now }: Act, to: Approval): Promise<Result<Answer>> {
  const act = judging[to]
  if (!act) return refuse('wrong_state')
  const { name, token } = input
  return await judgeBooking(context, caller, { act, name, token, notes: notesOf(input) }, request, now)
}

/** A form has to know which field was at fault; over the socket an act has none to name. */
function naming(field: string, result: Result<Answer>): Result<Answer> {
  if (result.ok) return result
  const named = (refusal: Refusal) =>
    refusal.field === undefined && isOfTheAct(refusal) ? { ...refusal, field } : refusal
  const [first, ...more] = result.refusals
  return { ok: false, refusals: [named(first), ...more.map(named)] }
}

function isOfTheAct({ reason }: Refusal): boolean {
  return codeOfReason[reason] === 'wrong_state' || codeOfReason[reason] === 'forbidden'
}

function isAmong<Known extends string>(all: readonly Known[], given: string): given is Known {
  return all.some((known) => known === given)
}

function notesOf({ notes = {} }: ScheduleInput): { [note: string]: string } {
  return Object.fromEntries(
    Object.entries(notes).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
