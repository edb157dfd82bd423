import { expect, type Locator, type Page } from '@playwright/test'
import { weekdayOf } from '@rinda/domain/time/zone'
import { test } from '../testing/journey.ts'
import {
  book,
  bookingOf,
  calendarPath,
  dayAhead,
  enterAs,
  freeSlots,
  keyOf,
  newName,
  slotOf,
} from '../testing/portal.ts'

const ghost = (page: Page) => page.getByTestId('move-ghost')
/** What says that a booking was moved. */
const moved = (page: Page) => page.getByRole('alert').filter({ hasText: 'Pārcelts' })
const column = (page: Page, nth: number) => page.locator('[role="row"]').nth(nth)
const isIn = (page: Page, nth: number, name: string) =>
  column(page, nth).getByRole('button', { name: new RegExp(name) })

const isWednesday = (date: string) => weekdayOf(date) === 'wednesday'

/** The time at which a booking stands in the calendar: `09:30`. */
async function timeOf(cell: Locator): Promise<string> {
  return ((await cell.getAttribute('aria-label')) ?? '').slice(0, 5)
}

/** Books into the nth free slot of the first specialist, and gives back who came and where. */
async function bookOne(page: Page, nth = 0): Promise<{ name: string; key: string }> {
  const key = await keyOf(freeSlots(page).nth(nth))
  const name = newName()
  await book(page, slotOf(page, key), 'Ilga', name)
  return { name, key }
}

