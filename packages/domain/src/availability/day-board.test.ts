import { describe, expect, it } from 'vitest'
import { boardSlots, buildBoard, type Occupancy, occupy, type Resource, release } from './day-board.ts'

const nine = Date.parse('2026-11-23T09:00Z') / 60_000
const starts = [nine, nine + 30, nine + 60, nine + 90]
const pair: Resource[] = [
  { kind: 'specialist', id: 1, lanes: 1 },
  { kind: 'specialist', id: 2, lanes: 1 },
]
const hall: Resource[] = [{ kind: 'service', id: 1, lanes: 4 }]

function hold(from: number, till: number, more: Partial<Occupancy> = {}): Occupancy {
  return { kind: 'specialist', id: 1, lane: 1, from: nine + from, till: nine + till, ...more }
}

function free(resources: Resource[], occupancies: Occupancy[], durationMinutes = 30): number[] {
  return boardSlots(buildBoard(starts, durationMinutes, resources, occupancies), 0).map(
    (slot) => slot.available,
  )
}

describe('a board', () => {
  it('gives the UTC date and time, the duration and the free lanes of every slot', () => {
    expect(boardSlots(buildBoard(starts.slice(0, 2), 30, pair, [hold(0, 30)]), 0)).toEqual([
      { date: '2026-11-23', time: '09:00', duration: 30, available: 1 },
      { date: '2026-11-23', time: '09:30', duration: 30, available: 2 },
    ])
  })

  it('counts a lane only where the whole slot is free, to the minute', () => {
    expect(free(pair, [hold(29, 31)])).toEqual([1, 1, 2, 2])
    expect(free(pair, [hold(30, 31)])).toEqual([2, 1, 2, 2])
    expect(free(pair, [hold(29, 30)])).toEqual([1, 2, 2, 2])
    expect(free(pair, [hold(60, 61)], 90)).toEqual([1, 1, 1, 2])
    expect(free(pair, [hold(-500, 500)])).toEqual([1, 1, 1, 1])
    expect(free(pair, [hold(-30, 0), hold(120, 150)])).toEqual([2, 2, 2, 2])
  })

  it('takes nothing for a time of no length', () => {
    expect(free(pair, [hold(10, 10), hold(20, 10)])).toEqual([2, 2, 2, 2])
  })

  it('has no free lane left when all are taken, and never fewer than none', () => {
    expect(free(pair, [hold(0, 30), hold(0, 30, { id: 2 }), hold(10, 20)])).toEqual([0, 2, 2, 2])
  })

  it('counts capacity by lane, and an extra lane takes from nobody', () => {
    const kind = 'service' as const
    const taken = [1, 2, 5].map((lane) => hold(0, 30, { kind, lane }))
    expect(free(hall, taken)).toEqual([2, 4, 4, 4])
  })

  it('keeps a specialist and a service of the same id apart, and passes over strangers', () => {
    expect(free([...pair, ...hall], [hold(0, 30, { kind: 'service' })])).toEqual([5, 6, 6, 6])
    expect(free(pair, [hold(0, 30, { id: 99 }), hold(0, 30, { lane: 0 })])).toEqual([2, 2, 2, 2])
  })

  it('counts a resource once that is named twice, and offers nothing without resources', () => {
    expect(free([...pair, ...pair], [])).toEqual([2, 2, 2, 2])
    expect(free([], [hold(0, 30)])).toEqual([0, 0, 0, 0])
    expect(boardSlots(buildBoard([], 30, pair, [hold(0, 30)]), 0)).toEqual([])
  })

  it('leaves out what starts before the given instant', () => {
    const board = buildBoard(starts, 30, pair, [])
    expect(boardSlots(board, nine).map((slot) => slot.time)).toEqual(['09:00', '09:30', '10:00', '10:30'])
    expect(boardSlots(board, nine + 1).map((slot) => slot.time)).toEqual(['09:30', '10:00', '10:30'])
    expect(boardSlots(board, nine + 91)).toEqual([])
  })
})

describe('a change', () => {
  it('shows in the next answer and not in the last', () => {
    const board = buildBoard(starts, 30, pair, [])
    const before = boardSlots(board, 0)
    occupy(board, hold(0, 45))
    expect(boardSlots(board, 0).map((slot) => slot.available)).toEqual([1, 1, 2, 2])
    expect(before.map((slot) => slot.available)).toEqual([2, 2, 2, 2])
    release(board, hold(0, 45))
    expect(boardSlots(board, 0)).toEqual(before)
  })

  it('gives the same list again while nothing changes', () => {
    const board = buildBoard(starts, 30, pair, [])
    expect(boardSlots(board, nine + 1)).toBe(boardSlots(board, nine + 30))
    occupy(board, hold(500, 600))
    expect(boardSlots(board, 0)).toBe(boardSlots(board, 0))
  })

  it('shows all of several changes since the last answer, late slots and early ones', () => {
    const board = buildBoard(starts, 30, pair, [])
    occupy(board, hold(90, 120))
    occupy(board, hold(0, 30))
    occupy(board, hold(30, 60))
    expect(boardSlots(board, 0).map((slot) => slot.available)).toEqual([1, 1, 2, 1])
  })

  it('frees a slot only when the last hold on it is gone', () => {
    const board = buildBoard(starts, 30, pair, [hold(0, 10), hold(10, 20)])
    release(board, hold(0, 10))
    expect(boardSlots(board, 0)[0]?.available).toBe(1)
    release(board, hold(10, 20))
    expect(boardSlots(board, 0)[0]?.available).toBe(2)
  })

  it('refuses to release what was not held, and changes nothing then', () => {
    const board = buildBoard(starts, 30, pair, [hold(0, 30)])
    expect(() => release(board, hold(0, 60))).toThrow(RangeError)
    expect(boardSlots(board, 0).map((slot) => slot.available)).toEqual([1, 2, 2, 2])
  })

  it('passes over a hold that ends before it begins', () => {
    const board = buildBoard(starts, 30, pair, [])
    occupy(board, hold(30, 30))
    occupy(board, hold(40, 30))
    release(board, hold(40, 30))
    expect(boardSlots(board, 0).map((slot) => slot.available)).toEqual([2, 2, 2, 2])
  })
})
