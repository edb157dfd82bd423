import type { IncomingMessage } from 'node:http'

/**
 * Tells whether a write, or the request for a WebSocket, comes from a page of this origin (or from no page at
 * all: a program sends neither header). The browser's own word (`Sec-Fetch-Site`) counts first; where it is
 * absent, `Origin` must be ours.
 */
export function isSameOrigin(request: Pick<IncomingMessage, 'headers'>, origin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const from = request.headers.origin
  return from === undefined || from === origin
}
