import { expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs, thursdayAhead } from '../testing/portal.ts'

const email = 'admin@rinda.example'
const path = '/tools/sandbox2'
const startAt = (page: Page, time: string) => page.locator(`[data-start="${time}"]`)
const question = (date: string) => `${path}?location=1&service=1&date=${date}`

test('what other hours and a break would win and lose stands side by side, and a link shows the same', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/tools', email, language: 'en' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Slots/ })
    .click()
  await expect(page).toHaveURL(/sandbox2/)
  await page.goto(question(thursdayAhead(40)))
  await expect(page.getByText('Nothing is changed yet')).toBeVisible()
  await expect(startAt(page, '07:00')).toHaveCount(0)
  await expect(startAt(page, '12:00')).toBeVisible()

  await page.getByRole('textbox', { name: 'Open from' }).fill('07:00')
  await page.getByRole('textbox', { name: 'Open till' }).fill('20:00')
  await expect(page).toHaveURL(/hours=07(:|%3A)00-20(:|%3A)00/)
  await expect(startAt(page, '07:00')).toContainText('The location is open 08:00–21:00.')
  await expect(startAt(page, '07:00')).toContainText('Won')
  await expect(startAt(page, '20:30')).toContainText('The location is open 07:00–20:00.')
  await page.getByRole('button', { name: 'Add a break' }).press('Enter')
  await page.getByRole('textbox', { name: 'Break 1 from' }).fill('12:00')
  await page.getByRole('textbox', { name: 'Break 1 till' }).fill('13:00')
  await expect(startAt(page, '12:00')).toContainText(
    'The service is booked 07:00–12:00, 13:00–20:00 on this day.',
  )
  await expect(page.getByRole('status').filter({ hasText: 'won: ' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  const other = await enterAs(browser, {
    path: new URL(page.url()).pathname + new URL(page.url()).search,
    email,
    language: 'en',
  })
  await expect(startAt(other, '07:00')).toContainText('Won')
  await expect(other.getByRole('textbox', { name: 'Break 1 till' })).toHaveValue('13:00')

  await page.getByRole('button', { name: 'Back to how it is set up' }).press('Enter')
  await expect(page.getByText('Nothing is changed yet')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Break 1 from' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Open from' })).toHaveValue('')
  await expect(page).not.toHaveURL(/hours|breaks/)
})

test('a closed day, other specialists, lengths and bounds are tried too, and nothing is kept', async ({
  browser,
}) => {
  const date = thursdayAhead(42)
  const page = await enterAs(browser, { path: question(date), email, language: 'en' })
  await page.getByRole('checkbox', { name: 'Closed on this day' }).press('Space')
  await expect(startAt(page, '12:00')).toContainText('The location is closed on this day.')
  await page.getByRole('checkbox', { name: 'Closed on this day' }).press('Space')
  await expect(page.getByText('Nothing is changed yet')).toBeVisible()

  const specialists = page.getByRole('group', { name: 'Specialists who serve' }).getByRole('checkbox')
  await specialists.first().press('Space')
  await expect(page).toHaveURL(/who=/)
  await expect(startAt(page, '12:00')).toBeVisible()
  await specialists.first().press('Space')
  await expect(page).not.toHaveURL(/who=/)

  await page.getByRole('textbox', { name: 'Days ahead, most' }).fill('3')
  await expect(startAt(page, '12:00')).toContainText('Bookings are taken')
  await page.getByRole('textbox', { name: 'Length, min' }).fill('45')
  await expect(startAt(page, '08:45')).toContainText('Bookings begin at 08:30 and 09:00, not in between.')
  await page.goto(question(date))
  await expect(page.getByText('Nothing is changed yet')).toBeVisible()
  await expect(startAt(page, '08:45')).toHaveCount(0)
})

for (const look of looks) {
  test(`the playground of slots, ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const tried = `${question(thursdayAhead(44))}&hours=10%3A00-16%3A00&breaks=12%3A00-12%3A30`
    const page = await enterAs(browser, { path: tried, email, ...look })
    await expect(startAt(page, '12:00')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
