import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemCaller } from '../access/caller.ts'
import { createSettings } from '../availability/settings.ts'
import { getSlots } from '../availability/slots.ts'
import type { OpenDatabase } from '../database/database.ts'
import { testDatabase } from '../testing/test-database.ts'
import { loadDemo } from './load-demo.ts'

/** A Sunday night, New Year's Eve, and the days before the clocks change: the demo holds what it promises on any day. */
const moments = [
  '2026-11-22T21:30:00Z',
  '2026-12-31T10:00:00Z',
  '2026-10-24T09:00:00Z',
  '2027-03-27T07:15:00Z',
]

describe.each(moments)('loaded at %s', (moment) => {
  const now = new Date(moment)
  let open: OpenDatabase
  const numbers = async (query: string) =>
    (await sql.raw<{ n: number }>(query).execute(open.db)).rows.map((row) => row.n)

  beforeAll(async () => {
    open = await testDatabase()
    await loadDemo(open.db, { now })
  })
  afterAll(() => open.close())

  test('every company has locations, services and, where it has specialists, three of them', async () => {
    expect(await numbers('SELECT company_id AS n FROM companies ORDER BY 1')).toEqual([
      1, 2, 3, 4, 16, 20, 32, 34, 39, 40, 41, 43, 44, 45, 46,
    ])
    const poor = `SELECT c.company_id AS n FROM companies c
      WHERE NOT EXISTS (SELECT FROM locations l WHERE l.company_id = c.company_id)
        OR (SELECT count(*) FROM services s WHERE s.company_id = c.company_id) < 3
        OR (SELECT count(*) FROM specialists p WHERE p.company_id = c.company_id) IN (1, 2)`
    expect(await numbers(poor)).toEqual([])
  })

  test('everyone who can sign in is there, and sees what is theirs', async () => {
    expect(
      await numbers(
        'SELECT count(*)::int AS n FROM portal_users JOIN issuer_accounts USING (email) WHERE is_demo',
      ),
    ).toEqual([13])
    expect(
      await numbers(`SELECT unnest(location_ids) AS n FROM portal_users WHERE email = 'user@agency.example'`),
    ).toEqual([93])
    expect(await numbers('SELECT company_id AS n FROM locations WHERE location_id = 93')).toEqual([32])
    const branch = `SELECT count(*)::int AS n FROM portal_users u JOIN locations l ON l.company_id = u.company_id
      AND l.location_id = ANY (u.location_ids) WHERE u.email = 'north@nails.example'`
    expect(await numbers(branch)).toEqual([1])
  })

  test('service 1 is offered 26 times a day, and 20 to 80 days ahead two thirds are free', async () => {
    const settings = createSettings(open.db, () => now, false)
    const today = localDateOf(Math.floor(now.getTime() / 60_000), 'Europe/Riga')
    for (let ahead = 20; ahead <= 80; ahead += 1) {
      const query = { locationId: 1, date: addDays(today, ahead), days: 1, serviceId: 1, specialistId: null }
      const slots = await getSlots({ db: open.db, settings }, systemCaller, query, now)
      if (!slots.ok) throw new Error('no slots')
      expect(slots.value).toHaveLength(26)
      expect(slots.value.filter((slot) => slot.available > 0).length * 3).toBeGreaterThanOrEqual(26 * 2)
    }
  })

  test('every booking that holds time has its place in the calendar, and no other has', async () => {
    const wrong = `SELECT b.booking_id::int AS n FROM bookings b LEFT JOIN occupancies o USING (company_id, booking_id)
      WHERE (b.status IN ('locked', 'verified', 'scheduled', 'confirmed') AND b.approval <> 'declined') <> (o.booking_id IS NOT NULL)
        OR (o.booking_id IS NOT NULL AND o.during <> tstzrange(b.starts_at, b.ends_at))`
    expect(await numbers(wrong)).toEqual([])
  })

  test('every status and approval is to be seen within the two weeks, blocks among them', async () => {
    const near = `FROM bookings WHERE starts_at BETWEEN '${moment}'::timestamptz - interval '8 days' AND '${moment}'::timestamptz + interval '8 days'`
    const of = async (column: string) =>
      (
        await sql
          .raw<{ value: string }>(`SELECT DISTINCT ${column} AS value ${near} ORDER BY 1`)
          .execute(open.db)
      ).rows.map((row) => row.value)
    expect(await of('status')).toEqual([
      'canceled',
      'confirmed',
      'expired',
      'failed',
      'locked',
      'rescheduled',
      'scheduled',
      'unlocked',
      'verified',
    ])
    expect(await of('approval')).toEqual(['accepted', 'declined', 'none', 'pending'])
    expect(await of('kind')).toEqual(['appointment', 'block'])
    expect((await numbers(`SELECT count(*)::int AS n ${near} AND location_id = 1`))[0]).toBeGreaterThan(500)
    expect((await numbers('SELECT count(*)::int AS n FROM bookings'))[0]).toBeLessThan(8000)
  })
})

test('the same seed and moment give the same data', async () => {
  const digests: unknown[] = []
  for (let run = 0; run < 2; run += 1) {
    const open = await testDatabase()
    await loadDemo(open.db, { now: new Date('2026-11-20T08:00:00Z'), seed: 7 })
    const { rows } =
      await sql`SELECT md5(string_agg(b::text, ',' ORDER BY booking_id)) AS digest FROM bookings b`.execute(
        open.db,
      )
    digests.push(rows[0])
    await open.close()
  }
  expect(digests[0]).toEqual(digests[1])
})
