import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { calendarPath, dayAhead, enterAs } from './portal.ts'

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
  const encodings = [...answers].filter(([url]) =>
    /\/(login|libraries[^/]*\.js|first-screen[^/]*)$/.test(url),
  )
  expect(encodings.length).toBeGreaterThanOrEqual(4)
  for (const [url, encoding] of encodings)
    expect([url, encoding]).toEqual([url, expect.stringMatching(/^(br|gzip)$/)])
})
