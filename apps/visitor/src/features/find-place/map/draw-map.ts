import { circleMarker, control, type LatLngExpression, type Map as LeafletMap, map as makeMap } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { foundEvent } from '../found-event.ts'
import { drawGround, mostZoom } from './ground.ts'
import { rowOf } from './listed-places.ts'
import './map.css'
import { keepPins, type Pins } from './pins.ts'

/** Nearest zoom at which the map begins, and its middle where nothing was found. */
const [firstZoom, nowhere] = [15, [56.946285, 24.105078]] as const

const section = document.getElementById('map')
if (section) drawMap(section)

/** Draws the map of the list's places, and follows the list. What is pointed at in the list is marked on it, and a pin leads to its row. */
function drawMap(section: HTMLElement): void {
  const element = document.createElement('div')
  element.className = 'ground'
  section.prepend(element)
  const { tiles, attribution = '', label = '', zoomIn = '', zoomOut = '', you = '' } = section.dataset
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = makeMap(element, {
    ...{ minZoom: 2, maxZoom: mostZoom, zoomControl: false, worldCopyJump: true },
    ...{ zoomAnimation: !isCalm, fadeAnimation: !isCalm },
  }).setView([...nowhere], 7)
  element.setAttribute('role', 'application')
  element.setAttribute('aria-label', label)
  map.attributionControl.setPrefix(false)
  const buttons = { zoomInTitle: zoomIn, zoomOutTitle: zoomOut, position: 'bottomright' } as const
  control.zoom(buttons).addTo(map)
  drawGround(map, tiles ? { url: tiles, attribution } : null)
  const pins = keepPins(map, leadTo)
  const yours = youAt(map, you)
  const near = pointOf(sortedFrom())
  yours(near)
  showAll(near)
  // A map is as large as it is once it is seen.
  new ResizeObserver(() => map.invalidateSize({ animate: false })).observe(element)
  let pointed: string | null = null
  const markPlace = () => markOf(pins, pointed ?? placeOf(document.activeElement))
  document.addEventListener('pointerover', ({ target }) => {
    pointed = placeOf(target)
    markPlace()
  })
  document.addEventListener('focusin', markPlace)
  document.addEventListener('focusout', markPlace)

  function showAll(near: LatLngExpression | null = null) {
    const bounds = pins.bounds()
    if (near) bounds?.extend(near)
    if (bounds) map.fitBounds(bounds, { padding: [60, 48], maxZoom: firstZoom, animate: false })
  }
  document.addEventListener(foundEvent, (event) => {
    pins.readAgain()
    markPlace()
    const point = pointOf(sortedFrom())
    yours(point)
    if (event instanceof CustomEvent && event.detail.isAsked) showAll(point)
  })
}

/** Gives the point from which the list is sorted, as it stands there. */
function sortedFrom(): string {
  return document.documentElement.dataset.near ?? ''
}

/** Leads from a pin to the row of its place. */
function leadTo(id: string): void {
  const row = rowOf(id)
  row?.scrollIntoView({ block: 'nearest' })
  row?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true })
}

/** Marks a place on the map and in the list, and no other; null: none. */
function markOf(pins: Pins, id: string | null): void {
  pins.mark(id)
  for (const row of document.querySelectorAll<HTMLElement>('#found [data-place]'))
    row.classList.toggle('marked', row.dataset.place === id)
}

/** Gives the place of the row that something of the page stands in. */
function placeOf(target: EventTarget | Element | null): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>('#found [data-place]') : null
  return row?.dataset.place ?? null
}

/** Gives the way to say where somebody is. */
function youAt(map: LeafletMap, word: string): (point: LatLngExpression | null) => void {
  const mark = circleMarker([0, 0], { className: 'you', radius: 8, interactive: false })
  mark.bindTooltip(word, { permanent: true, direction: 'right', className: 'you-word', offset: [8, 0] })
  return (point) => {
    if (point) mark.setLatLng(point).addTo(map)
    else mark.remove()
  }
}

function pointOf(near: string): [number, number] | null {
  const [latitude, longitude] = near.split(',').map(Number)
  return near && latitude !== undefined && longitude !== undefined ? [latitude, longitude] : null
}
