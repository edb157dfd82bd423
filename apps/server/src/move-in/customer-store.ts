import { sql } from 'kysely'
import type { CompanyScope } from '../access/scope.ts'
import type { UserRow } from '../customers/store.ts'
import type { Database } from '../database/database.ts'
import { piecesOf } from '../database/pieces-of.ts'

export type NewCustomer = Pick<
  UserRow,
  'first_name' | 'last_name' | 'email' | 'phone_country_code' | 'phone_number'
> & { token: string }

/** Lists the customers of a company who have one of these telephone numbers or addresses. */
export async function listCustomers(
  db: Database,
  scope: CompanyScope,
  phones: readonly string[],
  emails: readonly string[],
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    SELECT * FROM users WHERE company_id = ${scope.companyId}::integer AND phone_number = ANY (${phones}::text[])
    UNION
    SELECT * FROM users WHERE company_id = ${scope.companyId}::integer AND email <> '' AND lower(email) = ANY (${emails}::text[])
    ORDER BY user_id`.execute(db)
  return rows
}

/** Writes customers down, in their order. */
export async function insertCustomers(
  tx: Database,
  scope: CompanyScope,
  customers: readonly NewCustomer[],
  now: Date,
): Promise<UserRow[]> {
  const written: UserRow[] = []
  for (const some of piecesOf(customers)) written.push(...(await insertSome(tx, scope, some, now)))
  return written
}

async function insertSome(
  tx: Database,
  scope: CompanyScope,
  customers: readonly NewCustomer[],
  now: Date,
): Promise<UserRow[]> {
  const { rows } = await sql<UserRow>`
    INSERT INTO users (company_id, first_name, last_name, email, phone_country_code, phone_number, token, created_at, updated_at)
    SELECT ${scope.companyId}::integer, first_name, last_name, email, phone_country_code, phone_number, token,
      ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(customers)}::jsonb) AS t (first_name text, last_name text, email text,
      phone_country_code text, phone_number text, token text) RETURNING *`.execute(tx)
  const byToken = new Map(rows.map((row) => [row.token, row]))
  return customers.flatMap(({ token }) => byToken.get(token) ?? [])
}
