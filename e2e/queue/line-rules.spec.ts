import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { makeService } from '../testing/own-location.ts'
import { enterAs, newName, openScreen, signInAs } from '../testing/portal.ts'
import { locationNow, makeLocation } from '../testing/set-up.ts'

const email = 'admin@town.example'
type Look = (typeof looks)[number]

/** An admin with a location of their own open that has a line and takes appointments. */
async function enter(browser: Browser, look: Partial<Look> = {}): Promise<{ page: Page; id: string }> {
  const page = await signInAs(browser, { email, language: 'en', ...look })
  const id = await makeLocation(page, newName(), { qms_active: true, bms_active: true })
  await makeService(page, { id }, 'Desk', { qms_id: '7' })
  await openScreen(page, `/locations/${id}`, look.language ?? 'en')
  return { page, id }
}

const rules = (page: Page) => page.getByRole('region', { name: 'Queue', exact: true })
const inRow = 'Appointments in a row before a walk-in'

test('the rules of a line are set, shown to others, kept from being wrong, and stand in the history', async ({
  browser,
}) => {
  const { page, id } = await enter(browser)
  const other = await enterAs(browser, { path: `/locations/${id}`, email, language: 'en' })
  const field = (on: Page) => rules(on).getByRole('textbox', { name: inRow })
  await expect(field(page)).toHaveAttribute('placeholder', 'As for the whole company: 2')
  await expect(field(page)).toHaveAccessibleDescription(/the next call is for whoever is first/)

  await field(page).fill('0')
  await field(page).press('Tab')
  await expect(rules(page).getByText('This value is not valid.')).toBeVisible()
  await expect(field(page)).toHaveValue('0')
  await field(page).fill('3')
  await field(page).press('Enter')
  await expect(field(other)).toHaveValue('3')
  await expect(rules(page).getByText('This value is not valid.')).toHaveCount(0)
  await rules(other).getByRole('checkbox', { name: 'Keep the queue overnight' }).press(' ')
  await expect(rules(page).getByRole('checkbox')).toBeChecked()
  expect((await locationNow(page, id)).config).toMatchObject({
    queue: { most_appointments_in_row: 3, keep_overnight: true },
  })

  await page
    .locator('section[aria-labelledby="location-panel-name"]')
    .getByRole('button', { name: 'History' })
    .click()
  const history = page.getByRole('dialog')
  await expect(history.getByText('Keep the queue overnight')).toBeVisible()
  await expect(history.getByText(inRow)).toBeVisible()
})

test('whoever leaves while a rule is wrong, and so not saved, is asked first', async ({ browser }) => {
  const { page } = await enter(browser)
  const field = rules(page).getByRole('textbox', { name: inRow })
  await field.fill('0')
  await field.press('Escape')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(question).toHaveCount(0)
  await expect(field).toHaveValue('0')
  await field.fill('4')
  await field.press('Enter')
  await expect(field).toHaveValue('4')
  await field.press('Escape')
  await expect(page).toHaveURL(/\/locations$/)
})

test('a location without a line is not asked about one', async ({ browser }) => {
  const page = await signInAs(browser, { email, language: 'en' })
  const id = await makeLocation(page, newName(), { bms_active: true })
  await openScreen(page, `/locations/${id}`, 'en')
  await expect(page.getByRole('region', { name: 'Services' }).first()).toBeVisible()
  await expect(rules(page)).toHaveCount(0)
})

for (const look of looks)
  test(`the rules of a line are without faults: ${look.language}, ${look.colorScheme}, ${look.viewport.width} px`, async ({
    browser,
  }) => {
    const { page } = await enter(browser, look)
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('checkbox', { name: /overnight|pa nakti|на ночь/ }) })
    await expect(section.last()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
