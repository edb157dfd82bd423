/**
 * The fast slot engine. A board is built once for the grid of a day and kept up to date by `occupy` and
 * `release`: it counts, for each lane of each resource and each slot, the occupancies that touch the slot.
 * A lane is free when its count is 0, so a change costs the slots it touches, and an answer costs nothing
 * that was not changed since the last one.
 */
import { type EpochMinutes, type LocalDate, type LocalTime, utcDateTime } from '../time/zone.ts'
import type { WorkingTime } from './working-time.ts'

export type ResourceKind = 'specialist' | 'service'
/**
 * Resource whose time is held: a specialist, or a service without specialists; lanes are numbered from 1.
 * Without `work` it is there whenever its location is open; the board itself knows nothing of it, see
 * `heldOff`.
 */
export type Resource = { kind: ResourceKind; id: number; lanes: number; work?: WorkingTime }
/** Time held on one lane, for whatever service or location it is held. */
export type Occupancy = {
  kind: ResourceKind
  id: number
  lane: number
  from: EpochMinutes
  till: EpochMinutes
}
/** UTC date and time, minutes, and how many lanes are free for the whole of it. */
export type Slot = {
  readonly date: LocalDate
  readonly time: LocalTime
  readonly duration: number
  readonly available: number
}

type Lanes = { readonly first: number; readonly count: number }

export type DayBoard = {
  readonly starts: Float64Array
  readonly durationMinutes: number
  readonly lanes: Readonly<Record<ResourceKind, ReadonlyMap<number, Lanes>>>
  /** Occupancies that touch a slot: index is lane × number of slots + slot. */
  readonly counts: Uint16Array
  /** Free lanes of each slot. */
  readonly free: Int32Array
  /** The answer as it was last given; its slots are never changed, only replaced. */
  answer: readonly Slot[]
  /** Slots from `staleFrom` up to `staleTill` may differ from the answer. */
  staleFrom: number
  staleTill: number
  /** The last answer that began later than the first slot. */
  tail: { from: number; slots: readonly Slot[] } | null
}

/**
 * Builds the board of a grid. `starts` are in order and differ from each other, as `offeredStarts` gives
 * them; a resource named twice counts once. Occupancies of other resources, and those that touch no slot,
 * may be among the given ones.
 */
export function buildBoard(
  starts: readonly EpochMinutes[],
  durationMinutes: number,
  resources: readonly Resource[],
  occupancies: Iterable<Occupancy>,
): DayBoard {
  const lanes = { specialist: new Map<number, Lanes>(), service: new Map<number, Lanes>() }
  let total = 0
  for (const { kind, id, lanes: count } of resources) {
    if (lanes[kind].has(id)) continue
    lanes[kind].set(id, { first: total, count })
    total += count
  }
  const board: DayBoard = {
    starts: new Float64Array(starts),
    durationMinutes,
    lanes,
    counts: new Uint16Array(total * starts.length),
    free: new Int32Array(starts.length).fill(total),
    answer: [],
    staleFrom: 0,
    staleTill: 0,
    tail: null,
  }
  for (const occupancy of occupancies) occupy(board, occupancy)
  board.answer = starts.map((start, index) => {
    const { date, time } = utcDateTime(start)
    return { date, time, duration: durationMinutes, available: board.free[index] ?? 0 }
  })
  board.staleFrom = starts.length
  board.staleTill = 0
  return board
}

/** The first slot that starts at `at` or later. */
function firstSlotFrom(starts: Float64Array, at: EpochMinutes): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) < at) low = middle + 1
    else high = middle
  }
  return low
}

type Touched = { readonly base: number; readonly first: number; readonly end: number }

/**
 * The slots from `first` up to `end` that an occupancy touches, and where the counts of its lane begin.
 * Null: none of them, or of another resource, or on an extra lane, which takes from nobody.
 */
function touchedBy(board: DayBoard, { kind, id, lane, from, till }: Occupancy): Touched | null {
  const { starts, durationMinutes } = board
  const last = starts.length - 1
  if (till <= from || till <= (starts[0] ?? till) || from >= (starts[last] ?? 0) + durationMinutes)
    return null
  const lanes = board.lanes[kind].get(id)
  if (!lanes || lane < 1 || lane > lanes.count) return null
  const first = firstSlotFrom(starts, from - durationMinutes + 1)
  const end = firstSlotFrom(starts, till)
  return first < end ? { base: (lanes.first + lane - 1) * starts.length, first, end } : null
}

function markStale(board: DayBoard, from: number, till: number): void {
  if (from < board.staleFrom) board.staleFrom = from
  if (till > board.staleTill) board.staleTill = till
}

/** Notes that a lane is held for a time. */
export function occupy(board: DayBoard, occupancy: Occupancy): void {
  const touched = touchedBy(board, occupancy)
  if (!touched) return
  const { base, first, end } = touched
  const { counts, free } = board
  for (let slot = first; slot < end; slot++) {
    const count = counts[base + slot] ?? 0
    counts[base + slot] = count + 1
    if (count === 0) free[slot] = (free[slot] ?? 0) - 1
  }
  markStale(board, first, end)
}

/**
 * Notes that a time is held no longer. Throws RangeError, and changes nothing, when it was not held on
 * this board: then the board is not to be trusted and must be built anew.
 */
export function release(board: DayBoard, occupancy: Occupancy): void {
  const touched = touchedBy(board, occupancy)
  if (!touched) return
  const { base, first, end } = touched
  const { counts, free } = board
  for (let slot = first; slot < end; slot++) {
    if (counts[base + slot] === 0) throw new RangeError('released a time that was not held')
  }
  for (let slot = first; slot < end; slot++) {
    const count = (counts[base + slot] ?? 0) - 1
    counts[base + slot] = count
    if (count === 0) free[slot] = (free[slot] ?? 0) + 1
  }
  markStale(board, first, end)
}

/** Replaces the slots whose number of free lanes has changed. Earlier answers keep what they said. */
function refresh(board: DayBoard): void {
  const answer = board.answer.slice()
  for (let index = board.staleFrom; index < board.staleTill; index++) {
    const slot = answer[index]
    const available = board.free[index] ?? 0
    if (slot && slot.available !== available) {
      answer[index] = { date: slot.date, time: slot.time, duration: slot.duration, available }
    }
  }
  board.answer = answer
  board.tail = null
  board.staleFrom = answer.length
  board.staleTill = 0
}

/**
 * All slots of the grid that start at `notBefore` or later, in order, with the number of lanes that are
 * free for the whole slot; that may be 0. The same list is given again until something changes.
 */
export function boardSlots(board: DayBoard, notBefore: EpochMinutes): readonly Slot[] {
  if (board.staleTill > board.staleFrom) refresh(board)
  const from = firstSlotFrom(board.starts, notBefore)
  if (from === 0) return board.answer
  if (board.tail?.from !== from) board.tail = { from, slots: board.answer.slice(from) }
  return board.tail.slots
}
