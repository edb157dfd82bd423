/** Companies like any other but for the number of their bookings, made in the database itself: 40 branches, four years, most of it over. */
const locations = 40
const servicesOfOne = 4
const specialistsOfOne = 8
/** Days by which bookings reach back and ahead, and which part of them is still to come. */
const past = 1_460
const ahead = 92
const partAhead = 0.04
/** Half hours of a day from 6:00 UTC on in which something can begin. */
const starts = 24

/** Ids of a company's things: the nth of each kind is this much above a thousand times the company. */
export const idsOf = (companyId: number) => ({
  location: (nth: number) => companyId * 1000 + nth,
  service: (location: number, nth: number) => companyId * 1000 + location * servicesOfOne + nth,
  specialist: (location: number, nth: number) => companyId * 1000 + location * specialistsOfOne + nth,
})

/** Size of what is to be made, and the moment that is now for it. */
export type ManyBookings = { companyId: number; bookings: number; now: Date }

/** Makes a company with its set-up, an administrator, a person of one branch, visitors, bookings, their time and what was written of them. */
export async function fillCompany(
  run: (statements: string) => Promise<unknown>,
  { companyId, bookings, now }: ManyBookings,
): Promise<void> {
  const moment = `'${now.toISOString()}'::timestamptz`
  for (const statements of [
    setUp(companyId),
    people(companyId, bookings),
    made(companyId, bookings),
    held(companyId),
    written(companyId),
  ])
    await run(statements.replaceAll('now()', moment))
}

const named = (text: string) => `${text}, ${text}, ${text}, ${text}`
const hours = `(SELECT jsonb_object_agg(day, '{"from": "08:00", "till": "20:00"}'::jsonb)
  FROM unnest(ARRAY['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) AS day)`

function setUp(company: number): string {
  const base = company * 1000
  return `
    INSERT INTO companies (company_id, name, name_lv, name_en, name_ru, created_at, updated_at)
    VALUES (${company}, ${named(`'Company ${company}'`)}, now(), now());
    INSERT INTO locations (company_id, location_id, name, name_lv, name_en, name_ru, opening_hours, created_at, updated_at)
    SELECT ${company}, ${base} + l, ${named(`'Branch ' || l`)}, ${hours}, now(), now() FROM generate_series(0, ${locations - 1}) AS l;
    INSERT INTO services (company_id, location_id, service_id, name, name_lv, name_en, name_ru, bms_id, duration_minutes, capacity, created_at, updated_at)
    SELECT ${company}, ${base} + l, ${base} + l * ${servicesOfOne} + s, ${named(`'Service ' || s`)}, 'S' || s, 30, 1, now(), now()
    FROM generate_series(0, ${locations - 1}) AS l, generate_series(0, ${servicesOfOne - 1}) AS s;
    INSERT INTO specialists (company_id, specialist_id, name, created_at, updated_at)
    SELECT ${company}, ${base} + n, 'Specialist ' || n, now(), now() FROM generate_series(0, ${locations * specialistsOfOne - 1}) AS n;
    INSERT INTO service_specialists (company_id, service_id, specialist_id)
    SELECT ${company}, ${base} + n / ${specialistsOfOne} * ${servicesOfOne} + s, ${base} + n
    FROM generate_series(0, ${locations * specialistsOfOne - 1}) AS n, generate_series(0, ${servicesOfOne - 1}) AS s;
    INSERT INTO portal_users (company_id, email, name, role, location_ids, created_at, updated_at) VALUES
      (${company}, 'admin@c${company}.example', 'Admin', 'COMPANY_ADMIN', NULL, now(), now()),
      (${company}, 'branch@c${company}.example', 'Of one branch', 'COMPANY_USER', ARRAY[${base} + 3], now(), now());`
}

const firstNames = `ARRAY['Anna', 'Jānis', 'Kristīne', 'Andris', 'Līga', 'Juris', 'Inese', 'Edgars', 'Ilze', 'Mārtiņš', 'Žanete', 'Guntis', 'Ольга',
  'Александр', 'Елена', 'Сергей', 'Татьяна', 'Дмитрий', 'Anna Marija', 'Ķirils', 'Annika', 'Aleksandrs', 'Elīna', 'Rihards', 'Zane', 'Toms', 'Агнесе', 'Ēriks']`
