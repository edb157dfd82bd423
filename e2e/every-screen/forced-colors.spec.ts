import { expect, type Locator } from '@playwright/test'
import { sitDown } from '../testing/computers.ts'
import { test } from '../testing/journey.ts'
import { calendarPath, dayAhead, enterAs } from '../testing/portal.ts'
import { details, goToFriday, times } from '../testing/visit-booking.ts'

const fillOf = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor)

async function standsOut(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen.first()).toBeVisible()
  await expect(other.first()).toBeVisible()
  expect(await fillOf(chosen.first())).not.toBe(await fillOf(other.first()))
}

test('where a person has colours of their own, what is chosen in the portal is told apart', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(5)) })
  await page.emulateMedia({ forcedColors: 'active' })
  const banner = page.getByRole('banner')
  await standsOut(banner.locator('[aria-pressed="true"]'), banner.locator('[aria-pressed="false"]'))
  const views = page.getByRole('toolbar').locator('label:has(> input[type="radio"])')
  await standsOut(views.filter({ hasText: 'Diena' }), views.filter({ hasText: 'Nedēļa' }))
})

test('free times of the week draw no border over the names of those who come', async ({ browser }) => {
  const page = await enterAs(browser, { path: `/bookings/calendar?location=1&date=${dayAhead(2)}` })
  await page.emulateMedia({ forcedColors: 'active' })
  const beside = page.locator('button[data-is-beside]')
  await expect(beside.first()).toBeAttached()
  await page.mouse.move(0, 0)
  await expect(beside.first()).toHaveCSS('border-top-style', 'none')
})

test('a visitor with colours of their own sees which day and which language are chosen', async ({
  browser,
}) => {
  const page = await sitDown(browser, { locale: 'lv-LV', viewport: { width: 390, height: 844 } })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/visit/book/1')
  await standsOut(page.locator('label[data-chosen="true"]'), page.locator('label[data-chosen="false"]'))
  await standsOut(page.locator('[aria-pressed="true"]'), page.locator('[aria-pressed="false"]'))
})

test('a visitor with colours of their own sees where the buttons are that lead on', async ({ browser }) => {
  const page = await sitDown(browser, { locale: 'lv-LV', viewport: { width: 390, height: 844 } })
  await page.emulateMedia({ forcedColors: 'active' })
  await goToFriday(page, 1)
  const lead = page.locator('main form button').last()
  await expect(lead).toHaveCSS('border-top-style', 'solid')
  await times(page).first().check()
  await lead.click()
  await expect(details(page)).toBeVisible()
  await expect(lead).toHaveCSS('border-top-style', 'solid')
  await page.goto('/visit/bookings?company=1')
  await expect(page.getByRole('button', { name: 'Nosūtīt man saiti' })).toHaveCSS('border-top-style', 'solid')
})
