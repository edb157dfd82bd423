/** Two years of one branch: one with few bookings, one with very many. */
import type pg from 'pg'

/** Far from the bookings of the demo data, each in a year of its own. */
export const worlds = [
  { year: 2031, bookings: 200 },
  { year: 2032, bookings: 20_000 },
] as const

export async function fillYears(client: pg.Client): Promise<void> {
  for (const world of worlds) await fillYear(client, world.year, world.bookings)
}

/** Bookings evenly over a year, otherwise like one that the demo data has, under many names. */
async function fillYear(client: pg.Client, year: number, bookings: number): Promise<void> {
  const same =
    'company_id, kind, approval, location_id, service_id, specialist_id, phone_country_code, fields, notes, log, client_type'
  await client.query(
    `WITH one AS (
       SELECT ${same} FROM bookings
       WHERE company_id = 1 AND location_id = 1 AND kind = 'appointment' AND status = 'scheduled' LIMIT 1
     ), times AS (
       SELECT n, make_timestamptz($1, 1, 2, 6, 0, 0, 'UTC') + n * interval '362 days' / $2 AS starts_at
       FROM generate_series(0, $2 - 1) AS n
     )
     INSERT INTO bookings (${same}, qtid, token, status, first_name, last_name, email, phone_number, starts_at,
                           ends_at, created_at, updated_at)
     SELECT ${same}, gen_random_uuid(), 'measured', CASE WHEN n % 10 = 0 THEN 'canceled' ELSE 'scheduled' END,
       (ARRAY['Anna', 'Jānis', 'Žanete', 'Ольга', 'Ķirils'])[1 + n % 5],
       (ARRAY['Kļaviņ', 'Bērziņ', 'Ozoliņ', 'Фёдоров', 'Šmits'])[1 + n / 5 % 5] || n,
       'visitor' || n || '@mail.example', (20000000 + n)::text, date_trunc('minute', starts_at),
       date_trunc('minute', starts_at) + interval '30 minutes', now(), now()
     FROM one, times`,
    [year, bookings],
  )
}
