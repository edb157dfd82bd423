import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'

/** Writes that an address wants no such messages of a company; once, however often it is said. */
export async function addOptOut(
  db: Database,
  { companyId }: CompanyScope,
  addressHash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('message_opt_outs')
    .values({ company_id: companyId, address_hash: addressHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'address_hash']).doNothing())
    .execute()
}

/** Writes that an address wants them again. */
export async function removeOptOut(
  db: Database,
  { companyId }: CompanyScope,
  addressHash: string,
): Promise<void> {
  await db
    .deleteFrom('message_opt_outs')
    .where('company_id', '=', companyId)
    .where('address_hash', '=', addressHash)
    .execute()
}

export async function isOptedOut(
  db: Database,
  { companyId }: CompanyScope,
  addressHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('message_opt_outs')
    .select('address_hash')
    .where('company_id', '=', companyId)
    .where('address_hash', '=', addressHash)
    .executeTakeFirst()
  return row !== undefined
}
