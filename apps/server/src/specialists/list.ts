import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import { companyOf } from '../companies/company.ts'
import type { Database } from '../database/database.ts'
import { mayListSpecialists, maySeeSpecialist } from './policy.ts'
import { listRecords, type SpecialistRecord } from './store.ts'

export type SpecialistsContext = { db: Database; isProduction: boolean }

/** The specialists that this person may see, company by company, by name. */
export async function listSpecialists(
  { db, isProduction }: SpecialistsContext,
  caller: PortalCaller,
): Promise<Result<SpecialistRecord[]>> {
  const { companyId } = caller.user
  const override = (await companyOf(db, companyId))?.override
  if (!mayListSpecialists(caller, { companyId, override, isProduction })) return refuse('forbidden')
  const records = await listRecords(db, caller.scope)
  return done(records.filter((record) => maySeeSpecialist(caller, record)))
}
