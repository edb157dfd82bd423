import { isUnfinished } from '@rinda/domain/reports/figures'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { countPart } from './count-store.ts'
import { listDue, lockDue, type PartKey, putOff, savePart } from './part-store.ts'

/** Time after which somebody who was to come, or waited, at the end of a month is looked at again. */
const unfinishedAgainMs = 3_600_000
/** Time after which a part that could not be counted is tried again, so that it does not keep the others from being counted. */
const failedAgainMs = 300_000

/**
 * Counts what is due, each part in a transaction of its own: what was counted before a fault or a stop stays, and the rest goes on from there.
 * Several processes share the parts. Throws the first fault once all others are counted.
 */
export async function makeDue(
  db: Database,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<void> {
  const faults: unknown[] = []
  for (let due = await listDue(db, now); due.length > 0; due = await listDue(db, now)) {
    let made = 0
    for (const key of due) {
      if (isStopped()) break
      try {
        if (await makePart(db, key, now, false)) made += 1
      } catch (error) {
        faults.push(error)
        await putOff(db, key, new Date(now.getTime() + failedAgainMs))
        made += 1
      }
    }
    // What is left is being counted by other processes.
    if (made === 0) break
  }
  if (faults.length > 0) throw faults[0]
}

/** Counts what is due of one month of a company, and waits for what others are counting. */
export async function makeMonth(
  db: Database,
  only: { companyId: number; month: string },
  now: Date,
): Promise<void> {
  for (const key of await listDue(db, now, only)) await makePart(db, key, now, true)
}

async function makePart(db: Database, key: PartKey, now: Date, waits: boolean): Promise<boolean> {
  return await db.transaction().execute(async (tx) => {
    const part = await lockDue(tx, key, now, waits)
    if (!part) return false
    const figures = await countPart(tx, narrow(systemCaller.scope, key.company_id), part, now)
    const isOver = part.ends_at <= now
    const isFinal = isOver && !isUnfinished(figures)
    const dueAgain = isFinal ? null : new Date(now.getTime() + unfinishedAgainMs)
    await savePart(tx, key, { figures, madeAt: now, isFinal, dueAt: isOver ? dueAgain : part.ends_at })
    return true
  })
}
