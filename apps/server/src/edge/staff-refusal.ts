import type { Refusal, RefusalReason, Refused } from '@rinda/contract/wire/refusals'
import type { Caller } from '../access/caller.ts'

const toldToStaff: Partial<Record<RefusalReason, RefusalReason>> = {
  not_found: 'not_found_any_more',
  forbidden: 'forbidden_any_more',
}

/**
 * Gives the refusal of an act as somebody of the portal is told it: they saw what they act on, so it has gone since, or their rights to it
 * have. To anybody else, and of what is only asked for, it stays as it is.
 */
export function refusalOfAct(refused: Refused, caller: Caller, isRead: boolean): Refused {
  if (caller.kind !== 'portal' || isRead) return refused
  const told = (refusal: Refusal) => ({ ...refusal, reason: toldToStaff[refusal.reason] ?? refusal.reason })
  const [first, ...others] = refused.refusals
  return { ...refused, refusals: [told(first), ...others.map(told)] }
}
