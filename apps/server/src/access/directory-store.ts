import type { DirectoryRows } from '@rinda/rulebook/merge-directory'
import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { DirectoryAccountsTable, DirectoryDomainsTable } from '../database/tables/people-tables.ts'

export type DomainRow = Selectable<DirectoryDomainsTable>
export type AccountRow = Selectable<DirectoryAccountsTable>

/** Every row of the directory, as the rulebook reads them. They are of the whole platform: no scope narrows them. */
export async function listDirectoryRows(db: Database): Promise<unknown> {
  const domains = await listDomainRows(db)
  const accounts = await db.selectFrom('directory_accounts').selectAll().execute()
  return {
    domains: domains.map((row) => ({
      domain: row.domain,
      companyId: row.company_id,
      isPartner: row.is_partner,
      withSubdomains: row.with_subdomains,
      isRemoved: row.is_removed,
      profile: row.profile,
    })),
    accounts: accounts.map(({ email, is_company_admin, is_known, profile }) => ({
      email,
      profile,
      ...(is_company_admin === null ? {} : { isCompanyAdmin: is_company_admin }),
      ...(is_known === null ? {} : { isKnown: is_known }),
    })),
  } satisfies { [Kind in keyof DirectoryRows]: object[] }
}

export async function listDomainRows(db: Database): Promise<DomainRow[]> {
  return await db.selectFrom('directory_domains').selectAll().execute()
}

export async function findDomainRow(db: Database, domain: string): Promise<DomainRow | undefined> {
  return await db.selectFrom('directory_domains').selectAll().where('domain', '=', domain).executeTakeFirst()
}

export async function putDomainRow(db: Database, row: Insertable<DirectoryDomainsTable>): Promise<void> {
  const { domain: _, created_at: __, ...said } = row
  await db
    .insertInto('directory_domains')
    .values(row)
    .onConflict((conflict) => conflict.column('domain').doUpdateSet(said))
    .execute()
}

export async function deleteDomainRow(db: Database, domain: string): Promise<void> {
  await db.deleteFrom('directory_domains').where('domain', '=', domain).execute()
}

export async function findAccountRow(db: Database, email: string): Promise<AccountRow | undefined> {
  return await db.selectFrom('directory_accounts').selectAll().where('email', '=', email).executeTakeFirst()
}

export async function putAccountRow(db: Database, row: Insertable<DirectoryAccountsTable>): Promise<void> {
  const { email: _, created_at: __, ...said } = row
  await db
    .insertInto('directory_accounts')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doUpdateSet(said))
    .execute()
}
