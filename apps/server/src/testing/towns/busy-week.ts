import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

/** Monday of the week that is filled: Riga stands at UTC+2 then. */
export const busyMonday = '2027-01-04'

/**
 * Writes a week of a very busy place, location 1 of company 1: as many visits as asked for, evenly over 26 half-hours of each day, under many
 * names, each changed at another moment. Nobody's time is claimed, as nobody could serve so many.
 */
export async function fillBusyWeek(db: Database, bookings: number): Promise<void> {
  await sql`
    INSERT INTO bookings (company_id, qtid, token, kind, status, location_id, service_id, specialist_id, customer_type, first_name, last_name,
      email, phone_country_code, phone_number, starts_at, ends_at, log, client_type, created_at, updated_at)
    SELECT 1, md5('qtid ' || n)::uuid, encode(sha256(n::text::bytea), 'base64'), 'appointment', 'scheduled', 1, 1, 1 + n % 3, 'person',
      (ARRAY['Anna', 'Jānis', 'Žanete', 'Ольга', 'Ķirils', 'Laima', 'Pēteris'])[1 + (hashint4(n) & 1023) % 7],
      (ARRAY['Kļaviņ', 'Bērziņ', 'Ozoliņ', 'Фёдоров', 'Šmits', 'Liepiņ', 'Kalniņ'])[1 + (hashint4(n + 7) & 1023) % 7] || (ARRAY['a', 'š', 'ska'])[1 + (hashint4(n + 9) & 1023) % 3],
      'visitor' || n || '@mail.example', '371', (20000000 + n * 7919 % 999999)::text,
      at, at + interval '30 minutes',
      jsonb_build_array(jsonb_build_object('at', at, 'act', 'schedule', 'by', 'anna@rinda.example', 'status', 'scheduled')),
      'portal', at - interval '20 days', at - interval '20 days' + (hashint4(n) & 1048575) * interval '1 second' / 7
    FROM generate_series(0, ${bookings}::int - 1) AS n,
      LATERAL (SELECT ${busyMonday}::date + time '06:00' + (n % 7) * interval '1 day' + (n / 7 % 26) * interval '30 minutes' AS local) AS wall,
      LATERAL (SELECT local AT TIME ZONE 'UTC' AS at) AS times`.execute(db)
}

/** Writes more locations of company 1, each like its first one, without services. */
export async function addLocations(db: Database, locations: number): Promise<void> {
  await sql`
    INSERT INTO locations (company_id, name, name_lv, name_en, name_ru, opening_hours, created_at, updated_at)
    SELECT company_id, 'Branch ' || n, 'Filiāle ' || n, 'Branch ' || n, 'Филиал ' || n, opening_hours, created_at, updated_at
    FROM locations, generate_series(1, ${locations}::int) AS n WHERE location_id = 1`.execute(db)
}
