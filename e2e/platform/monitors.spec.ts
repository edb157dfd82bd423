import { type Browser, expect, type Page } from '@playwright/test'
import { type AgentSocket, connectAgentSocket } from '@rinda/client/queue/agent-socket'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { makeLocation, makeService } from '../testing/own-location.ts'
import { enterAs, followMenu, newName, openScreen, signInAs } from '../testing/portal.ts'
import { cuttableLine } from '../testing/queue-display.ts'
import { askForTicket, comeWithPhone } from '../testing/queue-visitor.ts'

// Tickets are given in opening hours alone.
test.use({ begins: '12:00' })

const email = 'admin@rinda.example'
const ticketsPath = '/tools/monitor/qms-tickets'
const clientsPath = '/tools/monitor/qms-clients'

type Place = { id: string; name: string; serviceId: number; otherId: number }

/** A location with a line of its own, and two services. */
async function makePlace(page: Page): Promise<Place> {
  const name = `Rinda ${newName()}`
  const location = await makeLocation(page, name, { qms_active: true })
  const queue = { qms_id: 'OWN', average_time: 10 }
  const service = await makeService(page, location, 'Konsultācija', queue)
  const other = await makeService(page, location, 'Kase', queue)
  return { id: location.id, name, serviceId: Number(service.id), otherId: Number(other.id) }
}

/** Somebody at a counter, signed in as the person of a page. */
async function agentOf(page: Page, url: string): Promise<AgentSocket> {
  const answer = await page.request.get('/api/portal/current_portal_user')
  const { token } = (await answer.json()).data.attributes
  return connectAgentSocket({ url, companyId: 1, version: 'e2e', token, session: newName() })
}

const watch = (browser: Browser, path: string) => enterAs(browser, { path, email })
/** Rows of tickets that are shown, by what stands in them. */
const row = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.locator(`[data-monitor-ticket="${label}"]`) })
const client = (page: Page, model: string) => page.getByRole('row', { name: model })

test('the tickets of a branch as they are now: taken, next, called, served', async ({ browser, server }) => {
  const page = await watch(browser, '/bookings/calendar')
  const place = await makePlace(page)
  await followMenu(page, 'Rīki')
  await page.getByRole('main').getByRole('link', { name: 'Rindas uzraudzība' }).click()
  await expect(page).toHaveURL(new RegExp(ticketsPath))
  await page.goto(`${ticketsPath}?location=${place.id}`)
  await expect(page.getByRole('combobox', { name: 'Filiāle' })).toHaveText(place.name)
  const agent = await agentOf(page, server.url)
  const phone = comeWithPhone(server.url)
  const first = await askForTicket(phone, place.serviceId, { notifications: true })
  const second = await askForTicket(phone, place.serviceId)
  await expect(row(page, first)).toContainText(/Konsultācija.*gaida.*nākamais.*vēlas/)
  await expect(row(page, second).getByRole('cell').nth(3)).toHaveText('1')

  const locationId = Number(place.id)
  expect(await agent.requestSurely('call_next', { locationId, counter: 7 })).toMatchObject({ ok: true })
  await expect(row(page, first)).toContainText('lodziņš: 7')
  // Nobody changed the second: it moved up.
  await expect(row(page, second).getByRole('cell').nth(3)).toHaveText('0')
  await expect(row(page, second)).toContainText('nākamais')

  await page.getByRole('combobox', { name: 'Statuss' }).click()
  await page.getByRole('option', { name: 'Pie lodziņa', exact: true }).click()
  await expect(page).toHaveURL(/state=called/)
  await expect(row(page, second)).toHaveCount(0)
  const called = await agent.request('get_tickets', { locationId })
  const id = called.ok ? Number(called.data.data[0]?.id) : 0
  expect(await agent.requestSurely('finish', { id })).toMatchObject({ ok: true })
  await expect(page.getByText('Nekas neatbilst filtriem')).toBeVisible()
  await page.getByRole('button', { name: 'Rādīt visu' }).click()
  await expect(row(page, first).filter({ hasText: place.name })).toContainText('apkalpots')

  await page.goBack()
  await expect(page).toHaveURL(/state=called/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Statuss' })).toHaveText('Pie lodziņa')
  agent.close()
  phone.close()
})

test('a device is paused, misses what happens, and gets it once it goes on', async ({ browser, server }) => {
  const page = await watch(browser, ticketsPath)
  const place = await makePlace(page)
  const model = newName()
  const phone = comeWithPhone(server.url, { model })
  const told: string[] = []
  phone.onMessage(({ type, data }) => {
    const { attributes } = (data as { data: { attributes: { status: string } } }).data
    if (type === 'ticket' || type === 'client') told.push(attributes.status)
  })
  const label = await askForTicket(phone, place.serviceId)
  await page.getByRole('radio', { name: 'Ierīces' }).check()
  await expect(page).toHaveURL(new RegExp(clientsPath))
  await page.getByRole('searchbox').fill(model)
  await expect(page).toHaveURL(new RegExp(`q=${model}`))
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(client(page, model)).toContainText(`Acme ${model}`)
  await expect(client(page, model)).toContainText(label)

  await page.getByRole('button', { name: /^Apturēt: Tālrunis/ }).press('Enter')
  await expect(client(page, model)).toContainText('pauzē')
  await expect.poll(() => told.at(-1)).toBe('PAUSED')
  const agent = await agentOf(page, server.url)
  await agent.requestSurely('call_next', { locationId: Number(place.id), counter: 1 })
  await page.getByRole('button', { name: /^Turpināt: Tālrunis/ }).press('Enter')
  await expect(client(page, model)).toContainText('tiešsaistē')
  await expect
    .poll(() => told.slice(told.indexOf('PAUSED')))
    .toEqual(expect.arrayContaining(['ONLINE', 'CALLED']))

  phone.close()
  agent.close()
})

/** Lets what a page sends to the line of monitors go through `change`, for as long as that is there. */
async function changeWhatIsSent(
  page: Page,
  change: { of: ((text: string) => string) | null },
): Promise<void> {
  await page.routeWebSocket(/\/queue\//, (near) => {
    const far = near.connectToServer()
    near.onMessage((message) => far.send(change.of ? change.of(String(message)) : message))
  })
}

