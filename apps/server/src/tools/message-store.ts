import { type Selectable, sql } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { OutboxTable } from '../database/tables/outbox-table.ts'

export type MessageRow = Selectable<OutboxTable>

/** Messages that are asked for; null and undefined narrow nothing. */
export type MessageFilter = {
  companyId: number | undefined
  state: MessageRow['state'] | undefined
  bookingId: number | undefined
  locationIds: readonly number[] | null
  serviceIds: readonly number[] | null
}

function wanted(db: Database, scope: Scope, filter: MessageFilter) {
  const { companyId, state, bookingId, locationIds, serviceIds } = filter
  let query = db.selectFrom('outbox').where(inScope(scope))
  if (companyId !== undefined) query = query.where('company_id', '=', companyId)
  if (state !== undefined) query = query.where('state', '=', state)
  if (bookingId !== undefined) query = query.where('booking_id', '=', bookingId)
  if (locationIds)
    query = query.where(sql<boolean>`(content ->> 'locationId')::integer = ANY (${locationIds}::integer[])`)
  if (serviceIds)
    query = query.where(sql<boolean>`(content ->> 'serviceId')::integer = ANY (${serviceIds}::integer[])`)
  return query
}

/** Lists messages, newest first, before one where it is named. */
export async function listMessages(
  db: Database,
  scope: Scope,
  filter: MessageFilter,
  { before, most }: { before: number | undefined; most: number },
): Promise<MessageRow[]> {
  return await wanted(db, scope, filter)
    .selectAll()
    .$if(before !== undefined, (query) => query.where('message_id', '<', before ?? 0))
    .orderBy('message_id', 'desc')
    .limit(most)
    .execute()
}

export async function countMessages(db: Database, scope: Scope, filter: MessageFilter): Promise<number> {
  const row = await wanted(db, scope, filter)
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  return Number(row.all)
}

/** Finds when the first message of those was written; null: there is none. */
export async function findOldestWaiting(
  db: Database,
  scope: Scope,
  filter: MessageFilter,
): Promise<Date | null> {
  const row = await wanted(db, scope, filter)
    .select((eb) => eb.fn.min('created_at').as('since'))
    .executeTakeFirst()
  return row?.since ?? null
}

export async function findMessage(
  db: Database,
  scope: Scope,
  filter: MessageFilter,
  messageId: number,
): Promise<MessageRow | undefined> {
  return await wanted(db, scope, filter).selectAll().where('message_id', '=', messageId).executeTakeFirst()
}

/** Lists what became of the last message about a booking that was given to somebody, on each way. */
export async function listLastGiven(
  db: Database,
  { companyId }: CompanyScope,
  bookingId: number,
  recipients: readonly string[],
): Promise<MessageRow[]> {
  return await db
    .selectFrom('outbox')
    .distinctOn('channel')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('booking_id', '=', bookingId)
    .where('recipient', 'in', recipients)
    .where((row) => row.or([row('state', '=', 'sent'), row('is_undelivered', '=', true)]))
    .orderBy('channel')
    .orderBy('message_id', 'desc')
    .execute()
}

/** Has a message sent anew, unless it was taken meanwhile; gives it as it is then. */
export async function dueAgain(
  tx: Database,
  { companyId }: CompanyScope,
  messageId: number,
  now: Date,
): Promise<MessageRow | undefined> {
  return await tx
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: now, attempts: 0, fault: '', is_undelivered: false })
    .where('company_id', '=', companyId)
    .where('message_id', '=', messageId)
    .where('state', 'in', ['dead', 'kept'])
    .returningAll()
    .executeTakeFirst()
}