const stems = `ARRAY['Bērziņ', 'Kalniņ', 'Ozoliņ', 'Jansons', 'Liepiņ', 'Krūmiņ', 'Balodi', 'Eglīti', 'Zariņ', 'Pētersons', 'Vītol', 'Кузнецов', 'Иванов',
  'Фёдоров', 'Šmits', 'Ķirsons', 'Āboliņ', 'Siliņ', 'Berg', 'Bērtuli', 'Grīnberg', 'Rozīti', 'Apsīti', 'Lapiņ', 'Dambekaln', 'Ābele', 'Čakst', 'Žukovsk']`
/** A name that many share and names that few have, as it is with people: the nth stem with one of many endings, the first ones more often. */
const lastName = (n: string) =>
  `(${stems})[1 + ${n} % 28] || (CASE WHEN ${n} / 28 % 3 = 0 THEN '' ELSE substr(md5((sqrt(${n} / 28)::integer)::text), 1, 2) END) || (ARRAY['s', 'a', '-Ziediņa', 'a'])[1 + ${n} % 4]`
const firstName = (n: string) => `(${firstNames})[1 + (${n} * 7 + ${n} / 28) % 28]`

/** Every third booking is of somebody new; of these visitors half have an address of e-mail. */
function people(company: number, bookings: number): string {
  return `
    INSERT INTO users (company_id, email, phone_country_code, phone_number, first_name, last_name, token, created_at, updated_at)
    SELECT ${company}, CASE WHEN n % 2 = 0 THEN 'visitor' || n || '@Mail.example' ELSE '' END, '371', (20000000 + n)::text,
      ${firstName('n')}, ${lastName('n')}, 'token' || n, now(), now()
    FROM generate_series(1, ${Math.ceil(bookings / 3)}) AS n`
}

/**
 * The bookings, in the order in which they were made. Each has a half hour of a specialist for itself: the nth half hours are spread over
 * all there are by a step that has no divisor in common with their number.
 */
