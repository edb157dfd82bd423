import type { MoveColumn } from '../../calendar/move-target.ts'
import type { CalendarModel, ModelColumn } from './calendar-model.ts'
import type { Column } from './column/columns.ts'

/** The columns of the calendar as bookings are moved among them: to whoever offers their service. */
export function moveColumns(model: CalendarModel, nameOf: (column: Column) => string): MoveColumn[] {
  const all = model.days.flatMap(({ day, columns }) => columns.map((one) => ({ ...one, day })))
  return all.map(({ column, cells, day }, index) => ({
    index,
    key: column.key,
    name: nameOf(column),
    date: day.date,
    clock: day.clock,
    open: day.open,
    bookings: cells.taken.map(({ booking }) => booking),
    takerOf: takerOf({ column, cells }),
  }))
}

function takerOf({ column, cells }: ModelColumn): MoveColumn['takerOf'] {
  const { kind, id, lanes, serviceIds, off } = column
  const { held } = cells
  return ({ serviceId, specialistId }) => {
    if (kind === 'specialist')
      return serviceIds.includes(serviceId) ? { specialistId: id, lanes, held, off } : null
    const isOwn = kind === 'service' && specialistId === null && id === serviceId
    return isOwn ? { specialistId: null, lanes, held, off } : null
  }
}
