import type { Entry, NewEntry } from './entry.ts'

/** Entries that are kept; older ones go. */
const mostEntries = 500

/** Messages that are shown, newest first; what came during a pause waits. */
export type LogState = {
  readonly entries: readonly Entry[]
  readonly waiting: readonly Entry[]
  readonly isPaused: boolean
  readonly lastId: number
}
export type LogEvent =
  | { type: 'came'; entries: readonly NewEntry[]; at: number }
  | { type: 'paused' | 'resumed' | 'cleared' }

export const beginLog: LogState = { entries: [], waiting: [], isPaused: false, lastId: 0 }

/** The log after something happened. */
export function stepLog(state: LogState, event: LogEvent): LogState {
  const { entries, waiting, isPaused, lastId } = state
  if (event.type === 'paused') return { ...state, isPaused: true }
  if (event.type === 'resumed')
    return { ...state, entries: [...waiting, ...entries].slice(0, mostEntries), waiting: [], isPaused: false }
  if (event.type !== 'came') return { ...state, entries: [], waiting: [] }
  const fresh = event.entries
    .map((entry, index) => ({ ...entry, id: lastId + index + 1, at: event.at }))
    .reverse()
  const next = { ...state, lastId: lastId + fresh.length }
  return isPaused
    ? { ...next, waiting: [...fresh, ...waiting].slice(0, mostEntries) }
    : { ...next, entries: [...fresh, ...entries].slice(0, mostEntries) }
}
