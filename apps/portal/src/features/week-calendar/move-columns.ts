import type { MoveColumn } from '../../calendar/move-target.ts'
import type { WeekModel } from './week-model.ts'

/** The days of the week as bookings are moved among them: each stays with its specialist. */
export function moveColumns({ days }: WeekModel): MoveColumn[] {
  return days.map(({ day }, index) => ({
    index,
    key: day.date,
    name: '',
    date: day.date,
    clock: day.clock,
    open: day.open,
    bookings: day.slots.flatMap(({ parts }) => parts.map(({ booking }) => booking)),
    takerOf: day.takerOf,
  }))
}
