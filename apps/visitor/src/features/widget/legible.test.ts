import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, legible, papers, tinted } from './legible.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('whatever colour a site asks for, it can be read on paper and on its own wash, by day and by night', () => {
  fc.assert(
    fc.property(colour, fc.constantFrom(papers.light, papers.dark), (wanted, paper) => {
      expect(contrast(legible(wanted, paper), paper)).toBeGreaterThanOrEqual(4.5)
      const wash = tinted(paper, wanted, 0.1)
      expect(contrast(legible(wanted, wash), wash)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a colour that can be read already stays as it is', () => {
  expect(legible('#4f6b3a', papers.light)).toBe('#4f6b3a')
  expect(legible('#6ea3f7', papers.dark)).toBe('#6ea3f7')
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
