import type { Caller } from '../access/caller.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
/** Whether this caller holds as much as one may. Programs of the operator are not limited. */
export declare function holdsTooMany(
  db: Database,
  caller: Caller,
  scope: CompanyScope,
  now: Date,
): Promise<boolean>
