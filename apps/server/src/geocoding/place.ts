import type { Attribution } from '@rinda/contract/set-up/place'

export type Point = { latitude: number; longitude: number }
export type Place = Point & { id: string; name: string; region: string; country: string }
/** Places, best first, and who knew them. */
export type FoundPlaces = { places: readonly Place[]; attribution: Attribution }
/** Degrees; east is less than west where it goes over the date line. */
export type Bounds = { west: number; south: number; east: number; north: number }

const degree = Math.PI / 180
const earthKm = 6371

/** Gives the distance of two points as the crow flies, in kilometres. */
export function distanceKm(one: Point, other: Point): number {
  const north = Math.sin(((other.latitude - one.latitude) * degree) / 2)
  const east = Math.sin(((other.longitude - one.longitude) * degree) / 2)
  const across = Math.cos(one.latitude * degree) * Math.cos(other.latitude * degree)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(north ** 2 + across * east ** 2)))
}

export function isWithin({ latitude, longitude }: Point, { west, south, east, north }: Bounds): boolean {
  const isBeside =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  return isBeside && latitude >= south && latitude <= north
}
