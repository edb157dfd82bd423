import { localDateOf } from '@rinda/domain/time/zone'
import { resolveProfile } from '@rinda/rulebook/resolve'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { listDemoAccounts } from '../sign-in/issuer/demo-accounts.ts'
import { putIssuerAccount } from '../sign-in/seed-accounts.ts'
import { newSecret } from '../webhooks/secret.ts'
import { demoPeople } from './accounts.ts'
import { bookingRows } from './booking-rows.ts'
import { demoCompanies } from './companies/all.ts'
import { lineRows } from './line/line-rows.ts'
import { directoryRows } from './set-up-rows.ts'
import { writeRows } from './write-rows.ts'

const usualSeed = 49
const demoPassword = 'demo'
const oldestMs = 400 * 86_400_000
/** Number of the advisory lock: any that nobody else takes. */
const onlyOne = 7_309_452

/**
 * Fills an empty database with invented companies and a life around `now`; all of it or nothing, and nothing where another node was quicker. The same seed
 * and `now` give the same rows (sign-in accounts excepted: their ids and salts are secrets).
 */
export async function loadDemo(db: Database, options: { now: Date; seed?: number }): Promise<void> {
  const { now, seed = usualSeed } = options
  await db.transaction().execute(async (tx) => {
    // Of nodes that start together one loads it, and the others wait, however long a busy machine takes between two statements.
    await sql`SELECT set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
      tx,
    )
    await sql`SELECT pg_advisory_xact_lock(${onlyOne})`.execute(tx)
    if ((await listDemoAccounts(tx)).length > 0) return
    const companies = demoCompanies.map((company) => {
      const profile = resolveProfile({
        companyId: company.id,
        override: company.profile,
        isProduction: false,
      })
      return { company, profile, today: localDateOf(Math.floor(now.getTime() / 60_000), profile.zone) }
    })
    const founded = new Date(now.getTime() - oldestMs)
    const directory = directoryRows(companies, demoPeople, { created_at: founded, updated_at: founded })
    await writeRows(tx, directory, bookingRows(companies, seed, now), lineRows(companies, seed, now))
    await rehearsePayments(tx, now)
    for (const { email, name } of demoPeople) {
      await putIssuerAccount(tx, { email, name, password: demoPassword, isDemo: true }, now)
    }
  })
}

/** Gives companies that are paid beforehand a gateway with which nobody pays anything. */
async function rehearsePayments(tx: Database, now: Date): Promise<void> {
  const gateway = { url: null, currency: 'EUR', minutes_to_pay: 15, is_active: true }
  const rows = demoCompanies
    .filter(({ isPaidBefore }) => isPaidBefore)
    .map(({ id }) => ({
      ...{ ...gateway, company_id: id, secret: newSecret() },
      ...{ updated_by: 'admin@rinda.example', updated_at: now },
    }))
  await tx.insertInto('payment_gateways').values(rows).execute()
}
