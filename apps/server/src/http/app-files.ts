import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './api-reply.ts'
import { portalOrigin } from './origin.ts'
import type { PeopleConfig } from './portal-config.ts'

/** The folder of a built app. */
export const folderOf = (app: 'portal' | 'visitor') =>
  fileURLToPath(new URL(`../../../${app}/dist`, import.meta.url))

/**
 * Gives the content policy of our pages: they load from their own origin, and the tiles of the map
 * where the operator has some. No page shows them in a frame but those that are named. Styles may stand in the page, as the component library writes them there, and the
 * scripts that the build put there, by their hash. Its sockets are named, since not every browser counts them to its own origin.
 */
export function contentPolicy(
  origin: string,
  tilesUrl: string | undefined,
  ownScripts: readonly string[],
  framedBy: readonly string[] = ["'none'"],
): string {
  const tiles = tilesUrl === undefined ? '' : ` ${new URL(tilesUrl).origin}`
  return [
    "default-src 'self'",
    ["script-src 'self'", ...ownScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${tiles}`,
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    `frame-ancestors ${framedBy.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

const pageHeaders = {
  'cache-control': 'no-cache',
  'referrer-policy': 'same-origin',
}

/** The page as a file, compressed or not. */
const isPage = /[\\/]index\.html(\.(gz|br))?$/

/** Lists the scripts that stand in a page, as the content policy names them. */
export function scriptsIn(page: string): readonly string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => namedScript(script))
}

/** The name of a script that stands in a page, as the content policy has it. */
export function namedScript(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/**
 * Paths that are no pages: an unknown one there is not found, anywhere else the portal decides. `/queue` itself is the page of the counter; the
 * socket of the queue is below it. What programs look for at a place of its own (`/robots.txt`, `/.well-known/…`) is a file, and there or not.
 */
const notPages = /^\/((api|auth|oidc|booking|cable|health|docs|\.well-known)(\/|$)|queue\/|[^/]+\.[a-z\d]+$)/

/** The version of the portal that is served; the project's own where there is no built portal. */
export function publishedVersion(projectVersion: string): string {
  const file = join(folderOf('portal'), 'version.json')
  if (!existsSync(file)) return projectVersion
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

export type Pages = { people: PeopleConfig; tilesUrl: string | undefined; soundsDir: string | undefined }
/** A built app: the folder of its files, the first part of their paths, and the scripts that stand in its page. */
type BuiltApp = { root: string; prefix: string; ownScripts: readonly string[] }

function builtApp(app: 'portal' | 'visitor', prefix: string): BuiltApp | undefined {
  const page = pageOf(app)
  return page === undefined ? undefined : { root: folderOf(app), prefix, ownScripts: scriptsIn(page) }
}

/** The page of a built app; undefined where it was not built. */
export function pageOf(app: 'portal' | 'visitor'): string | undefined {
  const page = join(folderOf(app), 'index.html')
  return existsSync(page) ? readFileSync(page, 'utf8') : undefined
}

/** Serves the built apps: their files for ever, the page of the visitors below `/visit/`, the portal's at every path that is nothing else. */
export async function serveApps(app: FastifyInstance, { people, tilesUrl, soundsDir }: Pages): Promise<void> {
  const visitor = builtApp('visitor', '/visit/')
  const portal = builtApp('portal', '/')
  const built = [visitor, portal].filter((one) => one !== undefined)
  for (const [index, { root, prefix }] of built.entries()) {
    await app.register(fastifyStatic, {
      ...{ root, prefix, decorateReply: index === 0 },
      wildcard: false,
      globIgnore: [soundsGlob, compressedGlob, assetsGlob],
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const { ownScripts = [] } = built.find((one) => path.startsWith(one.root)) ?? {}
        const policy = contentPolicy(portalOrigin(reply.request, people), tilesUrl, ownScripts)
        const isNamedByContent = path.includes('/assets/')
        if (isPage.test(path)) reply.headers({ 'content-security-policy': policy, ...pageHeaders })
        reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
    serveAssets(app, root, prefix)
  }
  if (visitor) await serveSounds(app, visitor.root, soundsDir)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (visitor && isRead && path === `/${widgetScript}`)
      return reply.code(200).sendFile(widgetScript, visitor.root)
    const page = /^\/visit(\/|$)/.test(path) ? visitor : portal
    if (!page || !isRead || notPages.test(path) || path.includes('/assets/'))
      return sendRefusal(request, reply, refuse('not_found'))
    return reply.code(200).sendFile('index.html', page.root)
  })
}

/** The script that other sites load, at the address that they know; below `/visit/` it is a file as any. */
const widgetScript = 'widget.js'

/** Files that are sent in place of others: at addresses of their own nobody asks for them, and each address costs a start time and memory. */
const compressedGlob = '**/*.{br,gz}'
const isCompressed = /\.(br|gz)$/

/** Files named by their content: hundreds, which have one address together for the same reasons. */
const assetsGlob = 'assets/**'

/** Serves the files of an app that are named by their content, those that were there at the start. */
function serveAssets(app: FastifyInstance, root: string, prefix: string): void {
  const folder = join(root, 'assets')
  const files = new Set(existsSync(folder) ? readdirSync(folder) : [])
  app.route<{ Params: { file: string } }>({
    method: ['GET', 'HEAD'],
    url: `${prefix}assets/:file`,
    schema: { hide: true },
    handler({ params: { file } }, reply) {
      if (!files.has(file) || isCompressed.test(file)) return reply.callNotFound()
      return reply.sendFile(file, folder)
    },
    errorHandler(error, request, reply) {
      // Whoever asked went away meanwhile.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy()
      else app.errorHandler(error, request, reply)
    },
  })
}

/** Files of the visitors' app that an operator may have others of. */
const soundsGlob = 'sounds/**'

/** Serves the sounds of the call display: of each file the operator's own, where there is one. Their names stay when they are recorded anew. */
async function serveSounds(app: FastifyInstance, root: string, ownDir: string | undefined): Promise<void> {
  const carried = join(root, 'sounds')
  const folders = [
    ...(ownDir === undefined ? [] : [resolve(ownDir)]),
    ...(existsSync(carried) ? [carried] : []),
  ]
  // Pages that are being built have none yet.
  if (folders.length === 0) return
  await app.register(fastifyStatic, {
    root: folders,
    ...{ prefix: '/visit/sounds/', decorateReply: false, wildcard: false, index: false },
    ...{ cacheControl: false, setHeaders: (reply) => reply.header('cache-control', 'no-cache') },
  })
}
