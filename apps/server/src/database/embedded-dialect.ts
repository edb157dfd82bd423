import { PGlite, type Transaction } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { type Dialect, PGliteDialect, type PGliteDialectConfig } from 'kysely'
import { parserByTypeId } from './value-parsers.ts'

type Driver = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>
type Query = Driver['query']

/** What every embedded server is started with. Parsers for arrays follow from those of their items. */
export const embeddedSettings = { extensions: { btree_gist }, parsers: { ...parserByTypeId } }

/**
 * PGlite starts with `-F`, which turns fsync off: a power cut could then take acknowledged rows, or all of them.
 * `fsync` is the one way of syncing that reaches the file system underneath (see durable-folder.ts).
 */
export const durableStartParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'TimeZone=UTC'],
  // The log that is kept for reuse, in segments of 16 MB.
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=64MB'],
]

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
