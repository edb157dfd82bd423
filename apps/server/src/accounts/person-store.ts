import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { PortalUsersTable } from '../database/tables/people-tables.ts'

/** People of every company. Who is no platform admin comes here with the company of theirs. */
const withCompany = (db: Database) =>
  db
    .selectFrom('portal_users as person')
    .innerJoin('companies as company', 'company.company_id', 'person.company_id')
    .leftJoin('directory_accounts as account', 'account.email', 'person.email')
    .selectAll('person')
    .select(['company.profile', 'account.profile as account_profile'])

export type PersonRow = Awaited<ReturnType<typeof listPersonRows>>[number]

const mostPeople = 500

/** People by address; of one company, or whose name or address has a text in it. */
export async function listPersonRows(
  db: Database,
  { companyId, text }: { companyId?: number; text?: string },
) {
  let query = withCompany(db)
  if (companyId !== undefined) query = query.where('person.company_id', '=', companyId)
  if (text !== undefined) {
    const sought = text.toLowerCase()
    query = query.where(
      sql<SqlBool>`(strpos(person.email, ${sought}) > 0 OR strpos(lower(person.name), ${sought}) > 0)`,
    )
  }
  return await query.orderBy('person.email').limit(mostPeople).execute()
}

export async function findPersonRow(db: Database, id: number): Promise<PersonRow | undefined> {
  return await withCompany(db).where('person.portal_user_id', '=', id).executeTakeFirst()
}

/** Somebody within a scope. */
export async function findPersonWithin(
  db: Database,
  scope: Scope,
  id: number,
): Promise<PersonRow | undefined> {
  const found = withCompany(db).where('person.portal_user_id', '=', id)
  const within = scope.companyId === 'all' ? found : found.where('person.company_id', '=', scope.companyId)
  return await within.executeTakeFirst()
}

/** Everybody of a company who can sign in. They stay locked until the commit, so that no two changes take its last two admins away. */
export async function lockActivePeople(db: Database, scope: CompanyScope): Promise<PersonRow[]> {
  const active = withCompany(db).where('person.company_id', '=', scope.companyId)
  return await active
    .where('person.is_active', '=', true)
    .orderBy('person.portal_user_id')
    .forUpdate('person')
    .execute()
}

export async function findPersonByEmail(db: Database, email: string): Promise<PersonRow | undefined> {
  return await withCompany(db).where('person.email', '=', email).executeTakeFirst()
}

/** Everybody of a domain and of what is below it. */
export async function listPeopleOfDomain(db: Database, domain: string): Promise<PersonRow[]> {
  return await withCompany(db)
    .where(
      sql<SqlBool>`(right(person.email, ${domain.length + 1}::integer) IN (${`@${domain}`}, ${`.${domain}`}))`,
    )
    .orderBy('person.portal_user_id')
    .execute()
}

/** Writes down a person; undefined where the address is known already. */
export async function insertPersonRow(
  db: Database,
  row: Insertable<PortalUsersTable>,
): Promise<number | undefined> {
  const written = await db
    .insertInto('portal_users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('portal_user_id')
    .executeTakeFirst()
  return written?.portal_user_id
}

export async function updatePersonRow(
  db: Database,
  id: number,
  columns: Updateable<PortalUsersTable>,
): Promise<void> {
  await db.updateTable('portal_users').set(columns).where('portal_user_id', '=', id).execute()
}

/** The platform's admins who can sign in. They stay locked until the commit, so that no two changes take the last two away at once. */
export async function lockPlatformAdmins(db: Database): Promise<number[]> {
  const rows = await db
    .selectFrom('portal_users')
    .select('portal_user_id')
    .where('role', '=', 'QTICKET_ADMIN')
    .where('is_active', '=', true)
    .orderBy('portal_user_id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.portal_user_id)
}

/** Counts people by the part of their address after the last `@`. */
export async function countPeopleByDomain(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ domain: string; people: number }>`
    SELECT substring(email from '@([^@]*)$') AS domain, count(*)::integer AS people FROM portal_users GROUP BY 1`.execute(
    db,
  )
  return new Map(rows.map(({ domain, people }) => [domain, people]))
}
