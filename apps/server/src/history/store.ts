import type { HistoryKind } from '@rinda/contract/set-up/set-up-history'
import { type Selectable, sql } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { AuditTable } from '../database/tables/change-tables.ts'

export type AuditRow = Selectable<AuditTable>

/** The objects of each kind whose changes are asked for; `all`: whichever there are. */
export type Wanted = Readonly<Record<HistoryKind, readonly number[] | 'all'>>

/** Lists the audit rows about objects of a set-up, newest first, before a number where one is given. */
export async function listChangesOf(
  db: Database,
  scope: Scope,
  { wanted, before, most }: { wanted: Wanted; before: number | undefined; most: number },
): Promise<AuditRow[]> {
  const kinds = (Object.keys(wanted) as HistoryKind[]).filter((kind) => wanted[kind].length > 0)
  if (kinds.length === 0) return []
  return await db
    .selectFrom('audit')
    .selectAll()
    .where(inScope(scope))
    // The words of the index `audit_of_set_ups`: what was done to bookings is far more, and is not walked through.
    .where(sql<boolean>`object_kind IN ('location', 'service', 'specialist', 'company')`)
    .where((eb) =>
      eb.or(
        kinds.map((kind) => {
          const ids = wanted[kind]
          const isOfKind = eb('object_kind', '=', kind)
          // Of what the operator changed of a company, such as its name, nothing is told here: a page is full of what is shown.
          const isRule = sql<boolean>`(before -> 'profile' -> 'queue' IS DISTINCT FROM after -> 'profile' -> 'queue'
            OR before -> 'profile' -> 'messages' IS DISTINCT FROM after -> 'profile' -> 'messages')`
          const isKind = kind === 'company' ? eb.and([isOfKind, isRule]) : isOfKind
          return ids === 'all' ? isKind : eb.and([isKind, eb('object_id', 'in', ids.map(String))])
        }),
      ),
    )
    .$if(before !== undefined, (query) => query.where('audit_id', '<', before ?? 0))
    .orderBy('audit_id', 'desc')
    .limit(most)
    .execute()
}

export async function findChange(db: Database, scope: Scope, auditId: number): Promise<AuditRow | undefined> {
  return await db
    .selectFrom('audit')
    .selectAll()
    .where(inScope(scope))
    .where('audit_id', '=', auditId)
    .executeTakeFirst()
}
