import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { book, bookingOf, calendarPath, dayAhead, enterAs, freeSlots, newName, words } from './portal.ts'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong on the page, one line for each place. */
async function faultsOf(page: Page): Promise<string[]> {
  // What is still fading has no colours of its own yet.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))),
  )
  const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
  )
}

for (const [index, language] of (['lv', 'en', 'ru'] as const).entries()) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`sign-in, ${language}, ${colorScheme}`, async ({ browser }) => {
      const locale = { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }[language]
      const page = await (await browser.newContext({ locale, colorScheme })).newPage()
      await page.goto('/login')
      await expect(page.getByRole('link', { name: words[language].signIn })).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await page.getByRole('link', { name: words[language].signIn }).click()
      await expect(page.locator('input[type="password"]')).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
    })

    test(`calendar and its dialogs, ${language}, ${colorScheme}`, async ({ browser }) => {
      const date = dayAhead(36 + 2 * index + (colorScheme === 'dark' ? 1 : 0))
      const page = await enterAs(browser, { path: calendarPath(date), language, colorScheme })
      const name = newName()
      await book(page, freeSlots(page).first(), 'Asja', name)
      expect(await faultsOf(page)).toEqual([])

      await bookingOf(page, `Asja ${name}`).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await freeSlots(page).first().click()
      await expect(page.locator('[name="first_name"]')).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      await page.getByRole('button', { name: words[language].save, exact: true }).click()
      await expect(page.getByRole('button', { name: words[language].ok, exact: true })).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
    })
  }
}
