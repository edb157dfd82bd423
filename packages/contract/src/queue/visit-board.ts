import type { ResourceObject } from '../wire/json-api.ts'
import type { CounterName } from './ticket.ts'

/** Visitor who is at a counter, or on the way there. */
export type CalledOnBoard = { id: string; label: string; counter: CounterName | null; called_at: string }
/** Visitor who waits. */
export type NextOnBoard = { id: string; label: string }

/** State of a line as a call display shows it: numbers and counters, and nothing of anybody who holds one. */
export type VisitBoardAttributes = {
  /** Moment of this answer by the server's clock, in ISO 8601 with `Z`: displays go by it where their own clock is wrong. */
  at: string
  /** The newest call first. */
  called: CalledOnBoard[]
  /** The first of those who wait, in the order in which they will probably be called. */
  next: NextOnBoard[]
  /** Number of all who wait; those who are set aside are not counted. */
  waiting: number
}
export type VisitBoardResource = ResourceObject<'visit_board', VisitBoardAttributes>
