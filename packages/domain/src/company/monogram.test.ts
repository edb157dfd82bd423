import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initialsIn, monogram, monogramOf } from './monogram.ts'

test('what a monogram is made of is read back from it, whatever was typed', () => {
  const colour = fc.constantFrom('#1d4ed8', '#be185d')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), colour, (text, fill) => {
      const initials = initialsIn(text)
      expect(monogramOf(monogram(initials, fill))).toEqual({ initials, colour: fill })
    }),
  )
})

test('initials are letters and digits: nothing that is typed becomes a part of the image', () => {
  expect(initialsIn('āž <script>')).toBe('ĀŽS')
  expect(initialsIn('</text>"&')).toBe('TEX')
})

test('of another image nothing is read', () => {
  expect(monogramOf('https://town.example/logo.svg')).toBeNull()
  expect(monogramOf('data:image/svg+xml,%')).toBeNull()
})
