import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { UsersTable } from '../database/schema.ts'

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

/** Visitors in the order in which they became known. */
export async function listUsers(
  db: Database,
  scope: Scope | CompanyScope,
  filter: UserFilter,
): Promise<UserRow[]> {
  let query = db.selectFrom('users').selectAll().where(inScope(scope))
  if (filter.companyId !== undefined) query = query.where('company_id', '=', filter.companyId)
  if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId)
  if (filter.email !== undefined) query = query.where(sql`lower(email)`, '=', filter.email.toLowerCase())
  if (filter.phoneNumber !== undefined) query = query.where('phone_number', '=', filter.phoneNumber)
  if (filter.after !== undefined) query = query.where('user_id', '>', filter.after)
  if (filter.locationIds || filter.serviceIds) {
    const locations = filter.locationIds ? [...filter.locationIds] : null
    const services = filter.serviceIds ? [...filter.serviceIds] : null
    query = query.where(
      sql<boolean>`EXISTS (SELECT FROM bookings b WHERE b.company_id = users.company_id AND b.user_id = users.user_id
        AND (${locations}::integer[] IS NULL OR b.location_id = ANY(${locations}::integer[]))
        AND (${services}::integer[] IS NULL OR b.service_id = ANY(${services}::integer[])))`,
    )
  }
  return await query.orderBy('user_id').limit(filter.most).execute()
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
