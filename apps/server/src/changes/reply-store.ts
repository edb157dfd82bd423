import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../database/schema.ts'

/** Whose request it is, and the key that it came under: the same pair always gets the first answer. */
export type RequestKey = { caller: string; key: string }

/** The answer that was given before to this request. */
export async function findReply(
  db: Database,
  scope: CompanyScope,
  request: RequestKey,
): Promise<JsonObject | undefined> {
  const row = await db
    .selectFrom('replies')
    .select('answer')
    .where('company_id', '=', scope.companyId)
    .where('caller', '=', request.caller)
    .where('key', '=', request.key)
    .executeTakeFirst()
  return row?.answer
}

/** Keeps the first answer to a request; false when there is one already. */
export async function keepReply(
  db: Database,
  scope: CompanyScope,
  request: RequestKey,
  answer: JsonObject,
  now: Date,
): Promise<boolean> {
  const kept = await db
    .insertInto('replies')
    .values({ company_id: scope.companyId, ...request, answer: JSON.stringify(answer), at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return kept !== undefined
}

/** Forgets answers that were given before a time. */
export async function removeRepliesBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('replies').where('at', '<', before).execute()
}
