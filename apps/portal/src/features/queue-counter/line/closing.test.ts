import { expect, test } from 'vitest'
import { sampleTicket } from '../../../queue/sample-ticket.ts'
import { beforeClosing } from './closing.ts'

const line = [1, 2, 3, 4].map((id) => sampleTicket({ id, averageTime: 10 }))

test('who cannot be served before closing is known, by the counters that work', () => {
  expect(beforeClosing(line, 60, 1).tooLate).toEqual([])
  expect(beforeClosing(line, 25, 1).tooLate).toEqual([3, 4])
  expect(beforeClosing(line, 20, 2).tooLate).toEqual([])
  expect(beforeClosing(line, 0, 0).tooLate).toEqual([1, 2, 3, 4])
})

test('a short visit may still fit where a long one does not', () => {
  const long = sampleTicket({ id: 1, averageTime: 40 })
  expect(beforeClosing([long, sampleTicket({ id: 2, averageTime: 5 })], 10, 2).tooLate).toEqual([1])
})
