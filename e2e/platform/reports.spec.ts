import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import papa from 'papaparse'
import readXlsx from 'read-excel-file/node'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs, followMenu, openScreen, signInAs } from '../testing/portal.ts'

const email = 'admin@town.example'
const files = (page: Page) => page.locator('[data-period]').first().getByRole('link')

async function keep(page: Page, format: 'XLSX' | 'CSV', follow: () => Promise<void>): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await follow()
  const file = await download
  expect(file.suggestedFilename()).toMatch(new RegExp(`^report-1-\\d{4}-\\d\\d\\.${format.toLowerCase()}$`))
  return await readFile(await file.path())
}

/** Adds up the rows of a table but for its last one, which is the total. */
function sums(rows: readonly (readonly unknown[])[], columns: readonly number[]): number[] {
  return columns.map((column) => rows.slice(0, -1).reduce((sum, row) => sum + Number(row[column] ?? 0), 0))
}

test('an admin of a town keeps a month of its report as a workbook and as a table, and both say the same', async ({
  browser,
}) => {
  const page = await enterAs(browser, { email, path: '/locations' })
  await followMenu(page, 'Atskaites')
  await expect(page).toHaveURL(/\/reports\/1$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mēnesis skaitļos' })).toBeVisible()
  const book = await readXlsx(await keep(page, 'XLSX', () => files(page).filter({ hasText: 'XLSX' }).click()))
  expect(book.map(({ sheet }) => sheet)).toEqual([
    ...['Mēnesis skaitļos', 'Filiāles', 'Pakalpojumi', 'Speciālisti'],
  ])
  const [, locations, services, specialists] = book.map(({ data }) => data)
  // Bookings, canceled ones, those who came, tickets: what does not change by time alone.
  const columns = [2, 5, 9, 15]
  const total = columns.map((column) => Number(services?.at(-1)?.[column]))
  expect(total[0]).toBeGreaterThan(0)
  for (const table of [locations, services, specialists])
    expect(sums(table?.slice(1) ?? [], columns)).toEqual(total)

  // By the keyboard alone.
  await files(page).filter({ hasText: 'XLSX' }).focus()
  await page.keyboard.press('Tab')
  await expect(files(page).filter({ hasText: 'CSV' })).toBeFocused()
  const text = (await keep(page, 'CSV', () => page.keyboard.press('Enter'))).toString('utf8')
  const { data, errors } = papa.parse<string[]>(text.replace(/^\uFEFF/, '').trimEnd())
  expect(errors).toEqual([])
  const rows = data.filter(([, side]) => side === 'Pakalpojumi').map((row) => row.slice(2))
  expect(sums(rows, columns)).toEqual(total)
})

test('the reports of a company are a switch apart, and in the menu of the person too', async ({
  browser,
}) => {
  const page = await enterAs(browser, { email, path: '/reports/1' })
  await page.getByRole('radio', { name: 'Pieraksti un apmeklējums' }).check()
  await expect(page).toHaveURL(/\/reports\/2$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Pieraksti un apmeklējums' })).toBeVisible()
  await page.getByRole('button', { name: /Normunds/ }).click()
  await page.getByRole('link', { name: 'Atskaites' }).filter({ visible: true }).last().click()
  await expect(page).toHaveURL(/\/reports\/1$/)
})

test('whoever has no such report is sent home, and is shown no link', async ({ browser }) => {
  const town = await enterAs(browser, { email, path: '/reports/3' })
  await expect(town).not.toHaveURL(/\/reports/)
  for (const path of ['/reports/1', '/reports/x', '/reports']) {
    const page = await enterAs(browser, { path })
    await expect(page).not.toHaveURL(/\/reports/)
    await page.getByRole('button', { name: /Anna/ }).click()
    await expect(page.getByRole('button', { name: 'Iziet' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Atskaites' })).toHaveCount(0)
  }
})

const at = '2026-12-01T00:05:00.000Z'
const month = (period: string, state: string, more = {}) => ({
  ...{ period, state, url: `/${period}.xlsx`, csv_url: `/${period}.csv`, parts: 4, parts_made: 4 },
  ...{ made_at: at, changed_at: null, ...more },
})
const states = [
  month('2027-01', 'so_far'),
  month('2026-12', 'making', { parts_made: 1, made_at: null }),
  month('2026-11', 'changed'),
  month('2026-10', 'ready', { changed_at: at }),
  month('2026-09', 'ready'),
]

/** Has the server answer with these months. */
async function answerWith(page: Page, periods: object[]): Promise<void> {
  const name = { name: 'Mēnesis', name_lv: 'Mēnesis', name_en: 'Month', name_ru: 'Месяц' }
  const data = { id: '1', type: 'report', attributes: { ...name, zone: 'Europe/Riga', periods } }
  await page.route('**/api/portal/reports/1', (route) => route.fulfill({ json: { data } }))
}

test('a month says how it stands: so far, being made, to be made again, made again, made', async ({
  browser,
}) => {
  const page = await signInAs(browser, { email })
  await answerWith(page, states)
  await openScreen(page, '/reports/1')
  const row = (period: string) => page.locator(`[data-period="${period}"]`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['2027', '2026'])
  await expect(row('2027-01')).toContainText('Vēl nav beidzies')
  await expect(row('2026-12')).toContainText('Tiek sagatavots; gatavas filiāles: 1 no 4')
  await expect(row('2026-12').getByRole('progressbar')).toHaveAttribute('value', '1')
  await expect(row('2026-12').getByRole('link')).toHaveCount(0)
  await expect(row('2026-11')).toContainText('tiek sagatavots vēlreiz')
  await expect(row('2026-10')).toContainText('Kopš tam ir izmaiņas; sagatavots vēlreiz 01.12.2026 02:05')
  await expect(row('2026-09')).toContainText('Sagatavots 01.12.2026 02:05')
  // Once it is made it is there, without anybody asking.
  await page.unroute('**/api/portal/reports/1')
  await answerWith(page, [month('2026-12', 'ready')])
  await expect(row('2026-12').getByRole('link')).toHaveCount(2)
})

test('a report that nobody answers for is no empty one, and comes when somebody does', async ({
  browser,
}) => {
  const page = await signInAs(browser, { email })
  await page.route('**/api/portal/reports/1', (route) => route.abort())
  await openScreen(page, '/reports/1')
  await expect(page.getByRole('alert')).toContainText('Atskaiti neizdevās ielādēt')
  await page.unroute('**/api/portal/reports/1')
  await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(files(page)).toHaveCount(2)
})

for (const look of looks) {
  const { language, viewport } = look
  test(`the months of a report, ${language}, ${viewport.width} px`, async ({ browser }) => {
    const page = await signInAs(browser, { email, ...look })
    await answerWith(page, states)
    await openScreen(page, '/reports/1', look.language)
    await expect(page.locator('[data-period]')).toHaveCount(states.length)
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
