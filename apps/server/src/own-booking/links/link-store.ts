import { type Selectable, sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { BookingRow } from '../../bookings/store.ts'
import type { Database } from '../../database/database.ts'
import { removeInPieces } from '../../database/remove-pieces.ts'
import type { BookingLinksTable } from '../../database/tables/booking-links-table.ts'

export type LinkRow = Selectable<BookingLinksTable>
export type LinkAddress = Pick<LinkRow, 'channel' | 'address'>

/** Writes down that somebody asked for the link of an address. Whether there is anything to send is not looked at. */
export async function insertLink(
  db: Database,
  { companyId }: CompanyScope,
  asked: LinkAddress & Pick<LinkRow, 'language' | 'asked_at'>,
): Promise<void> {
  await db
    .insertInto('booking_links')
    .values({ company_id: companyId, ...asked })
    .execute()
}

/** Lists the companies in which links were asked for that nobody has looked at. */
export async function listCompaniesToLink(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('booking_links')
    .select('company_id')
    .distinct()
    .where('is_due', '=', true)
    .where('asked_at', '<=', now)
    .execute()
  return rows.map((row) => row.company_id)
}

/** Takes the links, of one company or of all, that nobody has looked at, the oldest first; nobody else takes them. */
export async function takeDueLinks(
  tx: Database,
  only: CompanyScope | 'all',
  now: Date,
  most: number,
): Promise<LinkRow[]> {
  const whose = only === 'all' ? sql`true` : sql`company_id = ${only.companyId}::integer`
  const { rows } = await sql<LinkRow>`
    UPDATE booking_links AS l SET is_due = false
    FROM (
      SELECT company_id, link_id FROM booking_links WHERE ${whose} AND is_due AND asked_at <= ${now}
      ORDER BY asked_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ) AS due
    WHERE l.company_id = due.company_id AND l.link_id = due.link_id RETURNING l.*`.execute(tx)
  return rows
}

/** Finds when the next link was asked for that nobody has looked at; null: none. */
export async function nextLinkTime(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('booking_links')
    .select((one) => one.fn.min('asked_at').as('asked_at'))
    .where('is_due', '=', true)
    .executeTakeFirst()
  return row?.asked_at ?? null
}

/** Makes a link good. */
export async function setToken(
  tx: Database,
  { companyId }: CompanyScope,
  linkId: number,
  set: { token_hash: Buffer; good_until: Date },
): Promise<void> {
  await tx
    .updateTable('booking_links')
    .set(set)
    .where('company_id', '=', companyId)
    .where('link_id', '=', linkId)
    .execute()
}

/** Opens a link on a device: the first one that shows its token has it until it is good no longer. Undefined: it leads nowhere. */
export async function openLink(
  db: Database,
  { companyId }: CompanyScope,
  { tokenHash, deviceHash, now }: { tokenHash: Buffer; deviceHash: Buffer; now: Date },
): Promise<LinkRow | undefined> {
  return await db
    .updateTable('booking_links')
    .set({ device_hash: deviceHash })
    .where('company_id', '=', companyId)
    .where('token_hash', '=', tokenHash)
    .where('good_until', '>', now)
    .where((row) => row.or([row('device_hash', 'is', null), row('device_hash', '=', deviceHash)]))
    .returningAll()
    .executeTakeFirst()
}

/** Lists the visits of an address that begin after a time, the last one first: those that stand, and those that were canceled. */
export async function listOfAddress(
  db: Database,
  { companyId }: CompanyScope,
  { channel, address }: LinkAddress,
  { after, most }: { after: Date; most: number },
): Promise<BookingRow[]> {
  const digits = address.slice(1)
  return await db
    .selectFrom('bookings')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('kind', '=', 'appointment')
    .where('status', 'in', ['scheduled', 'confirmed', 'canceled'])
    .where('starts_at', '>', after)
    .$if(channel === 'email', (query) =>
      query.where('email', '<>', '').where(sql<boolean>`lower(email) COLLATE "C" = ${address}`),
    )
    .$if(channel === 'sms', (query) =>
      query
        .where('phone_number', '<>', '')
        .where(
          sql<boolean>`phone_number COLLATE "C" = ANY(
            SELECT substr(${digits}::text, place) FROM generate_series(1, length(${digits}::text)) AS place)`,
        )
        .where(sql<boolean>`phone_country_code || phone_number = ${digits}`),
    )
    .orderBy('starts_at', 'desc')
    .orderBy('booking_id', 'desc')
    .limit(most)
    .execute()
}

/** Removes the links that were asked for before a time. */
export async function removeLinksBefore(
  db: Database,
  before: Date,
  isStopped?: () => boolean,
): Promise<void> {
  await removeInPieces(db, 'booking_links', sql`asked_at < ${before}::timestamptz`, isStopped)
}
