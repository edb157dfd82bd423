import type {
  MapAttributes,
  MapResource,
  PlaceAttributes,
  PlaceResource,
  PlacesMeta,
} from '@rinda/contract/set-up/place'
import type { Document, Language } from '@rinda/contract/wire/json-api'
import { type Http, type HttpResult, timeoutsMs } from '../http/create-http.ts'
import { type Query, withQuery } from '../http/reads.ts'

/** A town or an address on the map, as the server or its geocoder knows it. */
export type GeoPlace = PlaceAttributes & { readonly id: string }
export type FoundPlaces = { readonly places: readonly GeoPlace[]; readonly meta: PlacesMeta }

const nobody: PlacesMeta = { attribution: { text: '', url: '' }, geocoder_failed: false }

/** Places by name, best first. While somebody types only towns are looked for; else all that the server's geocoder knows. */
export function findPlaces(
  http: Http,
  { text, language, isTyping }: { text: string; language: Language; isTyping: boolean },
  signal?: AbortSignal,
): Promise<HttpResult<FoundPlaces>> {
  return places(http, { q: text, language, typing: isTyping ? 1 : 0 }, signal)
}

/** The largest towns between these degrees. */
export function placesWithin(
  http: Http,
  bounds: readonly [west: number, south: number, east: number, north: number],
  most: number,
): Promise<HttpResult<FoundPlaces>> {
  return places(http, { within: bounds.map((one) => one.toFixed(4)).join(','), limit: most })
}

/** Reads what the portal's map is drawn from: its tiles, and the position of this person's company. */
export async function getMap(http: Http): Promise<HttpResult<MapAttributes | undefined>> {
  const result = await http<Document<MapResource>>({ path: '/api/portal/map' })
  return result.ok ? { ok: true, value: result.value?.data.attributes } : result
}

async function places(http: Http, query: Query, signal?: AbortSignal): Promise<HttpResult<FoundPlaces>> {
  const result = await http<Document<PlaceResource[]>>({
    path: withQuery('/api/portal/places', query),
    timeoutMs: timeoutsMs.server,
    ...(signal ? { signal } : {}),
  })
  if (!result.ok) return result
  const { data = [], meta } = result.value ?? {}
  const found = data.map(({ id, attributes }) => ({ id, ...attributes }))
  return { ok: true, value: { places: found, meta: (meta as PlacesMeta | undefined) ?? nobody } }
}
