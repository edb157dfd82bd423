import {
  divIcon,
  type LatLngBounds,
  type LayerGroup,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  marker,
  point,
} from 'leaflet'
import { joinPins, type PinGroup } from './join-pins.ts'
import { type ListedPlace, listedPlaces } from './listed-places.ts'
import { withoutFarOnes } from './without-far-ones.ts'

/** Room that a label takes beside its letters, that a letter takes, and that it takes at most, in pixels. */
const [besidesPx, letterPx, mostPx] = [48, 9, 240]

export type Pins = {
  /** Reads the list again. */
  readonly readAgain: () => void
  /** Marks the pin of a place; null: none. */
  readonly mark: (id: string | null) => void
  /** Gives what the places lie within, but for those that are far from the others; null where there are none. */
  readonly bounds: () => LatLngBounds | null
}

/** Keeps the pins of the list's places on a map: those that would cover each other are one. `onPlace` hears that one was chosen. */
export function keepPins(map: LeafletMap, onPlace: (id: string) => void): Pins {
  const layer: LayerGroup = layerGroup().addTo(map)
  let places = listedPlaces()
  let marked: string | null = null
  let drawn = ''

  function draw() {
    const byId = new Map(places.map((place) => [place.id, place]))
    const groups = joinPins(
      places.map((place) => ({ ...onScreen(map, place), id: place.id, width: widthOf(place) })),
    )
    const next = JSON.stringify([groups, places.map(({ text, kind }) => [text, kind]), marked])
    if (next === drawn) return
    drawn = next
    layer.clearLayers()
    for (const group of groups) drawGroup(group, byId)
  }

  function drawGroup({ ids, x, y }: PinGroup, byId: ReadonlyMap<string, ListedPlace>) {
    const own = ids.flatMap((id) => byId.get(id) ?? [])
    const [first] = own
    if (!first) return
    const isMarked = marked !== null && ids.includes(marked)
    const html = own.length > 1 ? labelOf(String(own.length), 'many') : labelOf(first.text, first.kind)
    html.title = own.map(({ name }) => name).join('\n')
    const icon = divIcon({ className: `pin${isMarked ? ' marked' : ''}`, html, iconSize: [0, 0] })
    const where = map.containerPointToLatLng([x, y])
    // The list says it all, and can be reached by keys: there a pin would be said twice.
    const one = marker(where, { icon, keyboard: false, zIndexOffset: isMarked ? 1000 : 0 }).addTo(layer)
    one.getElement()?.setAttribute('aria-hidden', 'true')
    one.on('click', () => {
      const within = boundsOf(own)
      if (own.length === 1 || map.getZoom() === map.getMaxZoom() || !within) return onPlace(first.id)
      // Each time one comes nearer, however wide apart they are.
      const zoom = Math.max(map.getZoom() + 1, map.getBoundsZoom(within, false, point(60, 60)))
      map.setView(within.getCenter(), Math.min(zoom, map.getMaxZoom()))
    })
  }

  map.on('zoomend resize', draw)
  draw()
  return {
    readAgain() {
      places = listedPlaces()
      draw()
    },
    mark(id) {
      marked = id
      draw()
    },
    bounds: () => boundsOf(withoutFarOnes(places)),
  }
}

function boundsOf(places: readonly ListedPlace[]): LatLngBounds | null {
  if (places.length === 0) return null
  return latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
}

function onScreen(map: LeafletMap, { latitude, longitude }: ListedPlace) {
  const { x, y } = map.latLngToContainerPoint([latitude, longitude])
  return { x, y }
}

function widthOf({ text }: ListedPlace): number {
  return Math.min(mostPx, besidesPx + text.length * letterPx)
}

function labelOf(text: string, kind: ListedPlace['kind'] | 'many'): HTMLElement {
  const label = document.createElement('span')
  label.className = `label ${kind}`
  if (kind === 'wait' || kind === 'closed') label.append(iconOf(kind === 'wait' ? 'people' : 'closed'))
  const words = document.createElement('span')
  words.textContent = text
  label.append(words)
  return label
}

function iconOf(name: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'icon')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#i-${name}`)
  svg.append(use)
  return svg
}
