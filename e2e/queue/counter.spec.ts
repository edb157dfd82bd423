import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { heldLine } from '../testing/held-line.ts'
import { test } from '../testing/journey.ts'
import { enterAs, openScreen, signInAs } from '../testing/portal.ts'
import {
  agentAt,
  colleagueAt,
  figure,
  held,
  makePlace,
  next,
  press,
  rowsOf,
  served,
  startWork,
} from '../testing/queue-desk.ts'
import { takeTicket } from '../testing/queue-visitor.ts'

test.use({ begins: '12:00' })

test('two agents who call at the same moment are never given the same visitor', async ({
  browser,
  server,
}) => {
  const { page, place } = await agentAt(browser)
  const colleague = await colleagueAt(browser, place)
  const labels = []
  for (let count = 0; count < 4; count += 1) labels.push(await takeTicket(server.url, place.serviceId))
  for (const one of [page, colleague]) await expect(rowsOf(one)).toHaveCount(4)
  await expect(next(page)).toHaveText(new RegExp(`${labels[0]}`))

  const labelAt = async (one: Page) => (await served(one).getAttribute('aria-label')) ?? ''
  await Promise.all([press(page, 'Space'), press(colleague, 'Space')])
  for (const one of [page, colleague]) {
    await expect(served(one).getByRole('timer')).toBeVisible()
    await expect(rowsOf(one)).toHaveCount(2)
  }
  const first = [await labelAt(page), await labelAt(colleague)]
  expect(first.toSorted()).toEqual(labels.slice(0, 2))

  await Promise.all([press(page, 'Space'), press(colleague, 'Space')])
  for (const one of [page, colleague]) {
    await expect(rowsOf(one)).toHaveCount(0)
    await expect(served(one).getByRole('timer')).toBeVisible()
    await expect(figure(one, 'served')).toHaveText('2')
  }
  expect([await labelAt(page), await labelAt(colleague)].toSorted()).toEqual(labels.slice(2))
  expect(await faultsOf(page)).toEqual([])
})

