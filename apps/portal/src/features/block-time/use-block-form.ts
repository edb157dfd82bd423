import { dayStartAt } from '@rinda/domain/company/profile'
import { timeOfMinute } from '@rinda/domain/time/calendar'
import {
  isLocalTime,
  localDateOf,
  localMinuteOf,
  localTimeOf,
  minuteOfDay,
  wallIntervals,
} from '@rinda/domain/time/zone'
import { useState } from 'react'
import type { WantedSlot } from '../../bookings/wire-slot.ts'
import { useSession } from '../../session/session.tsx'
import { wholeTime } from '../../set-up/fields/time-mask.ts'
import { allDayMinutes, blockables, blockMinutes, fittingMinutes } from './block-choices.ts'
import type { BlockStart } from './time-range.ts'

export type TimeFault = 'startWrong' | 'startSkipped'

/** What is chosen in the dialog, and the block that it makes; null while something is missing or wrong. */
export function useBlockForm(start: BlockStart, now: number) {
  const { language, profileAt } = useSession()
  const profile = profileAt(start.location.id)
  const { zone } = profile
  const { location } = start
  const whom = blockables(profile, location, language)
  const durations = blockMinutes(profile)
  const [key, setKey] = useState(() => {
    const own = whom.find((one) =>
      start.specialistId === null
        ? one.specialistId === null && one.serviceId === start.serviceId
        : one.specialistId === start.specialistId,
    )
    return (own ?? whom[0])?.key ?? ''
  })
  const [date, setDate] = useState(start.date)
  const [time, setTime] = useState(() =>
    localTimeOf(start.startsAt ?? nextHalfHour(now, zone, start.date), zone),
  )
  const [minutes, setMinutes] = useState(
    () => fittingMinutes(durations, start.durationMinutes ?? 60) ?? durations[0] ?? 60,
  )

  const whose = whom.find((one) => one.key === key)
  // All day is the calendar's day, wherever and whenever the choice began.
  const isAllDay = minutes === allDayMinutes
  const shownTime = isAllDay ? timeOfMinute(dayStartAt(profile, location.id)) : time
  const clock = wholeTime(shownTime)
  const isTime = isLocalTime(clock)
  const at = isTime ? startOf(start, date, clock, zone) : undefined
  const fault: TimeFault | null = !isTime ? 'startWrong' : at === undefined ? 'startSkipped' : null
  const block: WantedSlot | null =
    whose && at !== undefined
      ? {
          locationId: location.id,
          serviceId: whose.serviceId,
          specialistId: whose.specialistId,
          startsAt: at,
          durationMinutes: minutes,
        }
      : null

  return {
    whom,
    whose,
    setKey,
    date,
    setDate,
    time: shownTime,
    setTime,
    isAllDay,
    minutes,
    setMinutes,
    durations,
    fault,
    block,
  }
}

/** The moment of a wall-clock time; of a time that comes twice the one that was chosen, else the first. */
function startOf(start: BlockStart, date: string, time: string, zone: string): number | undefined {
  const { startsAt } = start
  const isAsChosen =
    startsAt !== null && localDateOf(startsAt, zone) === date && localTimeOf(startsAt, zone) === time
  if (isAsChosen) return startsAt
  const minute = minuteOfDay(time)
  return wallIntervals(date, zone, minute, minute + 1)[0]?.from
}

/** Where nothing was chosen: today the next half hour, on another day 9 o'clock. */
function nextHalfHour(now: number, zone: string, date: string): number {
  const morning = wallIntervals(date, zone, 540, 541)[0]?.from ?? now
  if (localDateOf(now, zone) !== date) return morning
  return now + ((30 - (localMinuteOf(now, zone) % 30)) % 30)
}
