import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { addDays, weekdayOf } from '@rinda/domain/time/zone'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { bookThere, changeLocation, makeLocation, makeService } from '../testing/own-location.ts'
import { patient } from '../testing/patient.ts'
import { dayAhead, enterAs, newName } from '../testing/portal.ts'

const path = '/open-times'

/** Somebody at the hours, and a location that is theirs alone. */
async function atOwn(browser: Browser, more: object = {}) {
  const page = await enterAs(browser, { path, language: 'en' })
  const name = newName()
  const location = await makeLocation(page, name, more)
  await expect(cell(page, name, 'Monday')).toBeAttached()
  return { page, name, location }
}

const cell = (page: Page, name: string, day: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}, ${day}:`) })
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })
const field = (page: Page) => page.getByRole('grid').getByRole('textbox')
/** Reads from the menu how many bookings need attention; 0 where it shows no number. */
const issues = async (page: Page) =>
  Number(/\d+/.exec((await page.locator('header a[href="/issues"]').first().textContent()) ?? '')?.[0] ?? 0)

async function typeInto(target: Locator, text: string, key = 'Enter') {
  await target.click()
  await target.page().keyboard.type(text)
  if (key) await target.page().keyboard.press(key)
}

test('a range is typed with the keyboard alone, saved, seen by others at once, and taken back', async ({
  browser,
}) => {
  const { page, name } = await atOwn(browser)
  const other = await enterAs(browser, { path, language: 'en' })
  const wednesday = cell(page, name, 'Wednesday')
  await cell(page, name, 'Monday').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(wednesday).toBeFocused()
  await page.keyboard.type('10001930')
  await expect(field(page)).toHaveValue('10:00 – 19:30')
  await page.keyboard.press('Enter')
  await expect(wednesday).toHaveText('10:00–19:30')
  await expect(wednesday).toBeFocused()
  await expect(cell(other, name, 'Wednesday')).toHaveText('10:00–19:30')

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Delete')
  await expect(cell(other, name, 'Thursday')).toHaveText('closed')
  await alert(page, `${name}, Thursday`).getByRole('button', { name: 'Undo' }).click()
  await expect(cell(other, name, 'Thursday')).toHaveText('09:00–18:00')
  await page.reload()
  await expect(cell(page, name, 'Wednesday')).toHaveText('10:00–19:30')
})

test('what is no time is said and stays to be mended; Escape and leaving the field cancel', async ({
  browser,
}) => {
  const { page, name } = await atOwn(browser)
  const monday = cell(page, name, 'Monday')
  await typeInto(monday, '24001800')
  await expect(alert(page, '“24:00” is not a time: hours 00–23, minutes 00–59.')).toBeVisible()
  await expect(field(page)).toHaveValue('__:__ – 18:00')
  await page.keyboard.type('0800')
  await page.keyboard.press('Enter')
  await expect(monday).toHaveText('08:00–18:00')
  await typeInto(monday, '18000800')
  await expect(alert(page, 'It ends before it begins.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(monday).toHaveText('08:00–18:00')
  await expect(monday).toBeFocused()
  await typeInto(monday, '12001300', '')
  await cell(page, name, 'Friday').click()
  await expect(monday).toHaveText('08:00–18:00')
})

test('over a lost line what was typed stays, and is sent again with one press: one cell, or many at once', async ({
  browser,
}) => {
  const { page, name } = await atOwn(browser)
  const [monday, tuesday] = [cell(page, name, 'Monday'), cell(page, name, 'Tuesday')]
  let isCut = true
  await page.route('**/api/portal/locations/*', (route) =>
    isCut && route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  const again = page.getByRole('button', { name: 'Try again' })
  await monday.focus()
  await page.keyboard.press('Delete')
  await expect(alert(page, 'The server did not answer.')).toBeVisible()
  await expect(monday.getByRole('textbox')).toBeFocused()
  isCut = false
  await again.click()
  await expect(monday).toHaveText('closed')
  await expect(again).toHaveCount(0)
  await expect(monday).not.toHaveAttribute('aria-busy')

  isCut = true
  await typeInto(monday, '08001700')
  await expect(again).toBeVisible()
  await expect(field(page)).toHaveValue('08:00 – 17:00')
  isCut = false
  await page.keyboard.press('Enter')
  await expect(monday).toHaveText('08:00–17:00')
  await expect(monday).not.toHaveAttribute('aria-busy')

  isCut = true
  await expect(monday).toBeFocused()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.type('07301600')
  await page.keyboard.press('Enter')
  await expect(alert(page, `Not saved. ${name}: The server did not answer.`)).toBeVisible()
  isCut = false
  await again.click()
  for (const day of [monday, tuesday]) await expect(day).toHaveText('07:30–16:00')
})

test('who types faster than the line is slow loses nothing: what follows is saved after it', async ({
  browser,
}) => {
  const { page, name, location } = await atOwn(browser)
  await patient(page)
  const monday = cell(page, name, 'Monday')
  const saved: object[] = []
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/api/portal/locations/${location.id}`, async (route) => {
    if (route.request().method() !== 'PATCH') return await route.fallback()
    await mayAnswer
    saved.push(route.request().postDataJSON().location)
    await route.fallback()
  })
  await typeInto(monday, '08001800')
  await expect(monday).toHaveAttribute('aria-busy', 'true')
  await typeInto(monday, '18000800')
  await expect(alert(page, 'It ends before it begins.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('07001700')
  await page.keyboard.press('Enter')
  await expect(monday).toHaveText('07:00–17:00')
  await monday.press('1')
  await expect(field(page)).toHaveValue('1')
  answer()
  await expect
    .poll(() => saved)
    .toEqual([
      expect.objectContaining({ open_monday_from: '08:00' }),
      expect.objectContaining({ open_monday_from: '07:00' }),
    ])
  await expect(field(page)).toHaveValue('1')
  await page.keyboard.press('Escape')
  await expect(monday).not.toHaveAttribute('aria-busy')
  await page.reload()
  await expect(monday).toHaveText('07:00–17:00')
})

