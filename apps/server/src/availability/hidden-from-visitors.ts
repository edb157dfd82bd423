import type { LocationAttributes, ServiceAttributes } from '@rinda/contract/set-up/objects'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Database } from '../database/database.ts'
import type { CompanyStreams } from '../stream/company-streams.ts'
import { type HiddenIds, listHiddenIds } from './setting-store.ts'

/** Locations and services of which visitors are told nothing, as known at any moment without asking the database. */
export type HiddenFromVisitors = {
  /** Tells whether visitors may receive what becomes of an event's location. That a location itself was changed, or hidden, they are to know. */
  isShown(event: Pick<StreamEvent, 'locationId' | 'resource'>): boolean
  /** Tells whether visitors are offered a service. */
  isServiceShown(serviceId: number): boolean
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
 * Keeps the ids of the locations and services that visitors do not see. To be made before whoever sends events: of an event it knows already
 * what the events before it changed.
 */
export async function keepHiddenFromVisitors({
  db,
  streams,
  clock,
  onFault,
}: Context): Promise<HiddenFromVisitors> {
  let hidden = await listHiddenIds(db)
  let readAt = clock().getTime()
  /** Changes since it began to be read anew; undefined: nothing is being read. */
  let meanwhile: Noted[] | undefined

  function note(noted: Noted): void {
    meanwhile?.push(noted)
    const { kind, id, isShown } = noted
    if (isShown) hidden[kind].delete(id)
    else hidden[kind].add(id)
  }

  function readAgain(): void {
    if (meanwhile) return
    const changed: Noted[] = []
    meanwhile = changed
    readAt = clock().getTime()
    listHiddenIds(db)
      .then((ids) => {
        hidden = ids
        meanwhile = undefined
        for (const noted of changed) note(noted)
      })
      .catch(onFault)
      .finally(() => {
        meanwhile = undefined
      })
  }

  function readAgainIfOld(): void {
    if (Math.abs(clock().getTime() - readAt) >= keepAtMostMs) readAgain()
  }

  streams.subscribe((event) => {
    const noted = notedIn(event)
    if (noted) note(noted)
  })
  streams.onHole(readAgain)
  return {
    isShown({ locationId, resource }) {
      readAgainIfOld()
      return resource.type === 'location' || !hidden.locations.has(locationId)
    },
    isServiceShown(serviceId) {
      readAgainIfOld()
      return !hidden.services.has(serviceId)
    },
  }
}

type Noted = { kind: keyof HiddenIds; id: number; isShown: boolean }

function notedIn({ resource, locationId }: StreamEvent): Noted | undefined {
  if (resource.type === 'location') {
    const { visible } = resource.attributes as Partial<LocationAttributes>
    return { kind: 'locations', id: locationId, isShown: visible !== false }
  }
  if (resource.type !== 'service') return undefined
  const { visible, active } = resource.attributes as Partial<ServiceAttributes>
  return { kind: 'services', id: Number(resource.id), isShown: visible !== false && active !== false }
}
