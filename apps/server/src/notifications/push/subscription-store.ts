import { type Selectable, sql } from 'kysely'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import type { PushSubscriptionsTable } from '../../database/tables/outbox-table.ts'
import type { TicketsTable } from '../../database/tables/queue-tables.ts'

type Row = Selectable<PushSubscriptionsTable>
type Ticket = Selectable<TicketsTable>
/** A browser that is told of a ticket, with what is known of that. */
export type SubscriptionRow = Row &
  Pick<
    Ticket,
    | 'location_id'
    | 'service_id'
    | 'token'
    | 'language'
    | 'status'
    | 'is_held'
    | 'called_at'
    | 'counter'
    | 'places_back'
    | 'letter'
    | 'number'
    | 'is_remote'
    | 'remote_label'
  >

const withTicket = sql<SubscriptionRow>`
  SELECT s.*, t.location_id, t.service_id, t.token, t.language, t.status, t.is_held, t.called_at, t.counter, t.places_back, t.letter, t.number,
    t.is_remote, t.remote_label
  FROM push_subscriptions s JOIN tickets t USING (company_id, ticket_id)`

/** Lists the browsers that are told of tickets at some locations. */
export async function listSubscriptions(
  db: Database,
  { companyId }: CompanyScope,
  locationIds: readonly number[],
): Promise<SubscriptionRow[]> {
  const { rows } = await sql<SubscriptionRow>`${withTicket}
    WHERE s.company_id = ${companyId}::integer AND t.location_id = ANY(${locationIds}::integer[])
    ORDER BY s.subscription_id`.execute(db)
  return rows
}

export async function findSubscription(
  db: Database,
  { companyId }: CompanyScope,
  subscriptionId: number,
): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`${withTicket}
    WHERE s.company_id = ${companyId}::integer AND s.subscription_id = ${subscriptionId}`.execute(db)
  return rows[0]
}

type NewSubscription = Pick<
  Row,
  'ticket_id' | 'endpoint' | 'p256dh' | 'auth' | 'told_next' | 'told_first' | 'told_called_at' | 'created_at'
>

/** Has a browser told of a ticket, from what its page shows on; of one ticket only the last `most` are. The ticket says that its holder is told. */
export async function putSubscription(
  tx: Database,
  { companyId }: CompanyScope,
  { ticket_id, ...subscription }: NewSubscription,
  most: number,
): Promise<void> {
  const { endpoint, auth, told_next, told_first, told_called_at } = subscription
  await tx
    .insertInto('push_subscriptions')
    .values({ company_id: companyId, ticket_id, ...subscription })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'ticket_id', 'p256dh']).doUpdateSet((row) => ({
        ...{ endpoint, auth },
        told_next: row.fn.coalesce(row.val(told_next), 'push_subscriptions.told_next'),
        told_first: row.fn.coalesce(row.val(told_first), 'push_subscriptions.told_first'),
        told_called_at: row.fn.coalesce(row.val(told_called_at), 'push_subscriptions.told_called_at'),
      })),
    )
    .execute()
  await sql`
    DELETE FROM push_subscriptions WHERE company_id = ${companyId}::integer AND ticket_id = ${ticket_id} AND subscription_id NOT IN (
      SELECT subscription_id FROM push_subscriptions WHERE company_id = ${companyId}::integer AND ticket_id = ${ticket_id}
      ORDER BY subscription_id DESC LIMIT ${most})`.execute(tx)
  await sql`
    UPDATE tickets SET notifications = true
    WHERE company_id = ${companyId}::integer AND ticket_id = ${ticket_id} AND NOT notifications`.execute(tx)
}

/** Writes what a browser is told from now on. */
export async function noteTold(
  tx: Database,
  { companyId }: CompanyScope,
  subscriptionId: number,
  told: Partial<Pick<Row, 'told_next' | 'told_first' | 'told_called_at'>>,
): Promise<void> {
  await tx
    .updateTable('push_subscriptions')
    .set(told)
    .where('company_id', '=', companyId)
    .where('subscription_id', '=', subscriptionId)
    .execute()
}

export async function removeSubscriptions(
  tx: Database,
  { companyId }: CompanyScope,
  subscriptionIds: readonly number[],
): Promise<void> {
  if (subscriptionIds.length === 0) return
  await tx
    .deleteFrom('push_subscriptions')
    .where('company_id', '=', companyId)
    .where('subscription_id', 'in', subscriptionIds)
    .execute()
}

/** Has no browser told of a ticket any more. */
export async function removeSubscriptionsOf(
  tx: Database,
  { companyId }: CompanyScope,
  ticketId: number,
): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('company_id', '=', companyId)
    .where('ticket_id', '=', ticketId)
    .execute()
  // A program that gave push ids of its own goes on telling its holder by these.
  await sql`
    UPDATE tickets SET notifications = (push_ids <> '{}')
    WHERE company_id = ${companyId}::integer AND ticket_id = ${ticketId}`.execute(tx)
}

/** Tells whether any browser is told of a ticket. */
export async function hasSubscription(
  db: Database,
  { companyId }: CompanyScope,
  ticketId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('subscription_id')
    .where('company_id', '=', companyId)
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst()
  return row !== undefined
}
