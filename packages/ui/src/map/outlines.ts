import type { Feature } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import address from 'world-atlas/countries-50m.json?url'
import { type Box, boxOf, doMeet } from './degrees.ts'

type Countries = Topology<{ countries: GeometryCollection }>
type Country = { readonly shape: Feature; readonly box: Box }
/** A map of Leaflet, as far as this asks it; the library itself is not loaded here. */
type SeenMap = {
  getBounds(): {
    pad(share: number): { getWest(): number; getSouth(): number; getEast(): number; getNorth(): number }
  }
  on(happened: 'moveend' | 'unload', heard: () => void): unknown
}
/** Share of what is seen that is drawn around it too: it is there when the map is moved a little. */
const around = 0.5
let loading: Promise<readonly Country[]> | undefined

/**
 * Draws the outlines of the world's countries on a map, each once as it comes into sight. They are brought along as a file of their own; without a line there
 * are none, and they are fetched for the map that is drawn next.
 * @param begin called once they are there, while the map still is; gives what draws one
 */
export function drawOutlines(map: SeenMap, begin: () => (country: Feature) => void): void {
  let isGone = false
  map.on('unload', () => {
    isGone = true
  })
  void loadOutlines().then(
    (countries) => {
      if (isGone) return
      const draw = begin()
      let left = countries
      const drawSeen = () => {
        const seen = map.getBounds().pad(around)
        const box = [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()] as const
        const found = left.filter((country) => doMeet(country.box, box))
        left = left.filter((country) => !found.includes(country))
        for (const { shape } of found) draw(shape)
      }
      drawSeen()
      map.on('moveend', drawSeen)
    },
    () => {},
  )
}

/** Loads the outlines once for all maps. What could not be fetched is fetched when it is wanted next. */
async function loadOutlines(): Promise<readonly Country[]> {
  loading ??= fetchOutlines().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return await loading
}

async function fetchOutlines(): Promise<readonly Country[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error('the outlines are not there')
  const world = (await response.json()) as Countries
  const { features } = feature(world, world.objects.countries)
  return features.map((shape) => ({ shape, box: boxOf(shape.geometry) }))
}
