import type { Location } from '@rinda/client/set-up/locations'
import type { CounterName } from '@rinda/contract/queue/ticket'
import type { CounterChoice } from '../../../queue/kept-counter.ts'
import { queueServicesOf } from '../../../queue/queue-locations.ts'

export type CounterForm = {
  readonly locationId: number
  /** Name of the counter as it is typed. */
  readonly counter: string
  /** Null: all of the location's line, those too that are added meanwhile. */
  readonly serviceIds: readonly number[] | null
}

/** Fills the form in: with the choice before, else with a location and all of its services. */
export function beginForm(location: Location, before: CounterChoice | null): CounterForm {
  if (before) return { ...before, counter: String(before.counter) }
  return { locationId: location.id, counter: '', serviceIds: null }
}

/** Lists the services that are chosen at a location, as they are known by now. */
export function chosenServices(
  { serviceIds }: CounterForm,
  location: Location | undefined,
): readonly number[] {
  return serviceIds ?? (location ? queueServicesOf(location).map(({ id }) => id) : [])
}

const largestNumber = 9_999

/** Gives a counter's name as the wire has it: a number where it is one. */
export function counterNamed(typed: string): CounterName {
  const name = typed.trim()
  const number = Number(name)
  return /^[1-9]\d*$/.test(name) && number <= largestNumber ? number : name
}

export function faultsOf(
  { counter }: CounterForm,
  serviceIds: readonly number[],
): readonly ('counter' | 'services')[] {
  return [
    ...(counter.trim() === '' ? ['counter' as const] : []),
    ...(serviceIds.length === 0 ? ['services' as const] : []),
  ]
}
