import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'

/** Finds how far a follower has come in a company's stream. Until the transaction ends nobody else of that name takes anything there. */
export async function lockPlace(tx: Database, scope: CompanyScope, name: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    INSERT INTO stream_followers AS f (company_id, name, seq) VALUES (${scope.companyId}::integer, ${name}, 0)
    ON CONFLICT (company_id, name) DO UPDATE SET seq = f.seq RETURNING seq`.execute(tx)
  return rows[0]?.seq ?? 0
}

/** Moves a follower on in a company's stream. */
export async function movePlace(tx: Database, scope: CompanyScope, name: string, seq: number): Promise<void> {
  await tx
    .updateTable('stream_followers')
    .set({ seq })
    .where('company_id', '=', scope.companyId)
    .where('name', '=', name)
    .execute()
}

/** Lists the streams in which a follower is behind, and where each of them stands. */
export async function listBehind(db: Database, name: string): Promise<{ companyId: number; seq: number }[]> {
  return await db
    .selectFrom('streams as s')
    .leftJoin('stream_followers as f', (join) =>
      join.onRef('f.company_id', '=', 's.company_id').on('f.name', '=', name),
    )
    .select(['s.company_id as companyId', 's.seq'])
    .where((row) => row('s.seq', '>', row.fn.coalesce('f.seq', sql<number>`0`)))
    .execute()
}

/** Counts the events that a follower has still to take, of all companies. */
export async function countBehind(db: Database, name: string): Promise<number> {
  const { rows } = await sql<{ events: number }>`
    SELECT coalesce(sum(s.seq - coalesce(f.seq, 0)), 0)::integer AS events
    FROM streams s LEFT JOIN stream_followers f ON f.company_id = s.company_id AND f.name = ${name}`.execute(
    db,
  )
  return rows[0]?.events ?? 0
}
