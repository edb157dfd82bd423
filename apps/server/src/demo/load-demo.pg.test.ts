import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemCaller } from '../access/caller.ts'
import { getSlots } from '../availability/slots.ts'
import type { OpenDatabase } from '../database/database.ts'
import { openBoards } from '../testing/boards.ts'
import { testDatabase } from '../testing/servers/test-database.ts'
import { loadDemo } from './load-demo.ts'

/** An ordinary day, a Sunday night, the last minutes of a year, both clock changes, and 29 February. */
const moments = [
  '2026-11-20T07:22:00Z',
  '2026-11-22T21:30:00Z',
  '2026-12-31T21:50:00Z',
  '2026-10-24T22:30:00Z',
  '2027-03-28T00:30:00Z',
  '2028-02-29T21:50:00Z',
]

const roles = `SELECT email || ' ' || role || ' ' || company_id AS value FROM portal_users ORDER BY email`
const expectedRoles = [
  'admin@airport.example COMPANY_ADMIN 3',
  'admin@city.example COMPANY_ADMIN 34',
  'admin@dental.example COMPANY_ADMIN 39',
  'admin@nails.example COMPANY_ADMIN 40',
  'admin@rinda.example QTICKET_ADMIN 1',
  'admin@town.example COMPANY_ADMIN 41',
  'adviser@trade.example COMPANY_ADMIN 1',
  'anna@rinda.example COMPANY_ADMIN 1',
  'centre@nails.example COMPANY_USER 40',
  'manager@rinda.example COMPANY_MANAGER 1',
  'north@nails.example COMPANY_USER 40',
  'south@nails.example COMPANY_USER 40',
  'user@agency.example COMPANY_USER 32',
  'user@dental.example COMPANY_USER 39',
  'user@nails.example COMPANY_USER 40',
  'user@rinda.example COMPANY_USER 1',
]

