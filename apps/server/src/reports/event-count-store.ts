import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** Adds to the numbers of a company's changes, by their type. */
export async function addToCounts(
  tx: Database,
  scope: CompanyScope,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  await sql`
    INSERT INTO event_counts AS c (company_id, type, total)
    SELECT ${scope.companyId}::integer, type, total FROM unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::bigint[]) AS n (type, total)
    ON CONFLICT (company_id, type) DO UPDATE SET total = c.total + excluded.total`.execute(tx)
}

/** Lists how many changes of each type there have been, of all companies together. */
export async function listCounts(db: Database): Promise<{ type: string; total: number }[]> {
  const { rows } = await sql<{ type: string; total: number }>`
    SELECT type, sum(total)::bigint AS total FROM event_counts GROUP BY type ORDER BY type`.execute(db)
  return rows
}
