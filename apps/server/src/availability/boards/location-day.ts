import {
  buildBoard,
  type DayBoard,
  type Occupancy,
  occupy,
  type Resource,
  release,
} from '@rinda/domain/availability/day-board'
import { dayBounds, type Interval, type LocalDate } from '@rinda/domain/time/zone'
import type { HeldTime } from '../../occupancies/occupancy-store.ts'
import type { ToldSlot } from '../elsewhere.ts'
import type { LocationSetting } from '../setting.ts'

/** One local day of a location as it is kept: who holds time of whatever serves there, and what was worked out from it. */
export type LocationDay = {
  readonly setting: LocationSetting
  readonly date: LocalDate
  readonly within: Interval
  /** Its slots as the system says that keeps the bookings, or that it is away; undefined: they are kept here. */
  readonly told?: readonly ToldSlot[] | 'away'
  /** Number of the company's stream at which its rows were read. */
  readonly since: number
  readonly resources: ReadonlyMap<string, Resource>
  /** By booking. */
  readonly held: Map<number, HeldTime>
  /** Bookings that hold their time for a while only. */
  readonly expiring: Set<number>
  /** Holds whose time is over: they take nothing from anybody. */
  readonly over: Set<number>
  /** Time, in epoch milliseconds, at which it was looked at what is over. */
  settledAt: number
  readonly boards: Map<string, DayBoard>
  /** Views worked out from it, until something changes, by resource: `''` is of the whole day. */
  readonly drawn: Map<string, Map<string, unknown>>
  /** The starts that are offered, by grid. */
  readonly starts: Map<string, readonly number[]>
  /** Bytes, roughly, that its boards take. */
  boardBytes: number
}

export const resourceKey = ({ kind, id }: Pick<Resource, 'kind' | 'id'>) => `${kind} ${id}`

/** Gives each specialist and service that holds time at a location once. */
export function resourcesAt(setting: LocationSetting): Map<string, Resource> {
  const all = [...setting.services.values()].flatMap((service) => service.resources)
  return new Map(all.map((resource) => [resourceKey(resource), resource]))
}

/** Makes a day from what was read. Of what is held, that counts which touches it. */
export function makeDay(
  setting: LocationSetting,
  date: LocalDate,
  read: { seq: number; held: ReadonlyMap<number, HeldTime> },
): LocationDay {
  const within = dayBounds(date, setting.zone)
  const held = new Map([...read.held].filter(([, hold]) => touches(hold, within)))
  return {
    setting,
    date,
    within,
    since: read.seq,
    resources: resourcesAt(setting),
    held,
    expiring: new Set([...held].filter(([, hold]) => hold.expiresAt !== null).map(([id]) => id)),
    over: new Set(),
    settledAt: Number.NEGATIVE_INFINITY,
    boards: new Map(),
    drawn: new Map(),
    starts: new Map(),
    boardBytes: 0,
  }
}

const touches = (one: Interval, other: Interval) => one.from < other.till && one.till > other.from

const sameTime = (one: Omit<HeldTime, 'lanes'>, other: HeldTime) =>
  one.kind === other.kind &&
  one.id === other.id &&
  one.from === other.from &&
  one.till === other.till &&
  one.isBlock === other.isBlock

/** Puts into a day what a booking holds by now. False: the event does not tell on which lanes, and the day has to be read anew. */
export function putHeld(day: LocationDay, bookingId: number, held: Omit<HeldTime, 'lanes'> | null): boolean {
  const before = day.held.get(bookingId)
  const resource = held && day.resources.get(resourceKey(held))
  const isHere = resource && touches(held, day.within)
  if (!before && !isHere) return true
  const lanes = isHere ? lanesOf(held, before, resource) : []
  if (!lanes) return false
  const after = isHere ? { ...held, lanes } : undefined
  if (before) count(day, bookingId, before, false)
  day.held.delete(bookingId)
  day.expiring.delete(bookingId)
  day.over.delete(bookingId)
  if (after) {
    day.held.set(bookingId, after)
    if (after.expiresAt !== null) day.expiring.add(bookingId)
    if (after.expiresAt !== null && after.expiresAt <= day.settledAt) day.over.add(bookingId)
    count(day, bookingId, after, true)
  }
  return true
}

