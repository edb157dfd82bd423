import type { HistoryResource } from '@rinda/contract/people/platform'
import type { JsonObject } from '../database/columns-of.ts'
import type { Database } from '../database/database.ts'
import { listPlatformChanges, type PlatformKind } from './history-store.ts'

const pageSize = 50

export type HistoryInput = { kind?: PlatformKind; id?: string; before?: number }

/**
 * Lists who changed what of companies, domains and people, newest first, a page at a time; `next` is where
 * the next one begins.
 */
export async function listHistory(
  db: Database,
  input: HistoryInput,
): Promise<{ changes: HistoryResource[]; next: number | null }> {
  const rows = await listPlatformChanges(db, { ...input, most: pageSize + 1 })
  const changes = rows.slice(0, pageSize).map(
    (row): HistoryResource => ({
      id: String(row.audit_id),
      type: 'change',
      attributes: {
        at: row.at.toISOString(),
        actor: row.actor,
        action: row.action,
        company_id: row.company_id,
        object_kind: row.object_kind as PlatformKind,
        object_id: row.object_id,
        changes: differences(row.before, row.after),
      },
    }),
  )
  const last = rows[pageSize - 1]
  return { changes, next: rows.length > pageSize && last ? last.audit_id : null }
}

type Difference = HistoryResource['attributes']['changes'][number]

/** Each field that is not as it was, by its path; lists are one field. */
function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (isGroup(before) || isGroup(after)) {
    const [from, to] = [isGroup(before) ? before : {}, isGroup(after) ? after : {}]
    const keys = new Set([...Object.keys(from), ...Object.keys(to)])
    return [...keys].flatMap((key) => differences(from[key], to[key], path ? `${path}.${key}` : key))
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  return [{ field: path, from: before ?? null, to: after ?? null }]
}

function isGroup(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
