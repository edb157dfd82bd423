import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { makeLocation, makeService } from '../testing/own-location.ts'
import { enterAs, newName, thursdayAhead } from '../testing/portal.ts'

const email = 'admin@dental.example'
const path = '/integrations?part=import'

async function chooseFile(
  page: Page,
  name: string,
  rows: readonly string[],
  letters: BufferEncoding = 'utf8',
) {
  await page.locator('input[type="file"]').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n'), letters),
  })
}

/** A location of one's own with one service at which one visitor is served at a time. */
async function ownPlace(browser: Browser) {
  const page = await enterAs(browser, { path: '/integrations', email, language: 'en' })
  const name = newName()
  const location = await makeLocation(page, name)
  await makeService(page, location, 'Cleaning')
  return { page, name, location }
}

test('an admin who leaves another system brings its bookings along, sees them in the calendar, and takes them back', async ({
  browser,
}) => {
  const { page, name, location } = await ownPlace(browser)
  await page.getByRole('radio', { name: 'Move in' }).press('Space')
  await expect(page).toHaveURL(/part=import/)
  const day = thursdayAhead(20)
  const [year, month, date] = day.split('-')
  const at = (time: string) => `${date}.${month}.${year} ${time}`
  await chooseFile(page, 'old-system.csv', [
    'Number;Client;Phone;Email;Start;Duration;Type;Branch;Status;Favourite colour',
    `${name}1;Anna Vecā;29123401;;${at('10:00')};30;Cleaning;${name};Confirmed;=1+1`,
    `${name}2;Berta Jaunā;29123402;;${at('11:00')};45 min;Botox;${name};;`,
    `${name}3;Cilda Zirne;12;;${at('12:00')};30;Cleaning;${name};;`,
    `${name}4;Dace Prom;29123404;;${at('13:00')};30;Cleaning;${name};Cancelled;`,
    `${name}5;Elza Otra;29123405;;${at('10:15')};30;Cleaning;${name};;`,
  ])

  // Columns were recognised by their names; what has no meaning here is not used.
  await expect(page.getByRole('combobox', { name: 'Start' })).toHaveValue('date')
  await expect(page.getByRole('combobox', { name: 'Favourite colour' })).toHaveValue('')
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  await expect(row('Anna Vecā')).toContainText('right')
  await expect(row('Dace Prom')).toContainText('was canceled in the other system')
  await expect(row('Berta Jaunā')).toContainText('is not known here')
  await expect(row('Elza Otra')).toContainText('Another row of the file takes this time: 2.')
  const bring = page.getByRole('button', { name: 'Bring in', exact: true })
  await expect(bring).toBeDisabled()
  await expect(page.getByText('3 rows are wrong: mend them, or leave them out.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  // A name is said once, a number is mended in place, and a row is left out.
  await page.getByRole('combobox', { name: 'Service “Botox”' }).selectOption({ label: 'Cleaning' })
  await page.getByRole('radio', { name: 'Wrong (2)' }).press('Space')
  await expect(row('Anna Vecā')).toHaveCount(0)
  await page.getByRole('button', { name: 'Mend row 4' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Mend row 4' })
  const phone = form.getByRole('textbox', { name: 'Phone' })
  await expect(phone).toHaveAccessibleDescription('is no telephone number')
  await phone.fill('29 123 403')
  await phone.press('Enter')
  await expect(form).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave out row 6' }).press('Enter')
  await expect(page.getByText('Would come in: 3 bookings, 3 new customers.')).toBeVisible()
  await bring.press('Enter')
  await expect(page.getByText('Brought in: 3 bookings, 3 new customers.')).toBeVisible()
  const imports = page.getByRole('row').filter({ hasText: 'old-system.csv' })
  await expect(imports).toContainText(email)

  await page.getByRole('link', { name: 'Show them in the calendar' }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`location=${location.id}&date=${day}`))
  for (const visitor of ['Anna Vecā', 'Berta Jaunā', 'Cilda Zirne'])
    await expect(page.getByText(visitor).first()).toBeVisible()
  await expect(page.getByText('Elza Otra')).toHaveCount(0)

  // The same file again doubles nothing; what nobody has changed can be taken back, and others see it gone.
  const colleague = await enterAs(browser, { path, email, language: 'en' })
  await chooseFile(colleague, 'again.csv', [
    'Number;Client;Phone;Start;Service;Branch',
    `${name}1;Anna Vecā;29123401;${at('10:00')};Cleaning;${name}`,
  ])
  await expect(colleague.getByRole('row').filter({ hasText: 'Anna Vecā' })).toContainText('is here already')
  await expect(colleague.getByText('There is nothing new in the file.')).toBeVisible()
  const brought = colleague.getByRole('row').filter({ hasText: 'old-system.csv' }).first()
  await brought.getByRole('button', { name: 'Undo the import of “old-system.csv”' }).press('Enter')
  await colleague.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).press('Enter')
  await expect(brought).toContainText('Undone')
  await expect(page.getByText('Anna Vecā')).toHaveCount(0)
})

test('the screen reads well in every language, in a hand and on a desk, with a file of older letters', async ({
  browser,
}) => {
  const { page, name } = await ownPlace(browser)
  await page.goto(path)
  await chooseFile(
    page,
    'vecie.csv',
    [
      'Vards,Telefons,Datums,Laiks,Pakalpojums,Filiale',
      `B\xE7rzi\xF2a,29123401,${thursdayAhead(27)},10:00,Cleaning,${name}`,
    ],
    'latin1',
  )
  await expect(page.getByRole('combobox', { name: 'Letters of the file' })).toHaveValue('windows-1257')
  await expect(page.getByRole('row').filter({ hasText: 'Bērziņa' })).toContainText('right')
  await page.getByRole('combobox', { name: 'Letters of the file' }).selectOption('windows-1251')
  await expect(page.getByText('Bērziņa')).toHaveCount(0)
  const titles = { lv: 'Kas tiktu ierakstīts', ru: 'Что будет записано', en: 'What would come in' }
  for (const [language, title] of Object.entries(titles)) {
    await page.setViewportSize({ width: 1366, height: 900 })
    const label = { lv: 'Latviešu', ru: 'Русский', en: 'English' }[language] ?? ''
    await page.getByRole('button', { name: label }).filter({ visible: true }).click()
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await faultsOf(page)).toEqual([])
    }
  }
})
