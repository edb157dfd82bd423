import type { Feature } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import address from 'world-atlas/countries-50m.json?url'

type Countries = Topology<{ countries: GeometryCollection }>
let loading: Promise<Feature[]> | undefined

/** The outlines of the world's countries, brought along as a file of their own. What could not be fetched is fetched when it is wanted next. */
export function loadOutlines(): Promise<Feature[]> {
  loading ??= fetchOutlines().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchOutlines(): Promise<Feature[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error('the outlines are not there')
  const world = (await response.json()) as Countries
  return feature(world, world.objects.countries).features
}