test('what changed after the page was read and before its line was there is seen too', async ({
  browser,
}) => {
  const { page: other, name, location } = await atOwn(browser)
  const page = await enterAs(browser, { path: '/locations', language: 'en' })
  let isCut = true
  await page.context().route(/\/booking\//, (route) => (isCut ? route.abort() : route.continue()))
  await page.routeWebSocket(/\/booking\//, (socket) => {
    if (isCut) socket.close()
    else socket.connectToServer()
  })
  await page.goto(path)
  await expect(cell(page, name, 'Monday')).toHaveText('09:00–18:00')
  await changeLocation(other, location, { open_monday_from: '10:30' })
  await expect(cell(other, name, 'Monday')).toHaveText('10:30–18:00')
  isCut = false
  await expect(cell(page, name, 'Monday')).toHaveText('10:30–18:00')
})

test('a block of cells is pasted from a spreadsheet, all of it or nothing', async ({ browser }) => {
  const { page, name } = await atOwn(browser)
  const paste = (text: string) =>
    page.evaluate((copied) => {
      const data = new DataTransfer()
      data.setData('text/plain', copied)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    }, text)
  await cell(page, name, 'Tuesday').focus()
  await paste('8-12\t25:00 – 26:00\n')
  await expect(page.getByText('Nothing was pasted')).toBeVisible()
  await expect(cell(page, name, 'Tuesday')).toHaveText('09:00–18:00')
  await paste('8-12\t9:00 - 17.30\tclosed\n')
  await expect(cell(page, name, 'Tuesday')).toHaveText('08:00–12:00')
  await expect(cell(page, name, 'Wednesday')).toHaveText('09:00–17:30')
  await expect(cell(page, name, 'Thursday')).toHaveText('closed')
})

