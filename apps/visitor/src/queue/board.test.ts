import type { TicketResource } from '@rinda/contract/queue/ticket'
import { expect, test } from 'vitest'
import { type Board, emptyBoard, withoutOld, withReading, withTicket } from './board.ts'

const noon = Date.parse('2026-11-23T10:00:00.000Z')
const at = (seconds: number) => new Date(noon + seconds * 1_000).toISOString()

function ticket(id: string, attributes: Partial<TicketResource['attributes']>): TicketResource {
  const usual = { label: `A ${id}`, counter: null, called_at: null, held: false }
  return { id, type: 'ticket', attributes: { ...usual, ...attributes } as TicketResource['attributes'] }
}
const waiting = (id: string) => ticket(id, { status: 'WAITING' })
const called = (id: string, counter: number, seconds: number) =>
  ticket(id, { status: 'CALLED', counter, called_at: at(seconds) })
const ended = (id: string) => ticket(id, { status: 'DONE' })

const shown = (board: Board) => board.called.map(({ label, counter }) => `${label} → ${counter}`)
const after = (...changes: TicketResource[]) => changes.reduce(withTicket, emptyBoard)

test('the newest call stands first, and whoever is called waits no longer', () => {
  const board = after(waiting('001'), waiting('002'), called('001', 3, 0), called('002', 5, 10))
  expect(shown(board)).toEqual(['A 002 → 5', 'A 001 → 3'])
  expect(board.next).toEqual([])
  expect(board.waiting).toBe(0)
})

test('a call again brings the number to the top once more', () => {
  const board = after(called('001', 3, 0), called('002', 5, 10), called('001', 3, 20))
  expect(shown(board)).toEqual(['A 001 → 3', 'A 002 → 5'])
})

test('who goes back into the line, or is set aside, is called no longer', () => {
  expect(shown(after(called('001', 3, 0), waiting('001')))).toEqual([])
  expect(after(called('001', 3, 0), waiting('001')).next).toEqual([{ id: '001', label: 'A 001' }])
  const aside = after(called('001', 3, 0), ticket('001', { status: 'WAITING', held: true }))
  expect(aside).toEqual(emptyBoard)
})

test('a call whose visit has ended stays for a minute, or until the counter calls somebody else', () => {
  const board = after(called('001', 3, 0), ended('001'))
  expect(shown(withoutOld(board, noon + 59_000))).toEqual(['A 001 → 3'])
  expect(shown(withoutOld(board, noon + 60_000))).toEqual([])
  const taken = withTicket(board, called('002', 3, 30))
  expect(shown(withoutOld(taken, noon + 31_000))).toEqual(['A 002 → 3'])
  const elsewhere = withTicket(board, called('002', 4, 30))
  expect(shown(withoutOld(elsewhere, noon + 31_000))).toEqual(['A 002 → 4', 'A 001 → 3'])
})

test('a call whose visit goes on stays, however long ago it was', () => {
  expect(shown(withoutOld(after(called('001', 3, 0)), noon + 9_000_000))).toEqual(['A 001 → 3'])
})

test('what is read takes the place of what was known, but for those who have just left', () => {
  const before = after(called('001', 3, 0), ended('001'), called('002', 4, 5), waiting('007'))
  const board = withReading(before, {
    called: [{ id: '003', label: 'A 003', counter: 1, calledAt: noon + 9_000 }],
    next: [{ id: '009', label: 'A 009' }],
    waiting: 1,
  })
  expect(shown(board)).toEqual(['A 003 → 1', 'A 001 → 3'])
  expect(board.next.map(({ id }) => id)).toEqual(['009'])
})

test('somebody who left the line without a call is gone from it', () => {
  const board = after(waiting('001'), waiting('002'), ticket('001', { status: 'CANCELED' }))
  expect(board).toEqual({ called: [], next: [{ id: '002', label: 'A 002' }], waiting: 1 })
})