test('while the line is lost the last known stays, and what happened meanwhile comes with it', async ({
  browser,
  server,
}) => {
  const page = await watch(browser, '/bookings/calendar')
  const place = await makePlace(page)
  const cable = await cuttableLine(page)
  const phone = comeWithPhone(server.url)
  const first = await askForTicket(phone, place.serviceId)
  await page.goto(`${ticketsPath}?location=${place.id}`)
  await expect(row(page, first)).toContainText('gaida')
  cable.cut()
  await expect(page.getByText('Nav savienojuma: redzams pēdējais zināmais')).toBeVisible()
  await expect(row(page, first)).toContainText('gaida')
  const agent = await agentOf(page, server.url)
  const locationId = Number(place.id)
  expect(await agent.requestSurely('call_next', { locationId, counter: 2 })).toMatchObject({ ok: true })
  const second = await askForTicket(phone, place.serviceId)
  expect(await faultsOf(page)).toEqual([])
  cable.mend()
  await expect(page.getByText('Nav savienojuma: redzams pēdējais zināmais')).toHaveCount(0)
  await expect(row(page, first)).toContainText('lodziņš: 2')
  await expect(row(page, second)).toContainText('nākamais')

  // No device is paused over a lost line, and whoever tries is told.
  await page.getByRole('radio', { name: 'Ierīces' }).check()
  await expect(page.locator('[data-client]').first()).toBeVisible()
  cable.cut()
  await expect(page.getByText('Nav savienojuma: redzams pēdējais zināmais')).toBeVisible()
  await page
    .getByRole('button', { name: /^Apturēt: Tālrunis/ })
    .first()
    .click()
  await expect(page.locator('[data-toast]').or(page.getByRole('alert')).first()).toBeVisible()
  await expect(page.getByRole('row', { name: /pauzē/ })).toHaveCount(0)
  agent.close()
  phone.close()
})

test('whoever is refused by the line is told so; what was not loaded is asked for again', async ({
  browser,
}) => {
  const refused = await watch(browser, '/bookings/calendar')
  const wrong = { of: (text: string) => text.replace(/"token":"[^"]*"/, '"token":"nobody"') }
  await changeWhatIsSent(refused, wrong)
  await refused.goto(ticketsPath)
  await expect(refused.getByRole('alert')).toContainText('Savienojums tika noraidīts')
  expect(await faultsOf(refused)).toEqual([])

  const page = await watch(browser, '/bookings/calendar')
  const change: Parameters<typeof changeWhatIsSent>[1] = {
    of: (text) => (text.includes('"ready"') ? text.replace(/"version":"[^"]*"/, '"version":7') : text),
  }
  await changeWhatIsSent(page, change)
  await page.goto(ticketsPath)
  await expect(page.getByRole('alert')).toContainText('Uzraudzību neizdevās ielādēt')
  expect(await faultsOf(page)).toEqual([])
  change.of = null
  await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('the monitors are for those alone who see the tools', async ({ browser }) => {
  const page = await enterAs(browser, { path: ticketsPath })
  await expect(page).not.toHaveURL(/tools/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Rīki' })).toHaveCount(0)
  const other = await watch(browser, '/tools/monitor/qms-nothing')
  await expect(other).toHaveURL(new RegExp(ticketsPath))
})

for (const look of looks) {
  const { language, viewport } = look
  test(`the monitors, ${language}, ${viewport.width} px`, async ({ browser, server }) => {
    const page = await signInAs(browser, { email, ...look })
    const place = await makePlace(page)
    await openScreen(page, `${ticketsPath}?location=${place.id}`, language)
    await expect(page.getByRole('searchbox')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    const phone = comeWithPhone(server.url)
    const label = await askForTicket(phone, place.serviceId)
    await expect(
      row(page, label)
        .or(page.locator(`[data-monitor-ticket="${label}"]`))
        .first(),
    ).toBeVisible()
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    for (const path of [`${ticketsPath}?location=${place.id}`, `${clientsPath}?type=APP`]) {
      await page.goto(path)
      await expect(page.locator('[data-monitor-ticket], [data-client]').first()).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
      expect(await fits()).toBeLessThanOrEqual(0)
    }
    phone.close()
  })
}
