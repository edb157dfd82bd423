import type { LocationAttributes } from '@rinda/contract/set-up/objects'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import type { CompanyStreams } from '../stream/company-streams.ts'
import { listHiddenLocationIds } from './setting-store.ts'

/** Locations of which visitors are told nothing, as known at any moment without asking the database. */
export type HiddenLocations = {
  /** Tells whether visitors may receive what becomes of an event's location. That a location itself was changed, or hidden, they are to know. */
  isShown(event: Pick<StreamEvent, 'locationId' | 'resource'>): boolean
}

type Context = {
  db: Database
  streams: Pick<CompanyStreams, 'subscribe' | 'onHole'>
  clock: () => Date
  onFault: (error: unknown) => void
}

/** Longest time in ms that what was changed by hand in the database stays unseen. */
const keepAtMostMs = 60_000

/**
 * Keeps the ids of the locations that visitors do not see. To be made before whoever sends events: of an event it knows already what the
 * events before it changed.
 */
export async function keepHiddenLocations({
  db,
  streams,
  clock,
  onFault,
}: Context): Promise<HiddenLocations> {
  let hidden = new Set(await listHiddenLocationIds(db))
  let readAt = clock().getTime()
  /** Changes since it began to be read anew; undefined: nothing is being read. */
  let meanwhile: Map<number, boolean> | undefined

  function note(locationId: number, isVisible: boolean): void {
    meanwhile?.set(locationId, isVisible)
    if (isVisible) hidden.delete(locationId)
    else hidden.add(locationId)
  }

  function readAgain(): void {
    if (meanwhile) return
    const changed = new Map<number, boolean>()
    meanwhile = changed
    readAt = clock().getTime()
    listHiddenLocationIds(db)
      .then((ids) => {
        hidden = new Set(ids)
        for (const [locationId, isVisible] of changed) note(locationId, isVisible)
      })
      .catch(onFault)
      .finally(() => {
        meanwhile = undefined
      })
  }

  streams.subscribe(({ resource, locationId }) => {
    if (resource.type === 'location')
      note(locationId, (resource.attributes as Partial<LocationAttributes>).visible !== false)
  })
  streams.onHole(readAgain)
  return {
    isShown({ locationId, resource }) {
      if (Math.abs(clock().getTime() - readAt) >= keepAtMostMs) readAgain()
      return resource.type === 'location' || !hidden.has(locationId)
    },
  }
}
