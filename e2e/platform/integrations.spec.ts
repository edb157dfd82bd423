import { type Browser, expect, type Page } from '@playwright/test'
import { startHookServer } from '../../apps/server/src/webhooks/testing/hook-server.ts'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs, newName, thursdayAhead } from '../testing/portal.ts'
import { makeLocation } from '../testing/set-up.ts'

// The other system of these journeys stands on this very machine.
test.use({ environment: { ALLOW_PRIVATE_URLS: '1' } })

const email = 'admin@dental.example'
const path = '/integrations'

const enter = (browser: Browser, more: object = {}) =>
  enterAs(browser, { path, email, language: 'en', ...more })

/** Makes a key that reads the set-up of the company, and gives it. */
async function makeKey(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New key' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New key' })
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('button', { name: 'Make the key' }).click()
  await expect(form.getByText('Choose at least one right.')).toBeVisible()
  await form.getByRole('checkbox', { name: /^Read locations/ }).check()
  await form.getByRole('combobox', { name: 'Valid until' }).selectOption('90')
  await form.getByRole('button', { name: 'Make the key' }).press('Enter')
  const made = page.getByRole('dialog', { name: `Key “${name}”` })
  const key = await made.getByRole('textbox', { name: 'Key' }).inputValue()
  await made.getByRole('button', { name: 'Stored, close' }).click()
  await expect(made).toHaveCount(0)
  return key
}

test('an admin gives another system a key, which works until it is ended', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/locations', email, language: 'en' })
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('link', { name: 'Integrations' }).click()
  const name = newName()
  const key = await makeKey(page, name)
  expect(key).toMatch(/^rinda_/)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Read locations')
  await expect(row).toContainText('Never')
  expect(await page.content()).not.toContain(key)

  // Another system has no cookie.
  const ask = async (route: string) => {
    const answer = await fetch(new URL(route, page.url()), { headers: { authorization: `Bearer ${key}` } })
    return answer.status
  }
  expect([await ask('/api/locations'), await ask('/api/bookings')]).toEqual([200, 403])
  await page.reload()
  await expect(row).not.toContainText('Never')

  await row.getByRole('button', { name: `End the key “${name}”` }).press('Enter')
  const question = page.getByRole('dialog', { name: `End the key “${name}”?` })
  await question.getByRole('button', { name: 'End the key' }).press('Enter')
  await expect(row).toContainText('Ended')
  // The button that asked for it is gone: the focus stays with its table.
  await expect(page.locator(':focus').filter({ has: row })).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  expect(await ask('/api/locations')).toBe(401)
})

