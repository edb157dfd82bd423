import type { SpecialistSetUp } from '@rinda/client/set-up/specialist-calls'
import {
  absentTill,
  timeOffOn,
  type WorkingTime,
  workingRanges,
} from '@rinda/domain/availability/working-time'
import { timeOfMinute } from '@rinda/domain/time/calendar'
import { dayBounds, type LocalDate, localTimeOf } from '@rinda/domain/time/zone'
import type { LateSay } from '@rinda/phrases/late'
import type { Language } from '@rinda/phrases/resources'
import { figureDay } from '@rinda/phrases/time/day-text'

type Speaking = { t: LateSay<'specialists'>; language: Language; zone: string; today: LocalDate }
export type TodayText = { readonly text: string; readonly isOff: boolean }

/**
 * Says in a few words when a specialist works today (local date), or that they do not (`isOff`) and till
 * when.
 */
export function todayText(specialist: SpecialistSetUp, { t, language, zone, today }: Speaking): TodayText {
  const work = workOf(specialist)
  const day = dayBounds(today, zone)
  const off = timeOffOn(work, today, zone)
  const offMinutes = off.reduce((sum, { from, till }) => sum + till - from, 0)
  const away = off.filter(({ why }) => why === 'away')
  if (offMinutes >= day.till - day.from) {
    const end = away[0] && absentTill(work, away[0].from, away[0].till, zone)
    if (!end) return { text: t('offToday'), isOff: true }
    const tillDay = figureDay(end.tillDate, language)
    const text = end.tillTime
      ? t('awayTillTime', { day: tillDay, time: end.tillTime })
      : t('awayTill', { day: tillDay })
    return { text, isOff: true }
  }
  const ranges = workingRanges(work, today)
  const works = ranges
    ? ranges.map(({ from, till }) => `${timeOfMinute(from)}–${timeOfMinute(till)}`).join(', ')
    : t('asLocation')
  const clock = (at: number) => (at === day.till ? '24:00' : localTimeOf(at, zone))
  const awayText = away.map(({ from, till }) => `${clock(from)}–${clock(till)}`).join(', ')
  const text = awayText === '' ? works : `${works}. ${t('awayHours', { ranges: awayText })}`
  return { text, isOff: false }
}

function workOf({ workingHours, absences }: SpecialistSetUp): WorkingTime {
  return {
    week: workingHours,
    absences: absences.map((one) => ({
      fromDate: one.from_date,
      fromTime: one.from_time,
      tillDate: one.till_date,
      tillTime: one.till_time,
      note: one.note,
    })),
  }
}
