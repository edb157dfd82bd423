import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { patient } from '../testing/patient.ts'
import { enterAs, newName } from '../testing/portal.ts'
import { changeLocation, locationNow, makeLocation } from '../testing/set-up.ts'

const email = 'admin@airport.example'

/** An admin with the locations open. */
async function enter(browser: Browser, path = '/locations'): Promise<Page> {
  return await enterAs(browser, { path, email, language: 'en' })
}

const switchOf = (page: Page, name: string) => page.getByRole('switch', { name })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const saved = (page: Page) => expect(page.getByText('Everything is saved')).toBeVisible()

test('a switch saves at once, other portals see it, and what cannot be saved goes back and says why', async ({
  browser,
}) => {
  const page = await enter(browser)
  const other = await enter(browser)
  const name = newName()
  const id = await makeLocation(page, name)
  await switchOf(page, `Active: ${name}`).press(' ')
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible()
  await expect(switchOf(other, `Active: ${name}`)).not.toBeChecked()
  expect(await locationNow(page, id)).toMatchObject({ active: false })

  await page.context().setOffline(true)
  await switchOf(page, `Visible: ${name}`).press(' ')
  await expect(page.getByText(/Not saved.*The server did not answer/)).toBeVisible()
  await expect(switchOf(page, `Visible: ${name}`)).toBeChecked()
  await page.context().setOffline(false)
})

