import { expect, type Page, test } from '@playwright/test'
import { addDays, weekdayOf } from '@rinda/domain/time/zone'
import { bookingOf, dayAhead, enterAs, fillVisitor, newName, words } from './portal.ts'

/** A Thursday at least so many days ahead: offices are open, and the building board advises. */
function thursdayAhead(days: number): string {
  const day = dayAhead(days)
  const thursday = [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(day, more)).find(isThursday)
  return thursday ?? day
}
const isThursday = (date: string) => weekdayOf(date) === 'thursday'

const at = (location: number) => `/bookings?location=${location}&date=${thursdayAhead(8)}`
const newBooking = (page: Page) => page.getByRole('button', { name: /^Jauns pieraksts/ })

test('the city asks for a topic by location and for more by service; what was chosen is kept meanwhile', async ({
  browser,
}) => {
  const page = await enterAs(browser, { email: 'admin@city.example', path: at(3401) })
  await newBooking(page).click()
  const dialog = page.getByRole('dialog', { name: 'Jauns pieraksts' })
  const field = (name: string) => dialog.locator(`[name="${name}"]`)
  const service = dialog.getByLabel('Pakalpojums')
  await expect(field('topic')).toBeVisible()
  await expect(field('select')).toHaveCount(0)

  await service.selectOption('34012')
  await field('select').selectOption({ label: 'Pārbūve' })
  await field('topic').selectOption({ label: 'Būvniecība' })
  const lastName = newName()
  await fillVisitor(page, 'Skaidrīte', lastName)
  await service.selectOption('34011')
  await expect(field('select')).toHaveCount(0)
  await service.selectOption('34012')
  await expect(field('select')).toHaveValue('rebuild')
  await expect(field('last_name')).toHaveValue(lastName)

  await dialog.getByRole('radio').first().check({ force: true })
  await expect(dialog.getByText('Laiks jums rezervēts līdz')).toBeVisible()
  await dialog.getByRole('button', { name: words.lv.save, exact: true }).click()
  await page.getByRole('button', { name: words.lv.ok, exact: true }).click()
  await expect(field('notes')).toBeFocused()
  await field('notes').fill('Zvanīs pirms vizītes')
  await dialog.getByRole('button', { name: words.lv.save, exact: true }).click()

  await bookingOf(page, `Skaidrīte ${lastName}`).click()
  const details = page.getByRole('dialog', { name: `Skaidrīte ${lastName}` })
  await expect(details.getByText('Būvniecība')).toBeVisible()
  await expect(details.getByText('Pārbūve')).toBeVisible()
})

test('at the nail studio only an admin books, and a branch sees itself only', async ({ browser }) => {
  const user = await enterAs(browser, {
    email: 'user@nails.example',
    path: `/bookings?date=${thursdayAhead(8)}`,
  })
  await expect(user.getByRole('grid')).toBeVisible()
  await expect(newBooking(user)).toHaveCount(0)
  await expect(user.getByRole('combobox', { name: 'Filiāles' })).toContainText('Ziemeļi')
  await user.locator('button[data-cell][aria-disabled]').first().click({ force: true })
  await expect(user.getByRole('dialog')).toHaveCount(0)
  const admin = await enterAs(browser, { email: 'admin@nails.example', path: at(4001) })
  await admin.locator('button[data-cell]').first().click()
  await expect(admin.getByRole('dialog', { name: 'Jauns pieraksts' })).toBeVisible()
})

test('the clinic’s day begins at four', async ({ browser }) => {
  const page = await enterAs(browser, { email: 'admin@dental.example', path: at(3901) })
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByText('04:00', { exact: true })).toBeAttached()
  await expect(page.getByText('03:00', { exact: true })).toHaveCount(0)
})

test('people of the agency see its location 93 only', async ({ browser }) => {
  const page = await enterAs(browser, { email: 'user@agency.example', path: '/bookings' })
  await expect(page.getByRole('grid')).toBeVisible()
  const locations = await page.evaluate(async () => {
    const response = await fetch('/api/portal/locations')
    const document = (await response.json()) as { data: { id: string }[] }
    return document.data.map(({ id }) => id)
  })
  expect(locations).toEqual(['93'])
})
