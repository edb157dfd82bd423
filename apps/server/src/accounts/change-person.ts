import { done, type Result } from '@rinda/contract/wire/refusals'
import { readDirectory } from '../access/directory.ts'
import { checkTogether } from '../companies/check-profile.ts'
import type { Database } from '../database/database.ts'
import type { PersonWritten } from './add-person.ts'
import { checkLimits, grant, type PersonInput, remembered } from './person-input.ts'
import { findPersonRow, type PersonRow } from './person-store.ts'
import { personResource } from './show-people.ts'

/** Writes what is asked of a person, inside a transaction: their row, and what the directory says of their address. */
export async function changePerson(
  tx: Database,
  row: PersonRow,
  input: PersonInput,
  now: Date,
): Promise<Result<PersonWritten>> {
  const limits = await checkLimits(tx, row.company_id, input)
  if (!limits.ok) return limits
  const before = personResource(row, await readDirectory(tx))
  await grant(tx, row, input, now)
  const directory = await readDirectory(tx)
  const company = { companyId: row.company_id, override: row.profile }
  const together = checkTogether(company, directory, 'portal_user/profile')
  if (!together.ok) return together
  const after = (await findPersonRow(tx, row.portal_user_id)) ?? row
  const change = {
    action: 'portal_user.update',
    objectKind: 'portal_user',
    objectId: String(row.portal_user_id),
    before: remembered(before),
    after: remembered(personResource(after, directory)),
    event: null,
  }
  return done({ row: after, directory, change })
}
