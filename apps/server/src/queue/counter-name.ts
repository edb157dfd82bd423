import type { CounterName } from '@rinda/contract/queue/ticket'

/** The columns of a counter's name: a number and the same digits as a text name the same counter. */
export function counterColumns(name: CounterName): { counter: string; counter_is_number: boolean } {
  return { counter: String(name), counter_is_number: typeof name === 'number' }
}

/** A counter's name as it was sent. */
export function counterNameOf(name: string, isNumber: boolean): CounterName {
  return isNumber ? Number(name) : name
}
