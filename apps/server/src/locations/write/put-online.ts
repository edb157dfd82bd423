import { isDeepStrictEqual } from 'node:util'
import type { CompanyScope } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Change } from '../../changes/record-store.ts'
import type { Database } from '../../database/database.ts'
import { lockLocation, updateLocationRow } from '../location-store.ts'
import { setUpChange } from './set-up-change.ts'
import { type At, locationNow } from './shown-now.ts'
import { nextVersion } from './version.ts'

/** Says at the location whether the system is there that keeps its line, or its bookings; nothing where that is said already. */
export async function putOnline(
  tx: Database,
  { settings, lineFigures }: Pick<At, 'settings' | 'lineFigures'>,
  { setting: { locationId }, scope }: { setting: LocationSetting; scope: CompanyScope },
  online: { is_online: boolean } | { is_bms_online: boolean },
  now: Date,
): Promise<Change[]> {
  const row = await lockLocation(tx, scope, locationId)
  if (!row) return []
  const before = 'is_online' in online ? { is_online: row.is_online } : { is_bms_online: row.is_bms_online }
  if (isDeepStrictEqual(before, online)) return []
  await updateLocationRow(tx, scope, locationId, { ...online, updated_at: nextVersion(row, now) })
  const resource = await locationNow({ db: tx, scope, settings, lineFigures, now }, locationId)
  if (!resource) return []
  const change = { before, after: online }
  return [{ ...setUpChange('location_updated', { locationId, resource, ...change }), isBySystem: true }]
}
