import type { Location } from '@rinda/client/set-up/locations'
import type { CounterName } from '@rinda/contract/queue/ticket'
import type { CounterChoice } from '../../../queue/kept-counter.ts'
import { queueServicesOf } from '../../../queue/queue-locations.ts'

export type CounterForm = {
  readonly locationId: number
  /** Name of the counter as it is typed. */
  readonly counter: string
  readonly serviceIds: readonly number[]
}

/** Fills the form in: with the choice before, else with the first location and all of its services. */
export function beginForm(locations: readonly Location[], before: CounterChoice | null): CounterForm {
  if (before) return { ...before, counter: String(before.counter) }
  const [first] = locations
  return {
    locationId: first?.id ?? 0,
    counter: '',
    serviceIds: first ? queueServicesOf(first).map(({ id }) => id) : [],
  }
}

const largestNumber = 9_999

/** Gives a counter's name as the wire has it: a number where it is one. */
export function counterNamed(typed: string): CounterName {
  const name = typed.trim()
  const number = Number(name)
  return /^[1-9]\d*$/.test(name) && number <= largestNumber ? number : name
}

export function faultsOf({ counter, serviceIds }: CounterForm): readonly ('counter' | 'services')[] {
  return [
    ...(counter.trim() === '' ? ['counter' as const] : []),
    ...(serviceIds.length === 0 ? ['services' as const] : []),
  ]
}
