import type { SetUpEventType } from '@rinda/contract/wire/envelope'
import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { Change } from '../changes/record-store.ts'
import type { JsonObject } from '../database/schema.ts'

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
