import { placesWithin } from '@rinda/client/set-up/places'
import { divIcon, type LayerGroup, type Map as LeafletMap, layerGroup, marker, type Point } from 'leaflet'
import { http } from '../../session/queries.ts'
import styles from './choose-place.module.css'

const mostTowns = 60
const askAfterMs = 250
/** The room that a name takes, in pixels: a letter, a line, and the dot before it. */
const [letterPx, linePx, dotPx] = [7, 18, 12]

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Writes the largest towns of what is seen on a map, as many as do not stand on each other. Returns the way to stop. */
export function keepTowns(map: LeafletMap): () => void {
  const towns = layerGroup().addTo(map)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isGone = false

  const ask = async () => {
    const seen = map.getBounds()
    const bounds = [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()] as const
    const found = await placesWithin(http, narrowed(bounds), mostTowns)
    if (isGone || !found.ok) return
    draw(map, towns, found.value.places)
  }
  const askSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), askAfterMs)
  }
  map.on('moveend', askSoon)
  void ask()
  return () => {
    isGone = true
    clearTimeout(timer)
    map.off('moveend', askSoon)
  }
}

type Degrees = readonly [west: number, south: number, east: number, north: number]

/**
 * Brings the bounds of a map into −180° to 180° and −90° to 90°; where all the way round the world is seen,
 * all of it is meant.
 */
function narrowed([west, south, east, north]: Degrees): Degrees {
  const [low, high] = [Math.max(south, -90), Math.min(north, 90)]
  if (east - west >= 360) return [-180, low, 180, high]
  const turned = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
  return [turned(west), low, turned(east), high]
}

type Town = { readonly name: string; readonly latitude: number; readonly longitude: number }

function draw(map: LeafletMap, towns: LayerGroup, places: readonly Town[]) {
  towns.clearLayers()
  const taken: Box[] = []
  for (const { name, latitude, longitude } of places) {
    const box = boxOf(map.latLngToContainerPoint([latitude, longitude]), name)
    if (taken.some((other) => isOver(box, other))) continue
    taken.push(box)
    const label = document.createElement('span')
    label.textContent = name
    const icon = divIcon({ className: styles.town ?? '', html: label, iconSize: [0, 0] })
    const town = marker([latitude, longitude], { icon, interactive: false, keyboard: false })
    town.addTo(towns).getElement()?.setAttribute('aria-hidden', 'true')
  }
}

function boxOf({ x, y }: Point, name: string): Box {
  const half = linePx / 2
  return { left: x - half, right: x + dotPx + name.length * letterPx, top: y - half, bottom: y + half }
}

function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
