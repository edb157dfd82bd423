import { type Html, html } from '../../edge/html.ts'
import type { PageLook } from '../../edge/written-page.ts'
import type { MapTiles } from '../context.ts'
import { icon } from '../icons.ts'
import type { Words } from '../words.ts'

/** The place of the map of what was found, with what the script draws it from; nothing while it is not built. It shows nothing that the list does not say. */
export function mapOf({ map }: PageLook, tiles: MapTiles, { t }: Words): Html | null {
  if (!map) return null
  const files = html` data-script="${map.script}" data-style="${map.style}"`
  const ground = tiles ? html` data-tiles="${tiles.url}" data-attribution="${tiles.attribution}"` : null
  const words = html` data-label="${t('mapLabel')}" data-zoom-in="${t('zoomIn')}" data-zoom-out="${t('zoomOut')}" data-you="${t('you')}"`
  return html`<section id="map" aria-label="${t('map')}" hidden${files}${ground}${words}>
<p class="legend">${icon('people')}${t('mapLegend')}</p></section>`
}
