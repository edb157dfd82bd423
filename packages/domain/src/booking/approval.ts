import { type Approval, type BookingStatus, holdsTime } from './status.ts'

export const approvalActs = ['accept', 'decline'] as const
export type ApprovalAct = (typeof approvalActs)[number]

/** Decisions of staff on a booking that waits for them. Every other change of the approval is refused. */
const table: Readonly<Record<ApprovalAct, { from: readonly Approval[]; to: Approval }>> = {
  accept: { from: ['pending'], to: 'accepted' },
  decline: { from: ['pending'], to: 'declined' },
}

/** A hold that is still being filled in is not yet there to be judged. */
export const judged: readonly BookingStatus[] = ['scheduled', 'confirmed']

/** The approval after an act, or null when a booking in that state does not allow it (`wrong_state`). */
export function approvalAfter(
  act: ApprovalAct,
  booking: { status: BookingStatus; approval: Approval },
): Approval | null {
  const { from, to } = table[act]
  return judged.includes(booking.status) && from.includes(booking.approval) ? to : null
}

/** Tells whether a booking keeps its time from others: its status does, and it was not declined. */
export function keepsTime(booking: { status: BookingStatus; approval: Approval }): boolean {
  return holdsTime(booking.status) && booking.approval !== 'declined'
}
