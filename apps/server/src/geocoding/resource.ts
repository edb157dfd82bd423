import type { PlaceResource, PlacesMeta } from '@rinda/contract/set-up/place'
import type { PlacesAnswer } from './find-places.ts'

/** The only way of places to the wire. */
export function renderPlaces({ places, attribution, hasGeocoderFailed }: PlacesAnswer) {
  const data = places.map(({ id, ...attributes }): PlaceResource => ({ id, type: 'place', attributes }))
  const meta: PlacesMeta = { attribution, geocoder_failed: hasGeocoderFailed }
  return { data, meta }
}
