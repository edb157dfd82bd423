import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openFrozenLine } from '../../testing/clients/frozen-line.ts'
import type { Database } from '../database.ts'
import { DatabaseLost } from '../unavailable.ts'
import { openPostgres } from './postgres.ts'

/** Has a connection for each that may be opened, all at the same time. */
async function holdAll(db: Database): Promise<void> {
  const { promise: all, resolve } = Promise.withResolvers<void>()
  let held = 0
  const hold = () =>
    db.connection().execute(async () => {
      held += 1
      if (held === connections) resolve()
      await all
    })
  await Promise.all(Array.from({ length: connections }, hold))
}

/** All that a node opens: afterwards none of the frozen ones is to be left. */
const connections = 20

test('connections behind which nobody answers any more are given up, and others are opened in their place', async () => {
  const { url } = inject('postgres')
  const line = await openFrozenLine(Number(new URL(url).port))
  const through = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(line.port) })
  const { db, close, pool, limitSilence } = await openPostgres(through.href, () => {})
  const ask = () => sql`SELECT pg_sleep(0.1)`.execute(db)
  const askAll = () => Promise.allSettled(Array.from({ length: connections }, ask))
  await holdAll(db)
  expect(pool().all).toBe(connections)

  line.freeze()
  limitSilence(500)
  const reasons = (await askAll()).map((one) => (one.status === 'rejected' ? one.reason : 'answered'))
  expect(reasons.filter((reason) => !(reason instanceof DatabaseLost))).toEqual([])
  // As long as a server takes for it, however busy this machine is.
  limitSilence(60_000)
  expect((await askAll()).map(({ status }) => status)).not.toContain('rejected')
  await close()
  line.close()
})
