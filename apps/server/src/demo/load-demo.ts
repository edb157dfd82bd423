import { localDateOf } from '@rinda/domain/time/zone'
import { resolveProfile } from '@rinda/rulebook/resolve'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import { demoPassword } from '../people/issuer/demo-accounts.ts'
import { putIssuerAccount } from '../people/seed-accounts.ts'
import { demoPeople } from './accounts.ts'
import { bookingRows } from './bookings/booking-rows.ts'
import { minuteOf, type Plan, planCompany } from './bookings/plan-company.ts'
import { addReschedules } from './bookings/reschedules.ts'
import { demoCompanies } from './companies/all.ts'
import { rowsOf } from './company-rows.ts'
import { diceOf } from './dice.ts'
import { inventVisitors } from './visitors.ts'

const standardSeed = 20_260
const visitorsPerCompany = 90

/** Loads the demo's companies, people and bookings, dated around `now`: all of it or nothing. The same seed and moment give the same data. */
export async function loadDemo(
  db: Database,
  { now, seed = standardSeed }: { now: Date; seed?: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const stamps = { created_at: now, updated_at: now }
    let bookingId = 0
    let userId = 0
    for (const company of demoCompanies) {
      const profile = resolveProfile({ companyId: company.id, override: company.profile })
      const today = localDateOf(minuteOf(now), profile.zone)
      const dice = diceOf(seed + company.id)
      const plan: Plan = { company, profile, dice, now: minuteOf(now), today }
      const visitors = inventVisitors(dice, visitorsPerCompany, userId + 1)
      userId += visitors.length

      for (const [table, rows] of Object.entries(rowsOf(company, today, stamps))) {
        if (rows.length > 0)
          await tx
            .insertInto(table as keyof Schema)
            .values(rows as never)
            .execute()
      }
      await insertAll(
        tx,
        'users',
        visitors.map((visitor) => ({
          company_id: company.id,
          user_id: visitor.userId,
          email: visitor.email,
          phone_country_code: '371',
          phone_number: visitor.phoneNumber,
          first_name: visitor.firstName,
          last_name: visitor.lastName,
          push_id: '',
          token: dice.bytes(24).toString('base64url'),
          project: 'rinda',
          ...stamps,
        })),
      )
      const written = addReschedules(plan, planCompany(plan)).map((planned) => {
        bookingId += 1
        const visitor = dice.pick(visitors)
        if (!visitor) throw new Error('a demo without visitors')
        return bookingRows(plan, planned, bookingId, visitor, now)
      })
      await insertAll(
        tx,
        'bookings',
        written.map((rows) => rows.booking),
      )
      await insertAll(
        tx,
        'occupancies',
        written.flatMap((rows) => rows.occupancies),
      )
    }
    for (const { email, name } of demoPeople) {
      await putIssuerAccount(tx, { email, name, password: demoPassword, isDemo: true }, now)
    }
    await numberOn(tx)
  })
}

const rowsAtOnce = 500

/** Inserts rows with all their columns, some hundred in a statement. */
async function insertAll(
  tx: Database,
  table: 'users' | 'bookings' | 'occupancies',
  rows: readonly object[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    const part = JSON.stringify(rows.slice(first, first + rowsAtOnce))
    await sql`INSERT INTO ${sql.table(table)} SELECT * FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${part}::jsonb)`.execute(
      tx,
    )
  }
}

/** The ids above are given; new rows are numbered on from the highest. */
async function numberOn(tx: Database): Promise<void> {
  const numbered = [
    ['locations', 'location_id'],
    ['services', 'service_id'],
    ['specialists', 'specialist_id'],
    ['users', 'user_id'],
    ['bookings', 'booking_id'],
  ] as const
  for (const [table, column] of numbered) {
    await sql`SELECT setval(pg_get_serial_sequence(${table}, ${column}), (SELECT max(${sql.ref(column)}) FROM ${sql.table(table)}))`.execute(
      tx,
    )
  }
}
