import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/clients/http-calls.ts'
import { morning } from '../../testing/towns/bookings.ts'
import { startWorld, type World } from '../../testing/towns/world.ts'

/** Pages that may be shown within a page of another site, and the sites that may. */

const town = 'https://www.town.example'
let world: World

beforeAll(async () => {
  world = await startWorld({ now: morning })
  await nameOrigins([town, 'http://localhost:8080'])
})
afterAll(async () => {
  expect(world.faults).toEqual([])
  await world.close()
})

async function nameOrigins(widgetOrigins: readonly string[]): Promise<void> {
  await world.db
    .updateTable('companies')
    .set({ profile: JSON.stringify({ widgetOrigins }) })
    .where('company_id', '=', 1)
    .execute()
}

async function framedBy(path: string): Promise<[number, string | undefined]> {
  const { status, headers } = await call(world, `GET ${path}`)
  const policy = headers.get('content-security-policy') ?? ''
  return [status, /frame-ancestors ([^;]*)/.exec(policy)?.[1]]
}

test.each(['company/1', 'location/1', 'service/1'])(
  'the widget of %s is shown by us and by the sites that its company names',
  async (subject) => {
    expect(await framedBy(`/visit/widget/${subject}?host=https://evil.example`)).toEqual([
      200,
      `'self' ${town} http://localhost:8080`,
    ])
  },
)

test('of another company, and of nothing that visitors see, no other site shows it', async () => {
  expect(await framedBy('/visit/widget/company/40')).toEqual([200, "'self'"])
  for (const subject of ['company/999999', 'location/x', 'service/0'])
    expect(await framedBy(`/visit/widget/${subject}`)).toEqual([404, "'none'"])
})

test('who may show it is asked each time, and a site that is named no more shows it no more', async () => {
  const before = await call(world, 'GET /visit/widget/service/1')
  expect(before.headers.get('cache-control')).toBe('no-cache')
  await nameOrigins([])
  expect(await framedBy('/visit/widget/service/1')).toEqual([200, "'self'"])
  await nameOrigins([town])
})

test('no other page of ours is shown in a frame', async () => {
  const paths = ['', '1', 'location/1', 'book/1', 'booking/x', 'ticket/1', 'kiosk/1', 'display/1', 'nowhere']
  for (const path of [...paths.map((one) => `/visit/${one}`), '/', '/login', '/bookings/calendar', '/docs']) {
    const { status, headers } = await call(world, `GET ${path}`)
    // Without built apps there are no pages of theirs.
    if (!headers.get('content-type')?.startsWith('text/html')) continue
    expect([path, status, headers.get('content-security-policy')]).toEqual([
      path,
      expect.any(Number),
      expect.stringContaining("frame-ancestors 'none'"),
    ])
  }
})

test('its page is not to be found by itself, looks as it was asked to, and runs the one script that its policy names', async () => {
  const { text, headers } = await call(world, 'GET /visit/widget/service/1?theme=dark&lang=ru')
  expect(text).toMatch(/<html data-widget data-theme="dark" lang="ru">/)
  expect(text).toContain('<meta name="robots" content="noindex">')
  const [, script = ''] = /<head><script>(.*?)<\/script>/s.exec(text) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  const odd = await call(world, 'GET /visit/widget/service/1?theme=%22%3E%3Cscript%3E')
  expect(odd.text).toMatch(/<html data-widget data-theme="light" lang/)
})
