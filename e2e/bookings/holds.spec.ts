import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../testing/journey.ts'
import {
  bookingOf,
  calendarPath,
  dayAhead,
  enterAs,
  fillVisitor,
  freeSlots,
  keyOf,
  newName,
  slotOf,
  words,
} from '../testing/portal.ts'

const firstName = (page: Page) => page.locator('[name="first_name"]')
const question = (page: Page) => page.getByRole('dialog', { name: 'Aiziet, nesaglabājot?' })
const answer = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true })

/** Clicks a free slot; gives back its hold, as the calendar shows it. */
async function hold(page: Page, key: string): Promise<string> {
  await slotOf(page, key).click()
  // What waits to be approved is pending too.
  const held = page.locator('[data-state="pending"][aria-label*=", tiek pierakstīts,"]').first()
  await expect(held).toBeAttached()
  await expect(firstName(page)).toBeFocused()
  return (await held.getAttribute('data-cell')) ?? ''
}

const button = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true })

test('Back closes the form and gives its time back; what was typed is asked for first', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(36)) })
  const key = await keyOf(freeSlots(page).nth(1))
  await hold(page, key)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(slotOf(page, key)).toBeVisible()

  await hold(page, key)
  await firstName(page).fill('Vita')
  await page.goBack()
  await answer(page, 'Palikt').click()
  await expect(question(page)).toHaveCount(0)
  await expect(firstName(page)).toHaveValue('Vita')
  await page.mouse.click(8, 450)
  await answer(page, 'Aiziet').click()
  await expect(slotOf(page, key)).toBeVisible()

  // What was opened and closed leaves nothing to go back through.
  await page.keyboard.press('w')
  await expect(page).toHaveURL(/\/bookings\/calendar/)
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/bookings\?/)
})

test('a page that is left gives back the time that its form held', async ({ browser }) => {
  const path = calendarPath(dayAhead(37))
  const [page, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const key = await keyOf(freeSlots(page).nth(1))
  await hold(page, key)
  await expect(slotOf(colleague, key)).toHaveCount(0)
  await page.reload()
  await expect(slotOf(colleague, key)).toBeVisible()
  await expect(slotOf(page, key)).toBeVisible()
})

test("one's own hold is gone on with; a colleague's says whose it is, and is released", async ({
  browser,
}) => {
  const path = calendarPath(dayAhead(38))
  const [page, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const other = await page.context().newPage()
  await other.goto(path)
  const own = await hold(other, await keyOf(freeSlots(other).nth(1)))
  await slotOf(page, own).click()
  const details = page.getByRole('dialog', { name: 'Rezervēts laiks' })
  await expect(details.getByText('jūs', { exact: true })).toBeVisible()
  await button(details, 'Turpināt pierakstu').click()
  const name = newName()
  await fillVisitor(page, 'Zane', name)
  await page.getByRole('button', { name: words.lv.save, exact: true }).click()
  await expect(bookingOf(colleague, `Zane ${name}`)).toBeVisible()
  await other.close()

  const held = await hold(page, await keyOf(freeSlots(page).nth(3)))
  await slotOf(colleague, held).click()
  const theirs = colleague.getByRole('dialog', { name: 'Rezervēts laiks' })
  await expect(theirs.getByText('anna@rinda.example').first()).toBeVisible()
  await expect(button(theirs, 'Turpināt pierakstu')).toHaveCount(0)
  await button(theirs, 'Atbrīvot laiku').click()
  await expect(theirs).toHaveCount(0)
  await expect(page.getByText('Laiks jums vairs nav rezervēts')).toBeVisible()
})
