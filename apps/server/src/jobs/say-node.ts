import type { Database } from '../database/database.ts'
import type { DueWork } from './due.ts'
import { listNodes, type NodeRow, removeNode, sayNode } from './node-store.ts'

const everyMs = 10_000
const keepSilentMs = 3_600_000

/** Work of each process: to say that it is there, and what it runs; and the list of all that do. */
export function nodeWork(
  db: Database,
  node: { id: string; version: string; startedAt: Date },
): { work: DueWork; list(): Promise<NodeRow[]>; end(): Promise<void> } {
  return {
    work: {
      name: 'nodes',
      lookEveryMs: everyMs,
      next: async () => null,
      run: async (now) => {
        const row = { node_id: node.id, version: node.version, started_at: node.startedAt, seen_at: now }
        await sayNode(db, row, new Date(now.getTime() - keepSilentMs))
      },
    },
    list: () => listNodes(db),
    end: () => removeNode(db, node.id),
  }
}
