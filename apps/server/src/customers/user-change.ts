import type { QuietChange } from '../changes/record-store.ts'
import type { JsonObject } from '../database/columns-of.ts'
import type { UserRow } from './store.ts'

/** A change of a visitor as it is remembered; nobody listens for it. */
export function userChange(act: 'create' | 'update', before: UserRow | null, after: UserRow): QuietChange {
  const { token: _, created_at: _made, ...shown } = after
  const names = Object.keys(shown) as (keyof typeof shown)[]
  const changed = names.filter((name) => String(before?.[name]) !== String(after[name]))
  const pick = (row: UserRow): JsonObject => Object.fromEntries(changed.map((name) => [name, row[name]]))
  return {
    action: `user.${act}`,
    objectKind: 'user',
    objectId: String(after.user_id),
    before: before && pick(before),
    after: pick(after),
    event: null,
  }
}
