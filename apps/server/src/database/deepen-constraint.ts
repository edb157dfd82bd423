import { type Kysely, sql } from 'kysely'

const rows = 6_000

/**
 * Gives the index of the constraint against double booking three levels, once for each time that the index was made. While it has fewer, and a page of it
 * is split while a statement looks into it several times, PostgreSQL (18 at least) may mark entries dead that are not, and no longer see what they guard
 * (docs/decisions/2026-11-22-the-root-is-split-beforehand.md). Rows that are put in and taken out again leave the levels behind.
 */
export async function deepenConstraint<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows: found } = await sql<{ isDeep: boolean }>`
    SELECT ${isDeep} AS "isDeep" FROM to_regclass('occupancies_never_overlap') AS i WHERE i IS NOT NULL`.execute(
    db,
  )
  if (found[0]?.isDeep !== false) return
  await sql
    .raw(`
    DO $$
    BEGIN
      LOCK TABLE occupancies IN SHARE ROW EXCLUSIVE MODE;
      INSERT INTO occupancies (company_id, resource_kind, resource_id, lane, during, booking_id)
        SELECT 0, 'service', n, 1, tstzrange(start, start + interval '1 hour'), -n
        FROM generate_series(1, ${rows}) AS t (n), LATERAL (SELECT timestamptz '2000-01-01 00:00Z' + n * interval '1 hour') AS s (start);
      DELETE FROM occupancies WHERE company_id = 0;
      EXECUTE format('COMMENT ON INDEX occupancies_never_overlap IS %L', pg_relation_filenode('occupancies_never_overlap'));
    END
    $$`)
    .execute(db)
}

/** The number of its file is kept beside the index: one that was made anew has another. */
const isDeep = sql`coalesce(obj_description(i, 'pg_class') = pg_relation_filenode(i)::text, false)`
