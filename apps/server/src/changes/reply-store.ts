import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { JsonObject } from '../database/columns-of.ts'
import type { Database } from '../database/database.ts'
import { removeInPieces } from '../database/remove-pieces.ts'

/** Caller and key of a request: the same pair always gets the first answer. */
export type RequestKey = { caller: string; key: string }

/** The answers that were given before to these requests. */
export async function findReplies(
  db: Database,
  scope: CompanyScope,
  requests: readonly RequestKey[],
): Promise<(RequestKey & { answer: JsonObject })[]> {
  const callers = requests.map((request) => request.caller)
  const keys = requests.map((request) => request.key)
  const { rows } = await sql<RequestKey & { answer: JsonObject }>`
    SELECT caller, key, answer FROM unnest(${callers}::text[], ${keys}::text[]) AS asked (caller, key)
    JOIN replies USING (caller, key) WHERE company_id = ${scope.companyId}::integer`.execute(db)
  return rows
}

/** The answer that was given before to this request, of whatever company it was about. */
export async function findReplyAnywhere(db: Database, request: RequestKey): Promise<JsonObject | undefined> {
  const row = await db
    .selectFrom('companies')
    .innerJoin('replies', 'replies.company_id', 'companies.company_id')
    .select('replies.answer')
    .where('replies.caller', '=', request.caller)
    .where('replies.key', '=', request.key)
    .executeTakeFirst()
  return row?.answer
}

/** Forgets answers that were given before a time. */
export async function removeRepliesBefore(
  db: Database,
  before: Date,
  isStopped?: () => boolean,
): Promise<void> {
  await removeInPieces(db, 'replies', sql`at < ${before}::timestamptz`, isStopped)
}
