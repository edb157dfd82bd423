import { type Browser, expect, type Page } from '@playwright/test'
import { sitDown } from '../testing/computers.ts'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { friday } from '../testing/kiosk-booking.ts'
import { enterAs, newName, signInAs, signInAtIssuer } from '../testing/portal.ts'
import { changeLocation, makeLocation } from '../testing/set-up.ts'
import { book, bookedPage, hold, sayWho } from '../testing/visit-booking.ts'

const root = 'admin@rinda.example'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const next = (page: Page, step: string) => page.getByRole('button', { name: `Next: ${step}` }).click()
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused()
const lacks = (page: Page) => page.getByRole('region', { name: /^Missing before the first visitor/ })
const lack = (page: Page, name: string) => lacks(page).getByRole('link', { name, exact: true })

/** The platform's admin has made a company of this name, and stands at its location. */
async function begin(browser: Browser, name: string, way?: string): Promise<Page> {
  const page = await enterAs(browser, { path: '/admin', email: root, language: 'en' })
  await page.getByRole('link', { name: 'Set up step by step' }).click()
  await step(page, 'Which company is it?')
  await field(page, 'Name in Latvian').fill(name)
  if (way) await page.getByRole('radio', { name: way }).check({ force: true })
  await next(page, 'Location')
  await step(page, 'Where do visitors come?')
  return page
}

/** The platform's admin, with no screen open, has made a company. Gives its id. */
async function makeCompany(browser: Browser): Promise<{ staff: Page; id: string }> {
  const staff = await signInAs(browser, { email: root, language: 'en' })
  const name = newName()
  const company = { name, name_lv: name, name_en: name, name_ru: name }
  const made = await staff.request.post('/api/platform/companies', { data: { company } })
  expect(made.status()).toBe(201)
  return { staff, id: ((await made.json()) as { data: { id: string } }).data.id }
}

async function fillAddress(page: Page): Promise<void> {
  for (const language of ['Latvian', 'English', 'Russian'])
    await field(page, `Address in ${language}`).fill('Dzirnavu iela 18')
}

/** Chooses a password by the link, and signs in with it. */
async function acceptInvitation(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url)
  await page.getByLabel('New password').fill('a quiet forest')
  await page.getByLabel('The password again').fill('a quiet forest')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInAtIssuer(page, email, 'a quiet forest')
  await expect(page.locator('main h1')).toBeAttached()
}

const companyIn = (page: Page) => /company-set-up\/(\d+)/.exec(page.url())?.[1] ?? ''