test('a key whose answer was lost is made once, and is told when its maker presses again', async ({
  browser,
}) => {
  const page = await enter(browser)
  const name = newName()
  let isLost = false
  await page.route('**/api/portal/api_keys', async (route) => {
    if (isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = true
    expect((await route.fetch()).status()).toBe(201)
    await route.abort()
  })
  await page.getByRole('button', { name: 'New key' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New key' })
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('checkbox', { name: /^Read locations/ }).check()
  await form.getByRole('button', { name: 'Make the key' }).click()
  await expect(form.getByText('The key was not made')).toBeVisible()
  await form.getByRole('button', { name: 'Make the key' }).click()
  const made = page.getByRole('dialog', { name: `Key “${name}”` })
  const key = await made.getByRole('textbox', { name: 'Key' }).inputValue()
  await made.getByRole('button', { name: 'Stored, close' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1)
  const headers = { authorization: `Bearer ${key}` }
  expect((await fetch(new URL('/api/locations', page.url()), { headers })).status).toBe(200)
})

test('an admin has another system told of changes, sees what was sent, and sends it again', async ({
  browser,
}) => {
  const hooks = await startHookServer()
  const page = await enter(browser)
  await page.getByRole('radio', { name: 'Webhooks' }).click()
  await expect(page).toHaveURL(/part=webhooks/)
  const name = newName()
  await page.getByRole('button', { name: 'New webhook' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New webhook' })
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('textbox', { name: 'Address' }).fill('somewhere')
  await form.getByRole('button', { name: 'Make the webhook' }).click()
  await expect(form.getByText('Choose at least one change.')).toBeVisible()
  await form.getByRole('checkbox', { name: 'Booked' }).check()
  await form.getByRole('button', { name: 'Make the webhook' }).click()
  await expect(form.getByText('must be a web address')).toBeVisible()
  await form.getByRole('textbox', { name: 'Address' }).fill(`${hooks.url}/a`)
  await form.getByRole('textbox', { name: 'Address' }).press('Enter')
  const made = page.getByRole('dialog', { name: `Secret of “${name}”` })
  await expect(made.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/)
  await made.getByRole('button', { name: 'Stored, close' }).click()

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  hooks.answer = (response) => {
    response.statusCode = 404
    response.end('no such page')
  }
  const idsReceived = () => hooks.received.map(({ headers }) => headers['webhook-id'])
  await card.getByRole('button', { name: 'Send a test' }).press('Enter')
  await expect.poll(() => hooks.received.length).toBeGreaterThan(0)
  await expect(card.getByText(/^Nothing has arrived there since/)).toBeVisible()
  // The first is tried again meanwhile, whenever that is: another one finds the system well.
  hooks.answer = (response) => void response.end()
  await card.getByRole('button', { name: 'Send a test' }).press('Enter')
  const [first] = idsReceived()
  await expect.poll(() => idsReceived().some((id) => id !== first)).toBe(true)
  const second = idsReceived().find((id) => id !== first)
  await card.getByRole('button', { name: 'Messages' }).press('Enter')
  const log = page.getByRole('dialog', { name: `Messages to “${name}”` })
  const message = log.getByRole('listitem').first()
  await message.getByText('Test', { exact: true }).click()
  await expect(message).toContainText('"webhook.test"')
  await expect(message).toContainText('Arrived')
  await log.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Given up' })
  await expect(log.getByText('There are none with this choice.')).toBeVisible()
  await log.getByRole('combobox', { name: 'State' }).selectOption({ label: 'Arrived' })
  await message.getByRole('button', { name: /^Send again/ }).press('Enter')
  await expect.poll(() => idsReceived().filter((id) => id === second).length).toBe(2)
  expect(await faultsOf(page)).toEqual([])
  await log.getByRole('button', { name: 'Close' }).last().click()
  await expect(card.getByText(/^Nothing has arrived/)).toHaveCount(0)

  await card.getByRole('switch').press('Space')
  await expect(card.getByRole('button', { name: 'Send a test' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the webhook' }).click()
  await expect(card).toHaveCount(0)
  await hooks.close()
})

test('an admin gives a calendar program a link, which works until it is changed or ended', async ({
  browser,
}) => {
  const page = await enter(browser)
  await page.getByRole('radio', { name: 'Calendars' }).click()
  await expect(page).toHaveURL(/part=calendars/)
  const name = newName()
  await page.getByRole('button', { name: 'New link' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'New link' })
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('button', { name: 'Make the link' }).click()
  const shows = form.getByRole('combobox', { name: 'Visits of' })
  await expect(shows).toHaveAttribute('aria-invalid', 'true')
  await expect(shows.getByRole('option').nth(2)).toBeAttached()
  await shows.selectOption({ index: 1 })
  const subject = (await shows.getByRole('option').nth(1).textContent()) ?? ''
  await form.getByRole('checkbox', { name: 'With names' }).check()
  await form.getByRole('button', { name: 'Make the link' }).press('Enter')
  const made = page.getByRole('dialog', { name: `Link of “${name}”` })
  const takeLink = async () => {
    const link = await made.getByRole('textbox', { name: 'Link' }).inputValue()
    await made.getByRole('button', { name: 'Stored, close' }).click()
    await expect(made).toHaveCount(0)
    return link
  }
  const link = await takeLink()

  // A calendar program has no cookie.
  const ask = async (url: string) => {
    const answer = await fetch(url)
    return [answer.status, (await answer.text()).includes('BEGIN:VCALENDAR')]
  }
  expect(await ask(link)).toEqual([200, true])
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText(subject)
  await expect(row).toContainText('With names')
  await expect(row).not.toContainText('Never')
  expect(await page.content()).not.toContain(link.split('/').at(-1))
  expect(await faultsOf(page)).toEqual([])

  await row.getByRole('button', { name: `Change the link of “${name}”` }).press('Enter')
  await page
    .getByRole('dialog', { name: `Change the link of “${name}”?` })
    .getByRole('button', { name: 'Change the link' })
    .click()
  const other = await takeLink()
  expect(other).not.toBe(link)
  expect([await ask(link), await ask(other)]).toEqual([
    [404, false],
    [200, true],
  ])
  await row.getByRole('button', { name: `End the link “${name}”` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
  await expect(row).toContainText('Ended')
  await expect(row.getByRole('button')).toHaveCount(0)
  expect(await ask(other)).toEqual([404, false])
})

test('the private calendar of a specialist takes its times from the grid, says when it cannot be read, and gives them back', async ({
  browser,
}) => {
  const page = await enter(browser, { path: '/specialists' })
  const name = newName()
  const date = thursdayAhead(20)
  const hours = { open_thursday_from: '08:00', open_thursday_till: '12:00' }
  const location = await makeLocation(page, `Hall ${name}`, hours)
  const texts = { name_lv: name, name_en: name, name_ru: name }
  const service = await page.request.post(`/api/portal/locations/${location}/services`, {
    data: { service: { ...texts, bms_id: 'T', duration: 30 } },
  })
  const service_ids = [Number((await service.json()).data.id)]
  await page.request.post('/api/portal/specialists', { data: { specialist: { name, service_ids } } })
  const day = date.replaceAll('-', '')
  const event = ['UID:a', `DTSTART;TZID=Europe/Riga:${day}T090000`, `DTEND;TZID=Europe/Riga:${day}T100000`]
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...event, 'END:VEVENT', 'END:VCALENDAR']
  const calendars = await startHookServer()
  calendars.answer = (response) => void response.end(lines.join('\r\n'))
  const grid = await enter(browser, { path: `/bookings?location=${location}&date=${date}` })
  const free = grid.locator('button[data-cell*="/specialist-"]')
  const nine = free.filter({ hasText: '09:00' })
  await expect(nine).toHaveCount(1)

  const row = page.getByRole('row').filter({ hasText: name })
  const form = page.getByRole('dialog')
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await form.getByLabel('Address of the calendar').fill('nowhere')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(
    form
      .getByText(/address/i)
      .filter({ visible: true })
      .last(),
  ).toBeVisible()
  await form.getByLabel('Address of the calendar').fill(`${calendars.url}/of-somebody.ics`)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(row).toContainText('Private calendar')
  await expect(grid.locator('[data-off="away"]')).toHaveCount(1)
  await expect(nine).toHaveCount(0)
  await expect(free.filter({ hasText: '10:00' })).toHaveCount(1)

  calendars.answer = (response) => void response.writeHead(404).end()
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(form).toContainText('1 busy time to come')
  await form.getByRole('button', { name: 'Read now' }).click()
  await expect(form).toContainText('There is no calendar at the address any more.')
  expect(await page.content()).not.toContain('of-somebody')
  expect(await faultsOf(page)).toEqual([])
  await form.getByRole('button', { name: 'Remove the calendar' }).click()
  await form.getByRole('button', { name: 'Remove the calendar' }).click()
  await expect(form.getByRole('button', { name: 'Read now' })).toHaveCount(0)
  await expect(nine).toHaveCount(1)
  await expect(grid.locator('[data-off="away"]')).toHaveCount(0)
  await calendars.close()
})

test('an admin names the gateway, is told its key once, and switches it off again', async ({ browser }) => {
  // It is only named here, never asked.
  const gateway = 'https://pay.dental.example/begin'
  const page = await enter(browser, { path: `${path}?part=payments` })
  await expect(page.getByText('Nobody pays beforehand yet')).toBeVisible()
  await page.getByRole('button', { name: 'Set up payments' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Set up payments' })
  await form.getByRole('textbox', { name: 'Address of the gateway' }).fill('pay')
  await form.getByRole('textbox', { name: 'Time to pay' }).fill('2')
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(form.getByRole('textbox', { name: 'Time to pay' })).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('textbox', { name: 'Time to pay' }).fill('20')
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(form.getByRole('textbox', { name: 'Address of the gateway' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await form.getByRole('textbox', { name: 'Address of the gateway' }).fill(gateway)
  await form.getByRole('button', { name: 'Save' }).press('Enter')

  const told = page.getByRole('dialog', { name: 'Key of the gateway' })
  const key = await told.getByRole('textbox', { name: 'Key' }).inputValue()
  expect(key).toMatch(/^whsec_/)
  await told.getByRole('button', { name: 'Stored, close' }).press('Enter')
  await expect(told).toHaveCount(0)
  await expect(page.getByText(gateway)).toBeVisible()
  await expect(page.getByText('20 minutes')).toBeVisible()
  await expect(page.getByText(/\/api\/payments\/\d+\/callback$/)).toBeVisible()
  expect(await page.content()).not.toContain(key)

  await page.getByRole('button', { name: 'Change' }).press('Enter')
  await form.getByRole('checkbox', { name: 'Visitors pay before their visit' }).uncheck()
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Switched off: nobody is asked to pay beforehand')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Switched off: nobody is asked to pay beforehand')).toBeVisible()

  await page.getByRole('button', { name: 'Change' }).press('Enter')
  await form.getByRole('checkbox', { name: /^Make a new key/ }).check()
  await form.getByRole('button', { name: 'Save' }).press('Enter')
  const other = await told.getByRole('textbox', { name: 'Key' }).inputValue()
  expect(other).not.toBe(key)
})

test('the platform’s admin looks after any company, and a user after none', async ({ browser }) => {
  const page = await enter(browser, { email: 'admin@rinda.example' })
  const company = page.getByRole('combobox', { name: 'Company' })
  await expect(company.getByRole('option').nth(3)).toBeAttached()
  await company.selectOption('39')
  await expect(page).toHaveURL(/company=39/)
  const name = newName()
  await makeKey(page, name)
  const theirs = await enter(browser)
  await expect(theirs.getByRole('row').filter({ hasText: name })).toBeVisible()
  const user = await enter(browser, { email: 'user@dental.example' })
  await expect(user).not.toHaveURL(/integrations/)
})

for (const look of looks) {
  test(`the integrations, ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path, email: 'admin@city.example', ...look })
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(5)
    expect(await faultsOf(page)).toEqual([])
    await page.goto(`${path}?part=webhooks`)
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(14)
    expect(await faultsOf(page)).toEqual([])
    await page.goto(`${path}?part=calendars`)
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(1)
    expect(await faultsOf(page)).toEqual([])
    await page.goto(`${path}?part=payments`)
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(2)
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
