import { drawOutlines } from '@rinda/ui/map/outlines'
import { control, geoJSON, type Map as LeafletMap, tileLayer } from 'leaflet'

/** Nearest zoom of the map. */
export const mostZoom = 18

/** Draws what lies below the pins: the operator's tiles, or the outlines of the countries with a scale. */
export function drawGround(map: LeafletMap, tiles: { url: string; attribution: string } | null): void {
  if (tiles) {
    const text = document.createElement('span')
    text.textContent = tiles.attribution
    // Those who serve tiles want to know for which site; more than that is not said.
    const referrerPolicy = 'strict-origin-when-cross-origin'
    tileLayer(tiles.url, { attribution: text.innerHTML, referrerPolicy, maxZoom: mostZoom }).addTo(map)
    return
  }
  control.scale({ imperial: false, position: 'bottomright' }).addTo(map)
  drawOutlines(map, () => {
    const land = geoJSON(undefined, { style: { className: 'land', weight: 1 }, interactive: false })
    map.addLayer(land).attributionControl.addAttribution('Natural Earth')
    return (country) => land.addData(country)
  })
}
