import { describe, expect, test } from 'vitest'
import { type WalkCell, walk } from './walk.ts'

const cell = (column: number, from: number): WalkCell => ({ column, from })
const [a1, a2, a3, c1, c2] = [cell(0, 480), cell(0, 510), cell(0, 600), cell(2, 495), cell(2, 590)]
const cells = [a3, a1, c2, a2, c1]

describe('walking the grid', () => {
  test.each([
    ['down to the next in time', a1, 'ArrowDown', a2],
    ['up to the one before', a3, 'ArrowUp', a2],
    ['no further than the last', a3, 'ArrowDown', a3],
    ['right to the nearest time, over an empty column', a3, 'ArrowRight', c2],
    ['the earlier of two as near', { ...a2, ...a1, from: 495 }, 'ArrowRight', c1],
    ['left again', c1, 'ArrowLeft', a1],
    ['not beyond the first column', a1, 'ArrowLeft', a1],
    ['to the first', a3, 'Home', a1],
    ['to the last', c1, 'End', c2],
  ] as const)('%s', (_, at, key, to) => {
    expect(walk(cells, at, key)).toBe(to)
  })
})
