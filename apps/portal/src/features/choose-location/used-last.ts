import { deviceStorage } from '@rinda/live/device-storage'

const usedKey = 'rinda.locations.used'
const mostUsed = 3

/** Ids of the locations that were chosen last on this device, the newest first; three at most. */
export function usedLast(): readonly number[] {
  const text = deviceStorage('localStorage').getItem(usedKey) ?? ''
  return text.split(' ').map(Number).filter(Number.isSafeInteger)
}

/** Remembers that a location was chosen. */
export function noteUsed(locationId: number): void {
  const used = [locationId, ...usedLast().filter((id) => id !== locationId)].slice(0, mostUsed)
  deviceStorage('localStorage').setItem(usedKey, used.join(' '))
}

/** Puts those that were used last first; tells how many they are. */
export function withUsedFirst<Each extends { readonly id: number }>(
  all: readonly Each[],
  used: readonly number[],
): { list: readonly Each[]; count: number } {
  const first = used.flatMap((id) => all.find((one) => one.id === id) ?? [])
  return { list: [...first, ...all.filter((one) => !first.includes(one))], count: first.length }
}
