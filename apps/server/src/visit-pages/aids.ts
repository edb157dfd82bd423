import { type Html, html } from '../edge/html.ts'
import { type IconName, icon } from './icons.ts'
import type { Words } from './words.ts'

const levels = [1, 2, 3, 4, 5] as const

/** Lists the levels of the aids that a location has. */
function levelsOf(accessibility: readonly boolean[]) {
  return levels.filter((level) => accessibility[level - 1] === true)
}

/** Names the icons of those aids. */
export function aidIcons(accessibility: readonly boolean[]): IconName[] {
  return levelsOf(accessibility).map((level) => `access_${level}` as const)
}

/** Lists the aids that a location has, each with its word; nothing where it has none. */
export function aidsOf(accessibility: readonly boolean[], t: Words['t']): Html | null {
  const own = levelsOf(accessibility)
  if (own.length === 0) return null
  const items = own.map((level) => html`<li>${icon(`access_${level}`)}${t(`accessibility_${level}`)}</li>`)
  return html`<ul class="aids">${items}</ul>`
}

/** The names of those aids. */
export function aidNames(accessibility: readonly boolean[], t: Words['t']): string[] {
  return levels
    .filter((level) => accessibility[level - 1] === true)
    .map((level) => t(`accessibility_${level}`))
}