function made(company: number, bookings: number): string {
  const base = company * 1000
  const specialists = locations * specialistsOfOne
  const coming = Math.round(bookings * partAhead)
  const cells = (days: number) => days * starts * specialists
  return `
    WITH numbered AS (
      SELECT n, (n * 7368787) % ${cells(past)} AS cell, -${past} AS day0, false AS is_ahead FROM generate_series(1::bigint, ${bookings - coming}) AS n
      UNION ALL
      SELECT n, (n * 7368787) % ${cells(ahead)}, 0, true FROM generate_series(1::bigint, ${coming}) AS n
    ), placed AS (
      SELECT n, is_ahead, cell % ${specialists} AS who, hashtext('r' || n || is_ahead) & 1048575 AS luck,
        date_trunc('day', now(), 'UTC') + make_interval(days => (day0 + cell / ${starts * specialists})::integer,
          mins => 360 + 30 * (cell / ${specialists} % ${starts})::integer) AS starts_at
      FROM numbered
    ), told AS (
      SELECT *, 1 + n * 31 % ${Math.ceil(bookings / 3)} AS visitor, starts_at - make_interval(hours => 24 + luck % 500) AS made_at,
        CASE WHEN luck % 1000 < 140 THEN 'canceled' WHEN luck % 1000 < 180 THEN 'rescheduled' WHEN luck % 1000 < 240 THEN 'expired'
          WHEN luck % 1000 < 250 THEN 'unlocked' WHEN luck % 1000 < 253 THEN 'failed' WHEN luck % 1000 < 260 THEN 'confirmed'
          WHEN is_ahead AND n <= 30 THEN 'locked' ELSE 'scheduled' END AS status
      FROM placed
    )
    INSERT INTO bookings (company_id, qtid, token, kind, status, approval, location_id, service_id, specialist_id, user_id, first_name, last_name,
      email, phone_country_code, phone_number, starts_at, ends_at, code, language, expire_at, fields, notes, log, served_at, client_type, ip, session,
      created_at, updated_at)
    SELECT ${company}, gen_random_uuid(), md5(n::text), CASE WHEN luck % 50 = 7 THEN 'block' ELSE 'appointment' END, status,
      CASE WHEN is_ahead AND n % 997 = 0 THEN 'pending' ELSE 'none' END,
      ${base} + who / ${specialistsOfOne}, ${base} + who / ${specialistsOfOne} * ${servicesOfOne} + n % ${servicesOfOne}, ${base} + who,
      CASE WHEN luck % 50 <> 7 AND luck % 3 = 0 THEN (SELECT min(user_id) FROM users WHERE company_id = ${company}) + visitor - 1 END,
      CASE WHEN luck % 50 = 7 THEN '' ELSE ${firstName('visitor')} END, CASE WHEN luck % 50 = 7 THEN '' ELSE ${lastName('visitor')} END,
      CASE WHEN luck % 50 <> 7 AND visitor % 2 = 0 THEN 'visitor' || visitor || '@mail.example' ELSE '' END,
      CASE WHEN luck % 50 = 7 THEN '' ELSE '371' END, CASE WHEN luck % 50 = 7 THEN '' ELSE (20000000 + visitor)::text END,
      starts_at, starts_at + interval '30 minutes', CASE WHEN luck % 50 = 7 THEN '' ELSE upper(substr(md5('c' || n || is_ahead), 1, 6)) END, 'lv',
      CASE WHEN status = 'locked' THEN now() + interval '5 hours' END,
      CASE WHEN n % 25 = 0 THEN jsonb_build_object('_payment_status', CASE WHEN is_ahead AND n <= 1000 OR status = 'expired' THEN 'PENDING' ELSE 'PAID' END,
        'comment', 'Something that somebody typed') ELSE '{"comment": "Something that somebody typed"}' END,
      jsonb_build_object('internal', CASE WHEN n % 4 = 0 THEN 'Comes with a child; asks for the quiet room.' ELSE '' END),
      jsonb_build_array(jsonb_build_object('at', made_at, 'action', 'scheduled', 'by', 'portal')),
      CASE WHEN NOT is_ahead AND status IN ('scheduled', 'confirmed') AND n % 3 > 0 THEN starts_at + interval '4 minutes' END,
      CASE WHEN n % 2 = 0 THEN 'portal' ELSE 'widget' END, '10.0.0.1', 'session' || n, made_at, made_at
    FROM told ORDER BY made_at`
}

/** The time that is held, one lane of a specialist each. */
function held(company: number): string {
  return `
    INSERT INTO occupancies (company_id, resource_kind, resource_id, lane, during, booking_id)
    SELECT company_id, 'specialist', specialist_id, 1, tstzrange(starts_at, ends_at), booking_id FROM bookings
    WHERE company_id = ${company} AND status IN ('locked', 'scheduled', 'confirmed') ORDER BY starts_at`
}

/** Audit rows of each booking, with a change of the set-up now and then; and the changes of the last days. */
function written(company: number): string {
  const base = company * 1000
  return `
    INSERT INTO audit (company_id, at, actor_kind, actor, action, object_kind, object_id, before, after)
    SELECT company_id, created_at, 'portal', '1', 'schedule', CASE WHEN n % 5000 = 0 THEN 'location' ELSE 'booking' END,
      CASE WHEN n % 5000 = 0 THEN (${base} + n / 5000 % ${locations})::text ELSE booking_id::text END,
      CASE WHEN n % 5000 = 0 THEN '{"phone": "1"}'::jsonb END, CASE WHEN n % 5000 = 0 THEN '{"phone": "2"}'::jsonb ELSE '{"status": "scheduled"}' END
    FROM (SELECT *, row_number() OVER (ORDER BY booking_id) AS n FROM bookings WHERE company_id = ${company}) AS b ORDER BY booking_id;
    INSERT INTO events (company_id, seq, at, type, location_id, resource)
    SELECT ${company}, n, now() - make_interval(secs => 20000 - n), 'booking_scheduled', ${base} + n % ${locations}, '{"id": "1", "type": "booking", "attributes": {"status": "scheduled"}}'
    FROM generate_series(1, 10000) AS n;
    INSERT INTO streams (company_id, seq) VALUES (${company}, 10000)`
}
