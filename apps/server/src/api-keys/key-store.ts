import type { Insertable, Selectable } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { ApiKeysTable } from '../database/tables/integration-tables.ts'

export type ApiKeyRow = Selectable<ApiKeysTable>

/** Lists the keys of a company, the latest first; also those that were ended. */
export async function listKeyRows(db: Database, scope: CompanyScope): Promise<ApiKeyRow[]> {
  return await db
    .selectFrom('api_keys')
    .selectAll()
    .where(inScope(scope))
    .orderBy('api_key_id', 'desc')
    .limit(500)
    .execute()
}

/** The key of that id, whose row stays ours until the transaction ends. */
export async function lockKey(
  tx: Database,
  scope: CompanyScope,
  keyId: number,
): Promise<ApiKeyRow | undefined> {
  return await tx
    .selectFrom('api_keys')
    .selectAll()
    .where(inScope(scope))
    .where('api_key_id', '=', keyId)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertKey(
  tx: Database,
  { companyId }: CompanyScope,
  row: Omit<Insertable<ApiKeysTable>, 'company_id'>,
): Promise<ApiKeyRow> {
  return await tx
    .insertInto('api_keys')
    .values({ ...row, company_id: companyId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function endKeyRow(
  tx: Database,
  { company_id, api_key_id }: Pick<ApiKeyRow, 'company_id' | 'api_key_id'>,
  now: Date,
): Promise<ApiKeyRow> {
  return await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('company_id', '=', company_id)
    .where('api_key_id', '=', api_key_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Finds the key of this hash, whosever it is, if it works at this moment. It says which company's rows its holder may reach. */
export async function findWorkingKey(db: Database, hash: Buffer, now: Date): Promise<ApiKeyRow | undefined> {
  return await db
    .selectFrom('api_keys')
    .selectAll()
    .where('secret_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .executeTakeFirst()
}

/** Notes that a key was used, unless that was noted after `before` already. */
export async function noteUse(
  db: Database,
  { company_id, api_key_id }: Pick<ApiKeyRow, 'company_id' | 'api_key_id'>,
  now: Date,
  before: Date,
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('company_id', '=', company_id)
    .where('api_key_id', '=', api_key_id)
    .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<', before)]))
    .execute()
}
