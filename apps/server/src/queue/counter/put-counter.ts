import type { CounterName } from '@rinda/contract/queue/ticket'
import type { Caller } from '../../access/caller.ts'
import type { CompanyScope } from '../../access/scope.ts'
import type { Database } from '../../database/database.ts'
import { counterColumns } from '../counter-name.ts'
import {
  type CounterPatch,
  type CounterRow,
  insertCounter,
  lockCounter,
  updateCounter,
} from '../counter-store.ts'
import { type CounterChange, counterChange } from './counter-change.ts'

type Put = { row: CounterRow; changes: CounterChange[] }

/** Makes a counter what it is to be; one that nobody knew is made. `by` is who does it. Gives its row, which stays ours, and its change, if it is one. */
export async function putCounter(
  tx: Database,
  scope: CompanyScope,
  { locationId, counter }: { locationId: number; counter: CounterName },
  patchOf: (before: CounterRow | undefined) => CounterPatch,
  now: Date,
  by = '',
): Promise<Put> {
  const { counter: name, counter_is_number: is_number } = counterColumns(counter)
  const key = { location_id: locationId, name }
  const found = await lockCounter(tx, scope, key)
  if (!found) {
    const state = { state_since: now, state_by: by }
    const made = { ...key, is_number, agent_id: null, ...patchOf(undefined), ...state, changed_at: now }
    const row = await insertCounter(tx, scope, made)
    if (row) return { row, changes: [counterChange(null, row)] }
  }
  const before = found ?? (await lockCounter(tx, scope, key))
  if (!before) throw new Error(`counter ${name} has vanished`)
  const patch = patchOf(before)
  if (isAsIt(before, patch)) return { row: before, changes: [] }
  const row = await updateCounter(tx, before, patch, now, by)
  return { row, changes: [counterChange(before, row)] }
}

/** Opens a counter for somebody who begins to work there: a pause is over, and the counter is theirs. */
export async function openCounter(
  tx: Database,
  scope: CompanyScope,
  place: { locationId: number; counter: CounterName },
  caller: Caller,
  now: Date,
): Promise<Put> {
  return await putCounter(
    tx,
    scope,
    place,
    () => ({ is_open: true, is_paused: false, ...agentOf(caller) }),
    now,
    staffName(caller),
  )
}

/** Name of whoever acts, as their colleagues read it; empty where it is no person. */
export function staffName(caller: Caller): string {
  return caller.kind === 'portal' ? caller.user.name : ''
}

/** The columns of whoever works at a counter. */
export function agentOf(caller: Caller): Pick<CounterRow, 'agent_id' | 'agent'> {
  if (caller.kind !== 'portal') return { agent_id: null, agent: '' }
  return { agent_id: caller.user.portalUserId, agent: caller.user.name }
}

function isAsIt(before: CounterRow, patch: CounterPatch): boolean {
  return Object.entries(patch).every(
    ([name, value]) => JSON.stringify(before[name as keyof CounterRow]) === JSON.stringify(value),
  )
}
