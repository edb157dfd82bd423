import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import {
  calendarPath,
  dayAhead,
  enterAs,
  followMenu,
  newName,
  openScreen,
  signInAs,
} from '../testing/portal.ts'

const admin = 'admin@rinda.example'

/** The platform's admin, with something open. */
async function openAs(browser: Browser, search: string): Promise<Page> {
  const page = await signInAs(browser, { email: admin, language: 'en' })
  await openScreen(page, `/admin?${search}`, 'en')
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

const rule = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const bar = (page: Page) => page.getByRole('status').filter({ hasText: /change|saved/ })

async function saveRules(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(bar(page)).toHaveText('Everything is saved')
}

test('rules of a company are changed with switches, chips and a form, listed before they are saved, and taken back', async ({
  browser,
}) => {
  const page = await openAs(browser, 'tab=companies&id=41')
  const days = rule(page, 'How many days the calendar may show')
  await expect(days.getByRole('radio', { name: '7 days' })).toBeChecked()
  await days.getByRole('radio', { name: '3 days' }).check({ force: true })
  await expect(days).toContainText('was 7 days')
  await rule(page, 'Usual length').getByRole('button', { name: 'Other' }).click()
  await page.getByRole('textbox', { name: 'Usual length: other value' }).fill('25')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: '25 min' })).toBeChecked()
  const till = page.getByRole('textbox', { name: 'Calendar shown: until' })
  await till.focus()
  await till.press('ArrowDown')
  await expect(till).toHaveValue('20:45')
  await page.getByRole('switch', { name: 'Reason asked when canceling' }).check()
  await page.getByRole('button', { name: 'Hide: E-mail' }).click()
  const status = page.getByRole('button', { name: 'Hide: Status' })
  await status.focus()
  await status.press('Alt+ArrowLeft')
  await expect(status).toBeFocused()

  // The form: a choice with two options, moved up by keys, seen at once in another language.
  await page.getByRole('button', { name: 'Add: Topic' }).click()
  const options = page.getByRole('dialog', { name: /^Topic/ })
  await options.getByRole('textbox', { name: '1. LV' }).fill('Zeme')
  await options.getByRole('textbox', { name: '1. EN' }).fill('Land')
  await options.getByRole('textbox', { name: '2. EN' }).fill('House')
  await options.getByRole('button', { name: 'Use' }).click()
  await expect(options).toHaveCount(0)
  const handle = page.getByRole('button', { name: 'Move: Topic', exact: true })
  await handle.focus()
  for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key)
  await expect(
    page.getByRole('list', { name: 'Fields of the form' }).getByRole('listitem').first(),
  ).toContainText('choice of 2')
  await page.getByRole('checkbox', { name: 'Required: Topic' }).check({ force: true })
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('listitem').first()).toContainText('Land · House')
  await preview.getByRole('radio', { name: 'LV' }).check({ force: true })
  await expect(preview.getByRole('listitem').first()).toContainText('Zeme · House')
  await expect(bar(page)).toContainText('6 changes')
  await expect(bar(page)).toContainText('Usual length: 30 min → 25 min')
  await expect(bar(page)).toContainText('new field “Topic”')
  await expect(page.getByText('Bookings that are there stay as they are')).toBeVisible()
  await saveRules(page)

  await page.goto('/admin?tab=preview&id=admin%40town.example')
  const answer = (path: string) => page.getByRole('row', { name: path })
  await expect(answer('calendar.maxDays')).toContainText('3')
  await expect(answer('calendar.maxDays')).toContainText('company, as edited')
  await expect(answer('columns')).toContainText(/phone.*status|status.*phone/)
  await page.goto('/admin?tab=companies&id=41')
  await page.getByRole('link', { name: 'Who changed what, and when' }).click()
  await expect(page.getByRole('combobox', { name: 'Company' })).toContainText('Nogāze')
  await expect(page.getByRole('row', { name: /Company 41/ }).first()).toContainText(
    'profile.calendar.maxDays',
  )

  // JSON is the last way: what is taken out of it is as usual again.
  await page.goto('/admin?tab=companies&id=41')
  await expect(days).toContainText('usually 7 days')
  await days.getByRole('button', { name: /^Use the default/ }).click()
  await expect(days.getByRole('radio', { name: '7 days' })).toBeChecked()
  await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('button', { name: 'All settings as JSON' }).click()
  const json = page.getByRole('textbox', { name: 'Settings of this company' })
  await expect(json).toHaveValue(/"email": false/)
  await json.fill('{')
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(json).toHaveAccessibleDescription(/not valid JSON/)
  await json.fill('{}')
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(till).toHaveValue('21:00')
  await saveRules(page)
})

test('a refused save keeps what was typed and says at each rule why; who leaves is asked first', async ({
  browser,
}) => {
  const page = await openAs(browser, 'tab=companies&id=4')
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  await zone.fill('Europe/Atlantis')
  await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('button', { name: 'All settings as JSON' }).click()
  await page
    .getByRole('textbox', { name: 'Settings of this company' })
    .fill('{"zone": "Europe/Atlantis", "tint": 1}')
  await page.getByRole('button', { name: 'Use', exact: true }).click()
  await expect(bar(page)).toContainText('Other settings (JSON)')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rule(page, 'Time zone').getByRole('alert')).toBeVisible()
  await expect(zone).toHaveValue('Europe/Atlantis')
  await expect(zone).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(
    'tint',
  )
  await page.getByRole('link', { name: 'Companies' }).click()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).not.toHaveURL(/id=4/)
})

