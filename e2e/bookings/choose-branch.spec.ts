import { expect, type Page } from '@playwright/test'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { openOptions, optionsButton } from '../testing/phone-options.ts'
import { enterAs } from '../testing/portal.ts'

const email = 'admin@town.example'
const choice = (page: Page) => page.getByRole('combobox', { name: 'Filiāles' }).first()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Meklēt filiāli' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Filiāles' }).getByRole('option')

for (const width of [390, 1366]) {
  test(`of forty branches one is found by a part of its name, by keyboard, and comes first from then on: ${width} px`, async ({
    browser,
  }) => {
    const page = await enterAs(browser, { email, path: '/bookings', viewport: { width, height: 844 } })
    // The list opens itself, and what is typed is looked for at once.
    await expect(search(page)).toBeFocused()
    const all = await options(page).allTextContents()
    expect(all.length).toBeGreaterThan(30)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.type('nekas')
    await expect(options(page)).toHaveCount(0)
    await expect(page.getByText('Tādas filiāles nav.')).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(search(page)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('gailisu')
    await expect(options(page)).toHaveCount(1)
    const found = (await options(page).textContent()) ?? ''
    expect(found).toContain('Gailīšu')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/location=\d+/)
    // On a phone it has gone into the sheet, and the focus to the button that brings it.
    if (width === 390) {
      await expect(optionsButton(page)).toBeFocused()
      await openOptions(page)
    } else await expect(choice(page)).toBeFocused()
    await expect(choice(page)).toHaveText(found)

    await choice(page).click()
    await expect(search(page)).toBeFocused()
    await expect(options(page).first()).toHaveText(found)
    await expect(options(page)).toHaveCount(all.length)
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(choice(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(choice(page)).toBeFocused()
  })
}
