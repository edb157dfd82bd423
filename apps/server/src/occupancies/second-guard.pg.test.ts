import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, OpenDatabase } from '../database/database.ts'
import { expectCalmAfter, gatherStorm } from '../testing/clients/storm.ts'
import { expectConsistent } from '../testing/invariants.ts'
import { testDatabase } from '../testing/servers/test-database.ts'

const withoutConstraint = sql`ALTER TABLE occupancies DROP CONSTRAINT occupancies_never_overlap`
/** From then on no row is put into the index, and none is compared by it; whoever looks into it finds nothing. */
const withBlindConstraint = sql`
  UPDATE pg_index SET indisready = false WHERE indexrelid = 'occupancies_never_overlap'::regclass`

describe('with the second guard alone', () => {
  test.each([
    ['the constraint is gone', withoutConstraint],
    ['the constraint stands, and its index has lost every row', withBlindConstraint],
  ])('%s: a storm of overlapping requests promises no time twice, and meets no fault', async (_, breakIt) => {
    const storm = await gatherStorm()
    try {
      await breakIt.execute(storm.world.db)
      await expectCalmAfter(storm)
      // By now the blind index must not answer the questions of whoever checks.
      if (breakIt === withBlindConstraint) await withoutConstraint.execute(storm.world.db)
      await expectConsistent(storm.world)
    } finally {
      await storm.world.close()
    }
  })
})

describe('rows that no code of ours wrote', () => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await testDatabase()
    await withoutConstraint.execute(database.db)
    await sql`ALTER TABLE occupancies DROP CONSTRAINT occupancies_company_id_booking_id_fkey`.execute(
      database.db,
    )
  })
  afterAll(() => database.close())

  type Time = { bookingId: number; resourceId: number; lane: number; from: number; minutes: number }
  const at = (minute: number) => new Date(Date.UTC(2026, 11, 9) + minute * 60_000)
  const write = (db: Database, { bookingId, resourceId, lane, from, minutes }: Time) =>
    db
      .insertInto('occupancies')
      .values({
        ...{ company_id: 1, resource_kind: 'specialist', resource_id: resourceId, lane },
        ...{ booking_id: bookingId, during: sql`tstzrange(${at(from)}, ${at(from + minutes)})` as never },
      })
      .execute()
  const empty = () => sql`DELETE FROM occupancies`.execute(database.db)
  const doubles = async () => {
    const found = await sql<{
      many: number
    }>`SELECT count(*)::integer AS many FROM occupancies a JOIN occupancies b
      ON a.booking_id < b.booking_id AND a.resource_id = b.resource_id AND a.lane = b.lane AND a.during && b.during`.execute(
      database.db,
    )
    return found.rows[0]?.many
  }
  const refused = { code: '40001', constraint: 'occupancies_hold_one_booking' }
  const one: Time = { bookingId: 1, resourceId: 1, lane: 1, from: 60, minutes: 30 }

  const time = fc.record({
    bookingId: fc.constant(0),
    resourceId: fc.integer({ min: 1, max: 2 }),
    lane: fc.integer({ min: 1, max: 2 }),
    from: fc.integer({ min: 0, max: 24 }),
    minutes: fc.integer({ min: 1, max: 12 }),
  })

  test('a row is written exactly where nothing overlaps it, whatever is written and given back in whichever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(time, fc.boolean()), { minLength: 2, maxLength: 25 }),
        async (drawn) => {
          await empty()
          const standing = new Map<number, Time>()
          for (const [index, [drawnTime, isGivenBack]] of drawn.entries()) {
            const written = { ...drawnTime, bookingId: index + 1 }
            const isFree = [...standing.values()].every((other) => !overlap(written, other))
            const result = await write(database.db, written).then(() => 'written', codeOf)
            expect(result).toBe(isFree ? 'written' : '40001')
            if (isFree) standing.set(written.bookingId, written)
            const [oldest] = standing.keys()
            if (!isGivenBack || oldest === undefined) continue
            await sql`DELETE FROM occupancies WHERE booking_id = ${oldest}`.execute(database.db)
            standing.delete(oldest)
          }
        },
      ),
      { numRuns: 30 },
    )
  })

  test('two rows of one statement are refused as two of two transactions are', async () => {
    await empty()
    const both = sql`INSERT INTO occupancies (company_id, resource_kind, resource_id, lane, during, booking_id)
      SELECT 1, 'service', 7, 1, tstzrange(${at(0)}, ${at(60)}), n FROM generate_series(1, 2) AS n ON CONFLICT DO NOTHING`
    await expect(both.execute(database.db)).rejects.toMatchObject(refused)
    expect(await doubles()).toBe(0)
  })

  test('what is given back before the commit is in nobody’s way, and a lane may be changed by way of another’s', async () => {
    await empty()
    await write(database.db, one)
    await database.db.transaction().execute(async (tx) => {
      await write(tx, { ...one, bookingId: 2 })
      await sql`DELETE FROM occupancies WHERE booking_id = 1`.execute(tx)
    })
    await write(database.db, { ...one, bookingId: 3, lane: 2 })
    await sql`UPDATE occupancies SET lane = 3 - lane`.execute(database.db)
    const moved = sql`UPDATE occupancies SET lane = 1`.execute(database.db)
    await expect(moved).rejects.toMatchObject(refused)
    expect(await doubles()).toBe(0)
  })

  test('of many who write one time at the same moment one has it', async () => {
    await empty()
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        database.db
          .transaction()
          .execute(async (tx) => {
            await write(tx, { ...one, bookingId: index + 1, resourceId: 2 })
            await write(tx, { ...one, bookingId: index + 1, resourceId: 10 + index })
          })
          .then(() => 'written', codeOf),
      ),
    )
    expect(results.toSorted()).toEqual([...Array.from({ length: 7 }, () => '40001'), 'written'])
    expect(await doubles()).toBe(0)
  })

  test('a time has a beginning and an end', async () => {
    await empty()
    for (const during of [
      sql`tstzrange(NULL, now())`,
      sql`tstzrange(now(), NULL)`,
      sql`tstzrange(now(), now() + interval '1 hour', '[]')`,
    ]) {
      const written =
        sql`INSERT INTO occupancies (company_id, resource_kind, resource_id, lane, during, booking_id)
        VALUES (1, 'service', 7, 1, ${during}, 1)`.execute(database.db)
      await expect(written).rejects.toMatchObject({ code: '23514', constraint: 'occupancies_begin_and_end' })
    }
  })

  function overlap(a: Time, b: Time): boolean {
    if (a.resourceId !== b.resourceId || a.lane !== b.lane) return false
    return a.from < b.from + b.minutes && b.from < a.from + a.minutes
  }
})

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error
}
