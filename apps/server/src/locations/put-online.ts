import type { CompanyScope } from '../access/scope.ts'
import type { LocationSetting } from '../availability/setting.ts'
import type { Change } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import { lockLocation, updateLocationRow } from './location-store.ts'
import { setUpChange } from './set-up-change.ts'
import { type At, locationNow } from './shown-now.ts'
import { nextVersion } from './version.ts'

/** Says at the location whether the system that keeps its line is there; nothing where that is said already. */
export async function putOnline(
  tx: Database,
  { settings, lineFigures }: Pick<At, 'settings' | 'lineFigures'>,
  { setting: { locationId }, scope }: { setting: LocationSetting; scope: CompanyScope },
  isOnline: boolean,
  now: Date,
): Promise<Change[]> {
  const row = await lockLocation(tx, scope, locationId)
  if (!row || row.is_online === isOnline) return []
  await updateLocationRow(tx, scope, locationId, { is_online: isOnline, updated_at: nextVersion(row, now) })
  const resource = await locationNow({ db: tx, scope, settings, lineFigures, now }, locationId)
  if (!resource) return []
  const change = { before: { is_online: row.is_online }, after: { is_online: isOnline } }
  return [{ ...setUpChange('location_updated', { locationId, resource, ...change }), isBySystem: true }]
}