test('what one reaches for at the start stays where it is, however late the counters come', async ({
  browser,
}) => {
  const { place } = await agentAt(browser)
  const colleague = await enterAs(browser, { path: '/', email: 'user@rinda.example' })
  const letThrough = await heldLine(colleague, /\/queue\//, 'get_counters')
  await colleague.goto('/queue')
  await colleague.getByRole('combobox', { name: 'Filiāle' }).click()
  await colleague.getByRole('option', { name: place.name }).click()
  await expect(colleague.locator('input[name="counter"]')).toBeVisible()
  const start = colleague.getByRole('button', { name: 'Sākt darbu' })
  // What stands below the counters comes with them.
  const places: number[] = []
  const noteWhile = async (at: Promise<void>) => {
    await at
    for (const one of await start.all()) places.push((await one.boundingBox())?.y ?? 0)
  }
  await noteWhile(Promise.resolve())
  letThrough()
  await expect(colleague.locator('main button[aria-pressed]')).toHaveCount(1)
  await noteWhile(expect(start).toBeVisible())
  expect(new Set(places).size).toBe(1)
  await startWork(colleague, place, '4')
})

test('a whole visit by keyboard: called, called again, set aside, taken up, and finished', async ({
  browser,
  server,
}) => {
  const { page, place } = await agentAt(browser)
  const label = await takeTicket(server.url, place.serviceId, { language: 'ru', people: 3 })
  await expect(rowsOf(page)).toContainText(['3 cilvēki'])
  await press(page, 'Space')
  await expect(served(page)).toContainText('krievu valodā · 3 cilvēki')
  await expect(page.locator('[data-said]')).toHaveText(`${label} ir izsaukts pie jūsu lodziņa: Konsultācija`)
  await press(page, 'r')
  await expect(page.locator('[data-said]')).toHaveText(`${label} ir izsaukts vēlreiz`)

  await press(page, 'h')
  await expect(held(page)).toContainText([label])
  await expect(served(page)).toHaveCount(0)
  // Whoever is set aside is called by nobody.
  await press(page, 'Space')
  await expect(page.getByText('Neviens negaidīja.')).toBeVisible()
  await page.getByRole('button', { name: `Turpināt: ${label}` }).click()
  await expect(served(page).getByRole('timer')).toBeVisible()
  await expect(held(page)).toHaveCount(0)

  await press(page, 'b')
  await expect(rowsOf(page)).toContainText([label])
  await press(page, 'Space')
  await expect(served(page).getByRole('timer')).toBeVisible()
  await press(page, 'f')
  await expect(served(page)).toHaveCount(0)
  await expect(figure(page, 'served')).toHaveText('1')

  // Whoever holds the key down calls one visitor, and not the whole line.
  const first = await takeTicket(server.url, place.serviceId)
  await takeTicket(server.url, place.serviceId)
  await expect(rowsOf(page)).toHaveCount(2)
  await next(page).evaluate((button) => button.blur())
  await page.keyboard.down('Space')
  await expect(served(page).getByRole('timer')).toBeVisible()
  await page.keyboard.down('Space')
  await page.keyboard.up('Space')
  await press(page, 'h')
  await expect(held(page)).toContainText([first])

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Saukt nākamo; pirms tam pabeigt')
})

test('who does not come is not called again; a colleague gets who is handed on, with the note', async ({
  browser,
  server,
}) => {
  const { page, place } = await agentAt(browser)
  const colleague = await colleagueAt(browser, place, 'Zāle')
  const absent = await takeTicket(server.url, place.serviceId)
  await expect(next(page)).toHaveText(new RegExp(absent))
  await press(page, 'Space')
  await expect(served(page).getByRole('timer')).toBeVisible()
  await press(page, 'x')
  await expect(served(page)).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(0)

  const label = await takeTicket(server.url, place.serviceId)
  await expect(next(page)).toHaveText(new RegExp(label))
  await press(page, 'Space')
  await expect(served(page).getByRole('timer')).toBeVisible()
  await press(page, 't')
  await page.getByRole('combobox', { name: 'Lodziņam' }).click()
  await page.getByRole('option', { name: 'Zāle' }).click()
  await page.getByLabel('Piezīme kolēģim (nav obligāta)').fill('Vajag izdruku')
  expect(await faultsOf(page)).toEqual([])
  await page.locator('form').getByRole('button', { name: 'Pārsūtīt' }).click()
  await expect(served(page)).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(0)

  await expect(rowsOf(colleague)).toContainText([label])
  await press(colleague, 'Space')
  await expect(served(colleague)).toContainText('Vajag izdruku')
  await expect(served(colleague)).toContainText('Kase')
})

test('a break that ends by serving somebody is over once the visit is, on every screen', async ({
  browser,
}) => {
  const { page, place } = await agentAt(browser)
  const supervisor = await enterAs(browser, { path: `/queue?view=all&location=${place.location.id}` })
  const face = supervisor.locator('[data-counter="3"] [data-badge]')
  await page.getByRole('button', { name: 'Pauze' }).click()
  await expect(page.getByText('Jums ir pauze')).toBeVisible()
  await expect(face).toHaveText('Pauze')
  await press(page, 'q')
  await page.keyboard.press('Enter')
  await expect(served(page).getByRole('timer')).toBeVisible()
  await expect(face).toHaveText('Apkalpo')
  await press(page, 'f')
  await expect(served(page)).toHaveCount(0)
  await expect(face).toHaveText('Brīvs')
  await expect(page.getByText('Jūsu lodziņš ir brīvs')).toBeVisible()
  await expect(page.getByText('Jums ir pauze')).toHaveCount(0)
})

test('the line does not move under the pointer', async ({ browser, server }) => {
  const { page, place } = await agentAt(browser)
  const labels = [
    await takeTicket(server.url, place.serviceId),
    await takeTicket(server.url, place.serviceId),
  ]
  await expect(rowsOf(page)).toHaveCount(2)
  await rowsOf(page).first().hover()
  const colleague = await colleagueAt(browser, place)
  await press(colleague, 'Space')
  // Who was called elsewhere keeps the place, marked.
  await expect(rowsOf(page).first()).toContainText('vairs negaida')
  await expect(rowsOf(page)).toContainText(labels)
  await page.mouse.move(20, 400)
  await expect(rowsOf(page)).toContainText(labels.slice(1))
  await expect(rowsOf(page)).toHaveCount(1)
})

test('after a break work goes on; a line that is lost takes no acts, and says so', async ({
  browser,
  server,
}) => {
  const page = await signInAs(browser)
  const place = await makePlace(page)
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/queue\//, (near) => {
    near.connectToServer()
    lines.push(near)
  })
  await openScreen(page, '/queue')
  await startWork(page, place, '3')
  const label = await takeTicket(server.url, place.serviceId)
  await expect(next(page)).toHaveText(new RegExp(label))
  await page.getByRole('button', { name: 'Pauze' }).click()
  await expect(page.getByText('Jums ir pauze')).toBeVisible()
  await press(page, 'Space')
  await expect(page.getByText('Jūsu lodziņš ir brīvs')).toBeVisible()

  const say = (type: string) => lines.at(-1)?.send(`42/agent,["agent",{"type":"${type}","data":{}}]`)
  say('unavailable')
  await expect(page.getByText('Nav savienojuma', { exact: true })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('To varēs izdarīt, kad savienojums atjaunosies.')).toBeVisible()
  await expect(rowsOf(page)).toContainText([label])
  expect(await faultsOf(page)).toEqual([])
  say('available')
  await expect(page.getByText('Jūsu lodziņš ir brīvs')).toBeVisible()
  await press(page, 'Space')
  await expect(served(page).getByRole('timer')).toBeVisible()
  // The choice is kept.
  await page.reload()
  await expect(served(page)).toHaveAttribute('aria-label', label)
})

for (const look of looks) {
  const { language, viewport } = look
  test(`the counter in all its states, ${language}, ${viewport.width} px`, async ({ browser, server }) => {
    const page = await enterAs(browser, { path: '/queue', ...look })
    const place = await makePlace(page)
    expect(await faultsOf(page)).toEqual([])
    await startWork(page, place, '3', language)
    await expect(rowsOf(page)).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
    await takeTicket(server.url, place.serviceId, { people: 2 })
    await takeTicket(server.url, place.otherId)
    await expect(rowsOf(page)).toHaveCount(2)
    await press(page, 'Space')
    await expect(served(page).getByRole('timer')).toBeVisible()
    await press(page, 'h')
    await expect(held(page)).toHaveCount(1)
    await press(page, 'Space')
    await expect(served(page).getByRole('timer')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}

test('where there is no line, nobody is led to one', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/queue', email: 'admin@dental.example' })
  await expect(page).not.toHaveURL(/\/queue$/)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Rinda', exact: true })).toHaveCount(0)
})