describe.each(moments)('loaded at %s', (moment) => {
  const now = new Date(moment)
  const today = localDateOf(Math.floor(now.getTime() / 60_000), 'Europe/Riga')
  let open: OpenDatabase
  const values = async (query: string) =>
    (await sql.raw<{ value: unknown }>(query).execute(open.db)).rows.map((row) => row.value)

  beforeAll(async () => {
    open = await testDatabase()
    await loadDemo(open.db, { now })
  })
  afterAll(() => open.close())

  async function slotsOf(serviceId: number, ahead: number) {
    const { boards, close } = await openBoards(open.db, () => now)
    const query = { locationId: 1, date: addDays(today, ahead), days: 1, serviceId, specialistId: null }
    const slots = await getSlots({ boards }, systemCaller, query, now)
    await close()
    return slots
  }

  test('every company has locations, three services and, where it has specialists, three of them', async () => {
    expect(await values('SELECT company_id AS value FROM companies ORDER BY 1')).toEqual([
      1, 2, 3, 4, 16, 20, 32, 34, 39, 40, 41, 43, 44, 45, 46,
    ])
    const poor = `SELECT c.company_id AS value FROM companies c
      WHERE NOT EXISTS (SELECT FROM locations l WHERE l.company_id = c.company_id)
        OR (SELECT count(*) FROM services s WHERE s.company_id = c.company_id) < 3
        OR (SELECT count(*) FROM specialists p WHERE p.company_id = c.company_id) IN (1, 2)`
    expect(await values(poor)).toEqual([])
    expect(await values(`SELECT www AS value FROM companies WHERE www !~ '\\.example$'`)).toEqual([])
  })

  test('company 1 has locations 1 to 3, and location 1 the services that are known', async () => {
    expect(
      await values('SELECT location_id AS value FROM locations WHERE company_id = 1 ORDER BY 1'),
    ).toEqual([1, 2, 3])
    const week = `SELECT DISTINCT day.value->>'from' || '-' || (day.value->>'till') AS value
      FROM locations, jsonb_each(opening_hours) AS day WHERE location_id = 1`
    expect(await values(week)).toEqual(['08:00-21:00'])
    const services = `SELECT s.service_id || ' ' || coalesce(duration_minutes, 0) || ' ' || capacity || ' ' || count(specialist_id)
        || ' ' || (bms_id <> '0') || ' ' || (qms_id <> '0') AS value
      FROM services s LEFT JOIN service_specialists USING (company_id, service_id)
      WHERE location_id = 1 AND service_id <= 3 GROUP BY s.company_id, s.service_id ORDER BY 1`
    expect(await values(services)).toEqual(['1 30 1 3 true true', '2 20 4 0 true true', '3 0 1 0 false true'])
    const others = 'SELECT service_id AS value FROM services WHERE service_id BETWEEN 4 AND 99'
    expect(await values(others)).toEqual([])
  })

  test('service 1 is offered 26 times a day, and 20 to 80 days ahead two thirds are free for everyone', async () => {
    for (let ahead = 20; ahead <= 80; ahead += 1) {
      const slots = await slotsOf(1, ahead)
      if (!slots.ok) throw new Error('no slots')
      expect(slots.value).toHaveLength(26)
      expect(slots.value.filter((slot) => slot.available === 3).length * 3).toBeGreaterThanOrEqual(26 * 2)
    }
  })

  test('services 1 and 2 can be booked tomorrow', async () => {
    for (const [serviceId, count] of [[1, 26] as const, [2, 39] as const]) {
      const slots = await slotsOf(serviceId, 1)
      if (!slots.ok) throw new Error('no slots')
      expect(slots.value).toHaveLength(count)
      expect(slots.value.some((slot) => slot.available > 0)).toBe(true)
    }
  })

  test('those of the list can sign in, and see what is theirs', async () => {
    expect(await values(roles)).toEqual(expectedRoles)
    const accounts =
      'SELECT email AS value FROM issuer_accounts WHERE is_demo AND email IN (SELECT email FROM portal_users)'
    expect(await values(accounts)).toHaveLength(expectedRoles.length)
    const restricted = `SELECT u.email || ' ' || l.company_id || ' ' || l.location_id AS value FROM portal_users u
      JOIN locations l ON l.company_id = u.company_id AND l.location_id = ANY (u.location_ids) ORDER BY 1`
    expect(await values(restricted)).toEqual([
      'centre@nails.example 40 4002',
      'north@nails.example 40 4001',
      'south@nails.example 40 4003',
      'user@agency.example 32 93',
      'user@nails.example 40 4004',
    ])
    expect(
      await values('SELECT location_id AS value FROM locations WHERE company_id = 32 ORDER BY 1'),
    ).toEqual([93, 3201])
  })

  test('one municipality has forty branches, and one location can be booked at the hours at which clocks change', async () => {
    expect(await values('SELECT count(*)::int AS value FROM locations WHERE company_id = 41')).toEqual([40])
    const { boards, close } = await openBoards(open.db, () => now)
    const isSoon = (date: string) => date > today && date < addDays(today, 150)
    for (const date of ['2026-10-25', '2027-03-28', '2027-10-31', '2028-03-26'].filter(isSoon)) {
      const query = { locationId: 3, date, days: 1, serviceId: 133, specialistId: null }
      const slots = await getSlots({ boards }, systemCaller, query, now)
      if (!slots.ok) throw new Error('no slots')
      // A day of 23 or 25 hours, of which the last ends a minute after closing.
      expect([22, 24]).toContain(slots.value.length)
    }
    await close()
  })

  test('what a screen can show is there within the two weeks', async () => {
    const near = `FROM bookings WHERE starts_at BETWEEN '${moment}'::timestamptz - interval '8 days' AND '${moment}'::timestamptz + interval '8 days'`
    const statuses = [
      ...[
        'canceled',
        'confirmed',
        'expired',
        'failed',
        'locked',
        'rescheduled',
        'scheduled',
        'unlocked',
        'verified',
      ],
    ]
    expect(await values(`SELECT DISTINCT status AS value ${near} AND company_id = 1 ORDER BY 1`)).toEqual(
      statuses,
    )
    const approvals = ['accepted', 'declined', 'none', 'pending']
    expect(await values(`SELECT DISTINCT approval AS value ${near} ORDER BY 1`)).toEqual(approvals)
    const marks = `SELECT DISTINCT mark AS value FROM (SELECT jsonb_object_keys(fields || notes) AS mark ${near}) AS said`
    expect(await values(marks)).toEqual(
      expect.arrayContaining([
        '_is_blocked',
        'blocked',
        'canceled',
        '_payment_status',
        'business_name',
        'text',
      ]),
    )
    expect(await values(`SELECT DISTINCT language AS value ${near} ORDER BY 1`)).toEqual(['en', 'lv', 'ru'])
    const days = `SELECT count(DISTINCT (starts_at AT TIME ZONE 'Europe/Riga')::date)::int AS value ${near} AND location_id = 1`
    expect(await values(days)).toSatisfy(([count]) => count >= 15)
  })

  test('a demo is of a size that starts quickly', async () => {
    expect(await values('SELECT count(*)::int AS value FROM bookings')).toSatisfy(
      ([n]) => n > 4000 && n < 7500,
    )
  })

  test('what happens next gets ids of its own', async () => {
    for (const [table, id] of [
      ['locations', 'location_id'],
      ['services', 'service_id'],
      ['specialists', 'specialist_id'],
      ['portal_users', 'portal_user_id'],
      ['users', 'user_id'],
      ['bookings', 'booking_id'],
    ] as const) {
      const next = `SELECT nextval(pg_get_serial_sequence('${table}', '${id}')) = (SELECT max(${id}) + 1 FROM ${table}) AS value`
      expect(await values(next)).toEqual([true])
    }
  })
})