test('from nothing to the first visitor’s booking, in one path, with what is still missing said at every step', async ({
  browser,
}) => {
  test.slow()
  const page = await enterAs(browser, { path: '/admin', email: root, language: 'en' })
  const name = newName()
  const domain = `${name.toLowerCase()}.example`
  await page.getByRole('link', { name: 'Set up step by step' }).click()
  await step(page, 'Which company is it?')
  await next(page, 'Location')
  await expect(page.getByText('Must be filled in.')).toBeVisible()
  await expect(field(page, 'Name in Latvian')).toBeFocused()
  await field(page, 'Name in Latvian').fill(name)
  await field(page, 'E-mail domain').fill('rinda.example')
  await next(page, 'Location')
  // The company is made; the domain, which is another's, is said at its field and mended there.
  await expect(field(page, 'E-mail domain')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'E-mail domain')).toBeFocused()
  await field(page, 'E-mail domain').fill(domain)
  await next(page, 'Location')

  await step(page, 'Where do visitors come?')
  const companyId = companyIn(page)
  await expect(lack(page, 'No location')).toBeVisible()
  await expect(field(page, 'Name in English')).toHaveValue(name)
  await next(page, 'Services')
  await expect(page.getByText('Must be filled in.')).toHaveCount(3)
  await fillAddress(page)
  await page.reload()
  await step(page, 'Where do visitors come?')
  await expect(page.getByText('You began this earlier')).toBeVisible()
  await expect(field(page, 'Address in Russian')).toHaveValue('Dzirnavu iela 18')
  await next(page, 'Services')

  await step(page, 'What do visitors come for?')
  await expect(lack(page, 'No location')).toHaveCount(0)
  await expect(lack(page, 'No service')).toBeVisible()
  await expect(lack(page, 'No opening hours')).toBeVisible()
  await page.getByRole('radio', { name: 'Clinic' }).check({ force: true })
  // Each that comes moves the way on, so it is held until all of them are there.
  const last = Promise.withResolvers<void>()
  await page.route('**/services', async (route) => {
    if (route.request().postData()?.includes('Treatment')) await last.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Add 3 services' }).click()
  await expect(page.getByRole('switch', { name: 'Visible: Follow-up visit' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Next: People' })).toBeDisabled()
  last.resolve()
  await expect(page.getByRole('switch', { name: 'Visible: Treatment' })).toBeChecked()
  await expect(lack(page, 'No service')).toHaveCount(0)
  await next(page, 'People')

  await step(page, 'Who works here?')
  await page.getByRole('button', { name: 'Add specialist' }).click()
  const specialist = page.getByRole('dialog', { name: 'New specialist' })
  await specialist.getByRole('textbox', { name: 'Name' }).fill('Ilze Ozola')
  await specialist.getByRole('checkbox', { name: 'Consultation', exact: true }).check()
  await specialist.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Edit Ilze Ozola' })).toBeVisible()
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const invite = page.getByRole('dialog', { name: 'Invite somebody' })
  await invite.getByLabel('E-mail').fill(`elina@${domain}`)
  await invite.getByLabel('Name').fill('Elīna Sproģe')
  await invite.getByLabel('Role', { exact: true }).selectOption('COMPANY_ADMIN')
  await invite.getByRole('button', { name: 'Invite' }).click()
  const link = page.getByRole('dialog', { name: 'Link for Elīna Sproģe' })
  await expect(link.getByLabel('Link')).toHaveValue(/^http/)
  const invitation = await link.getByLabel('Link').inputValue()
  await link.getByRole('button', { name: 'Close' }).last().click()
  await expect(lack(page, 'No administrator')).toHaveCount(0)

  // What is missing leads to where it is mended.
  await lack(page, 'No opening hours').click()
  await step(page, 'When is it open?')
  await page.getByRole('button', { name: 'Mon–Fri 9:00–17:00' }).click()
  await expect(field(page, 'Friday: till')).toHaveValue('17:00')
  await next(page, 'Rules')
  await step(page, 'By which rules?')
  await expect(lacks(page).getByText('Nothing is missing: visitors can come.')).toBeVisible()
  await next(page, 'Ready')
  await step(page, 'Visitors can come')
  await expect(page.getByRole('img', { name: 'The address as a QR code' })).toBeVisible()
  const address = await page.getByLabel('Address for visitors').inputValue()
  await page.getByRole('switch', { name: 'Show in the visitors’ search' }).click()
  await expect(lack(page, 'Not in the search')).toHaveCount(0)

  const visitor = await sitDown(browser, { locale: 'lv-LV', viewport: { width: 390, height: 844 } })
  await visitor.goto(address)
  const service = visitor.getByRole('link', { name: /Konsultācija/ })
  const path = (await service.getAttribute('href')) ?? ''
  await visitor.goto(`${path}?day=${friday}`)
  await hold(visitor, '10:00')
  await sayWho(visitor)
  await book(visitor, '10:00').click()
  await bookedPage(visitor)

  // Who was invited comes with the link, and finds a company of theirs that is ready.
  const elina = await sitDown(browser, { locale: 'en-GB' })
  await acceptInvitation(elina, invitation, `elina@${domain}`)
  await elina.goto(`/company-set-up/${companyId}?step=ready`)
  await step(elina, 'Visitors can come')
  await elina.goto('/company-set-up/1?step=ready')
  await expect(elina).not.toHaveURL(/company-set-up/)
})

test('what a colleague adds is there at once, and a step that is left is gone on with', async ({
  browser,
}) => {
  const name = newName()
  const page = await begin(browser, name)
  const id = companyIn(page)
  await field(page, 'Address in English').fill('Half an address')
  await expect(lack(page, 'No location')).toBeVisible()
  await page.getByRole('link', { name: 'Go on later' }).click()
  await expect(page).toHaveURL(/admin/)
  await page.getByRole('link', { name: `Set-up of ${name}` }).click()
  await lack(page, 'No location').click()
  await expect(field(page, 'Address in English')).toHaveValue('Half an address')

  const colleague = await signInAs(browser, { email: root, language: 'en' })
  await makeLocation(colleague, `${name} Branch`, { company_id: Number(id) })
  await expect(lack(page, 'No location')).toHaveCount(0)
  await expect(lack(page, 'No service')).toBeVisible()
})

test('a company that visitors come to without appointments lacks neither specialists nor times', async ({
  browser,
}) => {
  const page = await begin(browser, newName(), 'In a queue')
  await fillAddress(page)
  await next(page, 'Services')
  await step(page, 'What do visitors come for?')
  await page.getByRole('radio', { name: 'Municipality' }).check({ force: true })
  await page.getByRole('button', { name: 'Add 3 services' }).click()
  await expect(page.getByRole('switch', { name: 'Visible: Applications' })).toBeChecked()
  await lack(page, 'No opening hours').click()
  await page.getByRole('button', { name: 'Mon–Fri 9:00–17:00' }).click()
  await next(page, 'Rules')
  await expect(lacks(page).getByText('Nothing is missing: visitors can come.')).toBeVisible()
  await expect(lack(page, 'No specialists')).toHaveCount(0)
})

test('whose answer was lost, and who goes on again, has one company, with what was typed last', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/company-set-up', email: root, language: 'en' })
  const name = newName()
  await field(page, 'Name in Latvian').fill(name)
  await page.route('**/api/platform/companies', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue()
    await route.fetch()
    await route.abort()
  })
  await next(page, 'Location')
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved.' })).toBeVisible()
  await page.unroute('**/api/platform/companies')
  await page.reload()
  await field(page, 'Name in English').fill(`${name} Ltd`)
  await next(page, 'Location')
  await step(page, 'Where do visitors come?')
  const answer = await page.request.get('/api/platform/companies')
  const { data } = (await answer.json()) as { data: { attributes: Record<string, string> }[] }
  const made = data.map(({ attributes }) => attributes).filter((one) => one.name_lv === name)
  expect(made.map((one) => one.name_en)).toEqual([`${name} Ltd`])
})

test('the admin of a company that is not ready is told so beside its locations, and led to what is missing', async ({
  browser,
}) => {
  const { staff, id } = await makeCompany(browser)
  const email = `${newName().toLowerCase()}@rinda-visitors.example`
  const account = { email, name: 'Jānis', role: 'COMPANY_ADMIN', company_id: Number(id) }
  const invited = await staff.request.post('/api/portal/portal_users', { data: { portal_user: account } })
  const { data: person } = (await invited.json()) as { data: { id: string } }
  const made = await staff.request.post(`/api/portal/portal_users/${person.id}/invitation`, { data: {} })
  const { data: invitation } = (await made.json()) as { data: { attributes: { url: string } } }

  const page = await sitDown(browser, { locale: 'en-GB' })
  await acceptInvitation(page, invitation.attributes.url, email)
  await page.goto('/open-times')
  await expect(page.getByRole('link', { name: 'Open the locations' })).toHaveAttribute('href', '/locations')
  await page.goto('/')
  await page.getByRole('link', { name: 'Open the locations' }).click()
  await page.getByRole('link', { name: 'What is missing' }).click()
  await step(page, 'Where do visitors come?')
  await fillAddress(page)
  await next(page, 'Services')
  await step(page, 'What do visitors come for?')
  await expect(lack(page, 'No location')).toHaveCount(0)
  await page.getByRole('button', { name: /^Company/ }).click()
  await expect(page.getByText('The platform’s administrator keeps these.')).toBeVisible()
})

test('whether a company is ready is asked once for a change of its locations', async ({ browser }) => {
  const [page, colleague] = [
    await enterAs(browser, { path: '/locations', email: 'admin@dental.example', language: 'en' }),
    await signInAs(browser, { email: 'admin@dental.example', language: 'en' }),
  ]
  const id = await makeLocation(colleague, `Branch ${newName()}`)
  const name = `Branch ${newName()}`
  await expect(page.getByRole('row').filter({ hasText: 'Branch' })).not.toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/readiness')) asked.push(request.url())
  })
  const answered = page.waitForResponse((response) => response.url().endsWith('/readiness'))
  await changeLocation(colleague, id, { name_en: name })
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  await answered
  expect(asked).toHaveLength(1)
})