test('a switch of many is turned at once, undone, and a location is copied with its services', async ({
  browser,
}) => {
  const page = await enter(browser)
  await patient(page)
  const other = await enter(browser)
  const mark = newName()
  const names = ['A', 'B', 'C'].map((letter) => `${mark} ${letter}`)
  const ids: string[] = []
  for (const name of names) ids.push(await makeLocation(page, name))
  const service = { name_lv: 'Pases', name_en: 'Passports', name_ru: 'Паспорта', duration: 40 }
  await page.request.post(`/api/portal/locations/${ids[1]}/services`, { data: { service } })
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('searchbox').fill(mark)
  const choose = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}` })
  await choose(names[0] ?? '').check()
  await choose(names[2] ?? '').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('region', { name: 'For those that are chosen' })
  await expect(bar.getByRole('status')).toHaveText('3 chosen')
  await choose(names[2] ?? '').uncheck()
  await bar.getByRole('button', { name: 'Active: turn off' }).click()
  await expect(page.getByText('2 locations changed')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  for (const name of names) await expect(switchOf(page, `Active: ${name}`)).toBeChecked()
  await choose(names[2] ?? '').check()
  await bar.getByRole('button', { name: 'Visible: turn off' }).click()
  for (const name of names) await expect(switchOf(other, `Visible: ${name}`)).not.toBeChecked()
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('link', { name: names[1] ?? '' }).click()
  await page.getByRole('button', { name: `Copy: ${names[1]}` }).click()
  const dialog = page.getByRole('dialog', { name: `Copy: ${names[1]}` })
  await expect(dialog).toContainText('1 service')
  const named = dialog.getByRole('textbox', { name: 'Name in English' })
  await named.fill('')
  await dialog.getByRole('button', { name: 'Make the copy' }).click()
  await expect(named).toHaveAttribute('aria-invalid', 'true')
  await named.fill(`${mark} D`)
  await dialog.getByRole('button', { name: 'Make the copy' }).click()
  await expect(dialog).toHaveCount(0)
  const panel = page.getByRole('region', { name: `${mark} D` })
  await expect(panel.getByRole('heading', { name: `${mark} D` })).toBeVisible()
  await expect(panel.getByText('Passports').first()).toBeVisible()
  await expect(switchOf(other, `Visible: ${mark} D`)).not.toBeChecked()
})

test('the order is changed with keys and by dragging, for everyone', async ({ browser }) => {
  const page = await enter(browser)
  const other = await enter(browser)
  const name = newName()
  await makeLocation(page, name)
  const items = page.getByRole('list', { name: 'Locations' }).getByRole('listitem')
  const rows = other.locator('tbody tr')
  // The button that was pressed goes, and the focus is on the one that leads back.
  const [reorder, done] = ['Reorder', 'Done'].map((label) => page.getByRole('button', { name: label }))
  await reorder?.press('Enter')
  await expect(page.locator(':focus')).toHaveText('Done')
  await done?.press('Enter')
  await expect(page.locator(':focus')).toHaveText('Reorder')
  await reorder?.press('Enter')
  const handle = page.getByRole('button', { name: `Move: ${name}` })
  await handle.press(' ')
  await handle.press('Home')
  await expect(page.getByText(`${name}: place 1 of`)).toBeAttached()
  await handle.press('Escape')
  await expect(items.last()).toContainText(name)
  await handle.press(' ')
  await handle.press('Home')
  await handle.press('Enter')
  await expect(items.first()).toContainText(name)
  await expect(handle).toBeFocused()
  await expect(rows.first()).toContainText(name)

  const [from, to] = [await handle.boundingBox(), await items.nth(1).boundingBox()]
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, to.y + 30, { steps: 5 })
  await page.mouse.up()
  await expect(items.nth(1)).toContainText(name)
  await expect(rows.nth(1)).toContainText(name)
  await page.reload()
  await expect(page.locator('tbody tr').nth(1)).toContainText(name)
})

test('faults are said at their fields, in words and with numbers, and what is right is saved', async ({
  browser,
}) => {
  const page = await enter(browser)
  const name = newName()
  const id = await makeLocation(page, name)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeFocused()

  await field(page, 'Name in Russian').fill('')
  await field(page, 'Address in English').fill('x'.repeat(101))
  await expect(page.getByText('At most 100 characters.')).toBeVisible()
  await field(page, 'E-mail').fill('nobody')
  await field(page, 'Latitude').fill('north')
  await field(page, 'Monday: from').fill('18:00')
  await field(page, 'Monday: till').fill('09:00')
  await field(page, 'Tuesday: from').fill('24:00')
  await field(page, 'Wednesday: from').fill('10:00')
  await save(page)
  for (const text of [
    'Must be filled in.',
    'Wrong format: this is not an e-mail address.',
    'This value is not valid.',
    'The beginning must not be later than the end.',
    'Wrong format: a time is 00:00 to 23:59.',
    'Give both the beginning and the end, or neither.',
  ])
    await expect(page.getByText(text).first()).toBeVisible()
  await expect(field(page, 'Name in Russian')).toBeFocused()
  expect(await locationNow(page, id)).toMatchObject({ name_ru: name, email: '' })

  await field(page, 'Name in Russian').fill('Зал')
  await field(page, 'Address in English').fill('Other Street 2')
  await field(page, 'E-mail').fill('hall@airport.example')
  await field(page, 'Latitude').fill('57,25')
  await field(page, 'Monday: till').fill('20:00')
  await field(page, 'Tuesday: from').fill('')
  await field(page, 'Wednesday: till').fill('12:30')
  await page.getByRole('checkbox', { name: 'Parking for disabled visitors' }).check()
  await save(page)
  await saved(page)
  expect(await locationNow(page, id)).toMatchObject({
    ...{ name_ru: 'Зал', address_en: 'Other Street 2', email: 'hall@airport.example', latitude: 57.25 },
    ...{ open_monday_from: '18:00', open_monday_till: '20:00', open_tuesday_from: null },
    ...{ open_wednesday_from: '10:00', open_wednesday_till: '12:30', accessibility_3: true },
  })

  await page.goto('/locations/999999')
  await expect(page).toHaveURL(/\/locations$/)
})

test('a refused save shows what the server has and why; one click brings back what was typed', async ({
  browser,
}) => {
  const page = await enter(browser)
  const id = await makeLocation(page, newName(), { phone: '1', qms_active: true })
  await page.goto(`/locations/${id}`)
  await field(page, 'Phone').fill('2')
  await field(page, 'Queue system address').fill('http://127.0.0.1/queue')
  await save(page)
  await expect(page.getByRole('alert').filter({ hasText: 'Queue system address' }).first()).toBeVisible()
  await expect(field(page, 'Phone')).toHaveValue('1')

  await page.getByRole('button', { name: 'Bring back what I typed' }).click()
  await expect(field(page, 'Phone')).toHaveValue('2')
  await expect(field(page, 'Queue system address')).toBeFocused()
  await field(page, 'Queue system address').fill('')
  await save(page)
  await saved(page)
  expect(await locationNow(page, id)).toMatchObject({ phone: '2', qms_base_url: '' })
})

test('a save that nobody answered keeps what was typed, and is sent again', async ({ browser }) => {
  const page = await enter(browser)
  const id = await makeLocation(page, newName(), { phone: '1' })
  await page.goto(`/locations/${id}`)
  await field(page, 'Phone').fill('2')
  let isCut = true
  await page.route('**/api/portal/locations/*', (route) =>
    isCut && route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await save(page)
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(field(page, 'Phone')).toHaveValue('2')
  isCut = false
  await again.click()
  await saved(page)
  await expect(again).toHaveCount(0)
  expect(await locationNow(page, id)).toMatchObject({ phone: '2' })
})

test('the map of a location is there once one comes to it', async ({ browser }) => {
  const page = await enter(browser)
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Place on the map', exact: true }).click()
  const map = page.getByRole('application', { name: 'Map' })
  await expect(map.getByRole('button', { name: /The location on the map/ })).toBeVisible()
  await expect(map.getByText('Natural Earth · GeoNames')).toBeVisible()
})

test('of two who edit, the second sees what changed: untouched fields follow, the others are decided', async ({
  browser,
}) => {
  const page = await enter(browser)
  const name = newName()
  const id = await makeLocation(page, name, { phone: '1', email: 'old@airport.example' })
  await page.goto(`/locations/${id}`)
  await expect(page).toHaveTitle(`${name} · Locations · Rinda`)
  await field(page, 'Phone').fill('mine')
  await field(page, 'Website').fill('mine.example')
  await changeLocation(page, id, { phone: 'theirs', email: 'new@airport.example', www: 'their.example' })
  await expect(field(page, 'E-mail')).toHaveValue('new@airport.example')
  await expect(field(page, 'Phone')).toHaveValue('mine')
  await save(page)
  await expect(page.getByText('Choose what stays')).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine: Phone' }).click()
  await page.getByRole('button', { name: 'Take theirs: Website' }).click()
  await save(page)
  await saved(page)
  expect(await locationNow(page, id)).toMatchObject({ phone: 'mine', www: 'their.example' })
})

test('who did not hear of another’s change is told at the save, and saves after the choice', async ({
  browser,
}) => {
  const page = await enter(browser)
  const id = await makeLocation(page, newName(), { phone: '1' })
  // The live line of this one is cut, and nothing else.
  await page.context().route(/\/booking\//, (route) => route.abort())
  await page.routeWebSocket(/\/booking\//, (socket) => socket.close())
  await page.goto(`/locations/${id}`)
  await field(page, 'Phone').fill('mine')
  await changeLocation(page, id, { phone: 'theirs', email: 'new@airport.example' })
  await save(page)
  await expect(page.getByText('Somebody else has changed this').first()).toBeVisible()
  await expect(field(page, 'E-mail')).toHaveValue('new@airport.example')
  await page.getByRole('button', { name: 'Keep mine: Phone' }).click()
  await save(page)
  await saved(page)
  expect(await locationNow(page, id)).toMatchObject({ phone: 'mine', email: 'new@airport.example' })
})

test('nothing that is typed is lost by leaving without a question; the filter stays in the address', async ({
  browser,
}) => {
  const page = await enter(browser)
  const [first, second] = [newName(), newName()]
  await makeLocation(page, first, { active: false })
  await makeLocation(page, second, { active: false })
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('group', { name: 'Active', exact: true }).getByRole('radio', { name: 'No' }).check()
  await page.getByRole('searchbox').fill('zz')
  await expect(page.getByText('At least 3 characters')).toBeVisible()
  await expect(page.getByRole('link', { name: first })).toBeVisible()
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByText('At least 3 characters')).toHaveCount(0)
  await expect(page.getByRole('link', { name: first })).toHaveCount(0)
  await page.getByRole('searchbox').fill(first.slice(0, 5))
  await expect(page.getByRole('link', { name: first })).toBeVisible()
  await expect(page).toHaveURL(/active=no/)

  await page.getByRole('link', { name: first }).click()
  await field(page, 'Phone').fill('typed')
  await page.getByRole('link', { name: second }).click()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(field(page, 'Phone')).toHaveValue('typed')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()
  await expect(field(page, 'Phone')).toHaveValue('typed')
  await page.getByRole('heading', { name: first, level: 2 }).press('Escape')
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/locations\?.*active=no/)
  await expect(page.getByRole('link', { name: first })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('link', { name: first })).toBeVisible()
  await expect(page.getByRole('switch', { name: /^Active/, checked: true })).toHaveCount(0)
})

for (const look of looks) {
  test(`the locations and the form of one, ${look.language}, ${look.viewport.width} px`, async ({
    browser,
  }) => {
    const page = await enterAs(browser, { path: '/locations', email, ...look })
    await page.getByRole('button', { name: /^(Filtrs|Filter|Фильтр)/ }).click()
    await expect(page.locator('tbody tr').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.locator('tbody a').first().click()
    await expect(page.locator('input[data-cell="phone"]')).toBeVisible()
    await page.locator('input[data-cell="latitude"]').fill('x')
    await page.locator('form button[type="submit"]').click()
    expect(await faultsOf(page)).toEqual([])
  })
}
