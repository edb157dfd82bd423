import type { Attribution } from '@rinda/contract/set-up/place'
import { z } from 'zod'
import type { FoundPlaces, Place } from './place.ts'

const degrees = (most: number) => z.coerce.number().min(-most).max(most)
const name = z.string().max(500)

const inNominatim = z.object({
  place_id: z.union([z.number(), z.string()]).optional(),
  lat: degrees(90),
  lon: degrees(180),
  display_name: name,
  licence: z.string().max(300).optional(),
  name: name.optional(),
  address: z.looseObject({ country_code: z.string().optional() }).optional(),
})
const inPhoton = z.object({
  geometry: z.object({ coordinates: z.tuple([degrees(180), degrees(90)]).rest(z.number()) }),
  properties: z.looseObject({
    osm_id: z.number().optional(),
    name: name.optional(),
    street: name.optional(),
    housenumber: z.string().max(50).optional(),
    district: name.optional(),
    city: name.optional(),
    county: name.optional(),
    state: name.optional(),
    country: name.optional(),
    countrycode: z.string().max(3).optional(),
  }),
})

const openStreetMap: Attribution = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
}

/** The places in what a geocoder answered, be it Nominatim's list (`jsonv2`) or Photon's GeoJSON; undefined: it is neither. */
export function placesIn(answer: unknown): FoundPlaces | undefined {
  if (Array.isArray(answer)) {
    const found = answer.map((one) => inNominatim.safeParse(one)).flatMap(({ data }) => data ?? [])
    if (answer.length > 0 && found.length === 0) return undefined
    const text = found.find(({ licence }) => licence)?.licence ?? openStreetMap.text
    return { places: found.map(placeOfNominatim), attribution: { ...openStreetMap, text } }
  }
  const features = (answer as { features?: unknown } | null)?.features
  if (!Array.isArray(features)) return undefined
  const found = features.map((one) => inPhoton.safeParse(one)).flatMap(({ data }) => data ?? [])
  if (features.length > 0 && found.length === 0) return undefined
  return { places: found.map(placeOfPhoton), attribution: openStreetMap }
}

function placeOfNominatim(found: z.output<typeof inNominatim>, index: number): Place {
  const [first = '', ...rest] = found.display_name.split(', ')
  return {
    id: String(found.place_id ?? index),
    name: found.name || first,
    region: (found.name === first || !found.name ? rest : [first, ...rest]).join(', '),
    country: found.address?.country_code?.toUpperCase() ?? '',
    latitude: found.lat,
    longitude: found.lon,
  }
}

function placeOfPhoton({ geometry, properties }: z.output<typeof inPhoton>, index: number): Place {
  const [longitude, latitude] = geometry.coordinates
  const { street, housenumber, district, city, county, state, country } = properties
  const address = [street, housenumber].filter(Boolean).join(' ')
  const [first = '', ...rest] = [properties.name, address, district, city, county, state, country].filter(
    (part, at, all): part is string => Boolean(part) && all.indexOf(part) === at,
  )
  return {
    id: String(properties.osm_id ?? index),
    name: first,
    region: rest.join(', '),
    country: properties.countrycode?.toUpperCase() ?? '',
    latitude,
    longitude,
  }
}
