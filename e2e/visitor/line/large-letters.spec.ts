import { expect, type Page } from '@playwright/test'
import { sitDown } from '../../testing/computers.ts'
import { test } from '../../testing/journey.ts'
import { bookedPage, details, goToFriday, sayWho, times } from '../../testing/visit-booking.ts'

test.use({ begins: '12:00' })

/** Nothing scrolls sideways, and no words reach over the screen or over what they stand in. */
async function isWhole(page: Page): Promise<void> {
  // What is still coming in stands for a moment where it will not stay.
  await expect(async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await wordsOver(page)).toEqual([])
  }).toPass()
}

const wordsOver = (page: Page) =>
  page.locator('body :is(h1, h2, p, label, small, strong, td, th, button, a):visible').evaluateAll((all) =>
    all
      .filter((one) => !one.closest('.rinda-only-heard'))
      .filter(
        (one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1,
      )
      .filter((one) => getComputedStyle(one).display !== 'inline')
      .map((one) => one.textContent),
  )

test('a visitor whose letters are twice as large reads and reaches all on the way to a booking', async ({
  browser,
}) => {
  const page = await sitDown(browser, { locale: 'lv-LV', viewport: { width: 390, height: 844 } })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  )
  await page.goto('/visit/location/1')
  await expect(page.getByRole('button', { name: /^Dzīvesvietas deklarēšana/ })).toBeVisible()
  await isWhole(page)
  await page.goto('/visit/bookings')
  await expect(page.getByRole('button', { name: 'Nosūtīt man saiti' })).toBeVisible()
  await isWhole(page)
  await goToFriday(page, 1)
  await isWhole(page)
  await times(page).first().check()
  await page.getByRole('button', { name: /^Turpināt / }).click()
  await expect(details(page)).toBeVisible()
  await page.getByRole('button', { name: /^Pierakstīties uz / }).click()
  await expect(page.getByText('Ierakstiet e-pasta adresi', { exact: false })).toBeVisible()
  await isWhole(page)
  await sayWho(page)
  await page.getByRole('button', { name: /^Pierakstīties uz / }).click()
  await bookedPage(page)
  await expect(page.getByRole('button', { name: 'Saglabāt PDF' })).toBeVisible()
  await isWhole(page)
  await page.getByRole('button', { name: 'Pārcelt uz citu laiku' }).click()
  await expect(times(page).first()).toBeAttached()
  await isWhole(page)
})
