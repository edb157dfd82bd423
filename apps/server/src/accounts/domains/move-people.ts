import { companyOfEmail, type Directory, findAccount, findDomain } from '@rinda/rulebook/directory'
import type { QuietChange } from '../../changes/record-store.ts'
import { findCompanyRow } from '../../companies/company-store.ts'
import type { Database } from '../../database/database.ts'
import { withdrawInvitation } from '../../sign-in/invitations/new-invitation.ts'
import { listPeopleOfDomain, type PersonRow, updatePersonRow } from '../person-store.ts'

/** Company of people whose domain nobody knows, or whose company is not here, with role NONE. */
const companyOfStrangers = 1

/**
 * Moves the people of a domain to the company that it belongs to now. They keep their role, unless nobody knows their domain any
 * more; links with which they would choose a password end. Who was limited to some locations or services of the old company is limited to none of the new one, until somebody names some.
 */
export async function movePeople(
  tx: Database,
  domain: string,
  directory: Directory,
  now: Date,
): Promise<QuietChange[]> {
  const changes: QuietChange[] = []
  for (const row of await listPeopleOfDomain(tx, domain)) {
    const columns = await newPlace(tx, row, directory)
    if (columns.company_id === row.company_id) continue
    await withdrawInvitation(tx, row)
    await updatePersonRow(tx, row.portal_user_id, { ...columns, updated_at: now })
    const { company_id, role, location_ids, service_ids } = row
    changes.push({
      action: 'portal_user.move',
      objectKind: 'portal_user',
      objectId: String(row.portal_user_id),
      before: { company_id, role, location_ids, service_ids },
      after: columns,
      event: null,
    })
  }
  return changes
}

/** Lists the companies that people were moved from and to. */
export function companiesOfMoves(moves: readonly QuietChange[]): number[] {
  return moves.flatMap(({ before, after }) => [Number(before?.company_id), Number(after?.company_id)])
}

async function newPlace(tx: Database, row: PersonRow, directory: Directory) {
  const own = companyOfEmail(row.email, directory)
  const isHere = (await findCompanyRow(tx, own)) !== undefined
  // Who was let in from a domain that nobody knew was let in by another company: the new one has not asked for them.
  const isOutsider = findAccount(row.email, directory)?.isKnown === true
  const isKnown = isHere && !isOutsider && findDomain(row.email, directory) !== undefined
  return {
    company_id: isHere ? own : companyOfStrangers,
    role: isKnown || row.role === 'QTICKET_ADMIN' ? row.role : ('NONE' as const),
    location_ids: row.location_ids && [],
    service_ids: row.service_ids && [],
  }
}
