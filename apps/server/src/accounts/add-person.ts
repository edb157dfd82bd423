import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Role } from '@rinda/domain/access/role'
import type { Directory } from '@rinda/rulebook/directory'
import { readDirectory } from '../access/directory.ts'
import type { QuietChange } from '../changes/record-store.ts'
import { checkTogether } from '../companies/check-profile.ts'
import type { Database } from '../database/database.ts'
import { checkLimits, grant, type PersonInput, remembered } from './person-input.ts'
import { findPersonRow, insertPersonRow, type PersonRow } from './person-store.ts'
import { personResource } from './show-people.ts'

/** A person as they stand after a change, and the change as it is remembered. */
export type PersonWritten = { row: PersonRow; directory: Directory; change: QuietChange }
type Newcomer = { companyId: number; role: Role; email: string; name: string | undefined }

/** Writes somebody down with what they may do, inside a transaction. An address is written down once. */
export async function addPerson(
  tx: Database,
  { companyId, role, email, name }: Newcomer,
  input: PersonInput,
  now: Date,
): Promise<Result<PersonWritten>> {
  const limits = await checkLimits(tx, companyId, input)
  if (!limits.ok) return limits
  const personId = await insertPersonRow(tx, {
    company_id: companyId,
    email,
    name: name || email,
    role,
    created_at: now,
    updated_at: now,
  })
  const row = personId === undefined ? undefined : await findPersonRow(tx, personId)
  if (!row) return refuse('person_known', 'portal_user/email')
  await grant(tx, row, input, now)
  const directory = await readDirectory(tx)
  const together = checkTogether({ companyId, override: row.profile }, directory, 'portal_user/profile')
  if (!together.ok) return together
  const after = (await findPersonRow(tx, row.portal_user_id)) ?? row
  const change = {
    action: 'portal_user.create',
    objectKind: 'portal_user',
    objectId: String(row.portal_user_id),
    before: null,
    after: { email, ...remembered(personResource(after, directory)) },
    event: null,
  }
  return done({ row: after, directory, change })
}
