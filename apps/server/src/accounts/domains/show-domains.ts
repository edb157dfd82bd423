import type { DomainResource } from '@rinda/contract/people/platform'
import { demoDirectory } from '@rinda/rulebook/demo-directory'
import type { Directory } from '@rinda/rulebook/directory'
import { readDirectory } from '../../access/directory.ts'
import { type DomainRow, findDomainRow, listDomainRows } from '../../access/directory-store.ts'
import type { Database } from '../../database/database.ts'
import { countPeopleByDomain } from '../person-store.ts'

/** Every domain that is known, and those that were taken away from what is built in. */
export async function listDomains(db: Database): Promise<DomainResource[]> {
  const directory = await readDirectory(db)
  const people = await countPeopleByDomain(db)
  const rows = new Map((await listDomainRows(db)).map((row) => [row.domain, row]))
  return [...new Set([...Object.keys(demoDirectory.domains), ...rows.keys()])]
    .sort()
    .map((domain) => shown(domain, directory, rows.get(domain), people.get(domain) ?? 0))
}

/** One domain as it is now, in a transaction so far. */
export async function domainResource(db: Database, domain: string): Promise<DomainResource> {
  const people = await countPeopleByDomain(db)
  return shown(domain, await readDirectory(db), await findDomainRow(db, domain), people.get(domain) ?? 0)
}

export function isBuiltIn(domain: string): boolean {
  return Object.hasOwn(demoDirectory.domains, domain)
}

function shown(
  domain: string,
  { domains }: Directory,
  row: DomainRow | undefined,
  people: number,
): DomainResource {
  const entry = Object.hasOwn(domains, domain) ? domains[domain] : undefined
  return {
    id: domain,
    type: 'domain',
    attributes: {
      domain,
      company_id: entry?.companyId ?? row?.company_id ?? 1,
      partner: entry?.isPartner ?? false,
      subdomains: entry?.withSubdomains ?? false,
      profile: row?.profile ?? {},
      built_in: isBuiltIn(domain),
      removed: entry === undefined,
      people,
    },
  }
}
