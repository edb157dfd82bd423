import type { SetUpEventType } from '@rinda/contract/wire/envelope'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { PlatformEvent } from '../../changes/platform-event-store.ts'
import type { Change } from '../../changes/record-store.ts'
import type { JsonObject } from '../../database/columns-of.ts'

type Changed = {
  locationId: number
  resource: ResourceObject
  before: JsonObject | null
  after: JsonObject
}

/** A change of a location or a service as it is audited and published. */
export function setUpChange(type: SetUpEventType, { locationId, resource, before, after }: Changed): Change {
  const [kind, past] = type.split('_')
  return {
    action: `${kind}.${past === 'created' ? 'create' : 'update'}`,
    objectKind: resource.type,
    objectId: resource.id,
    before,
    after,
    event: { type, locationId, resource },
  }
}

/**
 * Lists the news of a location whose booking-system id is another now, or that is new: rights name locations by what that id begins with, so
 * that other people of the company may reach it.
 */
export function newsOfReach(
  { companyId }: { companyId: number },
  bmsIdBefore: string,
  bmsIdAfter: string,
): readonly PlatformEvent[] {
  if (bmsIdBefore === bmsIdAfter) return []
  return [{ type: 'people_changed', concerned: { companyIds: [companyId] } }]
}
