import { sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { AuditRow } from '../store.ts'

/** An object by the names that the audit has for it. */
export type AuditedObject = { readonly kind: string; readonly id: number }

/** Lists all changes of some objects, each object's in the order in which they were made. */
export async function listAuditOf(
  db: Database,
  { companyId }: CompanyScope,
  objects: readonly AuditedObject[],
): Promise<AuditRow[]> {
  if (objects.length === 0) return []
  const kinds = objects.map(({ kind }) => kind)
  const ids = objects.map(({ id }) => String(id))
  const { rows } = await sql<AuditRow>`
    SELECT a.* FROM unnest(${kinds}::text[], ${ids}::text[]) AS o (kind, id) CROSS JOIN LATERAL (
      SELECT * FROM audit WHERE company_id = ${companyId}::integer AND object_kind = o.kind AND object_id = o.id
    ) AS a ORDER BY a.audit_id`.execute(db)
  return rows
}
