import { drawOutlines } from '@rinda/ui/map/outlines'
import {
  control,
  divIcon,
  geoJSON,
  type Map as LeafletMap,
  type Marker,
  map as makeMap,
  marker,
  tileLayer,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import styles from './choose-place.module.css'
import { keptPoint, type Point } from './point.ts'
import { keepTowns } from './town-layer.ts'

export type MapLook = {
  tiles: { url: string; attribution: string } | null
  words: { zoomIn: string; zoomOut: string; marker: string; outlineSource: string }
}
/**
 * Zoom levels of the map: `first` at the beginning, `most` the nearest. Outlines show no streets, so they
 * stay farther away.
 */
const zooms = { outline: { first: 7, most: 11 }, tiles: { first: 13, most: 19 } } as const
const stepPx = 8
const steps: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowUp: [0, -stepPx],
  ArrowDown: [0, stepPx],
  ArrowLeft: [-stepPx, 0],
  ArrowRight: [stepPx, 0],
}

/** A map in an element, with a mark that can be put elsewhere: by a click, by dragging, by keys. */
export function drawMap(
  element: HTMLElement,
  at: Point,
  { tiles, words }: MapLook,
  onPut: (point: Point) => void,
) {
  const zoom = tiles ? zooms.tiles : zooms.outline
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = makeMap(element, {
    center: [at.latitude, at.longitude],
    zoom: zoom.first,
    minZoom: 2,
    maxZoom: zoom.most,
    zoomControl: false,
    worldCopyJump: true,
    zoomAnimation: !isCalm,
    fadeAnimation: !isCalm,
  })
  map.attributionControl.setPrefix(false)
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map)
  const mark = addMark(map, at, words.marker, onPut)
  map.on('click', ({ latlng }) => onPut(keptPoint({ latitude: latlng.lat, longitude: latlng.lng })))
  // With the keyboard the map is moved under its middle, and Enter puts the mark there.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== element) return
    event.preventDefault()
    const { lat, lng } = map.getCenter()
    onPut(keptPoint({ latitude: lat, longitude: lng }))
  }
  element.addEventListener('keydown', onKey)
  const stopGround = tiles ? addTiles(map, tiles) : addOutlines(map, words.outlineSource)

  return {
    /** Puts the mark, and brings it into sight; from afar one goes there. */
    put(point: Point, isFar = false) {
      mark.setLatLng([point.latitude, point.longitude])
      if (isFar) map.setView([point.latitude, point.longitude], Math.max(map.getZoom(), zoom.first))
      else map.panInside([point.latitude, point.longitude], { padding: [40, 40] })
    },
    remove() {
      stopGround()
      element.removeEventListener('keydown', onKey)
      map.remove()
    },
  }
}

function addMark(map: LeafletMap, at: Point, label: string, onPut: (point: Point) => void): Marker {
  const pin = document.createElement('span')
  const icon = divIcon({ className: styles.mark ?? '', html: pin, iconSize: [28, 28], iconAnchor: [14, 28] })
  const mark = marker([at.latitude, at.longitude], {
    icon,
    draggable: true,
    autoPan: true,
    zIndexOffset: 1000,
  })
  const report = () => {
    const { lat, lng } = mark.getLatLng()
    onPut(keptPoint({ latitude: lat, longitude: lng }))
  }
  mark.on('dragend', report).addTo(map)
  const element = mark.getElement()
  element?.setAttribute('aria-label', label)
  element?.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    mark.setLatLng(map.layerPointToLatLng(map.latLngToLayerPoint(mark.getLatLng()).add(step)))
    report()
  })
  return mark
}

function addTiles(map: LeafletMap, { url, attribution }: { url: string; attribution: string }): () => void {
  const text = document.createElement('span')
  text.textContent = attribution
  // Those who serve tiles want to know for which site; more than that is not said.
  const referrerPolicy = 'strict-origin-when-cross-origin'
  tileLayer(url, { attribution: text.innerHTML, referrerPolicy, maxZoom: zooms.tiles.most }).addTo(map)
  return () => {}
}

/** Without outlines the numbers and the search are enough. */
function addOutlines(map: LeafletMap, source: string): () => void {
  drawOutlines(map, () => {
    const land = geoJSON(undefined, {
      style: { className: styles.land ?? '', weight: 1 },
      interactive: false,
    })
    map.addLayer(land).attributionControl.addAttribution(source)
    return (country) => land.addData(country)
  })
  return keepTowns(map)
}
