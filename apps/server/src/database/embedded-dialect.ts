import type { PGlite, Transaction } from '@electric-sql/pglite'
import { type Dialect, PGliteDialect, type PGliteDialectConfig } from 'kysely'

type Driver = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>
type Query = Driver['query']

/** Kysely on the embedded server, behaving as it does on `pg`. */
export function embeddedDialect(pglite: PGlite): Dialect {
  const driver: Driver = {
    get ready() {
      return pglite.ready
    },
    get closed() {
      return pglite.closed
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query: likePg(pglite),
    transaction: (callback) =>
      pglite.transaction((transaction) =>
        callback({ query: likePg(transaction), rollback: () => transaction.rollback() }),
      ),
  }
  return new PGliteDialect({ pglite: driver })
}

/** Like `pg`: without parameters the text may hold several statements, and the last one's result is the answer. */
function likePg(connection: PGlite | Transaction): Query {
  return async <Row>(text: string, parameters?: unknown[]) => {
    if (parameters !== undefined && parameters.length > 0) return connection.query<Row>(text, parameters)
    const results = await connection.exec(text)
    const last = results.at(-1)
    return { rows: (last?.rows ?? []) as Row[], fields: last?.fields ?? [], ...affected(last?.affectedRows) }
  }
}

function affected(affectedRows: number | undefined) {
  return affectedRows === undefined ? {} : { affectedRows }
}
