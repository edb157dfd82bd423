import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { dayAhead, enterAs } from '../testing/portal.ts'

test.use({ begins: '12:00' })

/** The week after: whatever the weekday and the hour, its hours are all to come. A place that has had a line for two weeks. */
const path = (more = '') => `/queue-staffing?location=2&date=${dayAhead(7)}${more}`
const cells = (page: Page) => page.getByRole('grid').locator('[data-cell]')
const panel = (page: Page) => page.locator('aside section').first()
const plan = (page: Page) => page.getByRole('button', { name: /^Ieplānot \d+\. lodziņu$/ })

test('an hour that is chosen tells what another counter saves, and one more is planned and taken back', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: path() })
  await expect(page.getByRole('radio', { name: 'Lodziņi nedēļā' })).toBeChecked()
  await cells(page).first().click()
  await expect(page).toHaveURL(/hour=\d+/)
  await expect(cells(page).first()).toHaveAttribute('aria-pressed', 'true')
  await expect(panel(page).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Kāpēc?' }).click()
  await expect(panel(page)).toContainText(/Mācīts no \d/)

  const [, planned] = /(\d+)/.exec((await plan(page).textContent()) ?? '') ?? []
  await plan(page).click()
  await expect(plan(page)).toHaveText(`Ieplānot ${Number(planned) + 1}. lodziņu`)
  await expect(cells(page).first()).toHaveAttribute('aria-label', new RegExp(`ieplānoti: ${planned}, vajag:`))
  // Somebody else sees the same.
  const colleague = await enterAs(browser, { path: path(), email: 'user@rinda.example' })
  await expect(cells(colleague).first()).toHaveAttribute('aria-label', new RegExp(`ieplānoti: ${planned},`))
  await expect(colleague.getByRole('button', { name: 'Kāpēc?' })).toBeVisible()
  await expect(plan(colleague)).toHaveCount(0)

  await page.getByRole('button', { name: /^Kā parasti: / }).click()
  await expect(plan(page)).toHaveText(`Ieplānot ${planned}. lodziņu`)
  await expect(page.getByRole('button', { name: /^Kā parasti: / })).toHaveCount(0)
  // And sees the plan change without asking.
  await expect(cells(colleague).first()).not.toHaveAttribute(
    'aria-label',
    new RegExp(`ieplānoti: ${planned},`),
  )

  // Nor does anybody ask where the place opens at other hours.
  const location = '/api/portal/locations/2'
  const [{ attributes }] = (await (await page.request.get('/api/portal/locations?id=2')).json()).data
  const names = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day) => `open_${day}_from`)
  const opens = async (from: (name: string) => string) => {
    const data = { location: Object.fromEntries(names.map((name) => [name, from(name)])) }
    expect((await page.request.patch(location, { data })).status()).toBe(200)
  }
  const hours = await cells(colleague).count()
  await opens(() => '05:00')
  await expect(cells(colleague)).not.toHaveCount(hours)
  await opens((name) => attributes[name])
  await expect(cells(colleague)).toHaveCount(hours)
})

test('the week is walked with arrows, shown against another target, and kept as a table and a file', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: path() })
  await cells(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(cells(page).first()).not.toBeFocused()
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('grid').locator('[data-cell][aria-pressed="true"]')
  await expect(chosen).toBeFocused()

  await page.getByRole('combobox', { name: 'Mērķis' }).click()
  await page.getByRole('option', { name: /5 min/ }).first().click()
  await expect(page).toHaveURL(/target=5/)
  await page.getByRole('radio', { name: 'Tabula' }).check()
  await expect(page.getByRole('columnheader', { name: 'Vajag' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lejupielādēt kā failu' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^counters-2-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('Diena,Stunda,Ieplānoti,Parasti,Vajag,')
  await page.goBack()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('of a place that had no line yet nothing is made up', async ({ browser }) => {
  const page = await enterAs(browser, { path: `/queue-staffing?location=1&date=${dayAhead(7)}` })
  await expect(page.getByText('Vēl nav pietiekami daudz nedēļu', { exact: false }).first()).toBeVisible()
  await expect(cells(page).first()).toHaveAttribute('aria-label', /vēl nav zināms/)
})

test('the hours of days that are over are as legible as those to come', async ({ browser }) => {
  // Of the present week, a Thursday: on whichever weekday the run was started, two weeks before it are remembered, and three of its days are over.
  const page = await enterAs(browser, { path: `/queue-staffing?location=2&date=${dayAhead(0)}` })
  await expect(cells(page).first()).toContainText(/\d+ min/)
  expect(await faultsOf(page)).toEqual([])
})

for (const look of looks) {
  const { language, viewport } = look
  test(`the counters of a week, ${language}, ${viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path: path(), ...look })
    await expect(page.locator('aside h2').first()).toBeVisible()
    if (viewport.width < 768) {
      const tabs = page.getByRole('navigation', { name: 'Days of the week' }).getByRole('button')
      await expect(tabs).toHaveCount(7)
      // Of the first of them, and of the last, whichever is open.
      await tabs.first().click()
      await expect(tabs.first()).toHaveAttribute('aria-current', 'date')
    }
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
