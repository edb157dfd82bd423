import type { Selectable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { NodesTable } from '../database/tables/process-tables.ts'

export type NodeRow = Selectable<NodesTable>

/** Says that a process serves, and forgets those that have been silent since before a time. */
export async function sayNode(db: Database, node: NodeRow, forgetBefore: Date): Promise<void> {
  await db
    .insertInto('nodes')
    .values(node)
    .onConflict((conflict) => conflict.column('node_id').doUpdateSet({ seen_at: node.seen_at }))
    .execute()
  await db.deleteFrom('nodes').where('seen_at', '<', forgetBefore).execute()
}

export async function removeNode(db: Database, nodeId: string): Promise<void> {
  await db.deleteFrom('nodes').where('node_id', '=', nodeId).execute()
}

/** Lists the processes that serve, or did lately, the one that was started last first. */
export async function listNodes(db: Database): Promise<NodeRow[]> {
  return await db.selectFrom('nodes').selectAll().orderBy('started_at', 'desc').orderBy('node_id').execute()
}
