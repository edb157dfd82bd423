import type { ResourceObject } from '@rinda/contract/wire/json-api'
import type { CompanyScope } from '../access/scope.ts'
import type { Change, Echo } from '../changes/record-store.ts'
import type { JsonObject } from '../database/columns-of.ts'
import type { Database } from '../database/database.ts'
import { setUpChange } from '../locations/write/set-up-change.ts'
import { type At, serviceNow } from '../locations/write/shown-now.ts'
import { renderAtLocation } from './resource.ts'
import { listRecords, type Served, type SpecialistRecord } from './store.ts'

/** Location of an event that concerns none: people of the whole company receive it. */
const noLocation = 0

type Changed = {
  type: 'specialist_created' | 'specialist_updated'
  before: SpecialistRecord | null
  after: SpecialistRecord
  audit: { before: JsonObject | null; after: JsonObject }
}

/** A change of a specialist as it is audited once, and published at every location that they serve at, or did. */
export function specialistChanges({ type, before, after, audit }: Changed): (Change | Echo)[] {
  const [first = noLocation, ...others] = locationsOf(before, after)
  const at = (locationId: number): ResourceObject => renderAtLocation(after, locationId)
  const change = setUpChange(type, { locationId: first, resource: at(first), ...audit })
  const echoes = others.map(
    (locationId): Echo => ({ action: null, event: { type, locationId, resource: at(locationId) } }),
  )
  return [change, ...echoes]
}

/** Publishes a specialist as they are, wherever they serve: what is known elsewhere of their time is another. */
export async function publishedAgain(
  db: Database,
  scope: CompanyScope,
  specialistId: number,
): Promise<Echo[]> {
  const [record] = await listRecords(db, scope, [specialistId])
  if (!record) return []
  return locationsOf(record).map((locationId) => ({
    action: null,
    event: { type: 'specialist_updated', locationId, resource: renderAtLocation(record, locationId) },
  }))
}

/** The locations at which somebody serves, or served. */
function locationsOf(...records: readonly (SpecialistRecord | null)[]): number[] {
  return [...new Set(records.flatMap((record) => (record?.served ?? []).map((one) => one.locationId)))]
}

/** Lists the changes of services that follow from one of their specialists: who serves them. */
export async function serviceChanges(
  at: At,
  services: readonly Served[],
  servedBefore: ReadonlyMap<number, readonly number[]>,
): Promise<Change[]> {
  const changes: Change[] = []
  for (const { locationId, serviceId } of services) {
    const now = await serviceNow(at, { locationId, serviceId })
    if (!now) continue
    changes.push(
      setUpChange('service_updated', {
        locationId,
        resource: now.resource,
        before: { specialists: servedBefore.get(serviceId) ?? [] },
        after: { specialists: now.specialists },
      }),
    )
  }
  return changes
}
