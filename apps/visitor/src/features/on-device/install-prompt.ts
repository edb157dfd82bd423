import { deviceStorage } from '@rinda/live/device-storage'

/** Event by which a browser offers to add a page to the device. Not every browser has it. */
export type InstallPrompt = Event & {
  prompt(): Promise<void>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const declinedKey = 'rinda.visit.install'

/** Tells whether somebody has said on this device that they do not want it: they are not asked again. */
export function isDeclined(): boolean {
  return deviceStorage('localStorage').getItem(declinedKey) === 'declined'
}

export function keepDeclined(): void {
  deviceStorage('localStorage').setItem(declinedKey, 'declined')
}

/** Names what the device is told of the app, in the language that is spoken: browsers offer to add it only where they find that. */
export function nameManifest(language: string): void {
  put('manifest', `/visit/app-${language}.webmanifest`)
  put('apple-touch-icon', '/visit/icons/apple-touch.png')
}

function put(rel: string, href: string): void {
  const known = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  const link = known ?? document.createElement('link')
  link.rel = rel
  link.href = href
  if (!known) document.head.append(link)
}
