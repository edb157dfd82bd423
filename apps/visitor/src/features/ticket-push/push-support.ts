/** Ability of a browser to be told of something with its page closed; `installed`: only from a page that was added to the home screen. */
export type PushSupport = 'there' | 'installed' | 'none'

type Browser = { hasWorkers: boolean; hasPush: boolean; hasNotifications: boolean; userAgent: string }

/** Tells what a browser can do. Safari on a phone of Apple has it only for pages of the home screen. */
export function pushSupport({ hasWorkers, hasPush, hasNotifications, userAgent }: Browser): PushSupport {
  if (hasWorkers && hasPush && hasNotifications) return 'there'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'installed' : 'none'
}

/** Gives what this browser can do. */
export function ownPushSupport(): PushSupport {
  return pushSupport({
    hasWorkers: 'serviceWorker' in navigator,
    hasPush: 'PushManager' in window,
    hasNotifications: 'Notification' in window,
    userAgent: navigator.userAgent,
  })
}
