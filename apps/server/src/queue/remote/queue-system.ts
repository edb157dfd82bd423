import type { QueueSystemResource } from '@rinda/contract/queue/queue-system'
import type { Caller } from '../../access/caller.ts'
import { narrow } from '../../access/scope.ts'
import type { LocationSetting } from '../../availability/setting.ts'
import type { Database } from '../../database/database.ts'
import { showSystem } from '../../remote-systems/show-system.ts'
import { servicesOfLine } from '../policy.ts'
import { findRemoteLine, type RemoteLineRow } from './remote-store.ts'
import { isKeptElsewhere } from './system-of.ts'

/** Shows what is known of the system that keeps a location's line. */
export async function showQueueSystem(
  db: Database,
  caller: Caller,
  setting: LocationSetting,
): Promise<QueueSystemResource> {
  const isElsewhere = isKeptElsewhere(setting)
  const scope = narrow(caller.scope, setting.companyId)
  const line = isElsewhere ? await findRemoteLine(db, scope, setting.locationId) : undefined
  return {
    id: String(setting.locationId),
    type: 'queue_system',
    attributes: {
      elsewhere: isElsewhere,
      ...showSystem(line, setting.location.is_online),
      unknown_service_ids: line?.heard_at ? unknownServices(setting, line) : [],
    },
  }
}

function unknownServices(setting: LocationSetting, { services }: RemoteLineRow): number[] {
  return servicesOfLine(setting)
    .map(({ row }) => row.service_id)
    .filter((id) => services[String(id)] === undefined)
}
