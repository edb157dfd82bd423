import type { Location } from '@rinda/client/set-up/locations'
import type { RowFlag } from './row-flags.ts'

/** Lists those of some locations whose switch would change. */
export function toTurn(locations: readonly Location[], flag: RowFlag, isOn: boolean): readonly Location[] {
  return locations.filter((location) => location[flag] !== isOn)
}

/** Tells whether a switch may leave bookings outside: what takes them is turned off. */
export function mayLeaveOutside(flag: RowFlag, isOn: boolean): boolean {
  return !isOn && (flag === 'isActive' || flag === 'isBmsActive')
}

/** The ids from one line to another, in either direction, for a click with Shift. */
export function idsBetween(locations: readonly Location[], from: number, to: number): readonly number[] {
  const [one, other] = [from, to].map((id) => locations.findIndex((location) => location.id === id))
  if (one === undefined || other === undefined || one < 0 || other < 0) return [to]
  return locations.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ id }) => id)
}
