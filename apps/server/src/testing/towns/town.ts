import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export const openingHours = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    { from: '08:00', till: '21:00' },
  ]),
)

/** Companies 1 and 40 with a location each, specialists, people. Everything else stays at its default. */
export async function settle(db: Database, now: Date): Promise<void> {
  const stamps = { created_at: now, updated_at: now }
  const named = (name: string) => ({ name, name_lv: name, name_en: name, name_ru: name })
  const hours = JSON.stringify(openingHours)
  await db
    .insertInto('companies')
    .values([1, 40].map((id) => ({ company_id: id, ...named(`Company ${id}`), ...stamps })))
    .execute()
  await db
    .insertInto('locations')
    .values([
      { company_id: 1, location_id: 1, ...named('Brīvības iela 49'), opening_hours: hours, ...stamps },
      { company_id: 1, location_id: 2, ...named('Krasta iela 12'), opening_hours: hours, ...stamps },
      {
        company_id: 40,
        location_id: 40,
        ...named('Studio'),
        opening_hours: hours,
        bms_id: 'NAILTIME_1',
        ...stamps,
      },
    ])
    .execute()
  const service = { bms_start_date: null, bms_end_date: null, step_minutes: null, ...stamps }
  await db
    .insertInto('services')
    .values([
      {
        company_id: 1,
        location_id: 1,
        service_id: 1,
        ...named('Consultation'),
        bms_id: 'A',
        duration_minutes: 30,
        ...service,
      },
      {
        company_id: 1,
        location_id: 1,
        service_id: 2,
        ...named('Desk'),
        bms_id: 'B',
        duration_minutes: 20,
        capacity: 4,
        ...service,
      },
      {
        company_id: 1,
        location_id: 1,
        service_id: 3,
        ...named('Queue only'),
        qms_id: '7',
        duration_minutes: 20,
        ...service,
      },
      {
        company_id: 1,
        location_id: 2,
        service_id: 4,
        ...named('Elsewhere'),
        bms_id: 'C',
        duration_minutes: 30,
        ...service,
      },
      {
        company_id: 40,
        location_id: 40,
        service_id: 5,
        ...named('Nails'),
        bms_id: 'D',
        duration_minutes: 60,
        ...service,
      },
    ])
    .execute()
  await db
    .insertInto('specialists')
    .values([
      ...[1, 2, 3].map((id) => ({ company_id: 1, specialist_id: id, name: `Specialist ${id}`, ...stamps })),
      { company_id: 40, specialist_id: 4, name: 'Specialist 4', ...stamps },
    ])
    .execute()
  await db
    .insertInto('service_specialists')
    .values([
      ...[1, 2, 3].map((id) => ({ company_id: 1, service_id: 1, specialist_id: id })),
      { company_id: 1, service_id: 4, specialist_id: 1 },
      { company_id: 40, service_id: 5, specialist_id: 4 },
    ])
    .execute()
  const person = { location_ids: null, service_ids: null, ...stamps }
  await db
    .insertInto('portal_users')
    .values([
      { company_id: 1, email: 'admin@rinda.example', name: 'Root', role: 'QTICKET_ADMIN', ...person },
      { company_id: 1, email: 'anna@rinda.example', name: 'Anna', role: 'COMPANY_ADMIN', ...person },
      { company_id: 1, email: 'user@rinda.example', name: 'Uldis', role: 'COMPANY_USER', ...person },
      { company_id: 1, email: 'none@rinda.example', name: 'Nobody', role: 'NONE', ...person },
      {
        company_id: 1,
        email: 'second@rinda.example',
        name: 'Second',
        role: 'COMPANY_USER',
        ...person,
        location_ids: [2],
      },
      { company_id: 40, email: 'admin@nails.example', name: 'Nora', role: 'COMPANY_ADMIN', ...person },
      {
        company_id: 40,
        email: 'user@nails.example',
        name: 'Nils',
        role: 'COMPANY_USER',
        ...person,
        // Without a branch of their own, who is no admin there sees none.
        location_ids: [40],
      },
    ])
    .execute()
  // What is made over the wire comes after the rows that were given their ids here.
  for (const [table, column] of [
    ['locations', 'location_id'],
    ['services', 'service_id'],
    ['specialists', 'specialist_id'],
  ])
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), 100)`.execute(db)
}
