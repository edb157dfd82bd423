import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { dayAhead, enterAs, openScreen } from '../testing/portal.ts'

/** Days of the last two weeks: on some of them the office was open, and somebody did not come. */
const daysBack = Array.from({ length: 14 }, (_, index) => dayAhead(-1 - index))
const weekOf = (date: string) => `/bookings/calendar?location=1&date=${date}`
const dayOf = (date: string) => `/bookings?location=1&date=${date}`
const inWeek = (page: Page, state: string) =>
  page.locator(`[data-column] button[data-state="${state}"]:not([aria-haspopup])`)

/** Colours of the bar and of the ground of a booking. */
const colorsOf = (one: Locator) =>
  one.evaluate((cell) => {
    const { borderLeftColor, backgroundColor } = getComputedStyle(cell)
    return [borderLeftColor, backgroundColor]
  })

/** Opens the weeks that are over until one has a booking of a state by itself. */
async function findInWeek(page: Page, state: string): Promise<Locator> {
  for (const date of [daysBack[0], daysBack[7]]) {
    await openScreen(page, weekOf(date ?? ''))
    await expect(page.locator('[data-column]')).toHaveCount(7)
    await expect(page.locator('button[data-state]').first()).toBeVisible()
    if (await inWeek(page, state).count()) return inWeek(page, state).first()
  }
  throw new Error(`no booking of two weeks is ${state} and by itself`)
}

test('a visit to which nobody came is grey in the week as in the day, one that was attended green in both', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: weekOf(daysBack[0] ?? '') })
  const seen: string[][] = []
  for (const state of ['past', 'attended']) {
    const found = await findInWeek(page, state)
    const [qtid, label] = [await found.getAttribute('data-cell'), await found.getAttribute('aria-label')]
    expect(label).toContain({ past: 'pagājis', attended: 'apkalpots' }[state])
    const colors = await colorsOf(found)
    seen.push(colors)
    for (const date of daysBack) {
      await openScreen(page, dayOf(date))
      const same = page.locator(`[data-cell="${qtid}"]`)
      if ((await same.count()) === 0) continue
      await expect(same).toHaveAttribute('data-state', state)
      expect(await colorsOf(same)).toEqual(colors)
      break
    }
  }
  expect(seen[0]).not.toEqual(seen[1])
})

test('whoever was attended has a mark in the week, however narrow their part is', async ({ browser }) => {
  const page = await enterAs(browser, { path: weekOf(daysBack[0] ?? '') })
  for (const width of [1366, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await findInWeek(page, 'attended')
    const bare = inWeek(page, 'attended').filter({ hasNot: page.locator('svg') })
    await expect(bare).toHaveCount(0)
  }
})

test('a column without free time does not say so in the colour of what is free', async ({ browser }) => {
  const page = await enterAs(browser, { path: dayOf(dayAhead(-1)) })
  const none = page.getByText('nav brīvu', { exact: true })
  for (const date of daysBack) {
    await openScreen(page, dayOf(date))
    await expect(page.getByRole('grid')).toBeVisible()
    if (await none.count()) break
  }
  const [own, around] = await none
    .first()
    .evaluate((one) => [one, one.parentElement].map((each) => each && getComputedStyle(each).color))
  expect(own).toBe(around)
})
