import type { DeliveryRow } from '../delivery-store.ts'
import type { Settled } from '../due-store.ts'
import type { Posted } from './post.ts'

/** Seconds after each failure until the next attempt: eleven attempts in about a day. */
const pauses = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 21_600, 28_800]

export function hasArrived(posted: Posted): boolean {
  return 'status' in posted && posted.status >= 200 && posted.status < 300
}

/** Gives what is written of an attempt. `spread` is about 1, so that what failed together is not tried again together. */
export function settledBy(
  { attempts }: Pick<DeliveryRow, 'attempts'>,
  posted: Posted,
  { began, now, spread }: { began: Date; now: Date; spread: number },
): Settled {
  const answered = 'status' in posted
  const pause = pauses[attempts - 1]
  const seen = {
    tried_at: now,
    status: answered ? posted.status : null,
    duration_ms: now.getTime() - began.getTime(),
    fault: answered ? null : posted.fault,
    answer: answered ? posted.answer : '',
  }
  if (hasArrived(posted)) return { ...seen, state: 'sent', due_at: now }
  if (pause === undefined) return { ...seen, state: 'failed', due_at: now }
  return { ...seen, state: 'waiting', due_at: new Date(now.getTime() + pause * spread * 1000) }
}
