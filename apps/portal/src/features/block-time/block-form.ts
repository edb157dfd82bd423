import {
  type EpochMinutes,
  isLocalTime,
  type LocalDate,
  localDateOf,
  localMinuteOf,
  localTimeOf,
  minuteOfDay,
  wallIntervals,
} from '@rinda/domain/time/zone'
import type { WantedSlot } from '../../bookings/wire-slot.ts'
import { wholeTime } from '../../set-up/fields/time-mask.ts'
import { allDayMinutes, type Blockable, fittingMinutes } from './block-choices.ts'
import type { BlockStart } from './time-range.ts'

/** Step of the form; it is at one at a time. `why` is in the person's language. */
export type Step =
  | { readonly at: 'filling' }
  | { readonly at: 'reason-needed' }
  /** `isUnsure`: the server went away in the middle, and is asked what became of it. */
  | { readonly at: 'sending'; readonly isUnsure: boolean }
  | { readonly at: 'refused'; readonly why: string }
  | { readonly at: 'blocked' }

/** Choices that make a block: whose time (a key of `whom`), the day, the time as it is typed, and the minutes. */
export type Chosen = {
  readonly whose: string
  readonly date: LocalDate
  readonly time: string
  readonly minutes: number
}

/** State of the form that blocks time. The reason that was written is never taken away. */
export type BlockForm = Chosen & { readonly reason: string; readonly step: Step }

export type BlockEvent =
  | { readonly type: 'chosen'; readonly changed: Partial<Chosen> }
  | { readonly type: 'reasonWritten'; readonly reason: string }
  /** `isReady`: the block is whole, and nothing is in the way. */
  | { readonly type: 'submitted'; readonly asksReason: boolean; readonly isReady: boolean }
  | { readonly type: 'unsure' }
  | { readonly type: 'refused'; readonly why: string }
  | { readonly type: 'blocked' }

const filling: Step = { at: 'filling' }

/** Circumstances of the form: where it was opened, and what can be chosen there. */
export type BlockContext = {
  readonly start: BlockStart
  readonly whom: readonly Blockable[]
  readonly durations: readonly number[]
  readonly zone: string
  /** Time of day at which the calendar begins, and a block of all day too. */
  readonly dayStart: string
}

export function beginBlock({ start, whom, durations, zone }: BlockContext, now: EpochMinutes): BlockForm {
  const own = whom.find((one) =>
    start.specialistId === null
      ? one.specialistId === null && one.serviceId === start.serviceId
      : one.specialistId === start.specialistId,
  )
  return {
    whose: (own ?? whom[0])?.key ?? '',
    date: start.date,
    time: localTimeOf(start.startsAt ?? nextHalfHour(now, zone, start.date), zone),
    minutes: fittingMinutes(durations, start.durationMinutes ?? 60) ?? durations[0] ?? 60,
    reason: '',
    step: filling,
  }
}

export function maySubmit({ step }: BlockForm): boolean {
  return step.at !== 'sending' && step.at !== 'blocked'
}

/** Gives the state after an event; an event that cannot happen at this step changes nothing. */
export function stepBlock(form: BlockForm, event: BlockEvent): BlockForm {
  const { step } = form
  const isSending = step.at === 'sending'
  switch (event.type) {
    case 'chosen': {
      if (!maySubmit(form)) return form
      // Another block is not what was refused.
      return { ...form, ...event.changed, step: step.at === 'refused' ? filling : step }
    }
    case 'reasonWritten':
      return { ...form, reason: event.reason, step: step.at === 'reason-needed' ? filling : step }
    case 'submitted':
      if (!maySubmit(form)) return form
      if (event.asksReason && form.reason.trim() === '') return { ...form, step: { at: 'reason-needed' } }
      return event.isReady ? { ...form, step: { at: 'sending', isUnsure: false } } : form
    case 'unsure':
      return isSending ? { ...form, step: { at: 'sending', isUnsure: true } } : form
    case 'refused':
      return isSending ? { ...form, step: { at: 'refused', why: event.why } } : form
    case 'blocked':
      return isSending ? { ...form, step: { at: 'blocked' } } : form
  }
}

export type TimeFault = 'startWrong' | 'startSkipped'

/** Makes the block of what is chosen; null while something is missing or wrong, and `fault` says what is wrong with its time. */
export function blockOf(
  { date, minutes, ...form }: Chosen,
  { start, whom, zone, dayStart }: BlockContext,
): { block: WantedSlot | null; time: string; isAllDay: boolean; fault: TimeFault | null } {
  const whose = whom.find(({ key }) => key === form.whose)
  // All day is the calendar's day, wherever and whenever the choice began.
  const isAllDay = minutes === allDayMinutes
  const time = isAllDay ? dayStart : form.time
  const clock = wholeTime(time)
  const isTime = isLocalTime(clock)
  const startsAt = isTime ? startOf(start, date, clock, zone) : undefined
  const fault = !isTime ? 'startWrong' : startsAt === undefined ? 'startSkipped' : null
  if (!whose || startsAt === undefined) return { block: null, time, isAllDay, fault }
  const { serviceId, specialistId } = whose
  const place = { locationId: start.location.id, serviceId, specialistId }
  return { block: { ...place, startsAt, durationMinutes: minutes }, time, isAllDay, fault }
}

/** Gives the moment of a wall-clock time; of a time that comes twice the one that was chosen, else the first. */
function startOf(start: BlockStart, date: LocalDate, time: string, zone: string): EpochMinutes | undefined {
  const { startsAt } = start
  const isAsChosen =
    startsAt !== null && localDateOf(startsAt, zone) === date && localTimeOf(startsAt, zone) === time
  if (isAsChosen) return startsAt
  const minute = minuteOfDay(time)
  return wallIntervals(date, zone, minute, minute + 1)[0]?.from
}

/** Gives the start when none was chosen: today the next half hour, on another day 9 o'clock. */
function nextHalfHour(now: EpochMinutes, zone: string, date: LocalDate): EpochMinutes {
  const morning = wallIntervals(date, zone, 540, 541)[0]?.from ?? now
  if (localDateOf(now, zone) !== date) return morning
  return now + ((30 - (localMinuteOf(now, zone) % 30)) % 30)
}
