import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { UsersTable } from '../database/tables/people-tables.ts'

export type UserRow = Selectable<UsersTable>
export type NewUser = Omit<Insertable<UsersTable>, 'company_id' | 'user_id'>
export type UserPatch = Omit<Updateable<UsersTable>, 'company_id' | 'user_id' | 'token' | 'created_at'>

/** Only visitors who have a booking at one of these locations, or for one of these services. Null does not narrow. */
export type Visits = { locationIds: readonly number[] | null; serviceIds: readonly number[] | null }
export const anyVisits: Visits = { locationIds: null, serviceIds: null }

export type UserFilter = Visits & {
  companyId?: number | undefined
  userId?: number | undefined
  email?: string | undefined
  phoneNumber?: string | undefined
  after?: number | undefined
  most: number
}

/**
 * Visitors in the order in which they became known. Those of some places are read from the visits there, each place no further than the
 * page reaches; over all companies, from each as if it were alone.
 */
export async function listUsers(
  db: Database,
  scope: Scope | CompanyScope,
  filter: UserFilter,
): Promise<UserRow[]> {
  const { companyId, userId, email, phoneNumber, after, most } = filter
  const companies =
    scope.companyId === 'all' ? sql`companies` : sql`(SELECT ${scope.companyId}::integer AS company_id)`
  const conditions = [
    ...(companyId === undefined ? [] : [sql` AND company_id = ${companyId}`]),
    ...(userId === undefined ? [] : [sql` AND user_id = ${userId}`]),
    ...(email === undefined ? [] : [sql` AND email <> '' AND lower(email) = ${email.toLowerCase()}::text`]),
    ...(phoneNumber === undefined ? [] : [sql` AND phone_number = ${phoneNumber}`]),
    ...(after === undefined ? [] : [sql` AND user_id > ${after}::bigint`]),
  ]
  const visits = visitsIn(filter)
  // Who is looked for by a name of theirs is one, or few: then it is asked of each whether they were there.
  const isNamed = userId !== undefined || email !== undefined || phoneNumber !== undefined
  const seen = !visits
    ? sql``
    : isNamed
      ? sql` AND EXISTS (SELECT FROM ${visits} AND user_id = users.user_id)`
      : sql` AND user_id IN (SELECT visit.user_id FROM ${placesOf(filter)} AS place, LATERAL (
          SELECT DISTINCT user_id FROM ${visits} AND location_id = place.location_id
            ${after === undefined ? sql`` : sql`AND user_id > ${after}::bigint`}
          ORDER BY user_id LIMIT ${most}::bigint) AS visit)`
  const { rows } = await sql<UserRow>`
    SELECT found.* FROM ${companies} AS c, LATERAL (
      SELECT * FROM users WHERE company_id = c.company_id${sql.join(conditions, sql``)}${seen}
      ORDER BY user_id LIMIT ${most}::bigint) AS found
    ORDER BY user_id LIMIT ${most}::bigint`.execute(db)
  return rows
}

/** Visits at the places of a filter, as what follows `FROM`; undefined where it names none. */
function visitsIn({ locationIds, serviceIds }: Visits) {
  if (!locationIds && !serviceIds) return undefined
  const among = (column: string, ids: readonly number[] | null) =>
    ids ? sql` AND ${sql.ref(column)} = ANY (${[...ids]}::integer[])` : sql``
  return sql`bookings WHERE company_id = c.company_id AND user_id IS NOT NULL${among('location_id', locationIds)}${among('service_id', serviceIds)}`
}

/** Locations of a filter as rows; those of its services where it names none. */
function placesOf({ locationIds, serviceIds }: Visits) {
  return locationIds
    ? sql`(SELECT DISTINCT unnest(${[...locationIds]}::integer[]) AS location_id)`
    : sql`(SELECT DISTINCT location_id FROM services WHERE company_id = c.company_id AND service_id = ANY (${[...(serviceIds ?? [])]}::integer[]))`
}

/** The row, ours until the transaction ends. */
export async function lockUser(
  db: Database,
  scope: CompanyScope,
  userId: number,
): Promise<UserRow | undefined> {
  return await db
    .selectFrom('users')
    .selectAll()
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function insertUser(db: Database, scope: CompanyScope, user: NewUser): Promise<UserRow> {
  return await db
    .insertInto('users')
    .values({ ...user, company_id: scope.companyId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateUserRow(
  db: Database,
  scope: CompanyScope,
  userId: number,
  patch: UserPatch,
): Promise<UserRow> {
  return await db
    .updateTable('users')
    .set(patch)
    .where('company_id', '=', scope.companyId)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
