import type { OptOutResource } from '@rinda/contract/booking/opt-out'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { systemCaller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { readToken } from './address-token.ts'
import { addOptOut, isOptedOut, removeOptOut } from './opt-out-store.ts'
import { optOutSecret } from './optional.ts'

/** Shows of whom the messages are that the link of one of them stops, and whether they are stopped; with `isOut`, once that is so. */
export async function optOut(
  db: Database,
  { token, isOut }: { token: string; isOut?: boolean },
  now: Date,
): Promise<Result<OptOutResource>> {
  const name = readToken(await optOutSecret(db, now), token)
  const company = name && (await findCompanyRow(db, name.companyId))
  if (!name || !company) return refuse('not_found')
  const scope = narrow(systemCaller.scope, name.companyId)
  if (isOut === true) await addOptOut(db, scope, name.hash, now)
  if (isOut === false) await removeOptOut(db, scope, name.hash)
  const isStopped = await isOptedOut(db, scope, name.hash)
  const { name: usual, name_lv, name_en, name_ru } = company
  return done({
    id: token,
    type: 'opt_out',
    attributes: { name: usual, name_lv, name_en, name_ru, stopped: isStopped },
  })
}
