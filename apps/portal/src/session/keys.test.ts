import { expect, test } from 'vitest'
import { isPressed } from './keys.ts'

test.each([
  ['the letter itself', { key: 't', code: 'KeyT' }, 't', true],
  ['the letter with caps lock on', { key: 'T', code: 'KeyT' }, 't', true],
  ['its place on a Cyrillic layout', { key: 'е', code: 'KeyT' }, 't', true],
  ['another letter on its place, in a Latin layout', { key: 'y', code: 'KeyT' }, 't', false],
  ['a sign that moves with the layout', { key: '?', code: 'Digit7' }, '?', true],
  ['an arrow', { key: 'ArrowLeft', code: 'ArrowLeft' }, 'ArrowLeft', true],
  ['another key', { key: 'Escape', code: 'Escape' }, 't', false],
])('%s', (_case, event, key, expected) => {
  expect(isPressed(event, key)).toBe(expected)
})
