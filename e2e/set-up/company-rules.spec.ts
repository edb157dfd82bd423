import { expect, type Page } from '@playwright/test'
import { answersFor } from '../testing/company-answers.ts'
import { test } from '../testing/journey.ts'
import {
  book,
  bookingOf,
  enterAs,
  fillVisitor,
  freeSlots,
  newName,
  thursdayAhead,
  words,
} from '../testing/portal.ts'

const at = (location: number) => `/bookings?location=${location}&date=${thursdayAhead(8)}`
const newBooking = (page: Page) => page.getByRole('button', { name: 'Jauns pieraksts', exact: true })

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
  await expect(dialog.getByText('Laiks jums rezervēts')).toBeVisible()
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

test('the platform’s admin meets each company’s own rules at its locations', async ({ browser }) => {
  const page = await enterAs(browser, { email: 'admin@rinda.example', path: at(3401) })
  const form = page.getByRole('dialog', { name: 'Jauns pieraksts' })
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await newBooking(page).click()
  await field('topic').selectOption({ label: 'Būvniecība' })
  await expect(form.getByLabel('Ilgums')).toHaveCount(0)
  await form.locator('label:has([name="time"])').last().click()
  await expect(form.getByRole('timer')).toBeVisible()
  const lastName = newName()
  await fillVisitor(page, 'Ērika', lastName)
  await page.keyboard.press('Enter')
  await bookingOf(page, `Ērika ${lastName}`).click()
  const details = page.getByRole('dialog', { name: `Ērika ${lastName}` })
  await expect(details.getByText('Būvniecība')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const block = page.getByRole('dialog', { name: /^Bloķēt laiku/ })
  const startBlock = async () => {
    await page.getByRole('button', { name: 'Bloķēt laiku' }).click()
    await expect(block.getByLabel('2 h', { exact: true })).toBeVisible()
  }
  const isAllDay = block.getByLabel(/^Visa diena/)
  await startBlock()
  await expect(block.getByLabel('Iemesls')).toHaveCount(0)
  await expect(isAllDay).toHaveCount(0)
  await page.goto(at(4401))
  await startBlock()
  await expect(block.getByLabel('Iemesls')).toBeVisible()

  await page.goto('/bookings/list?location=93')
  await expect(page.getByRole('columnheader', { name: 'Uzņēmums' })).toBeVisible()
})

test('at the nail studio only an admin books, and a branch sees itself only', async ({ browser }) => {
  const user = await enterAs(browser, {
    email: 'user@nails.example',
    path: `/bookings?date=${thursdayAhead(8)}`,
  })
  await expect(user.getByRole('grid')).toBeVisible()
  await expect(user.getByText('Nedēļa', { exact: true })).toHaveCount(0)
  await expect(newBooking(user)).toHaveCount(0)
  await expect(user.getByRole('combobox', { name: 'Filiāles' })).toContainText('Austrumi')
  await freeSlots(user).first().click({ force: true })
  await expect(user.getByRole('dialog')).toHaveCount(0)
  const admin = await enterAs(browser, { email: 'admin@nails.example', path: at(4001) })
  await freeSlots(admin).first().click()
  await expect(admin.getByRole('dialog', { name: 'Jauns pieraksts' })).toBeVisible()
})

test('the clinic’s day begins at four', async ({ browser }) => {
  const page = await enterAs(browser, { email: 'admin@dental.example', path: at(3901) })
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByText('04:00', { exact: true })).toBeAttached()
  await expect(page.getByText('03:00', { exact: true })).toHaveCount(0)
})

test('people of the agency see its location 93 only', async ({ browser }) => {
  const page = await enterAs(browser, {
    email: 'user@agency.example',
    path: `/bookings?date=${thursdayAhead(1)}`,
  })
  await expect(page.getByRole('grid')).toBeVisible()
  const locations = await page.evaluate(async () => {
    const response = await fetch('/api/portal/locations')
    const document = (await response.json()) as { data: { id: string }[] }
    return document.data.map(({ id }) => id)
  })
  expect(locations).toEqual(['93'])
})

