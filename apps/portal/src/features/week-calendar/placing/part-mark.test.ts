import { expect, test } from 'vitest'
import { markRoom, markSize } from './part-mark.ts'

test('who was attended and what needs attention is marked in parts of every width', () => {
  for (const px of [176, 88, 58]) {
    expect(markSize('attended', px)).not.toBeNull()
    expect(markSize('attention', px)).toBe('usual')
  }
  expect(markSize('attended', 88)).toBe('small')
})

test('a name loses room to a mark alone', () => {
  expect(markRoom('attended', 88)).toBeLessThan(markRoom('attended', 176))
  expect(markRoom('pending', 88)).toBe(0)
  for (const state of ['coming', 'past'] as const) expect(markRoom(state, 176)).toBe(0)
})
