import { expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test'
import { faultsOf } from '../testing/faults.ts'
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
  thursdayAhead,
} from '../testing/portal.ts'

const chosen = (page: Page) => page.locator('[data-chosen-time]')
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Bloķēt laiku/ })
const blockButton = (page: Page) => dialog(page).getByRole('button', { name: 'Bloķēt', exact: true })
const reason = (page: Page) => dialog(page).getByLabel('Iemesls')
const blockOf = (page: Page, text: string) => page.getByRole('gridcell').getByRole('button', { name: text })

/** Gives where an element stands. One that is being drawn anew, as a time that was just given back, has no place for a moment. */
async function placeOf(element: Locator) {
  for (;;) {
    await expect(element).toBeVisible()
    const place = await element.boundingBox()
    if (place) return place
  }
}

async function drag(page: Page, from: Locator, to: Locator) {
  const [a, b] = [await placeOf(from), await placeOf(to)]
  await page.mouse.move(a.x + 40, a.y + a.height / 2)
  await page.mouse.down()
  await page.mouse.move(b.x + 40, b.y + b.height / 2, { steps: 8 })
}

test('free time is dragged over, and blocked with a reason; a colleague sees it at once', async ({
  browser,
}) => {
  const path = calendarPath(dayAhead(60))
  const [anna, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const slots = freeSlots(anna)
  await drag(anna, slots.nth(0), slots.nth(1))
  await expect(chosen(anna)).toContainText('08:00–09:00')
  await anna.mouse.up()
  await anna.getByRole('button', { name: '1 h', exact: true }).click()
  await expect(dialog(anna).getByText('Šajā laikā nekas netraucē.')).toBeVisible()
  await blockButton(anna).click()
  await expect(dialog(anna).getByText('Lūdzu, uzrakstiet, kāpēc laiks ir bloķēts.')).toBeVisible()
  await expect(reason(anna)).toBeFocused()
  const why = `Sapulce ${newName()}`
  await reason(anna).fill(why)
  await blockButton(anna).click()
  await expect(blockOf(anna, why)).toBeVisible()
  await expect(anna.getByRole('dialog')).toHaveCount(0)
  await expect(chosen(anna)).toHaveCount(0)
  await expect(blockOf(colleague, why)).toBeVisible()
})

test('free time that is dragged over while the connection is away is let go, as nothing can be done with it', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(60)) })
  const lines: WebSocketRoute[] = []
  let isCut = false
  await page.routeWebSocket(/\/booking\//, (line) => {
    if (isCut) return void line.close()
    line.connectToServer()
    lines.push(line)
  })
  await page.reload()
  const slots = freeSlots(page)
  await expect(slots.nth(1)).toBeVisible()
  isCut = true
  for (const line of lines) await line.close()
  await expect(page.getByText('Nav savienojuma kopš')).toBeVisible()
  await drag(page, slots.nth(0), slots.nth(1))
  await expect(chosen(page)).toHaveCount(1)
  await page.mouse.up()
  await expect(page.getByText('Nav savienojuma. To varēs izdarīt')).toBeVisible()
  await expect(chosen(page)).toHaveCount(0)
})

test('a click still opens the booking form, and a service can be booked into what was dragged', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(61)) })
  const slots = freeSlots(page)
  const key = await keyOf(slots.nth(2))
  await slotOf(page, key).click()
  await expect(page.getByRole('dialog', { name: 'Jauns pieraksts' })).toBeVisible()
  const held = page.locator('[data-state="pending"]')
  await expect(held).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The time that the form held is given back before it is dragged over.
  await expect(held).toHaveCount(0)
  await drag(page, slotOf(page, key), slots.nth(0))
  await expect(chosen(page)).toContainText('08:00–09:30')
  await page.mouse.up()
  await page.getByRole('region', { name: 'Pierakstīt' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog', { name: 'Jauns pieraksts' })).toContainText('08:00')
})

