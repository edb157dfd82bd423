import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { PeopleConfig } from './portal-config.ts'

/** Parts of a request, or of the request for a WebSocket, that show by which name the server was called. */
type Called = {
  server: FastifyInstance
  headers: { host?: string | undefined }
  raw: { socket: { localAddress?: string | undefined } }
}

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const everywhere = new Set(['0.0.0.0', '::', '127.0.0.1', '::1'])

/** The portal's own origin: PUBLIC_URL, or the address that the server listens on (a port of 0 is known by then). */
export function standardOrigin(app: FastifyInstance, config: PeopleConfig): string {
  if (config.publicUrl) return config.publicUrl
  const address = app.server.address()
  const port = address !== null && typeof address === 'object' ? address.port : config.port
  const name = everywhere.has(config.host) ? 'localhost' : config.host
  return new URL(`http://${name.includes(':') ? `[${name}]` : name}:${port}`).origin
}

/** The origin at which this process reaches itself, whatever its name outside is. */
export function ownOrigin(app: FastifyInstance): string {
  const address = app.server.address()
  if (address === null || typeof address !== 'object') throw new Error('the server listens at no port')
  const isEverywhere = address.address === '::' || address.address === '0.0.0.0'
  const name = isEverywhere ? 'localhost' : address.address
  return `http://${name.includes(':') ? `[${name}]` : name}:${address.port}`
}

/**
 * The portal's origin for this request. With PUBLIC_URL that is it. Without, the machine may be called by any of
 * its own names (localhost, a loopback address, the address that took the connection), and who came by one stays
 * on it; any other name in a `Host` header is not believed.
 */
export function portalOrigin(request: Called, config: PeopleConfig): string {
  const standard = standardOrigin(request.server, config)
  if (config.publicUrl) return standard
  const called = hostOf(request.headers.host)
  if (!called) return standard
  const isOwn = loopbackNames.has(called.hostname) || isLocalAddress(request, called.hostname)
  return isOwn ? called.origin : standard
}

/**
 * Tells whether people come by https, so that cookies go by nothing else: as PUBLIC_URL says, since we
 * ourselves speak http.
 */
export function isByHttps({ publicUrl }: Pick<PeopleConfig, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false
}

function hostOf(header: string | undefined): URL | null {
  if (!header || !/^[\w.:[\]-]+$/.test(header)) return null
  return URL.canParse(`http://${header}`) ? new URL(`http://${header}`) : null
}

function isLocalAddress(request: Called, hostname: string): boolean {
  const local = request.raw.socket.localAddress?.replace(/^::ffff:/, '')
  return local !== undefined && (hostname === local || hostname === `[${local}]`)
}

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
