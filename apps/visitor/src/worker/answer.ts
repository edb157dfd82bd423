/**
 * Answer of the worker to a request: a built file, which is kept; a page, which the server writes and the app takes the place of where nobody
 * answers; or none, so that the browser asks as if there were no worker.
 */
export type Answer = 'file' | 'page' | 'none'

/** Request as far as it matters here. */
export type Asked = { readonly method: string; readonly mode: string; readonly url: string }

/** A built file whose name has a hash of its content: what it names never changes. */
const builtFile = /^\/visit\/assets\/[\w.-]+-[\w-]{8}\.(js|css|woff2)$/
/** Pages of a phone. Those of a kiosk, a display, a printer and other sites are none: what they run comes from the server each time. */
const phonePage = /^\/visit(\/(\d+|bookings|(ticket|booking|location|book)\/[^/]+)?)?$/
/** Pages that whoever waits or comes looks at: of these the phone shows what it knows rather than keep somebody waiting for a line. */
const ownPage = /^\/visit\/(ticket|booking)\//

/** Tells what the worker answers; `origin` is its own. */
export function answerTo({ method, mode, url }: Asked, origin: string): Answer {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return 'none'
  if (builtFile.test(asked.pathname)) return 'file'
  return mode === 'navigate' && phonePage.test(asked.pathname) ? 'page' : 'none'
}

/** Time in ms for which the server may keep somebody waiting for a page before the app takes its place; null: for as long as it takes. */
export function patienceMs(url: string): number | null {
  return ownPage.test(new URL(url).pathname) ? 8_000 : null
}

/** Tells whether a page did not come from the server, but from whoever stands before it and does not reach it. */
export function isUnreached(status: number): boolean {
  return status === 502 || status === 504
}

const prefix = 'rinda-shell-'

/** Name under which the files of a build are kept. */
export function shellName(build: string): string {
  return prefix + build
}

/** Lists what is kept of the app: of this build first, then of earlier ones, the newest first. */
export function newestFirst(names: readonly string[], build: string): readonly string[] {
  const own = shellName(build)
  const all = names.filter((name) => name.startsWith(prefix)).toReversed()
  return [...all.filter((name) => name === own), ...all.filter((name) => name !== own)]
}

/** Lists which of what is kept, the oldest first, a build lets go of: of the others all but the last, whose pages may still be open. */
export function outdated(names: readonly string[], build: string): readonly string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== shellName(build)).slice(0, -1)
}

/** Tells whether a page of the app is of this build: each built file that it names is known. */
export function isOfBuild(page: string, files: readonly string[]): boolean {
  const named = [...page.matchAll(/\/visit\/assets\/[\w.-]+/g)].map(([file]) => file)
  return named.length > 0 && named.every((file) => files.includes(file))
}
