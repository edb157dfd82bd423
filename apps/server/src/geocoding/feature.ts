import type { Database } from '../database/database.ts'
import type { Route } from '../http/route/route.ts'
import type { Geocoder } from './geocoder.ts'
import type { MapSettings } from './map-look.ts'
import { placeRoutes } from './routes.ts'

type Needs = {
  db: Database
  clock: () => Date
  config: { geocoderUrl: string | undefined; mapTiles: MapSettings['tiles'] }
  userAgent: string
  traced: () => Record<string, string>
}

/** The map on which a location is put: places by name, by the operator's geocoder where there is one. */
export function geocodingFeature(needs: Needs): { routes: readonly Route[] } {
  const { geocoderUrl, mapTiles } = needs.config
  const geocoder = geocoderUrl === undefined ? undefined : lateGeocoder(geocoderUrl, needs)
  const map = { tiles: mapTiles, hasGeocoder: geocoder !== undefined }
  return { routes: placeRoutes({ ...needs, geocoder, map }) }
}

/** Most installations name no geocoder: what asks one is loaded by the first question. */
function lateGeocoder(url: string, { clock, userAgent, traced }: Needs): Geocoder {
  let opened: Promise<Geocoder> | undefined
  async function open() {
    const [{ createGeocoder }, { paceOf }] = await Promise.all([import('./geocoder.ts'), import('./pace.ts')])
    return createGeocoder(url, userAgent, paceOf(clock), traced)
  }
  return async (question) => {
    opened ??= open()
    return await (await opened)(question)
  }
}
