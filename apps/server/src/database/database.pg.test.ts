import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/servers/test-database.ts'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('a freshly opened database', () => {
  test('is migrated, and new until it has a company', async () => {
    expect(database.isNew).toBe(true)
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db)
    expect(tables.rows.map((table) => table.name)).toEqual(
      expect.arrayContaining(['companies', 'occupancies']),
    )
  })

  test('gives the same JavaScript values whichever server it is', async () => {
    const at = new Date('2026-03-29T01:30:00Z')
    const result = await sql`select
      ${at}::timestamptz as instant, '2026-03-29'::date as day, 9007199254740991::bigint as big,
      '{"a": [1, null]}'::jsonb as document, array[1, null]::bigint[] as bigs, array['2026-03-29']::date[] as days,
      '{}'::bigint[] as none, '\\x00ff'::bytea as bytes, true as flag, array[true, false] as flags,
      array['a,b', 'c"d'] as texts, tstzrange(${at}, null) as during, null::date as nothing`.execute(
      database.db,
    )
    expect(result.rows[0]).toEqual({
      instant: at,
      day: '2026-03-29',
      big: Number.MAX_SAFE_INTEGER,
      document: { a: [1, null] },
      bigs: [1, null],
      days: ['2026-03-29'],
      none: [],
      bytes: Buffer.from([0, 255]),
      flag: true,
      flags: [true, false],
      texts: ['a,b', 'c"d'],
      during: '["2026-03-29 01:30:00+00",)',
      nothing: null,
    })
  })

  test('refuses a number that JavaScript cannot hold, rather than changing it', async () => {
    await expect(sql`select 9007199254740993::bigint`.execute(database.db)).rejects.toThrow(
      '9007199254740993',
    )
  })

  test('names the constraint that refused a row', async () => {
    const insert = sql`insert into streams (company_id) values (999)`.execute(database.db)
    await expect(insert).rejects.toMatchObject({ code: '23503', constraint: 'streams_company_id_fkey' })
  })
})

describe('migrating', () => {
  test('does nothing to a database that is up to date, even twice at once', async () => {
    const before = await sql`select name, timestamp from schema_migrations`.execute(database.db)
    await Promise.all([migrate(database.db), migrate(database.db)])
    expect(await sql`select name, timestamp from schema_migrations`.execute(database.db)).toMatchObject({
      rows: before.rows,
    })
  })

  test('leaves the time limit of statements as it was', async () => {
    const limit = () =>
      sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(database.db)
    const before = await limit()
    await migrate(database.db)
    expect((await limit()).rows).toEqual(before.rows)
  })

  test('gives the index of the constraint its levels, and again where it was made anew', async () => {
    const pages = async () => {
      const size = sql<{
        pages: number
      }>`select (pg_relation_size('occupancies_never_overlap') / 8192)::integer as pages`
      return (await size.execute(database.db)).rows[0]?.pages ?? 0
    }
    // A page leads to fewer than a hundred others here, and the root to more than one that does.
    const deep = await pages()
    expect(deep).toBeGreaterThan(100)
    await migrate(database.db)
    expect(await pages()).toBe(deep)
    await sql`reindex index occupancies_never_overlap`.execute(database.db)
    expect(await pages()).toBeLessThan(5)
    await migrate(database.db)
    expect(await pages()).toBeGreaterThan(100)
    const { rows } = await sql`select * from occupancies`.execute(database.db)
    expect(rows).toEqual([])
  })

  test('runs what was written beside a later number that a database has seen already', async () => {
    await sql`drop table earlier_offers, earlier_wishes, earlier_rounds`.execute(database.db)
    await sql`delete from schema_migrations where name = '0101_earlier_times'`.execute(database.db)
    await migrate(database.db)
    expect((await sql`select from earlier_wishes`.execute(database.db)).rows).toEqual([])
  })

  test('refuses a database that is newer than the code, in one line that says so', async () => {
    await sql`insert into schema_migrations values ('9999_tomorrow', '2999-01-01T00:00:00.000Z')`.execute(
      database.db,
    )
    await expect(migrate(database.db)).rejects.toThrow(
      /newer than this version of Rinda: it has 9999_tomorrow/,
    )
    await sql`delete from schema_migrations where name = '9999_tomorrow'`.execute(database.db)
  })
})
