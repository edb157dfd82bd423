import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { inScope } from '../access/in-scope.ts'
import type { CompanyScope, Scope } from '../access/scope.ts'
import type { Database } from '../database/database.ts'
import type { WebhooksTable } from '../database/tables/integration-tables.ts'

export type WebhookRow = Selectable<WebhooksTable>
export type WebhookPatch = Omit<Updateable<WebhooksTable>, 'company_id' | 'webhook_id'>

/** Lists the webhooks of a company, in the order in which they were made. */
export async function listWebhookRows(db: Database, scope: CompanyScope): Promise<WebhookRow[]> {
  return await db.selectFrom('webhooks').selectAll().where(inScope(scope)).orderBy('webhook_id').execute()
}

/** The webhook of that id within a scope. */
export async function findWebhook(
  db: Database,
  scope: Scope,
  webhookId: number,
): Promise<WebhookRow | undefined> {
  return await db
    .selectFrom('webhooks')
    .selectAll()
    .where(inScope(scope))
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst()
}

/** The same, whose row stays ours until the transaction ends. */
export async function lockWebhook(
  tx: Database,
  scope: CompanyScope,
  webhookId: number,
): Promise<WebhookRow | undefined> {
  return await tx
    .selectFrom('webhooks')
    .selectAll()
    .where(inScope(scope))
    .where('webhook_id', '=', webhookId)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertWebhook(
  tx: Database,
  { companyId }: CompanyScope,
  row: Omit<Insertable<WebhooksTable>, 'company_id'>,
): Promise<WebhookRow> {
  return await tx
    .insertInto('webhooks')
    .values({ ...row, company_id: companyId })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateWebhook(
  tx: Database,
  { company_id, webhook_id }: Pick<WebhookRow, 'company_id' | 'webhook_id'>,
  patch: WebhookPatch,
): Promise<WebhookRow> {
  return await tx
    .updateTable('webhooks')
    .set(patch)
    .where('company_id', '=', company_id)
    .where('webhook_id', '=', webhook_id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Removes a webhook, and what was to be sent to it. */
export async function removeWebhook(
  tx: Database,
  { company_id, webhook_id }: Pick<WebhookRow, 'company_id' | 'webhook_id'>,
): Promise<void> {
  await tx
    .deleteFrom('webhooks')
    .where('company_id', '=', company_id)
    .where('webhook_id', '=', webhook_id)
    .execute()
}

/** Notes whether the last attempt came to something; gives since when none has. */
export async function noteOutcome(
  db: Database,
  { companyId }: CompanyScope,
  webhookId: number,
  { isArrived, now }: { isArrived: boolean; now: Date },
): Promise<Date | null> {
  const { rows } = await sql<{ failing_since: Date | null }>`
    UPDATE webhooks SET failing_since = CASE WHEN ${isArrived} THEN NULL ELSE coalesce(failing_since, ${now}::timestamptz) END
    WHERE company_id = ${companyId}::integer AND webhook_id = ${webhookId}::integer
      AND (failing_since IS NOT NULL OR NOT ${isArrived}) RETURNING failing_since`.execute(db)
  return rows[0]?.failing_since ?? null
}
