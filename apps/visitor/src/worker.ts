/**
 * The worker of the visitors' pages: shows what the server pushes to this browser, and opens the ticket that it is about. It keeps nothing, and answers
 * none of the pages' requests: what they show comes from the server each time.
 */

const worker = self as unknown as ServiceWorkerGlobalScope

type Pushed = { title: string; body: string; lang: string; tag: string; path: string }

/** Rhythm in ms in which a phone shakes: on, off, on. */
const rhythm = [300, 150, 300, 150, 600]

// A new version takes the place of the old one at once: it knows nothing that the old one has begun.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('push', (event) => {
  const pushed = event.data?.json() as Pushed | undefined
  if (!pushed) return
  const { title, body, lang, tag, path } = pushed
  const options = {
    ...{ body, lang, tag, data: { path }, icon: '/favicon.svg' },
    // A call takes the place of "you are next", and is heard all the same.
    ...{ renotify: true, requireInteraction: true, vibrate: rhythm },
  }
  event.waitUntil(worker.registration.showNotification(title, options))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as { path: string }
  event.waitUntil(open(path))
})

/** Shows the page at a path: the one that is open already, where there is one. */
async function open(path: string): Promise<void> {
  const wanted = new URL(path, worker.location.origin)
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => new URL(url).pathname === wanted.pathname)
  if (there) await there.focus()
  else await worker.clients.openWindow(wanted)
}
