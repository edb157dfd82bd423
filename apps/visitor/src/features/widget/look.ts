import type { AskedLook } from './host.ts'
import { legible, papers, tinted } from './legible.ts'

/** Roundest corner that fits what stands in the widget, in pixels. */
const roundest = 24

/** Makes the page look as the page around it asks; what makes no sense is left as it is. */
export function applyLook({ theme, accent, radius }: AskedLook): void {
  const root = document.documentElement
  if (theme === 'auto') delete root.dataset.theme
  else if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  root.dataset.widget = theme ?? ''
  for (const [name, value] of Object.entries({ ...accentTokens(accent), ...cornerTokens(radius) }))
    root.style.setProperty(name, value)
}

/** Gives the tokens that an accent of the form `#4f6b3a` (or without its #) changes, each for day and night, and always legible. */
export function accentTokens(accent: string | undefined): Record<string, string> {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(accent ?? '') ?? []
  if (digits === undefined) return {}
  const wanted = `#${digits.toLowerCase()}`
  const byScheme = (of: (paper: string) => string) => `light-dark(${of(papers.light)}, ${of(papers.dark)})`
  const wash = (paper: string) => tinted(paper, wanted, 0.1)
  return {
    '--rinda-blue': byScheme((paper) => legible(wanted, paper)),
    '--rinda-blue-hover': byScheme((paper) => legible(wanted, wash(paper))),
    '--rinda-blue-wash': byScheme(wash),
    '--rinda-blue-ink': byScheme((paper) => legible(wanted, wash(paper))),
  }
}

/** Gives the tokens of the corners, of 0 to 24 pixels. */
export function cornerTokens(radius: string | undefined): Record<string, string> {
  if (radius === undefined || !/^\d{1,3}$/.test(radius)) return {}
  const px = `${Math.min(roundest, Number(radius))}px`
  return {
    '--rinda-radius': px,
    '--rinda-radius-s': `min(${px}, 5px)`,
    '--rinda-radius-l': px,
    '--visit-radius': px,
  }
}
