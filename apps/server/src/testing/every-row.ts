import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Every row of every table, or of these, as PostgreSQL writes it. */
export async function everyRow(db: Database, only?: readonly string[]): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace
    AND relname NOT LIKE 'schema_migrations%' ORDER BY 1`.execute(db)
  const found: Record<string, string[]> = {}
  for (const { name } of tables.filter((table) => only?.includes(table.name) ?? true)) {
    const { rows } = await sql<{ line: string }>`SELECT t::text AS line FROM ${sql.table(name)} t`.execute(db)
    found[name] = rows.map(({ line }) => line).sort()
  }
  return found
}
