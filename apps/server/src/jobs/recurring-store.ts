import type { Database } from '../database/database.ts'
import { farAhead } from '../database/far-ahead.ts'

/** Finds when some work is due next; null: it has never been planned. */
export async function findDueTime(db: Database, name: string): Promise<Date | null> {
  const row = await db
    .selectFrom('recurring_work')
    .select('due_at')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.due_at ?? null
}

/** Plans work that has never been planned. */
export async function planFirst(db: Database, name: string, dueAt: Date): Promise<void> {
  await db
    .insertInto('recurring_work')
    .values({ name, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Claims work that is due, by moving its time on; false: it is not due, or somebody else has claimed it. It is due again within a day. */
export async function claimDue(db: Database, name: string, now: Date, nextDue: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recurring_work')
    .set({ due_at: nextDue })
    .where('name', '=', name)
    .where((row) => row.or([row('due_at', '<=', now), row('due_at', '>', farAhead(now))]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
