import { type Html, html } from '../edge/html.ts'

/** Paths of the icons, of @tabler/icons (MIT): strokes in a square of 24. */
const paths = {
  search: 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6',
  near: 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 2v2M12 20v2M20 12h2M2 12h2',
  map: 'M3 7l6-3l6 3l6-3v13l-6 3l-6-3l-6 3zM9 4v13M15 7v13',
  people:
    'M5 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2M16 3.1a4 4 0 0 1 0 7.75M21 21v-2a4 4 0 0 0-3-3.85',
  check: 'M5 12l5 5L20 7',
  open: 'M13 12v.01M3 21h18M5 21V5a2 2 0 0 1 2-2h6m4 10.5V21M21 7h-7m3-3l-3 3l3 3',
  closed: 'M3 21h18M6 21V6M7.18 3.175C7.43 3.063 7.708 3 8 3h8a2 2 0 0 1 2 2v9M18 18v3M3 3l18 18',
  ticket:
    'M15 5v2M15 11v2M15 17v2M5 5h14a2 2 0 0 1 2 2v3a2 2 0 0 0 0 4v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-3a2 2 0 0 0 0-4V7a2 2 0 0 1 2-2',
  calendar:
    'M4 7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7M16 3v4M8 3v4M4 11h16M8 15h2v2H8z',
  access_1: 'M9 5a2 2 0 1 0 4 0a2 2 0 1 0-4 0M11 7v8h4l4 5M11 11h5M7 11.5a5 5 0 1 0 6 7.5',
  access_2:
    'M3 10a3 7 0 1 0 6 0a3 7 0 1 0-6 0M21 10c0-3.866-1.343-7-3-7M6 3h12M21 10v10l-3-1l-3 2l-3-3l-3 2V10M6 10h.01',
  access_3:
    'M3 5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5M10 16V8h2.667C13.403 8 14 8.895 14 10s-.597 2-1.333 2H10',
  access_4:
    'M5 5a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5M10 10l2-2l2 2M10 14l2 2l2-2',
  access_5:
    'M6 10a7 7 0 1 1 13 3.6a10 10 0 0 1-2 2a8 8 0 0 0-2 3a4.5 4.5 0 0 1-6.8 1.4M10 10a3 3 0 1 1 5 2.2',
  route:
    'M3 19a2 2 0 1 0 4 0a2 2 0 0 0-4 0M19 7a2 2 0 1 0 0-4a2 2 0 0 0 0 4M11 19h5.5a3.5 3.5 0 0 0 0-7h-8a3.5 3.5 0 0 1 0-7H13',
} as const

export type IconName = keyof typeof paths

/** An icon beside its word: it says nothing by itself. */
export function icon(name: IconName): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#i-${name}"/></svg>`
}

/** The icons that are used on a page, each once. */
export function iconSheet(names: readonly IconName[]): Html {
  const symbols = [...new Set(names)].map(
    (name) => html`<symbol id="i-${name}" viewBox="0 0 24 24"><path d="${paths[name]}"/></symbol>`,
  )
  return html`<svg width="0" height="0" style="position:absolute" aria-hidden="true">${symbols}</svg>`
}
