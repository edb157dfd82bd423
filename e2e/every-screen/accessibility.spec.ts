import { expect } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import {
  book,
  bookingOf,
  calendarPath,
  dayAhead,
  enterAs,
  freeSlots,
  newName,
  words,
} from '../testing/portal.ts'

for (const [index, look] of looks.entries()) {
  const { language, viewport } = look

  test(`sign-in, ${language}, ${viewport.width} px`, async ({ browser }) => {
    const locale = { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }[language]
    const page = await (await browser.newContext({ ...look, locale })).newPage()
    await page.goto('/login')
    await expect(page.getByRole('link', { name: words[language].signIn })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('link', { name: words[language].signIn }).click()
    await expect(page.locator('input[type="password"]')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  test(`calendar and its dialogs, ${language}, ${viewport.width} px`, async ({ browser }) => {
    const date = dayAhead(36 + index)
    const page = await enterAs(browser, { path: calendarPath(date), ...look })
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
