import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { DatabaseLost } from '../unavailable.ts'
import { PreparingClient } from './preparing-client.ts'

test('when a connection is terminated, every statement on its way over it hears that the database was lost', async () => {
  const { url } = inject('postgres')
  for (let round = 0; round < 20; round += 1) {
    const client = new PreparingClient({ connectionString: url, pipeline: true } as {
      connectionString: string
    })
    await client.connect()
    const statements = [
      client.query('select pg_terminate_backend(pg_backend_pid())'),
      ...Array.from({ length: 5 }, (_, index) => client.query('select $1::integer', [index])),
    ]
    const outcomes = await Promise.allSettled(statements)
    const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(failures).toHaveLength(statements.length)
    expect(failures.filter((failure) => !(failure instanceof DatabaseLost))).toEqual([])
  }
})

test('every connection breaks off a statement that takes too long, also the one by which the tables were made', async () => {
  const { db, pool, close } = await testDatabase()
  expect(pool?.().all).toBe(1)
  const { rows } = await sql`select current_setting('statement_timeout') as limit`.execute(db)
  expect(rows).toEqual([{ limit: '20s' }])
  await close()
})