test('what is typed once goes into every cell that is chosen, by keys or by the pointer; the block is copied and pasted', async ({
  browser,
}) => {
  const { page, name } = await atOwn(browser)
  await patient(page)
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  const of = (day: string) => cell(page, name, day)
  await of('Monday').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByRole('grid').getByRole('gridcell', { selected: true })).toHaveCount(3)
  await page.keyboard.type('07301600')
  await expect(page.getByText('For all 3 cells')).toBeVisible()
  await page.keyboard.press('Enter')
  for (const day of days.slice(0, 3)) await expect(of(day)).toHaveText('07:30–16:00')
  await expect(of('Thursday')).toHaveText('09:00–18:00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(of('Monday')).toHaveText('09:00–18:00')

  await of('Thursday').hover()
  await page.mouse.down()
  await of('Friday').hover()
  await of('Saturday').hover()
  await page.mouse.up()
  await expect(page.getByRole('grid').getByRole('gridcell', { selected: true })).toHaveCount(3)
  await page.keyboard.press('Delete')
  for (const day of days.slice(3)) await expect(of(day)).toHaveText('closed')
  await expect(of('Sunday')).toHaveText('closed')

  await of('Monday').focus()
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(0)
})

test('a special date is added for one location, given other hours, and removed after a yes', async ({
  browser,
}) => {
  const { page, name } = await atOwn(browser)
  const date = dayAhead(400)
  await page.getByRole('button', { name: 'Special date' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Date', { exact: true }).fill('2027-02-30')
  await expect(dialog.getByText('A date is written as 2027-01-31')).toBeVisible()
  await dialog.getByLabel('Date', { exact: true }).fill(date)
  await dialog.getByRole('button', { name: 'Choose none' }).click()
  await expect(dialog.getByText(/^0 of \d+$/)).toBeVisible()
  await dialog.getByRole('checkbox', { name }).check()
  await expect(dialog.getByRole('status')).toHaveText('1 change')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  const month = new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
  const day = `\\w+,? ${Number(date.slice(8))} ${month} ${date.slice(0, 4)}`
  const special = cell(page, name, day)
  await cell(page, name, 'Monday').focus()
  await page.keyboard.press('End')
  await expect(special).toHaveText('closed')
  await typeInto(special, '10-14')
  await expect(special).toHaveText('10:00–14:00')
  const remove = page.getByRole('button', { name: new RegExp(`^Remove ${day}`) })
  await remove.click()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(special).toHaveText('10:00–14:00')
  await remove.click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(remove).toHaveCount(0)
})

test('the public holidays of a year become special dates, and are marked where they are', async ({
  browser,
}) => {
  const { page, name, location } = await atOwn(browser)
  await page.getByRole('button', { name: /^Public holidays/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: /1 January/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose none' }).last().click()
  await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /^Public holidays/ }).click()
  await dialog.getByRole('button', { name: 'Choose none' }).last().click()
  await dialog.getByRole('checkbox', { name }).check()
  await expect(dialog.getByText(/already there/).first()).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveText('0 changes')
  await changeLocation(page, location, { config: { special_times: [] } })
})

test('hours that leave a booking outside are saved only after it was shown; then it needs attention', async ({
  browser,
}) => {
  const { page, name, location } = await atOwn(browser)
  const service = await makeService(page, location, newName())
  const ahead = dayAhead(20)
  const date =
    [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(ahead, more)).find((one) => weekdayOf(one) === 'monday') ??
    ahead
  const visitor = newName()
  await bookThere(page, { location, service }, { date, time: '13:00', name: visitor })
  const before = await issues(page)
  const monday = cell(page, name, 'Monday')
  await typeInto(monday, '09001200')
  const dialog = page.getByRole('dialog', { name: 'Bookings left outside' })
  await expect(dialog).toContainText('1 booking would be left outside')
  await expect(dialog).toContainText(visitor)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(monday).toHaveText('09:00–18:00')
  await typeInto(monday, '09001200')
  await dialog.getByRole('button', { name: 'Save, show and move' }).click()
  await expect(page).toHaveURL(/issues/)
  await expect(page.getByText(visitor).first()).toBeVisible()
  await expect.poll(() => issues(page)).toBeGreaterThan(before)
})

test('of two cells that both leave bookings outside each is asked about, one after the other', async ({
  browser,
}) => {
  const { page, name, location } = await atOwn(browser)
  const service = await makeService(page, location, newName())
  const from = dayAhead(20)
  const dates = [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(from, more))
  const visitors = { monday: newName(), tuesday: newName() }
  for (const [day, visitor] of Object.entries(visitors)) {
    const date = dates.find((one) => weekdayOf(one) === day) ?? from
    await bookThere(page, { location, service }, { date, time: '13:00', name: visitor })
  }
  await patient(page)
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/impact**', async (route) => {
    await mayAnswer
    await route.fallback()
  })
  await typeInto(cell(page, name, 'Monday'), '09001200')
  await typeInto(cell(page, name, 'Tuesday'), '09001100')
  answer()
  const dialog = page.getByRole('dialog', { name: 'Bookings left outside' })
  const [ofMonday, ofTuesday] = Object.values(visitors).map((visitor) => dialog.filter({ hasText: visitor }))
  await expect(dialog).toHaveCount(1)
  const isMondayFirst = await ofMonday?.isVisible()
  const [first, second] = isMondayFirst ? [ofMonday, ofTuesday] : [ofTuesday, ofMonday]
  await first?.getByRole('button', { name: 'Save anyway' }).click()
  await second?.getByRole('button', { name: 'Save anyway' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(cell(page, name, 'Monday')).toHaveText('09:00–12:00')
  await expect(cell(page, name, 'Tuesday')).toHaveText('09:00–11:00')
  await expect(page.locator('[data-cell][aria-busy]')).toHaveCount(0)
})

test('of two who open the same cell the second is told, and saves over it only when asked again', async ({
  browser,
}) => {
  const { page, name, location } = await atOwn(browser)
  const friday = cell(page, name, 'Friday')
  await typeInto(friday, '10001500', '')
  await changeLocation(page, location, { open_friday_from: '11:00', open_friday_till: '16:00' })
  await expect(alert(page, 'Somebody else has changed it in the meantime to: 11:00–16:00.')).toBeVisible()
  await expect(field(page)).toHaveValue('10:00 – 15:00')
  await page.keyboard.press('Enter')
  await expect(alert(page, 'It is 11:00–16:00 now.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(friday).toHaveText('10:00–15:00')
})

test('branches whose long names begin alike are told apart', async ({ browser }) => {
  const page = await enterAs(browser, { path, email: 'admin@town.example', language: 'ru' })
  const names = page.getByRole('rowheader').locator('span')
  await expect(names.nth(3)).toBeVisible()
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollHeight > name.clientHeight).map((name) => name.textContent),
  )
  expect(cut).toEqual([])
})

test('on a phone a day is tapped, and changed with its clock', async ({ browser }) => {
  const viewport = { width: 390, height: 844 }
  const page = await enterAs(browser, { path, language: 'en', viewport })
  const name = newName()
  const location = await makeLocation(page, name)
  await page.getByRole('combobox', { name: 'Location' }).click()
  await page.getByRole('option', { name }).click()
  await page.getByRole('button', { name: /^Tuesday/ }).click()
  await page.getByLabel('From').fill('20:00')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText('It ends before it begins.')
  await page.getByLabel('From').fill('10:30')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Tuesday/ })).toContainText('10:30–18:00')

  await page.getByRole('button', { name: /^Tuesday/ }).click()
  await page.getByLabel('From').fill('11:30')
  await changeLocation(page, location, { open_tuesday_from: '08:30' })
  const warning = page.getByRole('dialog').getByRole('alert')
  await expect(warning).toHaveText(/changed it in the meantime to: 08:30–18:00/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(warning).toHaveText(/^It is 08:30–18:00 now\. Save again/)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: /^Tuesday/ })).toContainText('11:30–18:00')
})

for (const look of looks) {
  test(`everybody can use it: ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path, ...look })
    await expect(page.getByRole('grid').or(page.getByRole('list')).first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: /^(Īpašs datums|Special date|Особая дата)$/ }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
