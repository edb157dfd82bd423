import { expect, type Locator, type Page } from '@playwright/test'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { openOptions, optionsButton } from '../testing/phone-options.ts'
import {
  book,
  bookingOf,
  calendarPath,
  dayAhead,
  enterAs,
  newName,
  thursdayAhead,
} from '../testing/portal.ts'

const phone = { width: 390, height: 844 }
const chips = (page: Page) => page.getByRole('navigation', { name: 'Speciālisti' }).getByRole('button')
const free = (page: Page) =>
  page.locator('button[data-cell*="/specialist-"]').filter({ visible: true }).first()
const boxOf = async (what: Locator) => {
  const box = await what.boundingBox()
  if (!box) throw new Error('It is not drawn.')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}
const numberIn = async (what: Locator) => Number(/\d+/.exec((await what.textContent()) ?? '')?.[0] ?? 0)

/** Expects everything that can be pressed to be big enough for a thumb, and within the page. */
async function fitsThumbs(within: Locator, width: number) {
  const buttons = await within.getByRole('button').or(within.getByRole('combobox')).all()
  expect(buttons.length).toBeGreaterThan(2)
  for (const button of buttons) {
    const box = await boxOf(button)
    const name = await button.textContent()
    expect(Math.round(Math.min(box.width, box.height)), `${name}`).toBeGreaterThanOrEqual(44)
    expect(box.right).toBeLessThanOrEqual(width)
  }
}

test('on a phone the hours begin under two rows; all other choices are in a sheet that says what it leads to', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(thursdayAhead(58)), viewport: phone })
  const toolbar = page.getByRole('toolbar', { name: 'Kalendārs' })
  for (const width of [390, 360]) {
    await page.setViewportSize({ ...phone, width })
    const row = await boxOf(toolbar)
    expect(row.height).toBeLessThanOrEqual(57)
    // 56 px of header, 56 of toolbar, the specialists, and the name of the one that is seen.
    expect((await boxOf(page.getByRole('row').first())).y).toBeLessThanOrEqual(216)
    await fitsThumbs(toolbar, width)
    expect((await boxOf(chips(page).first())).height).toBeGreaterThanOrEqual(44)
  }
  await page.setViewportSize(phone)

  const name = newName()
  await book(page, free(page), 'Zane', name)
  await expect(chips(page).first()).toContainText(/[1-9]/)
  const counts = await Promise.all((await chips(page).all()).map(numberIn))
  const all = counts.reduce((sum, count) => sum + count, 0)
  const sheet = await openOptions(page)
  const show = sheet.getByRole('button', { name: /^Rādīt \d+ pierakst/ })
  await expect.poll(() => numberIn(show)).toBe(all)
  await fitsThumbs(sheet, phone.width)
  expect(await faultsOf(page)).toEqual([])

  // One specialist: what is chosen is shown at once, and counted.
  const specialist = sheet.getByRole('combobox', { name: 'Speciālists' })
  await specialist.click()
  await sheet.getByRole('option').nth(1).click()
  await expect.poll(() => numberIn(show)).toBe(counts[0])
  await show.click()
  await expect(sheet).toHaveCount(0)
  await expect(optionsButton(page)).toBeFocused()
  await expect(page.getByRole('row')).toHaveCount(1)

  // Escape puts away the list that is open, then the sheet.
  await openOptions(page)
  await specialist.click()
  await page.keyboard.press('Escape')
  await expect(specialist).toHaveAttribute('aria-expanded', 'false')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await openOptions(page)
  await sheet.getByRole('button', { name: 'Bloķēt laiku' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: /^Bloķēt laiku/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openOptions(page)
  await sheet.getByRole('button', { name: /^Uz šodienu/ }).click()
  await expect(page).not.toHaveURL(/date=/)
  for (const [view, at] of [
    ['Nedēļa', /bookings\/calendar/],
    ['Saraksts', /bookings\/list/],
    ['Diena', /bookings\?/],
  ] as const) {
    await openOptions(page)
    await sheet.getByRole('radio', { name: view, exact: true }).click()
    await expect(page).toHaveURL(at)
  }
  await openOptions(page)
  await sheet.getByRole('button', { name: 'Pārskats' }).click()
  await expect(page).toHaveURL(/bookings\/overview/)

  await page.getByRole('button', { name: 'Jauns pieraksts' }).click()
  const form = page.getByRole('dialog', { name: 'Jauns pieraksts' })
  const save = await boxOf(form.getByRole('button', { name: 'Pierakstīt', exact: true }))
  expect(save.bottom).toBeGreaterThan(phone.height - 40)
  expect(save.bottom).toBeLessThanOrEqual(phone.height)
})

test('on a phone a booking is moved by its days, morning or afternoon, and a button that names the time', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(59)), viewport: phone })
  const name = newName()
  await book(page, free(page), 'Vija', name)
  await bookingOf(page, `Vija ${name}`).click()
  const details = page.getByRole('dialog', { name: `Vija ${name}` })
  const cancel = await boxOf(details.getByRole('button', { name: 'Atcelt pierakstu' }))
  expect(cancel.bottom).toBeGreaterThan(phone.height - 40)
  expect(cancel.bottom).toBeLessThanOrEqual(phone.height)
  await details.getByRole('button', { name: 'Pārcelt', exact: true }).click()

  const form = page.getByRole('dialog', { name: 'Pārcelt pierakstu' })
  await form.getByRole('button', { name: 'Nākamā nedēļa' }).click()
  const day = form.getByRole('button', { name: /, \d+ brīv\S+$/ }).first()
  await day.click()
  await expect(day).toHaveAttribute('aria-current', 'date')
  const times = form.getByRole('radio')
  // The number of a day is that of the times that are offered on it.
  await expect
    .poll(() => times.count())
    .toBe(Number(/, (\d+) /.exec((await day.getAttribute('aria-label')) ?? '')?.[1]))
  await expect(form.getByText('Pēcpusdiena')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const last = form.locator('label:has(input[type="radio"])').last()
  const time = (await last.textContent())?.slice(0, 5) ?? ''
  await last.click()
  await form.getByRole('button', { name: `Pārcelt uz ${time}` }).click()
  await expect(page.getByText(`Pārcelts: Vija ${name}`)).toBeVisible()
  await expect(form).toHaveCount(0)
})
