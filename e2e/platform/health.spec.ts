import { expect } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs } from '../testing/portal.ts'

const email = 'admin@rinda.example'
const path = '/tools/health'

test('the admin of the platform sees how the server is, what is due and the nodes, and is told when it is away', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/tools', email, language: 'en' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Health/ })
    .press('Enter')
  await expect(page).toHaveURL(/tools\/health/)
  const parts = page.getByRole('list', { name: 'Parts of the server' }).getByRole('listitem')
  await expect(parts.filter({ hasText: 'Database' })).toContainText('ms')
  await expect(parts.filter({ hasText: 'Messages to visitors' })).toContainText('given up')
  await expect(page.getByRole('region', { name: 'What is due next' })).toContainText('Held times that end')
  await expect(page.getByRole('region', { name: 'Nodes that serve' })).toContainText('Answering')

  await page.route('**/api/portal/tools/health', (route) => route.abort())
  await expect(page.getByText('The server does not say how it is')).toBeVisible()
  await page.unroute('**/api/portal/tools/health')
  await expect(parts.filter({ hasText: 'Database' })).toBeVisible()
})

test('who sees no tools does not see it', async ({ browser }) => {
  const page = await enterAs(browser, { path })
  await expect(page).not.toHaveURL(/tools/)
})

for (const look of looks) {
  test(`the health of the server, ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path, email, ...look })
    await expect(page.locator('[data-job="holds"]')).toBeVisible()
    // Each work has a name in words: not the one that the program knows it by.
    const names = await page
      .locator('[data-job]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('data-job'), one.textContent ?? '']))
    expect(names.filter(([name, text]) => text?.startsWith(String(name)))).toEqual([])
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
