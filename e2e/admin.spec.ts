import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { calendarPath, dayAhead, enterAs, type Language, newName } from './portal.ts'

const admin = 'admin@rinda.example'
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))),
  )
  const { violations } = await new AxeBuilder({ page }).withTags(standard).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.html}`),
  )
}

/** The platform's admin, with something open that would stand before the choice of language. */
async function openAs(browser: Browser, search: string): Promise<Page> {
  const page = await enterAs(browser, { path: '/admin', email: admin, language: 'en' })
  await page.goto(`/admin?${search}`)
  return page
}

async function edit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('the platform’s admin finds the administration in the menu; nobody else does, nor by its address', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(5)), email: admin, language: 'en' })
  await page.getByRole('link', { name: 'Administration' }).click()
  await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible()
  const anna = await enterAs(browser, { path: '/admin', language: 'en' })
  await expect(anna).toHaveURL(/bookings/)
  await expect(anna.getByRole('link', { name: 'Administration' })).toHaveCount(0)
})

test('an answer of a company is changed, marked, seen in the preview and the history, and taken back', async ({
  browser,
}) => {
  const page = await openAs(browser, 'tab=companies&id=41')
  const field = page.getByRole('textbox', { name: 'Days in the calendar, at most' })
  await expect(field).toHaveAttribute('placeholder', '7')
  await field.fill('3')
  await page.getByLabel('Everything else (JSON)').fill('{"columns": {"email": false}}')
  await save(page)

  await page.goto('/admin?tab=preview&id=admin%40town.example')
  const answer = page.getByRole('row', { name: /calendar\.maxDays/ })
  await expect(answer).toContainText('3')
  await expect(answer).toContainText('company, as edited')
  await page.getByRole('radio', { name: 'History' }).check()
  await expect(page.getByRole('row', { name: /Company 41/ }).first()).toContainText(
    'profile.calendar.maxDays',
  )

  await page.goto('/admin?tab=companies&id=41')
  await expect(page.getByLabel('Everything else (JSON)')).toHaveValue(/"email": false/)
  await page.getByRole('button', { name: 'Use the default: Days in the calendar, at most' }).click()
  await page.getByLabel('Everything else (JSON)').fill('')
  await save(page)
})

test('a refused save keeps what was typed and names every field', async ({ browser }) => {
  const page = await openAs(browser, 'tab=companies&id=4')
  await page.getByRole('textbox', { name: 'Calendar begins, minute of the day' }).fill('eight')
  await page.getByLabel('Everything else (JSON)').fill('{"colour": "red"}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const wrong = page.getByRole('textbox', { name: 'Calendar begins, minute of the day' })
  await expect(wrong).toHaveAccessibleDescription(/startMinute/)
  await expect(wrong).toHaveValue('eight')
  await expect(page.getByLabel('Everything else (JSON)')).toHaveAccessibleDescription(/colour/)
  await page.getByLabel('Everything else (JSON)').fill('{')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Everything else (JSON)')).toHaveAccessibleDescription(/not valid JSON/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/id=4/)
})

test('a domain is added and removed', async ({ browser }) => {
  const domain = `${newName().toLowerCase()}.example`
  const page = await enterAs(browser, { path: '/admin?tab=domains', email: admin, language: 'en' })
  await page.getByRole('button', { name: 'Add a domain' }).click()
  await page.getByRole('textbox', { name: 'Domain' }).fill('no domain')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Domain' })).toHaveAccessibleDescription(/domain/)
  await page.getByRole('textbox', { name: 'Domain' }).fill(domain)
  await page.getByLabel('Company').selectOption('40')
  await save(page)
  await edit(page, domain)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: `Remove the domain ${domain}?` }).click()
  await expect(page.getByRole('button', { name: `Edit ${domain}` })).toHaveCount(0)
})

test('a role that is taken away and given back is seen at once on the person’s screen', async ({
  browser,
}) => {
  const person = 'manager@rinda.example'
  const path = calendarPath(dayAhead(6))
  const theirs = await enterAs(browser, { path, email: person, language: 'en' })
  await expect(theirs.getByRole('grid')).toBeVisible()
  const page = await enterAs(browser, { path: '/admin?tab=people', email: admin, language: 'en' })
  await edit(page, person)
  await page.getByLabel('Role', { exact: true }).selectOption('NONE')
  await save(page)
  await expect(theirs.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await edit(page, person)
  await page.getByLabel('Role', { exact: true }).selectOption('COMPANY_MANAGER')
  await save(page)
  await expect(theirs).toHaveURL(/bookings/)
})

test('the last admin cannot go, and is told why', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/admin?tab=people', email: admin, language: 'en' })
  await page.getByLabel('Search by name or e-mail').fill('admin@rinda')
  await edit(page, admin)
  await page.getByLabel('Role', { exact: true }).selectOption('COMPANY_USER')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('at least one active administrator')
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('COMPANY_USER')
})

const tabs = ['companies', 'domains', 'people', 'preview&id=admin%40town.example', 'history']
const dialogs = ['companies&id=41', 'domains&id=town.example', 'people&id=2']

for (const language of ['lv', 'en', 'ru'] as const satisfies readonly Language[]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the administration is open to everyone who may use it, ${language}, ${colorScheme}`, async ({
      browser,
    }) => {
      const page = await enterAs(browser, { path: '/admin', email: admin, language, colorScheme })
      for (const tab of tabs) {
        await page.goto(`/admin?tab=${tab}`)
        await expect(
          page
            .getByRole('table')
            .or(page.getByText(/noHistory/))
            .first(),
        ).toBeVisible()
        expect(await faultsOf(page), tab).toEqual([])
      }
      for (const dialog of dialogs) {
        await page.goto(`/admin?tab=${dialog}`)
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
        expect(await faultsOf(page), dialog).toEqual([])
      }
    })
  }
}
