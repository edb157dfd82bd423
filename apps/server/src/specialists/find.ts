import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { PortalCaller } from '../access/caller.ts'
import type { Database } from '../database/database.ts'
import { mayEditSpecialist, maySeeSpecialist } from './policy.ts'
import { listRecords, type SpecialistRecord } from './store.ts'

/** The specialist that somebody wants to change: not there where they may not see them. */
export async function specialistToChange(
  db: Database,
  caller: PortalCaller,
  specialistId: number,
): Promise<Result<SpecialistRecord>> {
  const [record] = await listRecords(db, caller.scope, [specialistId])
  if (!record || !maySeeSpecialist(caller, record)) return refuse('not_found')
  return mayEditSpecialist(caller, record) ? done(record) : refuse('forbidden')
}

/** Lists the specialists whom somebody may change; of some ids alone where they are named. */
export async function listSpecialistsToChange(
  db: Database,
  caller: PortalCaller,
  specialistIds?: readonly number[],
): Promise<SpecialistRecord[]> {
  if (specialistIds?.length === 0) return []
  const records = await listRecords(db, caller.scope, specialistIds)
  return records.filter((record) => mayEditSpecialist(caller, record))
}
