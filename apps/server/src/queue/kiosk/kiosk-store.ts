import type { Insertable, Selectable, Updateable } from 'kysely'
import { inScope } from '../../access/in-scope.ts'
import type { CompanyScope, Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { KiosksTable } from '../../database/tables/queue-tables.ts'

export type KioskRow = Selectable<KiosksTable>
export type KioskPatch = Omit<Updateable<KiosksTable>, 'company_id' | 'kiosk_id' | 'location_id'>

/** Lists the kiosks of a location that were not ended, in the order in which they were made. */
export async function listKioskRows(
  db: Database,
  scope: CompanyScope,
  locationId: number,
): Promise<KioskRow[]> {
  return await db
    .selectFrom('kiosks')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('ended_at', 'is', null)
    .orderBy('kiosk_id')
    .execute()
}

/** The kiosk of that id, whose row stays ours until the transaction ends. */
export async function lockKiosk(
  tx: Database,
  scope: CompanyScope,
  kioskId: number,
): Promise<KioskRow | undefined> {
  return await tx
    .selectFrom('kiosks')
    .selectAll()
    .where(inScope(scope))
    .where('kiosk_id', '=', kioskId)
    .forUpdate()
    .executeTakeFirst()
}

/** The kiosk of a location that waits to be paired by a code, whose row stays ours until the transaction ends. */
export async function lockKioskByCode(
  tx: Database,
  scope: CompanyScope,
  { locationId, code, now }: { locationId: number; code: string; now: Date },
): Promise<KioskRow | undefined> {
  return await tx
    .selectFrom('kiosks')
    .selectAll()
    .where(inScope(scope))
    .where('location_id', '=', locationId)
    .where('code', '=', code)
    .where('code_until', '>', now)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** The kiosk whose device has the secret of this hash. */
export async function findKioskBySecret(
  db: Database,
  scope: Scope | CompanyScope,
  secretHash: Buffer,
): Promise<KioskRow | undefined> {
  return await db
    .selectFrom('kiosks')
    .selectAll()
    .where(inScope(scope))
    .where('secret_hash', '=', secretHash)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

export async function insertKiosk(
  tx: Database,
  { companyId }: CompanyScope,
  row: Omit<Insertable<KiosksTable>, 'company_id'>,
): Promise<KioskRow> {
  return await tx
    .insertInto('kiosks')
    .values({ ...row, company_id: companyId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateKiosk(
  db: Database,
  { company_id, kiosk_id }: Pick<KioskRow, 'company_id' | 'kiosk_id'>,
  patch: KioskPatch,
): Promise<KioskRow> {
  return await db
    .updateTable('kiosks')
    .set(patch)
    .where('company_id', '=', company_id)
    .where('kiosk_id', '=', kiosk_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