/** Gives the lanes of a booking that are known without a look: those that it has where its time stays, and the only one of a specialist or a service. */
function lanesOf(
  held: Omit<HeldTime, 'lanes'>,
  before: HeldTime | undefined,
  { lanes }: Resource,
): readonly number[] | undefined {
  if (before && sameTime(held, before)) return before.lanes
  return lanes === 1 ? [1] : undefined
}

/** Counts a booking's time in on every board, or out again; what is over is on none of them. */
function count(day: LocationDay, bookingId: number, hold: HeldTime, isTaken: boolean): void {
  forget(day, hold)
  if (day.over.has(bookingId)) return
  for (const occupancy of occupanciesOf(hold)) {
    for (const board of day.boards.values()) {
      if (isTaken) occupy(board, occupancy)
      else release(board, occupancy)
    }
  }
}

function forget(day: LocationDay, hold: HeldTime): void {
  day.drawn.delete('')
  day.drawn.delete(resourceKey(hold))
}

/** Has a day stand at a moment: holds that are over by then give their time back. */
export function settle(day: LocationDay, now: Date): void {
  const at = now.getTime()
  day.settledAt = at
  for (const bookingId of day.expiring) {
    const hold = day.held.get(bookingId)
    if (!hold || hold.expiresAt === null) continue
    const isOver = hold.expiresAt <= at
    if (isOver === day.over.has(bookingId)) continue
    if (isOver) {
      count(day, bookingId, hold, false)
      day.over.add(bookingId)
    } else {
      day.over.delete(bookingId)
      count(day, bookingId, hold, true)
    }
  }
}

function occupanciesOf({ lanes, kind, id, from, till }: HeldTime): Occupancy[] {
  return lanes.map((lane) => ({ kind, id, lane, from, till }))
}

/** A time that is held, as the rules look at it, and by which booking. */
export type HeldBy = Occupancy & Pick<HeldTime, 'locationId'> & { readonly bookingId: number }

/** Lists the time that is held on a day, of one resource or of all, without what is over. */
export function heldOn(day: LocationDay, of?: Resource): HeldBy[] {
  return [...day.held].flatMap(([bookingId, hold]) => {
    if (day.over.has(bookingId) || (of && (hold.kind !== of.kind || hold.id !== of.id))) return []
    return occupanciesOf(hold).map((one) => ({ ...one, locationId: hold.locationId, bookingId }))
  })
}

/** Gives the starts of a grid by its name; what is held does not change them. */
export function startsOn(day: LocationDay, name: string, find: () => readonly number[]): readonly number[] {
  const known = day.starts.get(name)
  if (known) return known
  const starts = find()
  day.starts.set(name, starts)
  day.boardBytes += starts.length * 8
  return starts
}

const bytesOfBoard = 400
const bytesOfSlot = 110

/** Gives a board of the day by its name, made when it is first asked for and kept true from then on. */
export function boardOn(
  day: LocationDay,
  name: string,
  grid: () => {
    starts: readonly number[]
    durationMinutes: number
    resources: readonly Resource[]
    off: readonly Occupancy[]
  },
): DayBoard {
  const known = day.boards.get(name)
  if (known) return known
  const { starts, durationMinutes, resources, off } = grid()
  const board = buildBoard(starts, durationMinutes, resources, [...heldOn(day), ...off])
  day.boards.set(name, board)
  day.boardBytes += bytesOfBoard + board.starts.length * bytesOfSlot + board.counts.byteLength
  return board
}

/** Gives what is drawn of a resource of the day (`''`: of the whole day) under a name, worked out once for each change. */
export function drawnOn<Value>(day: LocationDay, resource: string, name: string, draw: () => Value): Value {
  const own = day.drawn.get(resource) ?? new Map<string, unknown>()
  day.drawn.set(resource, own)
  if (own.has(name)) return own.get(name) as Value
  // The views of today have the minute in their names.
  if (own.size >= mostViews) own.clear()
  const value = draw()
  own.set(name, value)
  return value
}

const mostViews = 20
const bytesOfDay = 1_000
const bytesOfHold = 250
const bytesOfView = 3_000

/** Estimates how much memory a day takes, in bytes. */
export function weightOf({ held, boardBytes, drawn }: LocationDay): number {
  const views = [...drawn.values()].reduce((sum, own) => sum + own.size, 0)
  return bytesOfDay + held.size * bytesOfHold + boardBytes + views * bytesOfView
}
