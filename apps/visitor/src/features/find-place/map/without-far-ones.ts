import { distanceKm, type Point } from '@rinda/domain/place/distance'

/** Distance from the middle of the others at which a place is far, in kilometres: a country is wider. */
const farKm = 1_000

/** Leaves out the places that are far from most others: one abroad is not to make all the others a dot. */
export function withoutFarOnes<Place extends Point>(places: readonly Place[]): readonly Place[] {
  const middle = {
    latitude: median(places.map(({ latitude }) => latitude)),
    longitude: median(places.map(({ longitude }) => longitude)),
  }
  const near = places.filter((place) => distanceKm(place, middle) <= farKm)
  return near.length === 0 ? places : near
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