test('the rules of one company are copied to another, and the card gives it a face', async ({ browser }) => {
  const page = await openAs(browser, 'tab=companies&id=2')
  await page.getByRole('button', { name: 'Copy from another company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy from another company' })
  await dialog.getByRole('combobox', { name: 'Company' }).selectOption('1')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Initials' }).fill('zx<')
  await page.getByRole('radio', { name: 'Colour 3' }).check({ force: true })
  const logo = page.getByRole('img', { name: 'Logo' })
  await expect(logo).toHaveAttribute('src', /%230f766e.*ZX/)
  await expect(bar(page)).toContainText('Logo')
  await saveRules(page)
  await page.getByRole('link', { name: 'Companies' }).click()
  await expect(page.getByRole('row', { name: /Sample/ }).locator('img')).toHaveAttribute('src', /ZX/)
})

test('the platform’s admin looks at one company wherever a list has several, and the address keeps which', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/locations', email: admin, language: 'en' })
  const company = page.getByRole('combobox', { name: 'Company' })
  await company.click()
  await page.getByRole('searchbox', { name: 'Find by name' }).fill('poppy')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/company=40/)
  await expect(page.getByRole('table').getByRole('link')).toHaveText(['North', 'Centre', 'South', 'East'])
  await page.reload()
  await expect(company).toContainText('Poppy Nail Studio')
  await page.goto('/open-times?company=40')
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveText([
    ...['North', 'Centre', 'South', 'East'],
  ])
  await page.goto('/admin?tab=domains&company=40')
  await expect(page.getByRole('row', { name: /nails\.example/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /town\.example/ })).toHaveCount(0)
})

test('a domain is added and removed', async ({ browser }) => {
  const domain = `${newName().toLowerCase()}.example`
  const page = await enterAs(browser, { path: '/admin?tab=domains', email: admin, language: 'en' })
  await page.getByRole('button', { name: 'Add a domain' }).click()
  await page.getByRole('textbox', { name: 'Domain' }).fill('no domain')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Domain' })).toHaveAccessibleDescription(/“Domain”/)
  await page.getByRole('textbox', { name: 'Domain' }).fill(domain)
  await page.getByRole('dialog').getByLabel('Company').selectOption('40')
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

  await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name in Russian' })).toHaveValue(name)
  await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible()
  await expect(page.getByText(/^Coordinates: \d+/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Website', exact: true }).fill('https://clinic.example')
  await page.getByRole('radio', { name: '5 days' }).check({ force: true })
  await saveRules(page)
  await page.getByRole('link', { name: 'Companies' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('hidden')
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('clinic.example')
  await page.getByRole('radio', { name: 'History' }).check()
  await expect(page.getByRole('row', { name: new RegExp(name) }).first()).toContainText('name: — →')
})

test('a company that another admin renames is called so in the list', async ({ browser }) => {
  const page = await openAs(browser, 'tab=companies')
  const other = await openAs(browser, 'tab=companies')
  const [before, after] = [newName(), newName()]
  const send = (method: string, path: string, name: string) =>
    other.evaluate(
      async ([by, at, body]) => {
        const headers = { 'content-type': 'application/json' }
        return Number((await (await fetch(at, { method: by, headers, body })).json()).data.id)
      },
      [
        method,
        path,
        JSON.stringify({ company: { name, name_lv: name, name_en: name, name_ru: name } }),
      ] as const,
    )
  const id = await send('POST', '/api/platform/companies', before)
  await send('PATCH', `/api/platform/companies/${id}`, after)
  await expect(page.getByRole('button', { name: `Edit ${after}` })).toBeVisible()
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

const tabs = ['companies', 'domains', 'people', 'preview', 'history']
const dialogs = ['companies&id=new', 'domains&id=town.example', 'people&id=2', 'people&id=new']

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
    for (const [index, tab] of tabs.entries()) {
      const segment = page.getByRole('main').getByRole('radio').nth(index)
      await segment.click({ force: true })
      await expect(segment).toBeChecked()
      if (tab === 'preview') await page.goto('/admin?tab=preview&id=admin%40town.example')
      await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0)
      const nothing = page.getByText(/Izmaiņu vēl nav|No changes yet|Изменений пока нет/)
      await expect(page.getByRole('table').or(nothing).first()).toBeVisible()
      expect(await faultsOf(page), tab).toEqual([])
    }
    await page.goto('/admin?tab=companies&id=41')
    await page.getByRole('textbox').first().fill('Novads')
    const discard = page.getByRole('button', { name: /^(Atmest|Discard|Отбросить)$/ })
    await expect(discard).toBeVisible()
    expect(await faultsOf(page), 'the page of a company').toEqual([])
    await discard.click()
    await expect(discard).toHaveCount(0)
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
