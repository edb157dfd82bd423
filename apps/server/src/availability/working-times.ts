import type { Absence, WorkingTime } from '@rinda/domain/availability/working-time'
import type { AbsenceRow, SettingRows } from './setting-store.ts'

/** The hours and absences of specialists, by id; who has neither is not among them. */
export function workingTimes({
  specialists,
  absences,
}: Pick<SettingRows, 'specialists' | 'absences'>): Map<number, WorkingTime> {
  const absencesOf = Map.groupBy(absences, (row) => row.specialist_id)
  return new Map(
    specialists.flatMap(({ specialist_id: id, working_hours: week }): [number, WorkingTime][] => {
      const own = absencesOf.get(id)
      return week || own ? [[id, { week, absences: (own ?? []).map(absenceOf) }]] : []
    }),
  )
}

function absenceOf(row: AbsenceRow): Absence {
  return {
    fromDate: row.from_date,
    fromTime: row.from_time,
    tillDate: row.till_date,
    tillTime: row.till_time,
    note: row.note,
  }
}
