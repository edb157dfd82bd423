import {
  dayBounds,
  type EpochMinutes,
  type LocalDate,
  localTimeOf,
  minuteOfDay,
} from '@rinda/domain/time/zone'

/**
 * The wall clock of one calendar day as plain numbers, so that placing a cell costs an addition.
 * `turn` is there on the two days a year when the clock is put forward (+60) or back (−60).
 */
export type DayClock = {
  readonly date: LocalDate
  readonly from: EpochMinutes
  readonly till: EpochMinutes
  readonly turn: { readonly at: EpochMinutes; readonly shiftMinutes: number } | null
}

/** A time as the clock on the wall shows it; `again` in the second pass of the hour that comes twice. */
export type WallMinute = { readonly minute: number; readonly again: boolean }

const known = new Map<string, DayClock>()

export function dayClock(date: LocalDate, zone: string): DayClock {
  const key = `${zone} ${date}`
  const found = known.get(key)
  if (found) return found
  const bounds = dayBounds(date, zone)
  const made = { date, ...bounds, turn: findTurn(bounds.from, bounds.till, zone) }
  known.set(key, made)
  return made
}

function findTurn(from: EpochMinutes, till: EpochMinutes, zone: string): DayClock['turn'] {
  const shiftMinutes = 24 * 60 - (till - from)
  if (shiftMinutes === 0) return null
  const hasTurned = (at: EpochMinutes) => minuteOfDay(localTimeOf(at, zone)) !== at - from
  let low = from
  let high = till - 1
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (hasTurned(middle)) high = middle
    else low = middle
  }
  return { at: high, shiftMinutes }
}

/** Gives what the clock on the wall shows at an instant; instants outside the day are held at its edges. */
export function wallOf(clock: DayClock, at: EpochMinutes): WallMinute {
  const held = Math.min(Math.max(at, clock.from), clock.till)
  const elapsed = held - clock.from
  if (!clock.turn || held < clock.turn.at) return { minute: elapsed, again: false }
  const minute = elapsed + clock.turn.shiftMinutes
  return { minute, again: minute < clock.turn.at - clock.from }
}

/** The hour that comes twice on this day, in wall minutes. */
export function doubledHour(clock: DayClock): { from: number; till: number } | null {
  if (!clock.turn || clock.turn.shiftMinutes > 0) return null
  const till = clock.turn.at - clock.from
  return { from: till + clock.turn.shiftMinutes, till }
}

/** The hour that does not exist on this day, in wall minutes. */
export function missingHour(clock: DayClock): { from: number; till: number } | null {
  if (!clock.turn || clock.turn.shiftMinutes < 0) return null
  const from = clock.turn.at - clock.from
  return { from, till: from + clock.turn.shiftMinutes }
}

/** `570` → `09:30`; midnight at the end of a day is `24:00`. */
export function wallText(minute: number): string {
  const hours = Math.floor(minute / 60)
  return `${String(hours).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** `09:30–10:00`, as the clock of that day shows the two. */
export function spanText(clock: DayClock, from: EpochMinutes, till: EpochMinutes): string {
  return `${wallText(wallOf(clock, from).minute)}–${wallText(wallOf(clock, till).minute)}`
}
