import { savesData } from '@rinda/live/saves-data'

/** Tells whether a worker controls this page: then it may be opened without a line. */
export function isControlled(): boolean {
  return navigator.serviceWorker?.controller != null
}

/** Tells whether the app is kept on this device: not where the browser cannot, or is asked to save data and did not do so before. */
export function mayKeep(): boolean {
  return isControlled() || ('serviceWorker' in navigator && !savesData())
}
