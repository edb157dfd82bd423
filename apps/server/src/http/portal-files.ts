import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { refuse } from '@rinda/contract/wire/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from './api-reply.ts'
import type { PeopleConfig } from './portal-config.ts'
import { portalOrigin } from './portal-origin.ts'

const portalFolder = fileURLToPath(new URL('../../../portal/dist', import.meta.url))

/**
 * Gives the content policy of the portal's pages: they load from their own origin, and the tiles of the map
 * where the operator has some. Styles may stand in the page, as the component library writes them there, and the
 * scripts that the build put there, by their hash. Its sockets are named, since not every browser counts them to its own origin.
 */
function contentPolicy(origin: string, tilesUrl: string | undefined, ownScripts: readonly string[]): string {
  const tiles = tilesUrl === undefined ? '' : ` ${new URL(tilesUrl).origin}`
  return [
    "default-src 'self'",
    ["script-src 'self'", ...ownScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${tiles}`,
    `connect-src 'self' ${origin.replace(/^http/, 'ws')}`,
    "frame-ancestors 'none'",
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
function scriptsIn(page: string): readonly string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

/**
 * Paths that are no pages: an unknown one there is not found, anywhere else the portal decides. `/queue` itself is the page of the counter; the
 * socket of the queue is below it.
 */
const notPages = /^\/((api|auth|oidc|booking|cable|health|docs|visit)(\/|$)|queue\/)/

/** The version of the portal that is served; the project's own where there is no built portal. */
export function publishedVersion(projectVersion: string): string {
  const file = join(portalFolder, 'version.json')
  if (!existsSync(file)) return projectVersion
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Serves the built portal: its files for ever, its page at every path that is nothing else. */
export async function servePortal(
  app: FastifyInstance,
  { people, tilesUrl }: { people: PeopleConfig; tilesUrl: string | undefined },
): Promise<void> {
  const page = join(portalFolder, 'index.html')
  const hasPortal = existsSync(page)
  const ownScripts = hasPortal ? scriptsIn(readFileSync(page, 'utf8')) : []
  const policyFor = (request: FastifyRequest) => ({
    'content-security-policy': contentPolicy(portalOrigin(request, people), tilesUrl, ownScripts),
  })
  if (hasPortal) {
    await app.register(fastifyStatic, {
      root: portalFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isNamedByContent = path.includes('/assets/')
        if (isPage.test(path)) reply.headers({ ...policyFor(reply.request), ...pageHeaders })
        reply.header('cache-control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const mayBePage = isRead && !notPages.test(request.url.split('?')[0] ?? '')
    if (!hasPortal || !mayBePage || request.url.startsWith('/assets/')) {
      return sendRefusal(request, reply, refuse('not_found'))
    }
    return reply.code(200).sendFile('index.html')
  })
}
