import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { AuditTable } from '../database/tables/change-tables.ts'

export const platformKinds = ['company', 'domain', 'portal_user'] as const
export type PlatformKind = (typeof platformKinds)[number]

/**
 * Lists the audit rows about companies, domains and people, newest first; before a number, or of one object.
 */
export async function listPlatformChanges(
  db: Database,
  { kind, id, before, most }: { kind?: PlatformKind; id?: string; before?: number; most: number },
): Promise<Selectable<AuditTable>[]> {
  let query = db
    .selectFrom('audit')
    .selectAll()
    .where('object_kind', 'in', kind ? [kind] : [...platformKinds])
  if (id !== undefined) query = query.where('object_id', '=', id)
  if (before !== undefined) query = query.where('audit_id', '<', before)
  return await query.orderBy('audit_id', 'desc').limit(most).execute()
}
