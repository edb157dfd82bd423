import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf } from './faults.ts'
import { test } from './journey.ts'
import { calendarPath, dayAhead, enterAs, followMenu, newName } from './portal.ts'

const admin = 'admin@rinda.example'

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
  await followMenu(page, 'Administration')
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
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
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

test('a company is added by its name, and then asked how it works', async ({ browser }) => {
  const name = `${newName()} Clinic`
  const page = await enterAs(browser, { path: '/admin', email: admin, language: 'en' })
  await page.getByRole('button', { name: 'Add a company' }).click()
  await page.getByRole('textbox', { name: 'ID' }).fill('40')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription(/.+/)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'ID' })).toHaveAccessibleDescription(/already a company/)
  await page.getByRole('textbox', { name: 'ID' }).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  await expect(page.getByRole('dialog', { name: `Edit ${name}` })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name in Russian' })).toHaveValue(name)
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible()
  await expect(page.getByText(/^Coordinates: \d+/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Website' }).fill('https://clinic.example')
  await page.getByRole('textbox', { name: 'Days in the calendar, at most' }).fill('5')
  await save(page)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('hidden')
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('clinic.example')
  await page.getByRole('radio', { name: 'History' }).check()
  await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toContainText('name: — →')
})

test('a person is added before they come, limited to what is chosen by name', async ({ browser }) => {
  const email = `${newName().toLowerCase()}@nails.example`
  const page = await enterAs(browser, { path: '/admin?tab=people', email: admin, language: 'en' })
  await page.getByRole('button', { name: 'Add a person' }).click()
  const address = page.getByRole('textbox', { name: 'E-mail' })
  await address.fill('user@nails.example')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Jana')
  await expect(address).toHaveAccessibleDescription(/on the list already/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(address).toHaveAccessibleDescription(/already on the list/)
  await address.fill(email.replace('nails', 'nials'))
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  const company = page.getByRole('dialog').getByRole('combobox', { name: 'Company' })
  await expect(company).toHaveAccessibleDescription(/Nobody knows this domain/)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('COMPANY_ADMIN')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(company).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('combobox', { name: 'Role' }).selectOption('')
  await address.fill(email)
  await page.getByRole('textbox', { name: 'Name', exact: true }).focus()
  await expect(address).toHaveAccessibleDescription(/Poppy Nail Studio; role from the address: Employee/)

  await page.getByRole('checkbox', { name: 'All locations of the company' }).uncheck()
  const locations = page.getByRole('combobox', { name: 'Only these locations' })
  await expect(locations).toHaveAccessibleDescription(/sees none/)
  await locations.fill('zie')
  await page.getByRole('option', { name: 'Ziemeļi' }).click()
  await locations.fill('cen')
  await locations.press('ArrowDown')
  await locations.press('Enter')
  await locations.press('Escape')
  await page.getByRole('checkbox', { name: 'All services of the company' }).uncheck()
  const services = page.getByRole('combobox', { name: 'Only these services' })
  await services.fill('pedi')
  await page.getByRole('option', { name: 'Pedikīrs' }).first().click()
  await services.press('Escape')
  await save(page)

  await page.getByLabel('Search by name or e-mail').fill(email)
  await edit(page, email)
  const chosen = page.getByRole('dialog').getByText(/^(Ziemeļi|Centrs|Pedikīrs · Ziemeļi)$/)
  await expect(chosen).toHaveText(['Ziemeļi', 'Centrs', 'Pedikīrs · Ziemeļi'])
  await page.getByRole('combobox', { name: 'Only these locations' }).press('Backspace')
  await page.getByRole('combobox', { name: 'Only these locations' }).press('Escape')
  await page.getByRole('checkbox', { name: 'All services of the company' }).check()
  await save(page)
  await page.goto(`/admin?tab=preview&id=${encodeURIComponent(email)}`)
  await expect(page.getByText('Ziemeļi', { exact: true })).toBeVisible()
  await page.goto('/admin?tab=history')
  await expect(page.getByRole('row', { name: /service_ids/ }).first()).toContainText('location_ids')
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
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('at least one active administrator')
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('COMPANY_USER')
})

const tabs = ['companies', 'domains', 'people', 'preview&id=admin%40town.example', 'history']
const dialogs = [
  'companies&id=41',
  'companies&id=new',
  'domains&id=town.example',
  'people&id=2',
  'people&id=new',
]

// Every page is looked at whole, which takes its time where others work at the same machine.
for (const [language, colorScheme] of [
  ['lv', 'light'],
  ['en', 'dark'],
  ['ru', 'light'],
] as const) {
  test(`the administration, and what it is edited in, is open to everyone who may use it: ${language}, ${colorScheme}`, async ({
    browser,
  }) => {
    test.slow()
    const page = await enterAs(browser, { path: '/admin', email: admin, language, colorScheme })
    for (const tab of tabs) {
      await page.goto(`/admin?tab=${tab}`)
      const nothing = page.getByText(/Izmaiņu vēl nav|No changes yet|Изменений пока нет/)
      await expect(page.getByRole('table').or(nothing).first()).toBeVisible()
      expect(await faultsOf(page), tab).toEqual([])
    }
    for (const dialog of dialogs) {
      await page.goto(`/admin?tab=${dialog}`)
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      expect(await faultsOf(page), dialog).toEqual([])
    }
    await page.getByRole('dialog').getByRole('textbox').first().fill('desk@nails.example')
    await page.getByRole('dialog').getByRole('checkbox').last().uncheck()
    await page.getByRole('dialog').getByRole('combobox').last().click()
    await expect(page.getByRole('option', { name: 'Pedikīrs' }).first()).toBeVisible()
    expect(await faultsOf(page), 'a choice of several, open').toEqual([])
  })
}
