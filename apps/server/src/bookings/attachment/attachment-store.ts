import { sql } from 'kysely'
import type { CompanyScope, Scope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { AttachmentType } from './attachment-type.ts'

export type Attachment = { mediaType: AttachmentType; content: Buffer }

/** Keeps a booking's attachment, in the place of the one before. */
export async function putAttachment(
  tx: Database,
  scope: CompanyScope,
  bookingId: number,
  { mediaType, content }: Attachment,
  now: Date,
): Promise<void> {
  const columns = { media_type: mediaType, content, added_at: now }
  await tx
    .insertInto('attachments')
    .values({ ...columns, company_id: scope.companyId, booking_id: bookingId })
    .onConflict((clash) => clash.columns(['company_id', 'booking_id']).doUpdateSet(columns))
    .execute()
}

/** A booking's attachment, if it has one. */
export async function findAttachment(
  db: Database,
  scope: Scope | CompanyScope,
  booking: { company_id: number; booking_id: number },
): Promise<Attachment | undefined> {
  if (scope.companyId !== 'all' && scope.companyId !== booking.company_id) return undefined
  const row = await db
    .selectFrom('attachments')
    .select(['media_type', 'content'])
    .where('company_id', '=', booking.company_id)
    .where('booking_id', '=', booking.booking_id)
    .executeTakeFirst()
  return row && { mediaType: row.media_type, content: Buffer.from(row.content) }
}

/** Removes a booking's attachment. */
export async function removeAttachment(tx: Database, scope: CompanyScope, bookingId: number): Promise<void> {
  await tx
    .deleteFrom('attachments')
    .where('company_id', '=', scope.companyId)
    .where('booking_id', '=', bookingId)
    .execute()
}

/** Gives a booking the attachment of another one. */
export async function copyAttachment(
  tx: Database,
  scope: CompanyScope,
  from: number,
  to: number,
): Promise<void> {
  await sql`
    INSERT INTO attachments (company_id, booking_id, media_type, content, added_at)
    SELECT company_id, ${to}::bigint, media_type, content, added_at FROM attachments
    WHERE company_id = ${scope.companyId}::integer AND booking_id = ${from}::bigint
    ON CONFLICT (company_id, booking_id) DO NOTHING`.execute(tx)
}
