import { type Kysely, PostgresDialect, PostgresIntrospector, sql, type TableMetadata } from 'kysely'

/**
 * PostgreSQL as Kysely speaks to it, whose migrator is told the names of the tables and no more. Its own question is about each column of each table too,
 * which fails where another process, that was started at the same moment, is just changing one.
 */
export class NamingDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): TableNames {
    return new TableNames(db)
  }
}

class TableNames extends PostgresIntrospector {
  readonly #db: Kysely<unknown>

  constructor(db: Kysely<unknown>) {
    super(db)
    this.#db = db
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string; name: string }>`
      SELECT relnamespace::regnamespace::text AS schema, relname::text AS name FROM pg_class
      WHERE relkind IN ('r', 'p') AND pg_table_is_visible(oid)`.execute(this.#db)
    return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }))
  }
}
