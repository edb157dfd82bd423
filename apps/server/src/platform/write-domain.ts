import type { DomainResource } from '@rinda/contract/people/platform'
import type { CreateDomainPayload, UpdateDomainPayload } from '@rinda/contract/people/platform-payload'
import { done, type Result, refuse } from '@rinda/contract/wire/refusals'
import type { Directory } from '@rinda/rulebook/directory'
import { parseProfileOverride } from '@rinda/rulebook/override'
import type { PortalCaller } from '../access/caller.ts'
import { readDirectory } from '../access/directory.ts'
import { deleteDomainRow, findDomainRow, putDomainRow } from '../access/directory-store.ts'
import { companiesOfMoves, movePeople } from '../accounts/domains/move-people.ts'
import { domainResource, isBuiltIn } from '../accounts/domains/show-domains.ts'
import { type PlatformWriting, writeToPlatform } from '../accounts/platform-write.ts'
import type { Answer, Asked, Written } from '../changes/work.ts'
import { checkTogether, saidSensibly } from '../companies/check-profile.ts'
import { findCompanyRow } from '../companies/company-store.ts'
import type { Database } from '../database/database.ts'

type Act = 'create' | 'update' | 'remove'

/** Makes a domain known, and brings the people of it that are here already to its company. */
export async function createDomain(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  { domain, ...input }: CreateDomainPayload,
): Promise<Result<Answer<DomainResource>>> {
  return await writeDomain(context, asked, domain, 'create', input)
}

/** Changes what is said of a domain. Whose company becomes another is there from their next call on, and their sockets are told. */
export async function updateDomain(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  domain: string,
  input: UpdateDomainPayload,
): Promise<Result<Answer<DomainResource>>> {
  return await writeDomain(context, asked, domain, 'update', input)
}

/** Makes a domain unknown: its people are strangers then. */
export async function removeDomain(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  domain: string,
): Promise<Result<Answer<DomainResource>>> {
  return await writeDomain(context, asked, domain, 'remove', {})
}

async function writeDomain(
  context: PlatformWriting,
  asked: Asked<PortalCaller>,
  domain: string,
  act: Act,
  input: UpdateDomainPayload,
): Promise<Result<Answer<DomainResource>>> {
  if (input.profile !== undefined) {
    const parsed = saidSensibly(parseProfileOverride(input.profile), 'domain/profile')
    if (!parsed.ok) return parsed
  }
  const known = entryOf(await readDirectory(context.db), domain)
  if (!known && act !== 'create') return refuse('not_found')
  const companyId = input.company_id ?? known?.companyId ?? asked.caller.user.companyId
  if (!(await findCompanyRow(context.db, companyId))) return refuse('field_wrong', 'domain/company_id')
  return await writeToPlatform(context, asked, companyId, { domains: [domain] }, async (tx) => {
    const before = entryOf(await readDirectory(tx), domain)
    if (act === 'create' && before) return refuse('domain_known', 'domain/domain')
    if (act !== 'create' && !before) return refuse('not_found')
    const written = await put(tx, domain, act, { ...input, company_id: companyId }, before, asked.now)
    return written.ok ? await withMoves(tx, domain, act, written.value, asked.now) : written
  })
}

type Entry = Directory['domains'][string]

function entryOf({ domains }: Directory, domain: string): Entry | undefined {
  return Object.hasOwn(domains, domain) ? domains[domain] : undefined
}

type Remembered = Record<string, unknown> | null

async function put(
  tx: Database,
  domain: string,
  act: Act,
  input: UpdateDomainPayload & { company_id: number },
  entry: Entry | undefined,
  now: Date,
): Promise<Result<{ before: Remembered; after: Remembered }>> {
  const row = await findDomainRow(tx, domain)
  const before = entry ? remembered(entry, row?.profile) : null
  if (act === 'remove' && !isBuiltIn(domain)) {
    await deleteDomainRow(tx, domain)
    return done({ before, after: null })
  }
  await putDomainRow(tx, {
    domain,
    company_id: input.company_id,
    is_partner: input.partner ?? entry?.isPartner ?? false,
    with_subdomains: input.subdomains ?? entry?.withSubdomains ?? false,
    is_removed: act === 'remove',
    // Created anew, a domain says what it is created with, and nothing of what it said before it was removed.
    profile: JSON.stringify(input.profile ?? (act === 'create' ? {} : (row?.profile ?? {}))),
    created_at: now,
    updated_at: now,
  })
  const directory = await readDirectory(tx)
  const after = entryOf(directory, domain)
  if (!after) return done({ before, after: null })
  const company = await findCompanyRow(tx, after.companyId)
  const override = { companyId: after.companyId, override: company?.profile }
  const together = checkTogether(override, directory, 'domain/profile')
  if (!together.ok) return together
  return done({ before, after: remembered(after, (await findDomainRow(tx, domain))?.profile) })
}

function remembered({ companyId, isPartner, withSubdomains = false }: Entry, profile: object = {}) {
  return { company_id: companyId, partner: isPartner, subdomains: withSubdomains, profile }
}

async function withMoves(
  tx: Database,
  domain: string,
  act: Act,
  change: { before: Remembered; after: Remembered },
  now: Date,
): Promise<Result<Written<DomainResource>>> {
  const moved = await movePeople(tx, domain, await readDirectory(tx), now)
  const own = { action: `domain.${act}`, objectKind: 'domain', objectId: domain, ...change, event: null }
  const resource = await domainResource(tx, domain)
  // Whoever left is gone from a list as well.
  const concerned = { managersOf: companiesOfMoves(moved) }
  return done({
    changes: [own, ...moved],
    platformEvents: [{ type: 'people_changed', concerned }],
    answer: { type: `domain_${act}d`, resource },
  })
}
