import { done } from '@rinda/contract/wire/refusals'
import { attachedLine } from '@rinda/domain/booking/attached'
import { transition } from '@rinda/domain/booking/transitions'
import { systemCaller } from '../../access/caller.ts'
import { type CompanyScope, narrow } from '../../access/scope.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Writer } from '../../changes/write.ts'
import type { Database } from '../../database/database.ts'
import type { DueWork } from '../../jobs/due.ts'
import { eachApart, togetherElseApart } from '../../jobs/each-apart.ts'
import { releaseTime } from '../../occupancies/time-store.ts'
import { writeAct } from '../act/write-act.ts'
import { removeAttachment } from '../attachment/attachment-store.ts'
import { findBooking, listDueHolds, nextDueTime } from '../store.ts'

/** Ends one hold whose time is over; undefined when it was scheduled, released or ended in the meantime. */
export async function expireOne(
  tx: Database,
  scope: CompanyScope,
  bookingId: number,
  now: Date,
): Promise<Change | undefined> {
  const before = await findBooking(tx, scope, { bookingId }, 'for update')
  const status = before && transition('expire', before.status)
  if (!before?.expire_at || !status || before.expire_at > now) return undefined
  await releaseTime(tx, scope, bookingId)
  if (attachedLine(before.log)) await removeAttachment(tx, scope, bookingId)
  const expired = { act: 'expire', type: 'booking_expired', caller: systemCaller, now } as const
  const change = await writeAct(tx, scope, before, expired, { status, expire_at: null })
  return { ...change, isBySystem: true }
}

/** Another process's holds are looked for this often; this one's own are said as they are made. */
const lookEveryMs = 5_000

/** The holds, each of which ends by itself when its time is over. What is due stands in the database, so that a restart forgets none. */
export function dueHolds(context: { db: Database; writeBySystem: Writer['writeBySystem'] }): DueWork {
  return {
    name: 'holds',
    lookEveryMs,
    next: () => nextDueTime(context.db),
    run: (now, isStopped) => expireDue(context, now, isStopped),
  }
}

/** Ends every hold that is due, company by company. The row is locked and looked at again, so that each ends once; one that cannot be ended keeps no other from it. */
async function expireDue(
  { db, writeBySystem }: { db: Database; writeBySystem: Writer['writeBySystem'] },
  now: Date,
  isStopped?: () => boolean,
): Promise<void> {
  const end = (scope: CompanyScope, bookingIds: readonly number[]) =>
    writeBySystem({ caller: systemCaller, scope, request: null, now }, async (tx) => {
      const changes: Change[] = []
      for (const bookingId of bookingIds) {
        const change = await expireOne(tx, scope, bookingId, now)
        if (change) changes.push(change)
      }
      return done({ changes, answer: null })
    })
  const due = await listDueHolds(db, now)
  const endAll = ({ company_id, booking_ids }: (typeof due)[number]) =>
    togetherElseApart(booking_ids, (ids) => end(narrow(systemCaller.scope, company_id), ids))
  await eachApart(due, endAll, isStopped)
}
