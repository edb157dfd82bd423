import type { WatchedCall } from '@rinda/client/http/create-http'
import type { LineWatcher } from '@rinda/client/sockets/line'

/** A message of the line, or a call over HTTP with its answer. */
export type Watched = Parameters<LineWatcher> | readonly [WatchedCall]

const watchers = new Set<(watched: Watched) => void>()

/** Tells those who watch what was said; mostly nobody does. */
export function tellWatchers(...watched: Watched): void {
  for (const watcher of watchers) watcher(watched)
}

/** Has a function see all that this page says to the server and hears from it. Returns the way to stop. */
export function watchMessages(watcher: (watched: Watched) => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
