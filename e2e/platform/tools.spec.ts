import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { book, calendarPath, dayAhead, enterAs, followMenu, freeSlots, newName } from '../testing/portal.ts'

// Bookings are made in opening hours.
test.use({ begins: '12:00' })

const email = 'admin@rinda.example'
const logPath = '/tools/bookings'

const enter = (browser: Browser, path: string) => enterAs(browser, { path, email })
const rows = (page: Page) => page.getByRole('region', { name: 'Pierakstu žurnāls' }).getByRole('row')
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Vārds, tālrunis, kods vai ID' })
const panel = (page: Page, name: string) => page.getByRole('region', { name })

/** Books somebody of a name that nobody else has, at a day that no other journey uses. */
async function makeBooking(page: Page, days: number): Promise<string> {
  const name = newName()
  await page.goto(calendarPath(dayAhead(days)))
  await book(page, freeSlots(page).first(), 'Inga', name)
  return name
}

test('the log shows what was changed last, narrows by chips, and keeps them in the address', async ({
  browser,
}) => {
  const page = await enter(browser, '/bookings/calendar')
  const name = await makeBooking(page, 5)
  await followMenu(page, 'Rīki')
  await page.getByRole('main').getByRole('link', { name: 'Pieraksti' }).click()
  await expect(page).toHaveURL(new RegExp(`${logPath}$`))
  await expect(rows(page).nth(1)).toContainText(`Inga ${name}`)

  await search(page).fill(name.slice(0, 9).toUpperCase())
  await expect(page).toHaveURL(/q=TESTS/)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Statuss' }).click()
  await page.getByRole('option', { name: 'atcelts', exact: true }).click()
  await expect(page).toHaveURL(/status=canceled/)
  await expect(page.getByText('Nekas neatbilst filtriem')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Statuss' })).toHaveText('atcelts')
  await expect(search(page)).toHaveValue(name.slice(0, 9).toUpperCase())
  await page.getByRole('button', { name: 'Noņemt filtru: Statuss' }).press('Enter')
  await expect(rowOf(page, name)).toBeVisible()
  await expect(page).not.toHaveURL(/status/)
  await page.goBack()
  await expect(page.getByText('Nekas neatbilst filtriem')).toBeVisible()
  await page.getByRole('button', { name: 'Noņemt visus filtrus' }).click()
  await expect(search(page)).toHaveValue('')

  await page.getByRole('button', { name: 'Kad', exact: true }).click()
  await expect(page).toHaveURL(/sort=time/)
  await expect(page.getByRole('columnheader', { name: 'Kad' })).toHaveAttribute('aria-sort', 'ascending')
})

test('a booking says who changed what, from what to what, while it is open, and leads to its day', async ({
  browser,
}) => {
  const page = await enter(browser, '/bookings/calendar')
  const name = await makeBooking(page, 6)
  await page.goto(`${logPath}?q=${name}`)
  await page.getByRole('link', { name: `Inga ${name}` }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`${logPath}/\\d+\\?q=${name}`))
  const record = panel(page, `Inga ${name}`)
  await expect(record.getByRole('listitem').filter({ hasText: 'Pierakstīts' }).first()).toContainText(email)

  // Somebody changes it meanwhile.
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const answer = await page.request.patch(`/api/bookings/${id}`, {
    data: { booking: { phone_number: '26114207', notes: { internal: 'zvanīja' } } },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(answer.status()).toBe(200)
  const change = record.getByRole('listitem').filter({ hasText: 'Mainīts' }).first()
  await expect(change).toContainText('Tālrunis')
  await expect(change).toContainText(/29123456.*26114207/)
  await expect(change).toContainText(/Iekšējās piezīmes.*zvanīja/)

  await record.getByText('Visi lauki').click()
  await expect(record.getByText('client_type')).toBeVisible()
  await expect(record.getByText('token', { exact: true })).toHaveCount(0)
  await record.getByRole('heading', { name: `Inga ${name}` }).press('Escape')
  await expect(page).toHaveURL(new RegExp(`${logPath}\\?q=${name}`))
  await page.goBack()
  await panel(page, `Inga ${name}`).getByRole('link', { name: 'Šī diena kalendārā' }).click()
  await expect(page).toHaveURL(new RegExp(`/bookings\\?location=1&date=${dayAhead(6)}`))
})

const consoleOf = (page: Page) => page.getByRole('region', { name: 'Ziņojumi', exact: true })
const messages = (page: Page) => consoleOf(page).locator('[data-message]')

test('the console shows what is sent and received, is paused, searched and saved', async ({ browser }) => {
  const page = await enter(browser, logPath)
  await expect(rows(page).nth(1)).toBeVisible()
  const console = consoleOf(page)
  // Somebody else books: this page hears of it, and asks anew.
  const other = await enterAs(browser, { path: '/bookings/calendar' })
  const name = await makeBooking(other, 7)
  const heard = messages(page).filter({ hasText: 'booking_scheduled' })
  await expect(heard.first()).toContainText('saņemts')
  await expect(messages(page).filter({ hasText: 'GET /api/portal/tools/bookings' }).first()).toBeVisible()
  await expect(messages(page).filter({ hasText: 'nosūtīts' }).first()).toBeVisible()

  const before = await messages(page).count()
  await console.getByRole('searchbox', { name: 'Meklēt ziņojumos' }).fill(name.toLowerCase())
  await expect(console.getByRole('status')).toContainText(/atbilst/)
  await expect(console.locator('mark').first()).toHaveText(new RegExp(name, 'i'))
  expect(await messages(page).count()).toBeGreaterThanOrEqual(before)
  await heard.first().getByRole('button').press('Enter')
  await expect(heard.first().locator('pre')).toContainText(`"last_name": "${name}"`)
  await expect(heard.first().locator('pre')).not.toContainText(/"token": "[^…]/)

  await console.getByRole('radio', { name: 'Nosūtītie' }).check()
  await expect(heard).toHaveCount(0)
  await console.getByRole('radio', { name: 'Visi' }).check()
  await console.getByRole('button', { name: 'Pauze' }).click()
  await makeBooking(other, 8)
  await expect(console.getByRole('button', { name: /Turpināt \(gaida \d+\)/ })).toBeVisible()
  await expect(heard).toHaveCount(1)
  await console.getByRole('button', { name: /Turpināt/ }).click()
  await expect(heard.nth(1)).toBeVisible()

  const saved = page.waitForEvent('download')
  await console.getByRole('button', { name: 'Saglabāt failā' }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8'))
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.filter((line) => line.name === 'booking_scheduled')).toHaveLength(2)
  await console.getByRole('button', { name: 'Notīrīt' }).click()
  await expect(heard).toHaveCount(0)
})

test('a booking is added for a chosen location and service, and stands in the log', async ({ browser }) => {
  const page = await enter(browser, `${logPath}?location=1`)
  await page.getByRole('button', { name: 'Jauns pieraksts' }).click()
  const ask = page.getByRole('dialog', { name: 'Jauns pieraksts' })
  await ask.getByRole('combobox', { name: 'Pakalpojums' }).click()
  const service = ask.getByRole('option').nth(1)
  const chosen = await service.textContent()
  await service.click()
  await ask.getByRole('button', { name: 'Turpināt' }).click()
  const form = page.locator('[role="dialog"], dialog').filter({ has: page.locator('[name="first_name"]') })
  await expect(form).toContainText(chosen ?? '')
})

test('a message and a call are put together by their schemas, sent, and answered', async ({ browser }) => {
  const page = await enter(browser, '/tools')
  await page.getByRole('main').getByRole('link', { name: 'Izmēģinājumi' }).click()
  await page.getByRole('combobox', { name: 'Ziņojums' }).click()
  await page.getByRole('option', { name: 'get_slots', exact: true }).click()
  await expect(page).toHaveURL(/ask=get_slots/)
  const text = page.getByRole('textbox', { name: 'Saturs (JSON)' })
  await expect(text).toHaveValue(/"locationId": 1/)
  const faults = page.getByRole('list', { name: 'Kas nav pareizi' })
  await text.fill('{"locationId": 1,')
  await expect(faults).toContainText('Tas nav JSON')
  await expect(page.getByRole('button', { name: 'Nosūtīt', exact: true })).toBeDisabled()
  await text.fill(JSON.stringify({ locationId: 1, days: 2, where: 'here' }))
  await expect(faults).toContainText('date: trūkst')
  await expect(faults).toContainText('where: tāda lauka nav')
  // The server says itself what it thinks of it.
  await page.getByRole('button', { name: 'Nosūtīt', exact: true }).click()
  const answer = page.getByRole('region', { name: 'Atbilde' })
  await expect(answer).toContainText('Atteikts')
  await expect(answer).toContainText('"invalid"')
  await text.fill(JSON.stringify({ locationId: 1, date: dayAhead(10), days: 1 }))
  await expect(faults.getByRole('listitem')).toHaveCount(0)
  await page.getByRole('button', { name: 'Nosūtīt', exact: true }).press('Enter')
  await expect(answer).toContainText('Atbildēts')
  await expect(answer).toContainText(`"date": "${dayAhead(10)}"`)
  await expect(messages(page).filter({ hasText: 'get_slots' }).first()).toBeVisible()

  await page.getByRole('radio', { name: 'Izsaukums' }).check()
  await page.getByRole('combobox', { name: 'Izsaukums' }).click()
  await page.getByRole('option', { name: 'GET /api/locations/{id}', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Nosūtīt', exact: true })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Adrese' }).fill('/api/locations/1')
  await page.getByRole('textbox', { name: 'Adrese' }).press('Enter')
  await expect(answer).toContainText('"type": "location"')
})

test('the tools are for those alone who are admins by their address too', async ({ browser, server }) => {
  const page = await enterAs(browser, { path: `${logPath}/1` })
  await expect(page).not.toHaveURL(/tools/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Rīki' })).toHaveCount(0)
  for (const path of ['/api/portal/tools/bookings', '/api/portal/bookings/1/history'])
    expect((await page.request.get(server.url + path)).status()).toBe(403)

  const other = await enter(browser, `${logPath}/999999999`)
  await expect(other.getByRole('heading', { name: 'Tāda pieraksta nav' })).toBeVisible()
})

for (const look of looks) {
  const { language, viewport } = look
  test(`the tools, ${language}, ${viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path: '/tools', email, ...look })
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto(logPath)
    const first = page.getByRole('main').locator('tbody a').first()
    await expect(first).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await fits()).toBeLessThanOrEqual(0)
    await first.click()
    await expect(page.locator('main h2[data-takes-focus]')).toBeVisible()
    await expect(page.locator('main ol li time').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await fits()).toBeLessThanOrEqual(0)
    await page.goto('/tools/sandbox')
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await fits()).toBeLessThanOrEqual(0)
  })
}
