import type { Absence, WorkingTime } from '@rinda/domain/availability/working-time'
import {
  addDays,
  comesTwice,
  daysBetween,
  type LocalTime,
  localDateOf,
  localTimeOf,
  minuteOfDay,
} from '@rinda/domain/time/zone'
import type { AbsenceRow, BusyRow, SettingRows } from './setting-store.ts'

/**
 * The hours and absences of specialists, by id; who has neither is not among them. What somebody's private calendar takes is an absence too, on the
 * clock of the company: in the hour that comes twice, both passes of what begins or ends in it.
 */
export function workingTimes(
  { specialists, absences, busy }: Pick<SettingRows, 'specialists' | 'absences' | 'busy'>,
  zone: string,
): Map<number, WorkingTime> {
  const absencesOf = Map.groupBy(absences, (row) => row.specialist_id)
  const busyOf = Map.groupBy(busy, (row) => row.specialist_id)
  return new Map(
    specialists.flatMap(({ specialist_id: id, working_hours: week }): [number, WorkingTime][] => {
      const away = [
        ...(absencesOf.get(id) ?? []).map(absenceOf),
        ...(busyOf.get(id) ?? []).map((row) => busyAsAbsence(row, zone)),
      ]
      return week || away.length > 0 ? [[id, { week, absences: away }]] : []
    }),
  )
}

function busyAsAbsence({ from_at, till_at }: BusyRow, zone: string): Absence {
  const [from, till] = [from_at, till_at].map((at) => at.getTime() / 60_000) as [number, number]
  const [fromDate, fromTime] = [localDateOf(from, zone), localTimeOf(from, zone)]
  const [tillDate, tillTime] = [localDateOf(till, zone), localTimeOf(till, zone)]
  const onClock = daysBetween(fromDate, tillDate) * 1440 + minuteOfDay(tillTime) - minuteOfDay(fromTime)
  // The clock is put back meanwhile: what it shows at the ends would leave out a part of the hour that comes twice.
  const isTurned = till - from > onClock
  const day = {
    fromDate,
    fromTime: isTurned && comesTwice(from, zone) ? wholeHour(fromTime, 0) : fromTime,
    note: '',
  }
  const last = till - 1
  if (isTurned && comesTwice(last, zone))
    return { ...day, tillDate: localDateOf(last, zone), tillTime: wholeHour(localTimeOf(last, zone), 1) }
  if (tillTime === '00:00') return { ...day, tillDate: addDays(tillDate, -1), tillTime: null }
  return { ...day, tillDate, tillTime }
}

/** The hour of a time, or the next one; null: midnight. */
function wholeHour(time: LocalTime, more: 0 | 1): LocalTime | null {
  const hour = Number(time.slice(0, 2)) + more
  return hour === 24 ? null : `${String(hour).padStart(2, '0')}:00`
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
