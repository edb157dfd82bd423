import { expect, test } from 'vitest'
import { accentTokens, cornerTokens } from './look.ts'

test('an accent that is a colour changes the look, with and without its #', () => {
  expect(accentTokens('#4F6B3A')['--rinda-blue']).toMatch(/^light-dark\(#4f6b3a, #[\da-f]{6}\)$/)
  expect(accentTokens('4f6b3a')).toEqual(accentTokens('#4f6b3a'))
})

test('what is no colour and no radius changes nothing', () => {
  for (const text of [undefined, '', 'red', '#fff', '#4f6b3a;x', 'url(x)'])
    expect(accentTokens(text)).toEqual({})
  for (const text of [undefined, '', '-1', '4px', '1e3']) expect(cornerTokens(text)).toEqual({})
})

test('corners are never rounder than what stands in them allows', () => {
  expect(cornerTokens('4')['--rinda-radius']).toBe('4px')
  expect(cornerTokens('400')['--rinda-radius']).toBe('24px')
})
