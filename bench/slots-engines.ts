/** The engines that are compared. Each answers with the week's slots and how many specialists are free. */
import {
  boardSlots,
  buildBoard,
  type DayBoard,
  occupy,
  release,
  type Slot,
} from '@rinda/domain/availability/day-board'
import { offeredStarts } from '@rinda/domain/availability/offer'
import rrule from 'rrule'
import findAvailability from 'timeslot-availability'
import { durationMinutes, type Week } from './slots-world.ts'

type Engine = (week: Week) => () => readonly Slot[]

function slotAt(start: number, available: number): Slot {
  const text = new Date(start * 60_000).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16), duration: durationMinutes, available }
}

function boardsOf(week: Week) {
  return week.dates.map((date) =>
    buildBoard(offeredStarts(week.rules, date), durationMinutes, week.resources, week.bookings),
  )
}

/** The answers of several days as one list, as `get_slots` gives them. */
function slotsOf(boards: readonly DayBoard[]): readonly Slot[] {
  const [first = [], ...rest] = boards.map((board) => boardSlots(board, 0))
  return first.concat(...rest)
}

/** Boards that stand, with one change before every answer: a place is taken, or given back. */
export const oursChanging: Engine = (week) => {
  const boards = boardsOf(week)
  const index = week.openings.findIndex(({ from, till }) => from <= week.spare.from && week.spare.from < till)
  const board = boards[index]
  if (!board) throw new RangeError('the spare place is not in the week')
  let isTaken = false
  return () => {
    if (isTaken) release(board, week.spare)
    else occupy(board, week.spare)
    isTaken = !isTaken
    return slotsOf(boards)
  }
}

/** Boards that stand, asked again with nothing changed. */
export const oursUnchanged: Engine = (week) => {
  const boards = boardsOf(week)
  return () => slotsOf(boards)
}

/** Everything from nothing for every answer: opening hours, grid, all bookings. */
export const oursFromNothing: Engine = (week) => () => slotsOf(boardsOf(week))

/** Loop that one writes at first: for every place of a ready grid, look through all the bookings. */
export const plainLoop: Engine = (week) => () =>
  week.starts.flat().map((start) => {
    const end = start + durationMinutes
    const free = week.resources.filter(
      ({ id }) => !week.bookings.some((held) => held.id === id && held.from < end && start < held.till),
    )
    return slotAt(start, free.length)
  })

function countedAt(week: Week, counts: ReadonlyMap<number, number>): Slot[] {
  return week.starts.flat().map((start) => slotAt(start, counts.get(start) ?? 0))
}

/** timeslot-availability, asked for each day of each specialist; the bookings are ready in its form. */
export const timeslotAvailability: Engine = (week) => {
  const days = week.openings.map(({ from, till }) => ({
    start: new Date(from * 60_000),
    end: new Date(till * 60_000),
    events: week.resources.map(({ id }) =>
      week.bookings
        .filter((held) => held.id === id && from <= held.from && held.from < till)
        .map((held) => ({ start: new Date(held.from * 60_000), end: new Date(held.till * 60_000) })),
    ),
  }))
  return () => {
    const counts = new Map<number, number>()
    for (const { start, end, events } of days) {
      for (const taken of events) {
        for (const free of findAvailability(start, end, durationMinutes * 60, taken)) {
          const minute = free.start.getTime() / 60_000
          counts.set(minute, (counts.get(minute) ?? 0) + 1)
        }
      }
    }
    return countedAt(week, counts)
  }
}

/** rrule: a rule for the week's grid and, for each specialist, the booked places as exceptions. */
export const rruleSets: Engine = (week) => {
  const { RRule, RRuleSet } = rrule
  const first = new Date((week.openings[0]?.from ?? 0) * 60_000)
  const hours = [...new Set(week.starts.flat().map((start) => new Date(start * 60_000).getUTCHours()))]
  const taken = week.resources.map(({ id }) =>
    week.bookings.filter((held) => held.id === id).map((held) => new Date(held.from * 60_000)),
  )
  return () => {
    const counts = new Map<number, number>()
    for (const exceptions of taken) {
      const set = new RRuleSet()
      set.rrule(
        new RRule({
          freq: RRule.DAILY,
          count: week.starts.flat().length,
          dtstart: first,
          byhour: hours,
          byminute: [0, 30],
          bysecond: 0,
        }),
      )
      for (const exception of exceptions) set.exdate(exception)
      for (const free of set.all()) {
        const minute = free.getTime() / 60_000
        counts.set(minute, (counts.get(minute) ?? 0) + 1)
      }
    }
    return countedAt(week, counts)
  }
}