test('the admin of another company neither sees it nor makes one', async ({ browser }) => {
  const { id } = await makeCompany(browser)
  const other = await signInAs(browser, { email: 'admin@nails.example', language: 'en' })
  const asked = await other.request.get(`/api/portal/companies/${id}/readiness`)
  expect(asked.status()).toBe(404)
  for (const path of ['/company-set-up', `/company-set-up/${id}`]) {
    await other.goto(path)
    await expect(other.locator('main h1')).toBeAttached()
    await expect(other).not.toHaveURL(/company-set-up/)
  }
})

for (const look of looks) {
  test(`the steps of a company, ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    test.slow()
    const { staff, id } = await makeCompany(browser)
    const page = await enterAs(browser, { path: '/company-set-up', email: root, ...look })
    const isRight = async (where: string) => {
      expect(await faultsOf(page), where).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBe(0)
    }
    await isRight('new')
    await page.locator('form button[type="submit"], button[form]').click()
    await expect(page.locator('[aria-invalid="true"]')).toBeVisible()
    await isRight('new, at fault')
    const steps = ['company', 'location', 'services', 'people', 'hours', 'rules', 'ready']
    const marks = page.locator('nav ol button')
    const walk = async (one: string) => {
      const mark = marks.nth(steps.indexOf(one))
      await mark.click()
      await expect(mark).toHaveAttribute('aria-current', 'step')
      await expect(page).toHaveURL(new RegExp(`step=${one}`))
      await expect(page.locator('aside')).toBeVisible()
      await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0)
    }
    await page.goto(`/company-set-up/${id}?step=ready`)
    for (const one of steps.filter((one) => one !== 'people')) {
      await walk(one)
      await isRight(`bare, ${one}`)
    }
    await makeLocation(staff, newName(), { company_id: Number(id) })
    await page.goto(`/company-set-up/${id}?step=ready`)
    for (const one of steps) {
      await walk(one)
      await isRight(one)
    }
  })
}
