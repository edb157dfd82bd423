import { expect, type Page } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { type Line, loadedBy, openCold } from '../testing/loaded.ts'
import { calendarPath, dayAhead, enterAs } from '../testing/portal.ts'

const path = calendarPath(dayAhead(32))

/** Opens the calendar anew and tells what was fetched for it. */
async function filesOfCalendar(page: Page): Promise<string[]> {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  return files
}

test('a browser that knows Temporal does not fetch another', async ({ browser }) => {
  const page = await enterAs(browser, { path })
  expect(await page.evaluate(() => 'Temporal' in globalThis)).toBe(true)
  const files = await filesOfCalendar(page)
  expect(files.some((file) => file.includes('libraries'))).toBe(true)
  expect(files.filter((file) => file.includes('temporal'))).toEqual([])
})

test('a browser that does not know it fetches it, and shows the same calendar', async ({ browser }) => {
  const page = await enterAs(browser, { path })
  const times = page.locator('[role="row"]').first().locator('[data-cell]')
  await expect(times.first()).toBeVisible()
  const before = await times.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell')))
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Temporal'))
  const files = await filesOfCalendar(page)
  expect(files.filter((file) => file.includes('temporal'))).toHaveLength(1)
  await expect(times.first()).toBeVisible()
  expect(await times.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell')))).toEqual(
    before,
  )
})

test('what the browser loads was compressed beforehand', async ({ page }) => {
  const answers = new Map<string, string | undefined>()
  page.on('response', (response) => {
    answers.set(response.url(), response.headers()['content-encoding'])
  })
  await page.goto('/login')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  const encodings = [...answers].filter(([url]) => /\/(login|(libraries|first-screen|work)[^/]*)$/.test(url))
  expect(encodings.length).toBeGreaterThanOrEqual(4)
  for (const [url, encoding] of encodings)
    expect([url, encoding]).toEqual([url, expect.stringMatching(/^(br|gzip)$/)])
})

test('files named by their content are kept for ever, and what is none of them is not found', async ({
  page,
}) => {
  for (const start of ['/login', '/visit/']) {
    const files: string[] = []
    page.on('request', (request) => files.push(request.url()))
    await page.goto(start)
    const [file = ''] = files.filter((url) => /assets\/[^/]+\.js$/.test(url))
    const found = await page.request.get(file)
    expect(found.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await page.request.head(file)).headers()['content-type']).toMatch(/javascript/)
    const others = [
      `${file}.br`,
      file.replace(/[^/]+$/, 'other.js'),
      file.replace(/[^/]+$/, '..%2findex.html'),
    ]
    for (const other of others)
      expect([other, (await page.request.get(other)).status()]).toEqual([other, 404])
    page.removeAllListeners('request')
  }
  // Other files keep their names when they change, so they are asked for each time.
  const others = { '/favicon.svg': /svg/, '/visit/icons/app.svg': /svg/, '/visit/sounds/lv.json': /json/ }
  for (const [file, type] of Object.entries(others)) {
    const headers = (await page.request.get(file)).headers()
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringMatching(type),
    })
  }
  // What the build keeps for itself is no file of anybody else.
  for (const file of ['/.rinda-build', '/visit/.vite/manifest.json', '/visit/sounds/..%2fworker.js'])
    expect([file, (await page.request.get(file)).headers()['content-type']]).toEqual([
      file,
      expect.stringMatching(/^text\/html/),
    ])
  // What programs look for: the page of the portal is none of it.
  for (const file of ['/robots.txt', '/favicon.ico', '/.well-known/openid-configuration'])
    expect([file, (await page.request.get(file)).status()]).toEqual([file, 404])
})

/** Bytes and requests over HTTP that the first calendar may need until it is there, fonts and data included. The socket is one request more. */
const budget = { bytes: 231_000, requests: 20 }
const late = /dialogs|dialog-libraries|toast-areas|queue-screen|shared/

for (const line of ['fast', 'slow'] satisfies Line[]) {
  test(`on a ${line} line the first calendar keeps to its budget, and the dialogs come after it, once`, async ({
    browser,
    server,
  }) => {
    const cookies = await (await enterAs(browser, { path })).context().cookies()
    const { page } = await openCold(browser, { url: server.url + path, line, cookies })
    await expect(page.getByRole('grid')).toBeVisible()
    const lateScripts = async () =>
      (await loadedBy(page)).map((one) => one.path).filter((file) => late.test(file) && file.endsWith('.js'))
    await expect.poll(async () => (await lateScripts()).join()).toContain('late-dialogs')
    await page.waitForLoadState('networkidle')

    // What follows the line is read once more as the line comes, which may be before the calendar: that is no part of what the calendar needs.
    const loaded = (await loadedBy(page)).filter(({ isBefore }) => isBefore)
    const before = loaded.filter(({ path }, at) => loaded.findIndex((one) => one.path === path) === at)
    const bytes = before.reduce((sum, one) => sum + one.bytes, 0)
    const list = before.map((one) => `${one.bytes} ${one.path}`).join('\n')
    expect(bytes, list).toBeLessThan(budget.bytes)
    expect(before.length, list).toBeLessThanOrEqual(budget.requests)
    expect(before.filter((one) => late.test(one.path))).toEqual([])
    const scripts = await lateScripts()
    expect(scripts.length, scripts.join()).toBeLessThanOrEqual(12)
    await page.context().close()
  })
}

test('whoever saves data is sent the dialogs when the first of them is opened', async ({
  browser,
  server,
}) => {
  const cookies = await (await enterAs(browser, { path })).context().cookies()
  const { page } = await openCold(browser, { url: server.url + path, line: 'fast', cookies, savesData: true })
  const dialogs = async () => (await loadedBy(page)).filter((one) => one.path.includes('late-dialogs'))
  await expect.poll(async () => (await loadedBy(page)).map((one) => one.path).join()).toContain('toast-areas')
  expect(await dialogs()).toEqual([])
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await dialogs()).not.toEqual([])
  await page.context().close()
})

test('the sign-in page loads nothing of the calendar', async ({ browser, server }) => {
  const { page } = await openCold(browser, { url: `${server.url}/login`, line: 'fast', shows: 'main h1' })
  await expect(page.getByRole('link', { name: 'Pieslēgties' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const loaded = await loadedBy(page)
  expect(loaded.map((one) => one.path).filter((file) => /work-|locations/.test(file))).toEqual([])
  expect(loaded.reduce((sum, one) => sum + one.bytes, 0)).toBeLessThan(165_000)
  await page.context().close()
})
