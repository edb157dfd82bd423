import { expect } from '@playwright/test'
import { test } from './journey.ts'
import { enterAs } from './portal.ts'

test('look', async ({ browser }) => {
  test.setTimeout(120_000)
  for (const [name, look] of [
    ['lv', { language: 'lv', viewport: { width: 1366, height: 768 } }],
    ['ru', { language: 'ru', colorScheme: 'dark', viewport: { width: 1366, height: 768 } }],
    ['phone', { language: 'lv', viewport: { width: 390, height: 844 } }],
  ] as const) {
    const page = await enterAs(browser, { path: '/queue-day?location=3&period=month', ...look })
    page.on('console', (m) => {
      if (m.type() === 'error') console.log(m.text())
    })
    await page.waitForTimeout(2500)
    await page.screenshot({ path: `/tmp/shot-${name}.png`, fullPage: true })
    await page.goto('/queue-day?location=3&period=month&view=table')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/shot-${name}-table.png`, fullPage: true })
    await page.goto('/queue-day?location=3')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: `/tmp/shot-${name}-day.png`, fullPage: true })
    await page.goto('/queue-day?location=3&from=2026-10-20&to=2026-11-20')
    await page.waitForTimeout(1500)
    await page.locator('[data-figure]').first().waitFor()
    await page
      .locator('button[aria-haspopup="dialog"]')
      .filter({ hasText: /\d/ })
      .first()
      .click()
      .catch(() => {})
    await page.waitForTimeout(800)
    await page.screenshot({ path: `/tmp/shot-${name}-other.png`, fullPage: false })
  }
})
