import type { PGlite } from '@electric-sql/pglite'
import { type Dialect, PGliteAdapter } from 'kysely'
import pg from 'pg'
import { PreparingClient } from '../postgres/preparing-client.ts'
import { NamingDialect } from '../postgres/table-names.ts'
import { getTypeParser } from '../postgres/value-parsers.ts'
import { EmbeddedStream } from './embedded-stream.ts'

/** Kysely on the embedded server, by the driver that a PostgreSQL elsewhere is asked with. Destroying it ends the server. */
export function embeddedDialect(pglite: PGlite): Dialect {
  const pool = new pg.Pool({
    ...{ user: 'postgres', database: 'postgres', password: '', ssl: false },
    stream: () => new EmbeddedStream(pglite),
    // It has one session, which stays as long as it does.
    max: 1,
    idleTimeoutMillis: 0,
    types: { getTypeParser },
    Client: PreparingClient,
    pipeline: true,
    // A client that was ended before has left its transaction and its statements there.
    onConnect: async (client: pg.ClientBase) => {
      await client.query('rollback')
      await client.query('discard all')
    },
  })
  const end = async () => {
    await pool.end()
    await pglite.close()
  }
  return new OneSession({ pool: { options: pool.options, connect: () => pool.connect(), end } })
}

class OneSession extends NamingDialect {
  override createAdapter(): PGliteAdapter {
    return new PGliteAdapter()
  }
}
