import { expect, type Page } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { enterAs, walkTo } from '../testing/portal.ts'

const screens = [
  { path: '/locations', open: 'Add location', again: 'Add location' },
  { path: '/specialists', open: 'Edit Daina Lapsa', again: 'Add specialist' },
  { path: '/portal-users', open: 'Invite', again: 'Invite' },
] as const

const dialog = (page: Page) => page.getByRole('dialog')

test('Back closes a dialog that stands in the address, and then leaves the screen; nothing opens again', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/open-times', language: 'en' })
  for (const { path, open, again } of screens)
    await test.step(path, async () => {
      await walkTo(page, path)
      const atPath = new RegExp(`${path}$`)

      await page.getByRole('button', { name: open, exact: true }).click()
      await expect(dialog(page)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}\\?`))
      await page.goBack()
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(atPath)

      await page.getByRole('button', { name: again, exact: true }).click()
      await expect(dialog(page)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(atPath)

      await page.goBack()
      await expect(page).toHaveURL(/\/open-times$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Opening hours' })).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
    })
})