test('what the platform answers for a company its staff meet at once: fields of the form, a comment on canceling', async ({
  browser,
}) => {
  const answer = await answersFor(browser, 3)
  const page = await enterAs(browser, { email: 'admin@airport.example', path: at(301) })
  await expect(page.getByRole('grid')).toBeVisible()
  const keys = ['first_name', 'last_name', 'phone_number', 'company_name', 'description', 'www']
  const formFields = keys.map((key, index) => ({ key, required: index < 4 }))
  await answer({ booking: { formFields, cancelCommentRequired: true } })

  await newBooking(page).click()
  const form = page.getByRole('dialog', { name: 'Jauns pieraksts' })
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await expect(field('www')).toBeVisible()
  await form.locator('label:has([name="time"])').last().click()
  await expect(form.getByRole('timer')).toBeVisible()
  const lastName = newName()
  await fillVisitor(page, 'Ulla', lastName)
  await field('description').fill('Lidmašīna kavējas')
  await page.keyboard.press('Tab')
  await form.getByRole('button', { name: words.lv.save, exact: true }).click()
  await page.getByRole('button', { name: words.lv.ok, exact: true }).click()
  await expect(field('company_name')).toBeFocused()
  await field('company_name').fill('SIA Spārns')
  await page.keyboard.press('Enter')

  await bookingOf(page, `Ulla ${lastName}`).click()
  const details = page.getByRole('dialog', { name: `Ulla ${lastName}` })
  await expect(details.getByText('SIA Spārns')).toBeVisible()
  await expect(details.getByText('Lidmašīna kavējas')).toBeVisible()
  await details.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  const question = page.getByRole('dialog', { name: 'Atcelt?' })
  await question.getByRole('button', { name: 'Jā', exact: true }).click()
  await expect(question.getByRole('textbox')).toBeFocused()
  await expect(question.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await question.getByRole('textbox').fill('Reiss atcelts')
  await question.getByRole('button', { name: 'Jā', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bookingOf(page, `Ulla ${lastName}`)).toHaveCount(0)
  await answer({})
})

test('where the root is today, the list is a tab that counts the visitors of the day, as they come', async ({
  browser,
}) => {
  const answer = await answersFor(browser, 3)
  await answer({ root: 'today' })
  const page = await enterAs(browser, { email: 'admin@airport.example', path: '/' })
  await expect(page).toHaveURL(/\/bookings($|\?)/)
  await page.goto(at(301))
  const list = page.getByRole('radio', { name: /^Saraksts/ })
  const free = page.locator('button[data-cell*="/service-"]')
  // There may be nobody on that day yet.
  await book(page, free.first(), 'Zane', newName())
  await expect(list).toHaveAccessibleName(/^Saraksts \d+ pierakst\S*, ceturtdiena, /)
  const counted = list.locator('..').getByTitle(/pierakst/)
  const count = async () => Number.parseInt((await counted.getAttribute('title')) ?? '', 10)
  const before = await count()
  await book(page, free.first(), 'Zane', newName())
  await expect.poll(count).toBe(before + 1)

  await page.getByRole('button', { name: 'Bloķēt laiku' }).click()
  await page.getByRole('button', { name: 'Bloķēt', exact: true }).click()
  await expect(page.getByText('Bloķēts: ')).toBeVisible()
  expect(await count()).toBe(before + 1)

  await list.click()
  await expect(page).toHaveURL(/\/bookings\/list\?.*period=day/)
  await expect(page.locator('[data-count]')).toHaveText(new RegExp(`^${before + 1}( no |$)`))
  await expect.poll(count).toBe(before + 1)
  await page.getByRole('radio', { name: 'Kalendārs' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Diena', exact: true })).toBeChecked()
  await answer({})
  await expect(page.getByRole('radio', { name: /^Saraksts/ })).toHaveCount(0)
})
