import { expect, type Page } from '@playwright/test'
import { addDays, weekdayOf, weekdays } from '@rinda/domain/time/zone'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { book, calendarPath, dayAhead, enterAs, freeSlots, newName } from '../testing/portal.ts'

const overviewPath = (date: string) => `/bookings/overview?location=1&date=${date}`
const mondayOf = (date: string) => addDays(date, -((weekdays.indexOf(weekdayOf(date)) + 6) % 7))
const boxes = (page: Page) => page.locator('td button[data-cell]')
const phone = { width: 390, height: 844 }

test('services are rows, the days of the week are columns, and a box opens its booking', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: overviewPath(dayAhead(0)) })
  await expect(page.getByRole('columnheader')).toHaveCount(8)
  await expect(page.getByRole('columnheader').nth(1)).toContainText('pirmdiena')
  await expect(page.getByRole('columnheader').locator('..').locator('[aria-current="date"]')).toHaveCount(1)
  await expect(page.getByRole('rowheader').first()).toContainText(/pierakst/)
  await expect(page.getByRole('button', { name: /nedēļa$/ })).toHaveCount(0)

  const box = boxes(page).first()
  await box.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(box).toBeFocused()
})

test('the pointer and the focus light the row and the column they are in', async ({ browser }) => {
  const page = await enterAs(browser, { path: overviewPath(dayAhead(0)) })
  const lit = page.locator('th[data-day][data-lit]')
  await boxes(page).first().hover()
  await expect(lit).toHaveCount(1)
  await expect(page.locator('tr[data-lit] th[scope="row"]')).toHaveCount(1)
  const before = await lit.getAttribute('data-day')

  await page.mouse.move(5, 5)
  await expect(lit).toHaveCount(0)
  await boxes(page).first().focus()
  await expect(lit).toHaveAttribute('data-day', before ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(lit).not.toHaveAttribute('data-day', before ?? '')
  await expect(page.locator('td button:focus')).toHaveCount(1)
})

test('in a crowded cell those of one time are one box, which tells whose they are and opens as their list', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: overviewPath(dayAhead(0)) })
  const group = page.locator('td button[data-of]').first()
  const count = ((await group.getAttribute('data-of')) ?? '').split(' ').length
  expect(count).toBeGreaterThan(1)
  const hint = page.locator('section > div[aria-hidden="true"]')
  await expect(hint).toBeHidden()
  await group.focus()
  await expect(hint).toBeVisible()
  expect((await hint.textContent())?.split('\n')).toHaveLength(count)
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await group.hover()
  await expect(hint).toBeVisible()

  await group.click()
  const list = page.getByRole('dialog', { name: 'Pieraksti' })
  await expect(list.getByRole('listitem')).toHaveCount(count)
  await list.getByRole('listitem').first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toHaveCount(2)
})

test('a colleague’s booking comes into its box, and leaves when it is canceled', async ({ browser }) => {
  const date = dayAhead(26)
  const [anna, colleague] = await Promise.all([
    enterAs(browser, { path: overviewPath(date) }),
    enterAs(browser, { path: calendarPath(date), email: 'user@rinda.example' }),
  ])
  await expect(anna.getByRole('grid')).toBeVisible()
  const name = newName()
  await book(colleague, freeSlots(colleague).nth(1), 'Olga', name)
  const box = anna.getByRole('gridcell').getByRole('button', { name: `Olga ${name}` })
  await expect(box).toBeVisible()
  await box.click()
  await anna.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  await anna.getByRole('button', { name: 'Jā', exact: true }).click()
  await expect(box).toHaveCount(0)
})

test('weeks are picked from the calendar', async ({ browser }) => {
  const today = dayAhead(0)
  const page = await enterAs(browser, { path: overviewPath(today) })
  await page.getByRole('button', { name: /^Izvēlēties nedēļu/ }).click()
  const picker = page.getByRole('dialog', { name: /^Izvēlēties nedēļu/ })
  const monday = mondayOf(today)
  await expect(picker.locator('[data-selected]')).toHaveCount(7)
  await picker.locator('[data-selected]').first().hover()
  await page.keyboard.press('Escape')
  await expect(picker).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('columnheader').nth(1)).toContainText(
    String(Number(addDays(monday, 7).slice(-2))),
  )
})

test('on a phone one day is seen at a time, the others a tap away, and nothing overflows', async ({
  browser,
}) => {
  const monday = mondayOf(dayAhead(0))
  const page = await enterAs(browser, { path: overviewPath(monday), viewport: phone })
  const tabs = page.getByRole('navigation', { name: 'Izvēlēties dienu' }).getByRole('button')
  await expect(tabs).toHaveCount(7)
  await expect(tabs.first()).toHaveAttribute('aria-current', 'date')
  await tabs.nth(1).click()
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'date')
  await expect(page.locator(`td[data-day="${addDays(monday, 1)}"]`).first()).toBeVisible()
  await expect(page.locator(`td[data-day="${monday}"]`)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

for (const look of looks) {
  test(`nothing that axe finds wrong, ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path: overviewPath(dayAhead(0)), ...look })
    await expect(boxes(page).first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
