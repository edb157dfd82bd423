import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AxisSpan } from './day-axis.ts'
import { gapsOf } from './gaps.ts'

const place = (from: number, span: number): AxisSpan => ({ from, span })

test('what lies between the cells, before the first and after the last', () => {
  expect(gapsOf(600, [place(60, 30), place(120, 60)], [])).toEqual([
    place(0, 60),
    place(90, 30),
    place(180, 420),
  ])
})

test('cells side by side, and longer than the day, leave no gap of their own', () => {
  expect(gapsOf(100, [place(0, 60), place(10, 20), place(50, 80)], [])).toEqual([])
})

test('a gap is cut where the place opens and closes', () => {
  expect(gapsOf(100, [place(40, 10)], [20, 70, 45])).toEqual([
    place(0, 20),
    place(20, 20),
    place(50, 20),
    place(70, 30),
  ])
})

test('every minute is in a cell or in exactly one gap', () => {
  const some = fc.record({ from: fc.nat(120), span: fc.nat(50) })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 8 }), fc.array(fc.nat(120)), (covered, edges) => {
      const gaps = gapsOf(120, covered, edges)
      for (let minute = 0; minute < 120; minute += 1) {
        const holds = (one: AxisSpan) => one.from <= minute && minute < one.from + one.span
        expect(gaps.filter(holds).length).toBe(covered.some(holds) ? 0 : 1)
      }
    }),
  )
})
