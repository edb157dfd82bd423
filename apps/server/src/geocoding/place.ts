import type { Attribution } from '@rinda/contract/set-up/place'
import type { Point } from '@rinda/domain/place/distance'

export type Place = Point & { id: string; name: string; region: string; country: string }
/** Places, best first, and who knew them. */
export type FoundPlaces = { places: readonly Place[]; attribution: Attribution }
/** Degrees; east is less than west where it goes over the date line. */
export type Bounds = { west: number; south: number; east: number; north: number }

export function isWithin({ latitude, longitude }: Point, { west, south, east, north }: Bounds): boolean {
  const isBeside =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
  return isBeside && latitude >= south && latitude <= north
}
