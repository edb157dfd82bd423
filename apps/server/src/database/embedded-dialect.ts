import { setImmediate as nextTurn } from 'node:timers/promises'
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

/** Like `pg`: statements that are asked at once are sent in their order, each after the answer to the one before. */
function likePg(connection: PGlite | Transaction): Query {
  let before: Promise<unknown> = Promise.resolve()
  return <Row>(text: string, parameters?: unknown[]) => {
    const answer = before.then(letOthersRun).then(() => ask<Row>(connection, text, parameters))
    before = answer.catch(() => {})
    return answer
  }
}

/** Like `pg`: without parameters the text may hold several statements, and the last one's result is the answer. */
async function ask<Row>(connection: PGlite | Transaction, text: string, parameters?: unknown[]) {
  if (parameters !== undefined && parameters.length > 0) return await connection.query<Row>(text, parameters)
  const results = await connection.exec(text)
  const last = results.at(-1)
  return { rows: (last?.rows ?? []) as Row[], fields: last?.fields ?? [], ...affected(last?.affectedRows) }
}

/** Number of statements in one turn of the event loop: a turn costs half as much as a small one. */
const mostInOneTurn = 4
let inThisTurn = 0

/**
 * Lets what waits in the event loop run, after some statements. The embedded server answers on this thread, and its promises never leave it: many
 * statements in a row, such as a large import, would keep sockets from answering their heartbeats until they are closed.
 */
async function letOthersRun(): Promise<void> {
  if (inThisTurn >= mostInOneTurn) await nextTurn()
  if (inThisTurn === 0) setImmediate(() => (inThisTurn = 0))
  inThisTurn += 1
}

function affected(affectedRows: number | undefined) {
  return affectedRows === undefined ? {} : { affectedRows }
}
