/** A point of the earth, in degrees. */
export type Point = { latitude: number; longitude: number }

const degree = Math.PI / 180
const earthKm = 6371

/** Gives the distance of two points as the crow flies, in kilometres. */
export function distanceKm(one: Point, other: Point): number {
  const north = Math.sin(((other.latitude - one.latitude) * degree) / 2)
  const east = Math.sin(((other.longitude - one.longitude) * degree) / 2)
  const across = Math.cos(one.latitude * degree) * Math.cos(other.latitude * degree)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(north ** 2 + across * east ** 2)))
}
