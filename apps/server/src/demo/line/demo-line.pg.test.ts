import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../database/database.ts'
import { testDatabase } from '../../testing/servers/test-database.ts'
import { loadDemo } from '../load-demo.ts'

/** A Friday morning, a Sunday night, a few minutes after midnight, and the morning after the clocks went back. */
const moments = [
  '2026-11-20T07:22:00Z',
  '2026-11-22T21:30:00Z',
  '2026-12-31T22:04:00Z',
  '2026-10-25T08:00:00Z',
]

describe.each(moments)('the lines loaded at %s', (moment) => {
  let open: OpenDatabase
  const values = async (query: string) =>
    (await sql.raw<{ value: unknown }>(query).execute(open.db)).rows.map((row) => row.value)

  beforeAll(async () => {
    open = await testDatabase()
    await loadDemo(open.db, { now: new Date(moment) })
  })
  afterAll(() => open.close())

  test('are those of locations 2 and 3 of company 1, and location 1 is left to people', async () => {
    const lines = `SELECT DISTINCT company_id || ' ' || location_id AS value FROM tickets ORDER BY 1`
    expect(await values(lines)).toEqual(['1 2', '1 3'])
    for (const table of ['counters', 'queue_lines', 'ticket_sequences'])
      expect(await values(`SELECT count(*)::int AS value FROM ${table} WHERE location_id = 1`)).toEqual([0])
  })

  test('have somebody at each counter, and services that take as long as their visits do', async () => {
    expect(await values(`SELECT name AS value FROM counters WHERE agent = '' OR agent_id IS NULL`)).toEqual(
      [],
    )
    const otherwise = `SELECT DISTINCT service_id AS value FROM tickets t JOIN services s USING (company_id, service_id)
      WHERE t.average_time <> s.average_time`
    expect(await values(otherwise)).toEqual([])
  })

  test('have weeks behind them, with people at every hour that is open', async () => {
    const days = `SELECT count(DISTINCT day)::int AS value FROM tickets
      WHERE location_id = 3 AND day < ('${moment}'::timestamptz AT TIME ZONE 'Europe/Riga')::date`
    expect(await values(days)).toEqual([14])
    const hours = `SELECT count(DISTINCT date_part('hour', created_at AT TIME ZONE 'Europe/Riga'))::int AS value
      FROM tickets WHERE location_id = 3`
    expect(await values(hours)).toEqual([24])
    const past = `SELECT count(*)::int AS value FROM tickets WHERE status = 'DONE' AND location_id = 2`
    expect(await values(past)).toSatisfy(([count]) => count > 500)
  })

  test('count each day from 1 without a gap, and go on from there', async () => {
    const gaps = `SELECT location_id || day::text || letter AS value FROM tickets GROUP BY location_id, day, letter
      HAVING min(number) <> 1 OR max(number) <> count(*)`
    expect(await values(gaps)).toEqual([])
    const astray = `SELECT t.location_id || t.day::text || t.letter AS value FROM
      (SELECT location_id, day, letter, max(number) AS last FROM tickets GROUP BY 1, 2, 3) t
      FULL JOIN ticket_sequences s USING (location_id, day, letter) WHERE t.last IS DISTINCT FROM s.last`
    expect(await values(astray)).toEqual([])
  })

  test('tell nothing that has not happened yet, and call one visitor at a time to a counter', async () => {
    const ahead = `SELECT ticket_id AS value FROM tickets
      WHERE greatest(created_at, called_at, ended_at, updated_at) > '${moment}'::timestamptz`
    expect(await values(ahead)).toEqual([])
    const odd = `SELECT ticket_id AS value FROM tickets WHERE called_at < created_at OR ended_at < called_at
      OR (status IN ('DONE', 'CANCELED', 'FAILED')) <> (ended_at IS NOT NULL)
      OR (status IN ('DONE', 'CALLED')) AND called_at IS NULL OR (failed_code IS NOT NULL) <> (status = 'FAILED')`
    expect(await values(odd)).toEqual([])
    const twice = `SELECT one.ticket_id AS value FROM tickets one JOIN tickets other
      ON one.location_id = other.location_id AND one.counter = other.counter AND one.ticket_id < other.ticket_id
      AND tstzrange(one.called_at, one.ended_at) && tstzrange(other.called_at, other.ended_at)
      WHERE one.called_at IS NOT NULL AND other.called_at IS NOT NULL`
    expect(await values(twice)).toEqual([])
    const nowhere = `SELECT ticket_id AS value FROM tickets t WHERE counter IS NOT NULL AND NOT EXISTS
      (SELECT FROM counters c WHERE c.location_id = t.location_id AND c.name = t.counter)`
    expect(await values(nowhere)).toEqual([])
  })
})
