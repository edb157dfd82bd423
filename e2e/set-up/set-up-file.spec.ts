import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs, newName } from '../testing/portal.ts'

/** The town's own admin: its locations are nobody else's in these journeys. */
const email = 'admin@town.example'
const texts = (field: string, value: string) =>
  Object.fromEntries(['lv', 'en', 'ru'].map((language) => [`${field}_${language}`, value]))
const newLocation = (name: string) => ({ ...texts('name', name), ...texts('address', 'Jūras iela 1') })

async function makeLocation(page: Page, name: string): Promise<string> {
  const answer = await page.request.post('/api/portal/locations', { data: { location: newLocation(name) } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { data: { id: string } }).data.id
}

async function changeLocation(page: Page, id: string, location: object): Promise<void> {
  expect((await page.request.patch(`/api/portal/locations/${id}`, { data: { location } })).ok()).toBe(true)
}

/**
 * Chooses a file. It has no path: that of a journey has the letters of its title, and without a locale Chromium leaves out a file whose path has
 * letters beyond ASCII.
 */
async function openFile(page: Page, content: string): Promise<void> {
  const file = { name: 'set-up.json', mimeType: 'application/json', buffer: Buffer.from(content) }
  await page.locator('input[type="file"]').setInputFiles(file)
}

async function admin(browser: Browser, language: 'lv' | 'en' = 'en'): Promise<Page> {
  return await enterAs(browser, { path: '/locations', email, language })
}

test('a change is read in the history and put back with one click, which a colleague sees', async ({
  browser,
}) => {
  const page = await admin(browser)
  const name = newName()
  const id = await makeLocation(page, name)
  await changeLocation(page, id, { phone: '67000000', open_monday_from: '08:00', open_monday_till: '17:00' })
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const change = page.getByRole('dialog').getByRole('listitem').filter({ hasText: name }).first()
  await expect(change).toContainText('Opening hours, Monday')
  await expect(change).toContainText('closed')
  await expect(change).toContainText('08:00–17:00')
  await expect(change).toContainText(email)

  const colleague = await admin(browser)
  await colleague.goto(`/locations/${id}`)
  const phone = colleague.locator('input[value="67000000"]')
  await expect(phone).toBeVisible()
  await change.getByRole('button', { name: 'Put back Phone: —' }).click()
  await expect(page.getByText('Put back: Phone')).toBeVisible()
  await expect(phone).toHaveCount(0)
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: name })).toHaveCount(3)
})

test('the set-up goes out as a file, and comes in again when its faults are mended', async ({ browser }) => {
  const page = await admin(browser)
  await page.getByRole('button', { name: 'Import and export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the file' }).click()
  const out = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { locations: object[] }
  expect(out.locations.length).toBeGreaterThan(0)

  const name = newName()
  const services = [{ ...texts('name', 'Pases'), duration: 45 }]
  const location = { ...newLocation(name), services }
  await openFile(
    page,
    JSON.stringify({ ...out, locations: [...out.locations, { ...location, name_ru: '' }] }),
  )
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 wrong')).toBeVisible()
  await expect(dialog.getByRole('row', { name: new RegExp(name) })).toContainText('Name (RU)')
  await expect(dialog.getByRole('button', { name: 'Bring in' })).toHaveCount(0)

  await openFile(page, JSON.stringify({ ...out, locations: [...out.locations, location] }))
  await expect(dialog.getByText('2 new')).toBeVisible()
  await dialog.getByRole('button', { name: 'Bring in' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(name)).toBeVisible()

  await page.getByRole('button', { name: 'Import and export' }).click()
  await openFile(page, '{')
  await expect(dialog.getByRole('alert')).toContainText('cannot be read')
})

for (const { language, colorScheme, viewport } of looks) {
  test(`history, import and export are in nobody’s way: ${language}, ${colorScheme}, ${viewport.width} px`, async ({
    browser,
  }) => {
    const page = await enterAs(browser, { path: '/locations', email, language, colorScheme, viewport })
    await page.getByRole('button', { name: /^(Vēsture|History|История)$/ }).click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^(Imports un|Import and|Импорт и)/ }).click()
    const wrong = { ...newLocation('Jauna'), phone: 'x'.repeat(31) }
    await openFile(page, JSON.stringify({ rinda_set_up: 1, locations: [wrong] }))
    await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(2)
    expect(await faultsOf(page)).toEqual([])
  })
}
