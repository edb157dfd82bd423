import { deviceStorage } from '@rinda/live/device-storage'
import { makeId } from '@rinda/live/make-id'

const storageKey = 'rinda.visit.session'

/** The id of this device, made once: the tickets that wait for it are counted by it. */
export function visitorSession(): string {
  const known = deviceStorage('localStorage').getItem(storageKey)
  if (known) return known
  const made = makeId()
  deviceStorage('localStorage').setItem(storageKey, made)
  return made
}