test('who is in the way is shown, and when they are gone the time can be blocked', async ({ browser }) => {
  const path = calendarPath(dayAhead(62))
  const [anna, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const name = newName()
  const first = await keyOf(freeSlots(anna).nth(0))
  await book(anna, freeSlots(anna).nth(1), 'Dace', name)
  await slotOf(anna, first).focus()
  await anna.keyboard.press('Shift+ArrowDown')
  await anna.keyboard.press('Shift+ArrowDown')
  await expect(chosen(anna)).toContainText('08:00–09:30')
  await anna.keyboard.press('b')
  await expect(dialog(anna).getByText('Traucē 1 pieraksts')).toBeVisible()
  await expect(dialog(anna).getByText(`Dace ${name}`)).toBeVisible()
  await expect(dialog(anna).getByRole('link', { name: '+371 29123456' })).toHaveAttribute('href', /^tel:/)
  await expect(blockButton(anna)).toBeDisabled()

  await bookingOf(colleague, `Dace ${name}`).click()
  await colleague.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  await colleague.getByRole('button', { name: 'Jā', exact: true }).click()

  await expect(dialog(anna).getByText('Šajā laikā nekas netraucē.')).toBeVisible()
  await reason(anna).fill('Inventūra')
  await blockButton(anna).click()
  await expect(blockOf(anna, 'Inventūra')).toBeVisible()
})

test('all day is one button, whenever the choice began; the time may be typed as it is said', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(63)) })
  await expect(page.getByRole('grid')).toBeVisible()
  await page.getByRole('button', { name: 'Bloķēt laiku' }).click()
  // The dialog puts the focus there once it is open; what is typed meanwhile would come along.
  await expect(reason(page)).toBeFocused()
  await dialog(page).getByLabel('No plkst.').fill('25')
  await expect(dialog(page).getByText('Lūdzu, ievadiet laiku.')).toBeVisible()
  await expect(blockButton(page)).toBeDisabled()
  await dialog(page).getByLabel('No plkst.').clear()
  await expect(dialog(page).getByText('Lūdzu, ievadiet laiku.')).toBeVisible()
  // No minute begins with 6.
  await dialog(page).getByLabel('No plkst.').pressSequentially('9630')
  await expect(dialog(page).getByLabel('No plkst.')).toHaveValue('09:30')
  await dialog(page).getByLabel('No plkst.').clear()
  await dialog(page).getByLabel('No plkst.').pressSequentially('9:3')
  await reason(page).focus()
  await expect(dialog(page).getByLabel('No plkst.')).toHaveValue('09:30')
  await expect(dialog(page).getByText('09:30–10:30')).toBeVisible()
  await dialog(page).getByText('Visa diena (13 h)').click()
  await expect(dialog(page).getByLabel('No plkst.')).toHaveValue('08:00')
  await dialog(page).getByLabel('Kam').selectOption({ label: 'Oļegs Ivanovs' })
  await reason(page).fill('Atvaļinājums')
  await expect(dialog(page).getByText('Šajā laikā nekas netraucē.')).toBeVisible()
  await page.keyboard.press('Tab')
  await blockButton(page).click()
  await expect(blockOf(page, 'Atvaļinājums')).toBeVisible()
  await expect(blockOf(page, 'Atvaļinājums')).toHaveAccessibleName(/08:00–21:00/)
  await blockOf(page, 'Atvaļinājums').click()
  const details = page.getByRole('dialog', { name: 'Bloķēts laiks' })
  await expect(details.getByText('bloķēts', { exact: true })).toBeVisible()
  await details.getByText('Vēsture').click()
  await expect(details.getByRole('listitem')).toContainText(['Bloķēts'])

  // Whose time, and why, is named; nobody is asked to explain it.
  await details.getByRole('button', { name: 'Atbloķēt' }).click()
  const question = page.getByRole('dialog', { name: 'Atbloķēt?' })
  await expect(question.getByText(/Oļegs Ivanovs, Atvaļinājums/)).toBeVisible()
  await question.getByRole('button', { name: 'Jā', exact: true }).click()
  await expect(blockOf(page, 'Atvaļinājums')).toHaveCount(0)
})

test('all day chosen for a stretch from noon is still the day of the calendar, and its time is not asked', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(68)) })
  await freeSlots(page)
    .and(page.getByRole('button', { name: /^12:00/ }))
    .first()
    .focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(chosen(page)).toContainText('12:00–')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Visa diena (13 h)' }).click()
  await expect(dialog(page).getByText('08:00–21:00')).toBeVisible()
  await expect(dialog(page).getByLabel('No plkst.')).toHaveValue('08:00')
  await expect(dialog(page).getByLabel('No plkst.')).toBeDisabled()
  await dialog(page).getByText('2 h', { exact: true }).click()
  await expect(dialog(page).getByText('12:00–14:00')).toBeVisible()
})

test('Escape lets go of what was chosen', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(64)) })
  await freeSlots(page).nth(0).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(chosen(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chosen(page)).toHaveCount(0)
})

test('who may not book at the studio can neither drag nor block', async ({ browser }) => {
  const page = await enterAs(browser, {
    email: 'user@nails.example',
    path: `/bookings?date=${thursdayAhead(60)}`,
  })
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bloķēt laiku' })).toHaveCount(0)
  const slots = page.locator('button[data-cell*="/specialist-"]')
  await drag(page, slots.nth(0), slots.nth(1))
  await page.mouse.up()
  await page.keyboard.press('b')
  await expect(chosen(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const [index, language] of (['lv', 'en', 'ru'] as const).entries()) {
  test(`the block dialogs are accessible, ${language}`, async ({ browser }) => {
    const page = await enterAs(browser, { path: calendarPath(dayAhead(65 + index)), language })
    const first = await keyOf(freeSlots(page).nth(0))
    await book(page, freeSlots(page).nth(1), 'Asja', newName())
    await slotOf(page, first).focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.locator('[aria-current="true"]').filter({ hasText: '1' }).last().click()
    await expect(page.getByRole('link', { name: '+371 29123456' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
