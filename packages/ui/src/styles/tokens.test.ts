/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** The light and the dark value of a token. */
function token(name: string): readonly [light: string, dark: string] {
  const [, light, dark] = css.match(new RegExp(`--rinda-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`)) ?? []
  if (!light || !dark) throw new Error(`no token ${name}`)
  return [light, dark]
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['paper', 'ground', 'grey-wash']
const textPairs: readonly (readonly [ink: string, surface: string])[] = [
  ...['ink', 'ink-2', 'ink-3', 'grey'].flatMap((ink) => surfaces.map((surface) => [ink, surface] as const)),
  ...['blue', 'green', 'red'].flatMap((ink) =>
    ['paper', 'ground', `${ink}-wash`].map((on) => [ink, on] as const),
  ),
  ...['blue', 'green', 'red', 'amber'].map((ink) => [`${ink}-ink`, `${ink}-wash`] as const),
  ...['blue', 'blue-hover', 'green', 'green-hover', 'red', 'red-hover'].map(
    (fill) => ['on-fill', fill] as const,
  ),
  ...['ink', 'ink-2'].flatMap((ink) =>
    ['blue', 'green', 'red'].map((wash) => [ink, `${wash}-wash`] as const),
  ),
  ...['shell-ink', 'shell-ink-2'].flatMap((ink) => ['shell', 'shell-2'].map((on) => [ink, on] as const)),
]

describe('text can be read on its surface (WCAG 1.4.3)', () => {
  test.each(textPairs)('%s on %s', (ink, surface) => {
    const [inks, surfaces] = [token(ink), token(surface)]
    expect(contrast(inks[0], surfaces[0])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(inks[1], surfaces[1])).toBeGreaterThanOrEqual(4.5)
  })
})

test('the border of a field can be seen (WCAG 1.4.11)', () => {
  const [field, paper] = [token('line-field'), token('paper')]
  expect(contrast(field[0], paper[0])).toBeGreaterThanOrEqual(3)
  expect(contrast(field[1], paper[1])).toBeGreaterThanOrEqual(3)
})