/** Drags a booking to the middle of another place. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // What hears the hand comes a moment after the calendar.
  await expect(page.locator('output[aria-live="assertive"]')).toBeAttached()
  await from.scrollIntoViewIfNeeded()
  const start = await from.boundingBox()
  if (!start) throw new Error('nothing to drag')
  const x = start.x + Math.min(30, start.width / 2)
  await page.mouse.move(x, start.y + 8)
  await page.mouse.down()
  await page.mouse.move(x, start.y + 20, { steps: 3 })
  await expect(ghost(page)).toBeVisible()
  const end = await to.boundingBox()
  if (!end) throw new Error('nowhere to drag to')
  await page.mouse.move(end.x + 30, end.y + 8, { steps: 6 })
}

test('a booking is dragged to another time, and taken back', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(41)) })
  const { name, key } = await bookOne(page)
  const before = await timeOf(isIn(page, 0, name))
  const aim = freeSlots(page).nth(2)
  const wanted = ((await aim.getAttribute('aria-label')) ?? '').slice(0, 5)
  await drag(page, isIn(page, 0, name), aim)
  await page.mouse.up()
  await expect(page.getByText(`Pārcelts: Ilga ${name}, ${wanted}`)).toBeVisible()
  expect(await timeOf(isIn(page, 0, name))).toBe(wanted)
  await expect(slotOf(page, key)).toBeVisible()
  await moved(page).getByRole('button', { name: 'Atsaukt' }).click()
  await expect(page.getByText('Pieraksts atkal ir iepriekšējā laikā')).toBeVisible()
  expect(await timeOf(isIn(page, 0, name))).toBe(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('to another specialist; a colleague sees it there at once', async ({ browser }) => {
  const path = calendarPath(dayAhead(42))
  const [page, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const { name } = await bookOne(page)
  await expect(isIn(colleague, 0, name)).toBeVisible()
  await drag(page, isIn(page, 0, name), column(page, 1).locator('button[data-cell*="/specialist-"]').first())
  await page.mouse.up()
  await expect(isIn(page, 1, name)).toBeVisible()
  await expect(isIn(colleague, 1, name)).toBeVisible()
  await expect(isIn(colleague, 0, name)).toHaveCount(0)
})

test('to another day: where several stand side by side, and in the week; a colleague sees it, and it is undone', async ({
  browser,
}) => {
  const wednesday = [0, 1, 2, 3, 4, 5, 6].map((more) => dayAhead(50 + more)).find(isWednesday) ?? ''
  const week = `/bookings/calendar?location=1&date=${wednesday}`
  const page = await enterAs(browser, { path: calendarPath(wednesday, '&days=3&specialist=101') })
  const days = page.locator('[role="row"]')
  await expect(days).toHaveCount(3)
  const { name } = await bookOne(page, 3)
  await drag(page, isIn(page, 0, name), days.nth(1).locator('button[data-cell*="/specialist-"]').nth(3))
  await expect(ghost(page)).not.toHaveAttribute('data-trouble')
  await page.mouse.up()
  await expect(isIn(page, 1, name)).toBeVisible()
  await expect(isIn(page, 0, name)).toHaveCount(0)

  const colleague = await enterAs(browser, { path: week, email: 'user@rinda.example' })
  const on = (who: Page, weekday: number) =>
    who.locator('[data-column]').nth(weekday).getByRole('button', { name })
  await page.goto(week)
  await drag(page, on(page, 3), page.locator('[data-column]').nth(4))
  const aim = await on(page, 3).boundingBox()
  const friday = await page.locator('[data-column]').nth(4).boundingBox()
  await page.mouse.move((friday?.x ?? 0) + 30, (aim?.y ?? 0) + 68, { steps: 4 })
  await expect(ghost(page)).not.toHaveAttribute('data-trouble')
  await page.mouse.up()
  await expect(on(page, 4)).toBeVisible()
  await expect(on(colleague, 4)).toBeAttached()
  await expect(on(colleague, 3)).toHaveCount(0)
  await moved(page).getByRole('button', { name: 'Aizvērt' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  await on(page, 4).focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('output[aria-live="assertive"]')).toContainText('rešdiena')
  await page.keyboard.press('Enter')
  await expect(on(page, 2)).toBeFocused()
  await expect(on(colleague, 2)).toBeAttached()
  await moved(page).getByRole('button', { name: 'Atsaukt' }).click()
  await expect(page.getByText('Pieraksts atkal ir iepriekšējā laikā')).toBeVisible()
  await expect(on(page, 4)).toBeVisible()
  await expect(on(colleague, 4)).toBeAttached()
})

test('over another booking the ghost says so, and letting go leaves everything as it was', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(43)) })
  const [one, other] = [await bookOne(page), await bookOne(page, 2)]
  const before = await timeOf(isIn(page, 0, one.name))
  await drag(page, isIn(page, 0, one.name), isIn(page, 0, other.name))
  await expect(ghost(page)).toHaveAttribute('data-trouble', 'taken')
  await page.mouse.up()
  await expect(ghost(page)).toHaveCount(0)
  expect(await timeOf(isIn(page, 0, one.name))).toBe(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Escape ends a drag, and a click still opens the details', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(44)) })
  const { name } = await bookOne(page)
  const before = await timeOf(isIn(page, 0, name))
  await drag(page, isIn(page, 0, name), freeSlots(page).nth(2))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(ghost(page)).toHaveCount(0)
  expect(await timeOf(isIn(page, 0, name))).toBe(before)
  await isIn(page, 0, name).click()
  await expect(page.getByRole('dialog', { name: `Ilga ${name}` })).toBeVisible()
})

test('by keyboard: taken up, led, put down; every step is said', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(45)) })
  const { name } = await bookOne(page)
  const said = page.locator('output[aria-live="assertive"]')
  await isIn(page, 0, name).focus()
  await page.keyboard.press('m')
  await expect(said).toContainText(`Pārceļ: Ilga ${name}`)
  await page.keyboard.press('ArrowRight')
  await expect(ghost(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(said).toHaveText('Pieraksts paliek iepriekšējā laikā.')
  await expect(isIn(page, 0, name)).toBeFocused()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  while ((await ghost(page).getAttribute('data-trouble')) !== null) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(isIn(page, 1, name)).toBeVisible()
  await expect(isIn(page, 1, name)).toBeFocused()
  await expect(said).toHaveText('Pārcelts.')
})

test('by the form: another place, a time that is kept, and undone', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(46)) })
  const { name } = await bookOne(page)
  await isIn(page, 0, name).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pārcelt', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Pārcelt pierakstu' })
  const move = form.getByRole('button', { name: 'Pārcelt', exact: true })
  await expect(move).toBeDisabled()
  await form.getByLabel('Filiāle').selectOption({ index: 1 })
  await expect(form.getByLabel('Datums')).toBeDisabled()
  await form.getByLabel('Filiāle').selectOption({ index: 0 })
  await form.getByLabel('Pakalpojums').selectOption({ index: 1 })
  await expect(form.getByLabel('Datums')).toBeDisabled()
  await form.getByLabel('Speciālists').selectOption('any')
  await expect(form.getByLabel('Datums')).toBeEnabled()
  const free = form.locator('fieldset label:has(input:enabled)')
  const time = (await free.nth(1).textContent()) ?? ''
  await free.nth(1).click()
  await expect(form.getByRole('timer')).toContainText('Laiks jums rezervēts vēl')
  await move.click()
  await expect(page.getByText(`Pārcelts: Ilga ${name}, ${time.slice(0, 5)}`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bookingOf(page, `Ilga ${name}`)).toHaveCount(1)
  await moved(page).getByRole('button', { name: 'Atsaukt' }).click()
  await expect(page.getByText('Pieraksts atkal ir iepriekšējā laikā')).toBeVisible()
  await expect(isIn(page, 0, name)).toBeVisible()
})

test('while the form is open a colleague moves it: the form says where it went', async ({ browser }) => {
  const path = calendarPath(dayAhead(47))
  const [page, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const { name } = await bookOne(page)
  await isIn(page, 0, name).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pārcelt', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Pārcelt pierakstu' })
  await expect(form).toBeVisible()
  const aim = freeSlots(colleague).nth(3)
  const wanted = ((await aim.getAttribute('aria-label')) ?? '').slice(0, 5)
  await drag(colleague, isIn(colleague, 0, name), aim)
  await colleague.mouse.up()
  await expect(form.getByRole('alert')).toContainText('tikmēr ir pārcēlis')
  await expect(form.getByRole('alert')).toContainText(wanted)
})

test('while it is asked whether to cancel a colleague moves it, then cancels it: the question says both before it is answered', async ({
  browser,
}) => {
  const path = calendarPath(dayAhead(47))
  const [page, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const { name } = await bookOne(page)
  await isIn(page, 0, name).click()
  await page.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  const question = page.getByRole('dialog', { name: 'Atcelt?' })
  await expect(question).toBeVisible()
  await expect(question.getByRole('alert')).toHaveCount(0)
  const aim = freeSlots(colleague).nth(3)
  const wanted = ((await aim.getAttribute('aria-label')) ?? '').slice(0, 5)
  await drag(colleague, isIn(colleague, 0, name), aim)
  await colleague.mouse.up()
  await expect(question.getByRole('alert')).toHaveText(/tikmēr ir pārcēlis/)
  await expect(question).toContainText(`plkst. ${wanted}`)

  await isIn(colleague, 0, name).click()
  await colleague.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  await colleague
    .getByRole('dialog', { name: 'Atcelt?' })
    .getByRole('button', { name: 'Jā', exact: true })
    .click()
  await expect(question.getByRole('alert')).toHaveText('Šo pierakstu vairs nevar atcelt.')
  await expect(question.getByRole('button', { name: 'Jā', exact: true })).toBeDisabled()
})
