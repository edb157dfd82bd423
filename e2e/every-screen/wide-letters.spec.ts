import { expect } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { signInAs, walkTo } from '../testing/portal.ts'

/** The spacing of WCAG 2.2, criterion 1.4.12, that a person may ask of their browser. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

test('who reads with wide letters on the narrowest screen never scrolls sideways', async ({ browser }) => {
  const page = await signInAs(browser, {
    ...{ email: 'admin@rinda.example', language: 'ru' },
    viewport: { width: 320, height: 700 },
  })
  await page.addInitScript((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, spacing)
  await page.goto('/bookings?location=1')
  await expect(page.locator('main h1')).toBeAttached()
  for (const path of [
    ...['/bookings?location=1', '/bookings/calendar?location=1', '/bookings/overview?location=1'],
    ...['/bookings/list?location=1', '/queue?location=2', '/queue-day?location=2'],
    ...['/queue-staffing?location=2', '/locations', '/locations/1', '/service-config', '/portal-users'],
  ])
    await test.step(path, async () => {
      await walkTo(page, path)
      await expect(page.locator('main h1')).toBeAttached()
      await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0)
    })

  // In the week of an office screen what stands beside the names says when it begins, where more has no room.
  await page.setViewportSize({ width: 1366, height: 850 })
  await walkTo(page, '/bookings/calendar?location=1')
  const times = page.locator('[data-start]')
  await expect(times.first()).toBeVisible()
  const cut = await times.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length)
  expect(cut).toBe(0)
})
