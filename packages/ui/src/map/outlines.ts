import type { Feature } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import address from 'world-atlas/countries-50m.json?url'
import { type Box, boxOf, doMeet } from './degrees.ts'

type Countries = Topology<{ countries: GeometryCollection }>
type Country = { readonly shape: Feature; readonly box: Box }
/** Gives the countries of which something lies in a box; each once, so that they can be drawn as they come into sight. */
type TakeCountries = (box: Box) => readonly Feature[]
let loading: Promise<readonly Country[]> | undefined

/** The outlines of the world's countries, brought along as a file of their own. What could not be fetched is fetched when it is wanted next. */
export async function loadOutlines(): Promise<TakeCountries> {
  loading ??= fetchOutlines().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  let left = await loading
  return (box) => {
    const found = left.filter((country) => doMeet(country.box, box))
    left = left.filter((country) => !found.includes(country))
    return found.map(({ shape }) => shape)
  }
}

async function fetchOutlines(): Promise<readonly Country[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error('the outlines are not there')
  const world = (await response.json()) as Countries
  const { features } = feature(world, world.objects.countries)
  return features.map((shape) => ({ shape, box: boxOf(shape.geometry) }))
}
