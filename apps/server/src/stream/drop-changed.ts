import type { Publish } from '../changes/committed.ts'
import type { StreamEvent } from '../changes/record-store.ts'
import type { Streams } from './streams.ts'

/** Caches of what people set up. */
type Kept = {
  directory: { drop(): void }
  settings: { drop(locationId: number): void; dropAll(): void }
}

/** The kinds of things that the setting of a location is made of. */
const setUp = new Set(['location', 'service', 'specialist'])

/**
 * Drops what is kept once it may be another, whichever process changed it. Gives back how to publish: what was changed here is dropped at
 * once, so that whoever is answered sees their own change, also where its event waits for one before it.
 */
export function dropChanged(streams: Streams, { directory, settings }: Kept): Publish {
  function dropSetting({ resource, locationId }: StreamEvent): void {
    if (setUp.has(resource.type)) settings.drop(locationId)
  }
  streams.subscribe(dropSetting)
  streams.onHole(settings.dropAll)
  streams.platform.subscribe(({ type }) => {
    if (type === 'people_changed' || type === 'unknown_changes') directory.drop()
    if (type === 'company_changed' || type === 'unknown_changes') settings.dropAll()
  })
  return (committed) => {
    for (const event of committed.events) dropSetting(event)
    streams.publish(committed)
  }
}
