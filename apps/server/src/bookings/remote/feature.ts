import type { Systems } from '../../remote-systems/heard.ts'
import type { Streams } from '../../stream/streams.ts'
import type { BookingSystems } from './context.ts'
import { createDirectories } from './directory.ts'
import { createFreeElsewhere } from './free-elsewhere.ts'

/** Systems that keep the bookings of some locations: how they are asked, and what is free at them. */
export function bookingsElsewhere(calls: Systems, streams: Pick<Streams, 'subscribe'>) {
  const bookingSystems: BookingSystems = { ...calls, directories: createDirectories(calls) }
  const freeElsewhere = createFreeElsewhere(calls, bookingSystems.directories)
  streams.subscribe(({ resource, locationId }) => {
    if (resource.type === 'booking') freeElsewhere.forget(locationId)
  })
  return { bookingSystems, freeElsewhere }
}
