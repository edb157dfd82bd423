import { localDateOf } from '@rinda/domain/time/zone'
import { resolveProfile } from '@rinda/rulebook/resolve'
import type { Database } from '../database/database.ts'
import { putIssuerAccount } from '../sign-in/seed-accounts.ts'
import { demoPeople } from './accounts.ts'
import { bookingRows } from './booking-rows.ts'
import { demoCompanies } from './companies/all.ts'
import { directoryRows } from './directory-rows.ts'
import { writeRows } from './write-rows.ts'

const usualSeed = 49
const demoPassword = 'demo'
const oldestMs = 400 * 86_400_000

/**
 * Fills an empty database with invented companies and a life around `now`; all of it or nothing. The same seed
 * and `now` give the same rows (sign-in accounts excepted: their ids and salts are secrets).
 */
export async function loadDemo(db: Database, options: { now: Date; seed?: number }): Promise<void> {
  const { now, seed = usualSeed } = options
  const companies = demoCompanies.map((company) => {
    const profile = resolveProfile({ companyId: company.id, override: company.profile, isProduction: false })
    return { company, profile, today: localDateOf(Math.floor(now.getTime() / 60_000), profile.zone) }
  })
  const founded = new Date(now.getTime() - oldestMs)
  const directory = directoryRows(companies, demoPeople, { created_at: founded, updated_at: founded })
  const bookings = bookingRows(companies, seed, now)
  await db.transaction().execute(async (tx) => {
    await writeRows(tx, directory, bookings)
    for (const { email, name } of demoPeople) {
      await putIssuerAccount(tx, { email, name, password: demoPassword, isDemo: true }, now)
    }
  })
}
