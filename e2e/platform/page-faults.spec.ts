import { expect, type Page } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { enterAs } from '../testing/portal.ts'

/** Lets a script of the page fail, as a fault of ours would, with what somebody typed in its words. */
async function fail(page: Page, kind: 'error' | 'rejection'): Promise<void> {
  await page.evaluate((kind) => {
    const error = new TypeError(`could not show "Zigfrīda Ķirsiņa" of zigfrida@visitor.example (${kind})`)
    // Not by a timer: where a journey's clock is moved, timers are the clock's, and it catches what they throw.
    queueMicrotask(() => {
      if (kind === 'rejection') void Promise.reject(error)
      else throw error
    })
  }, kind)
}

test('a fault of a page stands once in the log of the server, with its version and nothing of a person', async ({
  browser,
  server,
}) => {
  const portal = await enterAs(browser, { path: '/home?secret=26337714#zigfrida' })
  await expect(portal.getByRole('main')).toBeVisible()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${server.url}/visit/location/1?secret=26337714#zigfrida`)
  await expect(visitor.getByRole('heading').first()).toBeVisible()
  let log = ''
  const told = () => {
    log += server.said()
    return log.split('\n').filter((line) => line.includes('a page failed'))
  }
  told()
  for (const page of [portal, visitor]) {
    for (const kind of ['error', 'rejection'] as const) {
      // The second time it says nothing new.
      for (const _ of [1, 2]) await fail(page, kind)
      const app = page === portal ? 'portal' : 'visitor'
      await expect
        .poll(() => told().filter((line) => line.includes(`"app":"${app}"`) && line.includes(`(${kind})`)))
        .toHaveLength(1)
    }
  }
  expect(told()).toHaveLength(4)
  const version = await portal.locator('meta[name="rinda-version"]').getAttribute('content')
  for (const line of told()) expect(line).toMatch(/"screen":"\/(home|visit\/location\/:id|[a-z/-]*)"/)
  expect(told().filter((line) => line.includes(`"version":"${version}"`)).length).toBeGreaterThan(0)
  expect(told().join()).not.toMatch(/zigfr|ķirsiņa|26337714/i)
})
