import type { Insertable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PortalSessionsTable } from '../../database/tables/people-tables.ts'

/** Finds the session that has not ended yet and whose person is active, with what is known of them. */
export async function findSessionRow(
  db: Database,
  column: 'secret_hash' | 'token_hash',
  hash: Buffer,
  now: Date,
) {
  return await db
    .selectFrom('portal_sessions as session')
    .innerJoin('portal_users as person', (join) =>
      join
        .onRef('person.company_id', '=', 'session.company_id')
        .onRef('person.portal_user_id', '=', 'session.portal_user_id'),
    )
    .innerJoin('companies as company', 'company.company_id', 'session.company_id')
    .select(['session.company_id', 'session.portal_user_id', 'session.secret_hash', 'session.expires_at'])
    .select(['person.email', 'person.name', 'person.role', 'person.permissions'])
    .select(['person.location_ids', 'person.service_ids', 'person.updated_at', 'company.profile'])
    .where(`session.${column}`, '=', hash)
    .where('session.expires_at', '>', now)
    .where('person.is_active', '=', true)
    .executeTakeFirst()
}

/** Writes a session down, and on its person that they were here. */
export async function insertSession(
  db: Database,
  row: Insertable<PortalSessionsTable>,
  now: Date,
): Promise<void> {
  await db.insertInto('portal_sessions').values(row).execute()
  await db
    .updateTable('portal_users')
    .set({ last_sign_in_at: now })
    .where('company_id', '=', row.company_id)
    .where('portal_user_id', '=', row.portal_user_id)
    .execute()
}

/** Removes a session; gives back its id token, or undefined when there was none. */
export async function deleteSession(db: Database, companyId: number, secretHash: Buffer) {
  return await db
    .deleteFrom('portal_sessions')
    .where('company_id', '=', companyId)
    .where('secret_hash', '=', secretHash)
    .returning('id_token')
    .executeTakeFirst()
}

/** Removes every session of somebody. */
export async function deleteSessionsOf(
  db: Database,
  person: { company_id: number; portal_user_id: number },
): Promise<void> {
  await db
    .deleteFrom('portal_sessions')
    .where('company_id', '=', person.company_id)
    .where('portal_user_id', '=', person.portal_user_id)
    .execute()
}

export async function deleteEndedSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('portal_sessions').where('expires_at', '<=', now).execute()
}

/** Lists a company's locations with the id that the booking system knows each by. */
export async function listLocationBmsIds(db: Database, companyId: number) {
  return await db
    .selectFrom('locations')
    .select(['location_id as id', 'bms_id as bmsId'])
    .where('company_id', '=', companyId)
    .orderBy('location_id')
    .execute()
}
