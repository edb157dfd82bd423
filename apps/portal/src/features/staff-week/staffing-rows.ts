import type { Staffing } from '@rinda/client/queue/staffing'
import { hourRange, stateOf } from './hour-state.ts'

/** Columns of the table and of the file after the day and the hour. */
export const staffingColumns = [
  'plannedCounters',
  'usualCounters',
  'neededCounters',
  'waitMinutes',
  'withOneMore',
  'visitors',
  'appointments',
] as const
export type StaffingColumn = (typeof staffingColumns)[number]
export type StaffingRow = { date: string; hour: number; range: string } & {
  [Each in StaffingColumn]: number | null
}

/** Lists the hours of a week as rows of figures; null is not known. */
export function staffingRows({ days, target }: Pick<Staffing, 'days' | 'target'>): StaffingRow[] {
  return days.flatMap(({ date, hours }) =>
    hours.map((hour) => ({
      ...{ date, hour: hour.hour, range: hourRange(hour.hour) },
      plannedCounters: stateOf(hour, target).planned,
      usualCounters: hour.usual,
      neededCounters: hour.needed,
      waitMinutes: hour.waits[0]?.minutes ?? null,
      withOneMore: hour.waits[1]?.minutes ?? null,
      visitors: hour.needed === null ? null : hour.visitors,
      appointments: hour.needed === null ? null : hour.appointments,
    })),
  )
}
