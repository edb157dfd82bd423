import type { CounterName } from '@rinda/contract/queue/ticket'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { counterColumns } from '../counter-name.ts'
import { type CounterRow, lockCounter } from '../counter-store.ts'
import { isAnyoneAt } from '../store.ts'

/**
 * The counter to which somebody may be called on behalf of whoever works there, whose row stays ours until the transaction ends; undefined
 * where it is closed or paused, or somebody is at it. Its agent stays who they are.
 */
export async function lockFree(
  tx: Database,
  scope: CompanyScope,
  { locationId, counter }: { locationId: number; counter: CounterName },
): Promise<{ row: CounterRow; changes: [] } | undefined> {
  const { counter: name } = counterColumns(counter)
  const row = await lockCounter(tx, scope, { location_id: locationId, name })
  if (!row?.is_open || row.is_paused || (await isAnyoneAt(tx, scope, { locationId, name }))) return undefined
  return { row, changes: [] }
}
