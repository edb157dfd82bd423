import type { Caller } from '../access/caller.ts'
import type { LocationRow, ServiceRow } from './setting-store.ts'

type Shown = {
  readonly location: Pick<LocationRow, 'is_visible' | 'is_active'>
  readonly services: ReadonlyMap<number, { readonly row: Pick<ServiceRow, 'is_visible' | 'is_active'> }>
}

/**
 * Tells whether a location, or one of its services, is there for this caller: a visitor is offered only what
 * is visible and active.
 */
export function isShownTo(caller: Caller, setting: Shown, serviceId?: number): boolean {
  if (caller.kind !== 'visitor') return true
  const { location } = setting
  if (!location.is_visible || !location.is_active) return false
  if (serviceId === undefined) return true
  const row = setting.services.get(serviceId)?.row
  return row?.is_visible === true && row.is_active
}
