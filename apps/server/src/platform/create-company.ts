import type { PlatformCompanyResource } from '@rinda/contract/people/platform'
import type { CreateCompanyPayload } from '@rinda/contract/people/platform-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import { largestNamedId } from '@rinda/rulebook/company-facts'
import type { Directory } from '@rinda/rulebook/directory'
import { parseOverride } from '@rinda/rulebook/override'
import type { PortalCaller } from '../access/caller.ts'
import { readDirectory } from '../access/directory.ts'
import { companiesOfMoves, movePeople } from '../accounts/domains/move-people.ts'
import { type PlatformWriting, writeToPlatform } from '../accounts/platform-write.ts'
import type { PlatformEvent } from '../changes/platform-event-store.ts'
import type { QuietChange } from '../changes/record-store.ts'
import type { Answer, Asked } from '../changes/work.ts'
import { checkTogether, saidSensibly } from '../companies/check-profile.ts'
import { findLargestCompanyId, insertCompanyRow } from '../companies/company-store.ts'
import { rememberedCompany } from '../companies/remembered-company.ts'
import type { Database } from '../database/database.ts'
import { companyResource } from './show-companies.ts'

const place = 'company/profile'

/**
 * Makes a company, without a location as yet. An id may be named, where the rules know the company by it; else it is one that they say
 * nothing of. Who was a stranger, because their company was not here, is brought to it.
 */
export async function createCompany(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  { id, name, profile = {}, visible = false, ...names }: CreateCompanyPayload,
): Promise<Result<Answer<PlatformCompanyResource>>> {
  const parsed = saidSensibly(parseOverride(profile), place)
  if (!parsed.ok) return parsed
  // Kept in the admin's own company: only there is a repeated request found again, before the id is known.
  const own = asked.caller.user.companyId
  return await writeToPlatform(context, asked, own, { roles: ['QTICKET_ADMIN'] }, async (tx) => {
    const companyId = id ?? Math.max(largestNamedId, await findLargestCompanyId(tx)) + 1
    const row = await insertCompanyRow(tx, {
      company_id: companyId,
      name,
      name_lv: names.name_lv ?? name,
      name_en: names.name_en ?? name,
      name_ru: names.name_ru ?? name,
      ...(names.www === undefined ? {} : { www: names.www }),
      is_visible: visible,
      profile: JSON.stringify(profile),
      created_at: asked.now,
      updated_at: asked.now,
    })
    if (!row) return refuse('company_known', 'company/id')
    const directory = await readDirectory(tx)
    const together = checkTogether({ companyId, override: profile }, directory, place)
    if (!together.ok) return together
    const created: QuietChange = {
      action: 'company.create',
      objectKind: 'company',
      objectId: String(companyId),
      before: null,
      after: rememberedCompany(row),
      event: null,
    }
    const moves = await bringHome(tx, companyId, directory, asked.now)
    const resource = await companyResource({ db: tx, isProduction: context.isProduction }, row)
    const portalUserIds = moves.map(({ objectId }) => Number(objectId))
    const concerned = { portalUserIds, managersOf: companiesOfMoves(moves) }
    const platformEvents: PlatformEvent[] = [{ type: 'people_changed', concerned }]
    const answer = { type: 'company_created', resource }
    return done({ changes: [created, ...moves], platformEvents, answer })
  })
}

/** People of domains that name this company were strangers as long as it was not here. */
async function bringHome(
  tx: Database,
  companyId: number,
  directory: Directory,
  now: Date,
): Promise<QuietChange[]> {
  const own = Object.entries(directory.domains).filter(([, entry]) => entry.companyId === companyId)
  const moves: QuietChange[] = []
  for (const [domain] of own) moves.push(...(await movePeople(tx, domain, directory, now)))
  return moves
}
