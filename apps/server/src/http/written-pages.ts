import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rowId } from '@rinda/contract/wire/fields'
import type { Point } from '@rinda/domain/place/distance'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, pageLanguage } from '../edge/page-language.ts'
import type { PageCall, PageFeature, PageFrame, PageLook } from '../edge/written-page.ts'
import { contentPolicy, folderOf, namedScript, type Pages, pageOf, scriptsIn } from './app-files.ts'
import { portalOrigin } from './origin.ts'

type Options = Omit<Pages, 'soundsDir'> & { clock: () => Date }

/** Cookie in which a browser keeps the language of its visitor, and how long (s). The app writes it too. */
const languageCookie = /(?:^|;\s*)rinda_language=(\w\w)/
const keepLanguageFor = 365 * 24 * 60 * 60

/** Time (s) for which a browser may show a page again without asking. */
const freshFor = 10

/** Serves pages that are written by the server: each to whoever asks, in their language, whatever else stands in the address. */
export function servePages(app: FastifyInstance, options: Options, { pages, broken }: PageFeature): void {
  const look = readLook()
  const scripts = scriptsIn(look.appPage)
  for (const { path, write } of pages) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const call = readPageCall(request, options, look)
      const policyIn = (frame?: PageFrame) =>
        frame
          ? contentPolicy(
              call.origin,
              options.tilesUrl,
              [...scripts, namedScript(frame.script)],
              ["'self'", ...frame.origins],
            )
          : contentPolicy(call.origin, options.tilesUrl, scripts)
      setHeaders(reply, call, policyIn())
      try {
        const { status, html, frame } = await write(call)
        // Who may show it is asked each time.
        if (frame) reply.headers({ 'content-security-policy': policyIn(frame), 'cache-control': 'no-cache' })
        return reply.code(status).send(html)
      } catch (error) {
        request.log.error({ err: error }, 'A page could not be written.')
        return reply
          .code(503)
          .header('cache-control', 'no-store')
          .send(await broken(call))
      }
    })
  }
}

function readPageCall(request: FastifyRequest, { people, clock }: Options, look: PageLook): PageCall {
  const { pathname, searchParams: query } = new URL(request.url, 'http://page')
  const { cookie, 'accept-language': accepted, 'x-near': near } = request.headers
  const kept = languageCookie.exec(cookie ?? '')?.[1]
  const id = rowId.safeParse((request.params as { id?: string }).id)
  return {
    id: id.success ? id.data : null,
    path: pathname,
    query,
    language: pageLanguage(query.get('lang'), kept, accepted),
    origin: portalOrigin(request, people),
    near: pointIn(near),
    now: clock(),
    look,
  }
}

function setHeaders(reply: FastifyReply, { query, language }: PageCall, policy: string): void {
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': `private, max-age=${freshFor}`,
    'referrer-policy': 'same-origin',
    vary: 'accept-language, cookie',
  })
  // Who chose a language keeps it, with no script either.
  if (isLanguage(query.get('lang')))
    reply.header(
      'set-cookie',
      `rinda_language=${language}; Path=/visit; Max-Age=${keepLanguageFor}; SameSite=Lax`,
    )
}

/** Reads `56.95,24.11`. */
function pointIn(header: string | string[] | undefined): Point | null {
  const [, north, east] = /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(String(header)) ?? []
  return north && east ? { latitude: Number(north), longitude: Number(east) } : null
}

const bareApp =
  '<!doctype html><html lang="lv"><head><title>Rinda</title></head><body><div id="root"></div></body></html>'

/** Reads what the build left: the page of the app, and the names of the files of these pages. */
function readLook(): PageLook {
  const folder = folderOf('visitor')
  const appPage = pageOf('visitor')
  if (appPage === undefined) return { appPage: bareApp, style: null, script: null, map: null, placeStyle: '' }
  type Manifest = { [source: string]: { file: string; css?: string[] } | undefined }
  const named = join(folder, '.vite', 'manifest.json')
  const manifest: Manifest = existsSync(named) ? JSON.parse(readFileSync(named, 'utf8')) : {}
  const find = manifest['src/features/find-place/find-place.ts']
  const map = manifest['src/features/find-place/map/draw-map.ts']
  const place = manifest['src/features/place-details/place-details.css']
  return {
    appPage,
    style: find?.css?.[0] ? `/visit/${find.css[0]}` : null,
    script: find ? `/visit/${find.file}` : null,
    map: map?.css?.[0] ? { script: `/visit/${map.file}`, style: `/visit/${map.css[0]}` } : null,
    placeStyle: place ? readFileSync(join(folder, place.file), 'utf8').trim() : '',
  }
}
