import type { CounterName } from '@rinda/contract/queue/ticket'

/** Place where somebody works: chosen once, and kept for them on this device. */
export type CounterChoice = {
  readonly locationId: number
  readonly counter: CounterName
  readonly serviceIds: readonly number[]
}

const nameFor = (personId: string) => `rinda.counter.${personId}`

export function keptCounter(personId: string): CounterChoice | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameFor(personId)) ?? 'null')
    return isChoice(kept) ? kept : null
  } catch {
    return null
  }
}

export function keepCounter(personId: string, choice: CounterChoice): void {
  try {
    localStorage.setItem(nameFor(personId), JSON.stringify(choice))
  } catch {
    // A device that keeps nothing asks again.
  }
}

export function forgetCounter(personId: string): void {
  localStorage.removeItem(nameFor(personId))
}

function isChoice(kept: unknown): kept is CounterChoice {
  if (typeof kept !== 'object' || kept === null) return false
  const { locationId, counter, serviceIds } = kept as Partial<Record<keyof CounterChoice, unknown>>
  const isName = typeof counter === 'number' || (typeof counter === 'string' && counter !== '')
  return (
    Number.isSafeInteger(locationId) &&
    isName &&
    Array.isArray(serviceIds) &&
    serviceIds.every((id) => Number.isSafeInteger(id))
  )
}
