import { answerTo } from './worker/answer.ts'
import { dropOutdated, fileOf, keepShell, pageOf, type Shell } from './worker/shell.ts'

/**
 * The worker of the visitors' pages: shows what the server pushes to this browser, and opens the ticket that it is about; keeps the app itself, so
 * that one's own ticket and booking can be read without a line. It keeps nothing of what is read for a page: what is free, how long the wait is and
 * who one is never pass through it.
 */

const worker = self as unknown as ServiceWorkerGlobalScope

/** The build puts it there. */
declare const shell: Shell

type Pushed = { title: string; body: string; lang: string; tag: string; path: string }

/** Rhythm in ms in which a phone shakes: on, off, on. */
const rhythm = [300, 150, 300, 150, 600]

// A new version takes the place of the old one at once: it knows nothing that the old one has begun.
worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  event.waitUntil(keepShell(shell))
})
// A page asks for it again: the first time something may have been in the way.
worker.addEventListener('message', (event) => event.waitUntil(keepShell(shell)))
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), dropOutdated(shell.build)]))
})

worker.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request, worker.location.origin)
  if (answer === 'file') event.respondWith(fileOf(event.request, shell.build))
  if (answer === 'page') event.respondWith(pageOf(event.request, shell.build))
})

worker.addEventListener('push', (event) => {
  const pushed = event.data?.json() as Pushed | undefined
  if (!pushed) return
  const { title, body, lang, tag, path } = pushed
  const options = {
    ...{ body, lang, tag, data: { path }, icon: '/visit/icons/app-192.png' },
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
