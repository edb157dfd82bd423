import { createHash } from 'node:crypto'
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from './answer/api-reply.ts'
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
  if (built.length > 0)
    await app.register(fastifyStatic, {
      root: built.map(({ root }) => root),
      // It gives `sendFile` alone: to look for the files by itself takes it longer than all else that is done at a start for the pages.
      serve: false,
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
  for (const { root, prefix } of built) serveFiles(app, root, prefix)
  if (visitor) serveFolder(app, soundsIn(visitor.root, soundsDir), `/visit/${soundsFolder}/`)
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

/** Sounds of the call display, of which an operator may have others. */
const soundsFolder = 'sounds'

/** Files by their names, with the folder in which each is. */
type Files = ReadonlyMap<string, string>

/** Serves the files of an app that are there at the start: those of its folder at an address each, those of each folder in it at one together, as each address costs a start time and memory. */
function serveFiles(app: FastifyInstance, root: string, prefix: string): void {
  for (const file of filesIn(root).keys()) serveFile(app, `${prefix}${file}`, () => ({ file, folder: root }))
  for (const { name } of publicIn(root).filter((entry) => entry.isDirectory()))
    if (name !== soundsFolder) serveFolder(app, filesIn(join(root, name)), `${prefix}${name}/`)
}

function serveFolder(app: FastifyInstance, files: Files, prefix: string): void {
  serveFile(app, `${prefix}:file`, ({ file = '' }) => {
    const folder = files.get(file)
    return folder === undefined ? undefined : { file, folder }
  })
}

type Place = { file: string; folder: string }

function serveFile(
  app: FastifyInstance,
  url: string,
  placeOf: (params: { file?: string }) => Place | undefined,
): void {
  app.route<{ Params: { file?: string } }>({
    method: ['GET', 'HEAD'],
    url,
    schema: { hide: true },
    handler({ params }, reply) {
      const place = placeOf(params)
      return place ? reply.sendFile(place.file, place.folder) : reply.callNotFound()
    },
    errorHandler(error, request, reply) {
      // Whoever asked went away meanwhile.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy()
      else app.errorHandler(error, request, reply)
    },
  })
}

/** Lists what a folder has for others: nothing hidden, and not what is sent compressed in place of a file. */
function publicIn(folder: string): readonly Dirent[] {
  // Pages that are being built have some folders not yet.
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !/^\.|\.(br|gz)$/.test(name))
}

function filesIn(folder: string): Files {
  const files = publicIn(folder).filter((entry) => !entry.isDirectory())
  return new Map(files.map(({ name }) => [name, folder]))
}

/** The sounds of the call display: of each file the operator's own, where there is one. Their names stay when they are recorded anew. */
function soundsIn(root: string, ownDir: string | undefined): Files {
  const carried = filesIn(join(root, soundsFolder))
  return ownDir === undefined ? carried : new Map([...carried, ...filesIn(resolve(ownDir))])
}
