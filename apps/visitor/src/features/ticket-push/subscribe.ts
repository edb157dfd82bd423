import type { AskForPush } from '@rinda/contract/queue/ticket-push'

/** Subscribes this browser with the key of the server; one that it has with another key is given up. */
export async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<AskForPush> {
  const key = bytesOf(publicKey)
  const before = await pushManager.getSubscription()
  if (before && !hasKey(before, key)) await before.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

function hasKey({ options }: PushSubscription, key: Uint8Array): boolean {
  const own = new Uint8Array(options.applicationServerKey ?? [])
  return own.length === key.length && own.every((byte, index) => byte === key[index])
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
