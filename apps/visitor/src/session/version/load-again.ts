import { deviceStorage } from '@rinda/live/device-storage'
import { pageVersion } from './page-version.ts'

const reloadedKey = 'rinda.visit.reloaded'

/** Loads the page again. Once for each version: where the old page comes again, as from a proxy, it stays. */
export function reloadOnce(): void {
  if (deviceStorage('sessionStorage').getItem(reloadedKey) === pageVersion) return
  deviceStorage('sessionStorage').setItem(reloadedKey, pageVersion ?? '')
  location.reload()
}
