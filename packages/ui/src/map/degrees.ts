import type { Geometry, Position } from 'geojson'

/** Part of the world, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** Gives the least box that holds a shape. */
export function boxOf(shape: Geometry): Box {
  const box: [number, number, number, number] = [180, 90, -180, -90]
  const widen = (points: readonly Position[]) => {
    for (const [east = 0, north = 0] of points) {
      if (east < box[0]) box[0] = east
      if (north < box[1]) box[1] = north
      if (east > box[2]) box[2] = east
      if (north > box[3]) box[3] = north
    }
  }
  // Holes lie within the first line of a polygon.
  if (shape.type === 'Polygon') widen(shape.coordinates[0] ?? [])
  if (shape.type === 'MultiPolygon') for (const [outer = []] of shape.coordinates) widen(outer)
  return box
}

/** Tells whether two boxes have something in common, be it an edge. */
export function doMeet(one: Box, other: Box): boolean {
  return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3]
}
