import { sql } from 'kysely'
import { inScope } from '../../../access/in-scope.ts'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Database } from '../../../database/database.ts'
import type { Client } from './client.ts'

/** Says that a process is there. True: it was not known, or no more, and so is none of its clients. */
export async function markNode(db: Database, nodeId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    INSERT INTO queue_nodes AS n (node_id, seen_at) VALUES (${nodeId}, ${now}::timestamptz)
    ON CONFLICT (node_id) DO UPDATE SET seen_at = greatest(n.seen_at, excluded.seen_at)
    RETURNING xmax = 0 AS is_new`.execute(db)
  return rows[0]?.is_new ?? false
}

/** Removes processes that have not said for long that they are there, with their clients. */
export async function removeNodesBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('queue_nodes').where('seen_at', '<', before).execute()
}

export async function removeNode(db: Database, nodeId: string): Promise<void> {
  await db.deleteFrom('queue_nodes').where('node_id', '=', nodeId).execute()
}

/** Writes clients of a process as they are now. */
export async function saveClients(db: Database, nodeId: string, clients: readonly Client[]): Promise<void> {
  if (clients.length === 0) return
  const rows = clients.map(({ companyId, locationId, attributes }) => ({
    company_id: companyId,
    socket_id: attributes.socket_id,
    node_id: nodeId,
    client: { ...attributes, location_id: locationId },
  }))
  await sql`
    INSERT INTO queue_clients (company_id, socket_id, node_id, client)
    SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS t (company_id integer, socket_id text, node_id text, client jsonb)
    ON CONFLICT (company_id, socket_id) DO UPDATE SET client = excluded.client`.execute(db)
}

/** Removes clients of a process that are connected no more. */
export async function removeClients(
  db: Database,
  nodeId: string,
  socketIds: readonly string[],
): Promise<void> {
  if (socketIds.length === 0) return
  const isOne = db.deleteFrom('queue_clients').where('socket_id', 'in', [...socketIds])
  await isOne.where('node_id', '=', nodeId).execute()
}

/** Lists the clients of a company that other processes have, of those that have said lately that they are there. */
export async function listClientsElsewhere(
  db: Database,
  scope: CompanyScope,
  { nodeId, seenAfter }: { nodeId: string; seenAfter: Date },
): Promise<Client[]> {
  const rows = await db
    .selectFrom('queue_clients')
    .select(['company_id', 'client'])
    .where(inScope(scope))
    .where('node_id', '!=', nodeId)
    .where('node_id', 'in', (eb) =>
      eb.selectFrom('queue_nodes').select('node_id').where('seen_at', '>=', seenAfter),
    )
    .orderBy('socket_id')
    .execute()
  return rows.map(clientOf)
}

/** The client of that name, at whichever process, whose row stays ours until the transaction ends. */
export async function lockClient(
  tx: Database,
  scope: CompanyScope,
  socketId: string,
): Promise<Client | undefined> {
  const row = await tx
    .selectFrom('queue_clients')
    .select(['company_id', 'client'])
    .where('company_id', '=', scope.companyId)
    .where('socket_id', '=', socketId)
    .forUpdate()
    .executeTakeFirst()
  return row && clientOf(row)
}

/** Writes a client whose row is ours. */
export async function updateClient(
  tx: Database,
  scope: CompanyScope,
  { attributes, locationId }: Client,
): Promise<void> {
  await tx
    .updateTable('queue_clients')
    .set({ client: JSON.stringify({ ...attributes, location_id: locationId }) })
    .where('company_id', '=', scope.companyId)
    .where('socket_id', '=', attributes.socket_id)
    .execute()
}

type Row = { company_id: number; client: Client['attributes'] & { location_id: number | null } }

function clientOf({ company_id, client: { location_id, ...attributes } }: Row): Client {
  return { companyId: company_id, locationId: location_id, attributes }
}
