import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { JsonObject } from '../database/schema.ts'
/** Whose request it is, and the key that it came under: the same pair always gets the first answer. */
export type RequestKey = {
  caller: string
  key: string
}
/** The answers that were given before to these requests. */
export declare function findReplies(
  db: Database,
  scope: CompanyScope,
  requests: readonly RequestKey[],
): Promise<
  (RequestKey & {
    answer: JsonObject
  })[]
>
/** Forgets answers that were given before a time. */
export declare function removeRepliesBefore(db: Database, before: Date): Promise<void>
