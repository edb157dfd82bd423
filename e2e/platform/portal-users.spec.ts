import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs, newName, signInAtIssuer } from '../testing/portal.ts'

const enter = (browser: Browser, path = '/portal-users', email = 'anna@rinda.example') =>
  enterAs(browser, { path, email, language: 'en' })
const rowOf = (page: Page, name: string) => page.getByRole('row', { name })

/** Invites somebody, and gives back the link that is shown. */
async function invite(page: Page, email: string, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Role', { exact: true }).selectOption({ label: 'Employee' })
  await dialog.getByRole('button', { name: 'Invite' }).click()
  const link = page.getByRole('dialog', { name: `Link for ${name}` })
  await expect(link.getByLabel('Link')).toHaveValue(/^http/)
  const url = await link.getByLabel('Link').inputValue()
  await link.getByRole('button', { name: 'Close' }).last().click()
  await expect(link).toHaveCount(0)
  return url
}

test('somebody is invited, chooses a password with the link, works, and is switched off while they do', async ({
  browser,
}) => {
  const page = await enter(browser)
  const name = newName()
  const email = `${name.toLowerCase()}@rinda.example`
  const url = await invite(page, email, name)
  await expect(rowOf(page, name)).toContainText('Not yet')
  // Nobody switches themselves off by a slip: they would be out at once.
  const own = rowOf(page, 'anna@rinda.example')
  await expect(own.getByRole('button', { name: /^Edit/ })).toBeVisible()
  await expect(own.getByRole('button', { name: /^Switch off/ })).toHaveCount(0)

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await visitor.goto(url)
  await visitor.getByLabel('New password').fill('a quiet forest')
  await visitor.getByLabel('The password again').fill('a quiet forest')
  await visitor.getByRole('button', { name: 'Save the password' }).click()
  await visitor.getByRole('link', { name: 'Sign in' }).click()
  await signInAtIssuer(visitor, email, 'a quiet forest')
  await expect(visitor).toHaveURL(/bookings/)
  await expect(visitor.getByRole('link', { name: /^Portal users|Portāla lietotāji$/ })).toHaveCount(0)

  await page.getByRole('button', { name: `Switch off ${name}` }).click()
  await expect(rowOf(page, name)).toContainText('Switched off')
  await expect(visitor).toHaveURL(/login/)
  await expect(visitor.getByText(/administrator changed your account.*not been saved is lost/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, name)).toContainText('Active')
  await visitor.goto(url)
  await expect(visitor.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
})

test('a colleague who has the list open sees who is invited, and who is switched off', async ({
  browser,
}) => {
  const [page, colleague] = [await enter(browser), await enter(browser)]
  const platform = await enter(browser, '/portal-users', 'admin@rinda.example')
  const name = newName()
  await invite(page, `${name.toLowerCase()}@rinda.example`, name)
  for (const one of [colleague, platform]) await expect(rowOf(one, name)).toContainText('Not yet')
  await page.getByRole('button', { name: `Switch off ${name}` }).click()
  for (const one of [colleague, platform]) await expect(rowOf(one, name)).toContainText('Switched off')

  // While the colleague edits the account its name and its role are changed by the other.
  await colleague.getByRole('button', { name: `Edit ${name}` }).click()
  const form = colleague.getByRole('dialog')
  await form.getByLabel('Name').fill(`${name} Mine`)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(`${name} Theirs`)
  await page.getByRole('dialog').getByLabel('Role', { exact: true }).selectOption({ label: 'Manager' })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('status')).toContainText(`Name: elsewhere it was changed to ${name} Theirs.`)
  await expect(form.getByLabel('Role', { exact: true })).toHaveValue('COMPANY_MANAGER')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('Choose what stays')
  await form.getByRole('button', { name: 'Keep mine' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  await expect(rowOf(page, `${name} Mine`)).toContainText('Manager')
})

test('everybody can choose a password with the link, and read why it no longer holds', async ({
  browser,
}) => {
  const page = await enter(browser)
  const name = newName()
  const url = await invite(page, `${name.toLowerCase()}@rinda.example`, name)
  for (const { language, ...look } of looks) {
    const locale = { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }[language]
    const visitor = await (await browser.newContext({ ...look, locale })).newPage()
    await visitor.goto(url)
    await expect(visitor.locator('html')).toHaveAttribute('lang', language)
    await expect(visitor.locator('input[type="password"]')).toHaveCount(2)
    expect(await faultsOf(visitor)).toEqual([])
    await visitor.goto(`${url}-`)
    await expect(visitor.locator('input')).toHaveCount(0)
    expect(await faultsOf(visitor)).toEqual([])
  }
})

test('a refused invitation keeps what was typed and names the field', async ({ browser }) => {
  const page = await enter(browser)
  await page.goto('/portal-users?person=new')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('someone@nails.example')
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog.getByLabel('Role', { exact: true })).toHaveAccessibleDescription(/Choose a role/)
  await dialog.getByLabel('Role', { exact: true }).selectOption({ label: 'Manager' })
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(/belongs to another company/)
  await expect(dialog.getByLabel('E-mail')).toHaveValue('someone@nails.example')
  await expect(dialog.getByLabel('Role', { exact: true }).locator('option')).not.toContainText([
    'Platform administrator',
  ])
})

test('limits and rights of somebody are changed, and found by searching', async ({ browser }) => {
  const page = await enter(browser)
  const name = newName()
  await invite(page, `${name.toLowerCase()}@rinda.example`, name)
  await page.getByLabel('Search by name, e-mail or role').fill(name.slice(0, 8))
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Opening hours').check()
  await dialog.getByLabel('All locations of the company').uncheck()
  await dialog.getByRole('combobox', { name: 'Only these locations' }).click()
  await page.getByRole('option').filter({ visible: true }).first().click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(rowOf(page, name)).toContainText('1 location')
  await page.reload()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(dialog.getByLabel('Opening hours')).toBeChecked()
})

test('users of the dental organisation see its specialists, its admin both; the users’ list is for admins', async ({
  browser,
}) => {
  const user = await enter(browser, '/portal-users', 'user@dental.example')
  await expect(user.getByRole('table').getByRole('columnheader')).toHaveText(['Name', 'ID'])
  await expect(user.getByRole('button', { name: 'Invite' })).toHaveCount(0)
  const admin = await enter(browser, '/portal-users', 'admin@dental.example')
  await expect(rowOf(admin, 'user@dental.example')).toBeVisible()
  await admin.getByRole('radio', { name: 'Specialists' }).check({ force: true })
  await expect(admin).toHaveURL(/part=specialists/)
  await admin.goto('/users')
  await expect(rowOf(admin, 'user@dental.example')).toBeVisible()
  await user.goto('/users')
  await expect(user).toHaveURL(/bookings/)
})

for (const look of looks) {
  test(`portal users, ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path: '/portal-users', ...look })
    await expect(page.getByRole('button', { name: /^(Uzaicināt|Invite|Пригласить)$/ })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/portal-users?person=new')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/users')
    await expect(page.getByRole('table')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
