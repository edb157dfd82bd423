import { distanceKm, type Point } from '@rinda/domain/place/distance'
import type { Language } from '../../edge/page-language.ts'
import type { PagesContext } from '../context.ts'
import { type FirstFree, findFirstFree } from '../first-free.ts'
import { type HoursNow, hoursNow, type LineNow, linesNow } from '../place/place-now.ts'
import type { Place } from '../shown-places.ts'
import { textOf } from '../words.ts'
import { type Found, findByText, type Sought } from './search.ts'

/** A place as a row shows it. */
export type FoundRow = Found & {
  readonly hours: HoursNow
  readonly line: LineNow
  readonly free: FirstFree | null
  /** Metres from whoever asks, where they are known. */
  readonly meters: number | null
}

export type FoundPlaces = { rows: readonly FoundRow[]; count: number; page: number; pages: number }

/** Number of places on a page. */
const placesOnPage = 20
/** A line is short while nobody has to wait for longer than so many minutes. */
const shortMinutes = 15

type Looked = Found & Pick<FoundRow, 'hours' | 'meters'>
type Asked = { sought: Sought; near: Point | null; language: Language; now: Date }

/** Finds the places that are looked for: the nearest first where it is known where somebody is, else those that are open. */
export async function findPlaces(
  context: PagesContext,
  places: readonly Place[],
  { sought, near, language, now }: Asked,
): Promise<FoundPlaces> {
  const looked = findByText(places, sought.text)
    .filter(({ setting }) => !sought.isStepFree || setting.location.accessibility[0] === true)
    .map((found) => ({ ...found, hours: hoursNow(found, now), meters: metersTo(found, near) }))
    .filter(({ hours }) => !(sought.isOpen || sought.isShort) || hours.isOpen)
  const all = sought.isShort ? await withShortLine(context, looked, now) : looked
  const sorted = all.toSorted(inOrder(language))
  const pages = Math.max(1, Math.ceil(sorted.length / placesOnPage))
  const page = Math.min(sought.page, pages)
  const shown = sorted.slice((page - 1) * placesOnPage, page * placesOnPage)
  const [lines, free] = await Promise.all([
    linesNow(context, shown, now),
    Promise.all(shown.map((found) => findFirstFree(context, found, now))),
  ])
  const rows = shown.flatMap((found, index) => {
    const line = lines.get(found.setting.locationId)
    return line ? [{ ...found, line, free: free[index] ?? null }] : []
  })
  return { rows, count: sorted.length, page, pages }
}

async function withShortLine(context: PagesContext, open: readonly Looked[], now: Date): Promise<Looked[]> {
  const lines = await linesNow(context, open, now)
  return open.filter(({ setting }) => {
    const wait = lines.get(setting.locationId)?.wait
    return wait != null && wait.high <= shortMinutes
  })
}

/** Place that a location has while nobody said where it is: the middle of Riga, as the database has it. */
const unsaid: Point = { latitude: 56.946285, longitude: 24.105078 }

/** Gives the place of a location on the map; null where nobody has said it. */
export function pointOf({ setting: { location } }: Pick<Place, 'setting'>): Point | null {
  const { latitude, longitude } = location
  return latitude === unsaid.latitude && longitude === unsaid.longitude ? null : { latitude, longitude }
}

function metersTo(place: Place, near: Point | null): number | null {
  const point = near && pointOf(place)
  return near && point ? distanceKm(point, near) * 1000 : null
}

function inOrder(language: Language): (one: Looked, other: Looked) => number {
  const { compare } = new Intl.Collator(language)
  const far = Number.MAX_VALUE
  const nameOf = ({ setting }: Looked) => textOf(setting.location, 'name', language)
  return (one, other) =>
    (one.meters ?? far) - (other.meters ?? far) ||
    Number(other.hours.isOpen) - Number(one.hours.isOpen) ||
    compare(nameOf(one), nameOf(other)) ||
    one.setting.locationId - other.setting.locationId
}
