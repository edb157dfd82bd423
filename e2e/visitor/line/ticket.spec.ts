import { type Browser, expect, type Page, type WebSocketRoute } from '@playwright/test'
import { sitDown } from '../../testing/computers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { makeLocation, makeService } from '../../testing/own-location.ts'
import { enterAs, newName } from '../../testing/portal.ts'
import { takeTicket } from '../../testing/queue-visitor.ts'

// Tickets are given in opening hours alone.
test.use({ begins: '12:00' })

type Place = { id: string; name: string; serviceId: number }

async function makePlace(page: Page): Promise<Place> {
  const name = `Rinda ${newName()}`
  const location = await makeLocation(page, name, { qms_active: true })
  const service = await makeService(page, location, 'Konsultācija', { qms_id: 'OWN', average_time: 10 })
  return { id: location.id, name, serviceId: Number(service.id) }
}

/** Somebody with a phone, who speaks a language. */
async function withPhone(browser: Browser, path: string, locale = 'lv-LV'): Promise<Page> {
  const page = await sitDown(browser, { locale, viewport: { width: 390, height: 844 } })
  await page.goto(path)
  return page
}

/** Agent at counter 3 of a location of their own. */
async function agentAt(browser: Browser): Promise<{ agent: Page; place: Place }> {
  const agent = await enterAs(browser, { path: '/queue' })
  const place = await makePlace(agent)
  await startWork(agent, place)
  return { agent, place }
}

async function startWork(agent: Page, place: Place): Promise<void> {
  await agent.getByRole('combobox', { name: 'Filiāle' }).click()
  await agent.getByRole('option', { name: place.name }).click()
  await agent.locator('input[name="counter"]').fill('3')
  await agent.getByRole('button', { name: 'Sākt darbu' }).click()
  await expect(agent.getByRole('button', { name: /saukt nākamo/i })).toBeVisible()
}

test('a ticket taken on a phone shows its place live, and where to go when it is called', async ({
  browser,
  server,
}) => {
  const { agent, place } = await agentAt(browser)
  const ahead = await takeTicket(server.url, place.serviceId)
  const phone = await withPhone(browser, `/visit/location/${place.id}`)
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(place.name)
  await expect(phone.getByRole('button', { name: /Konsultācija/ })).toContainText('Priekšā 1 cilvēks')
  expect(await faultsOf(phone)).toEqual([])
  await phone.getByRole('button', { name: /Konsultācija/ }).click()
  await expect(phone).toHaveURL(/\/visit\/ticket\/\d+#.{20}/)
  await expect(phone.getByText('Priekšā vēl 1')).toBeVisible()
  expect(await faultsOf(phone)).toEqual([])

  const next = agent.getByRole('button', { name: /saukt nākamo/i })
  await expect(next).toHaveText(new RegExp(ahead))
  await next.click()
  await expect(phone.getByText('Jūs esat nākamais numurs.')).toBeVisible()
  await agent.getByRole('button', { name: 'Pabeigt un saukt nākamo' }).click()
  await expect(phone.getByText('Lodziņš 3')).toBeVisible()
  expect(await faultsOf(phone)).toEqual([])

  // Another number on the same phone: its page tells of the first one too.
  const first = phone.url()
  await phone.goto(`/visit/location/${place.id}`)
  await phone.getByRole('button', { name: /Konsultācija/ }).click()
  const beside = phone.locator('[data-beside]')
  await expect(beside.getByRole('alert')).toContainText('Jūsu kārta Lodziņš 3')
  await agent.getByRole('button', { name: /^Pabeigt(?! un)/ }).click()
  await expect(beside).toContainText('Paldies par apmeklējumu')
  expect(await faultsOf(phone)).toEqual([])
  const second = phone.url()
  await phone.goto(first)
  await expect(beside.getByRole('status')).toHaveText('Jūs esat nākamais numurs.')
  await agent.getByRole('button', { name: /saukt nākamo/i }).click()
  await expect(beside.getByRole('alert')).toContainText('Jūsu kārta Lodziņš 3')
  await expect(phone).toHaveTitle(/ – izsaukts$/)
  await beside.getByRole('link').click()
  await expect(phone).toHaveURL(second)
  await expect(phone.getByText('Lodziņš 3')).toBeVisible()
  await agent.getByRole('button', { name: /^Pabeigt(?! un)/ }).click()
  await expect(phone.getByText('Paldies par apmeklējumu')).toBeVisible()
})

test('a number is given back after one question, and its page says so', async ({ browser }) => {
  const agent = await enterAs(browser, { path: '/queue' })
  const place = await makePlace(agent)
  const phone = await withPhone(browser, `/visit/location/${place.id}`, 'ru-RU')
  // No counter is open yet: nobody knows how long it takes.
  await expect(phone.getByRole('button', { name: /Konsultācija/ })).toContainText('пока не обслуживают')
  await phone.getByRole('button', { name: /Konsultācija/ }).click()
  const unknown = phone.getByText('Сейчас вашу очередь никто не обслуживает, время неизвестно.')
  await expect(unknown).toBeVisible()
  await expect(phone.locator('main')).not.toContainText(/\d+\sмин|Вас скоро вызовут|Можно отойти/)
  await startWork(agent, place)
  await expect(unknown).toHaveCount(0)
  await expect(phone.getByText('Вас скоро вызовут.')).toBeVisible()
  const giveBack = phone.getByRole('button', { name: 'Отказаться', exact: true })
  const keep = phone.getByRole('button', { name: 'Нет, оставить' })
  await giveBack.click()
  await expect(keep).toBeFocused()
  await keep.press('Enter')
  await expect(giveBack).toBeFocused()
  await giveBack.press('Enter')
  await expect(keep).toBeFocused()
  await phone.getByRole('button', { name: 'Да, отказаться' }).click()
  await expect(phone.getByText('Вы отказались от этого номера')).toBeVisible()
  await phone.getByRole('link', { name: 'Взять другой номер' }).click()
  await expect(phone).toHaveURL(new RegExp(`/visit/location/${place.id}$`))
})

test('a link with the token of another ticket shows nothing', async ({ browser }) => {
  const { place } = await agentAt(browser)
  const phone = await withPhone(browser, `/visit/location/${place.id}`, 'en-GB')
  await phone.getByRole('button', { name: /Konsultācija/ }).click()
  await expect(phone.getByRole('heading', { name: 'Your number' })).toBeVisible()
  const url = phone.url()
  await phone.goto('about:blank')
  await phone.goto(url.replace(/#.*/, '#guessed'))
  await expect(phone.getByRole('heading', { name: 'This number cannot be shown' })).toBeVisible()
  expect(await faultsOf(phone)).toEqual([])
})

test('a phone that lost the line for a while is right again without a reload, and rings for a call once', async ({
  browser,
  server,
}) => {
  const { agent, place } = await agentAt(browser)
  const phone = await sitDown(browser, { locale: 'lv-LV', viewport: { width: 390, height: 844 } })
  await phone.addInitScript(() => {
    const shaken: unknown[] = []
    Object.assign(window, { shaken })
    navigator.vibrate = (rhythm) => shaken.push(rhythm) > 0
  })
  const lines = new Set<WebSocketRoute>()
  let isCut = false
  await phone.routeWebSocket(/\/queue\//, (route) => {
    if (isCut) return void route.close()
    route.connectToServer()
    lines.add(route)
  })
  await phone.goto(`/visit/location/${place.id}`)
  const ahead = await takeTicket(server.url, place.serviceId)
  await phone.getByRole('button', { name: /Konsultācija/ }).click()
  await expect(phone.getByText('Priekšā vēl 1')).toBeVisible()

  isCut = true
  for (const line of lines) await line.close()
  await expect(phone.getByText('Nav savienojuma.')).toBeVisible()
  await agent.getByRole('button', { name: new RegExp(`aukt nākamo.*${ahead}`) }).click()
  await agent.getByRole('button', { name: 'Pabeigt un saukt nākamo' }).click()
  isCut = false
  await expect(phone.getByText('Lodziņš 3')).toBeVisible()
  await expect(phone.getByText('Nav savienojuma.')).toHaveCount(0)
  const shaken = () => phone.evaluate(() => (window as unknown as { shaken: unknown[] }).shaken.length)
  await expect.poll(shaken).toBe(1)

  // Who opens the page again on the same call sees it, and is not rung for.
  await phone.reload()
  await expect(phone.getByText('Lodziņš 3')).toBeVisible()
  expect(await shaken()).toBe(0)
  await phone.goto(`/visit/location/${place.id}`)
  await phone.getByRole('link', { name: /Jūsu numurs A 002/ }).click()
  await expect(phone.getByText('Lodziņš 3')).toBeVisible()
})

test('whoever needs more time lets others go first, and chooses the language anew', async ({
  browser,
  server,
}) => {
  const { place } = await agentAt(browser)
  const phone = await withPhone(browser, `/visit/location/${place.id}`, 'en-GB')
  await phone.getByRole('button', { name: /Konsultācija/ }).click()
  await expect(phone.getByText('You are next.')).toBeVisible()
  for (let count = 0; count < 4; count += 1) await takeTicket(server.url, place.serviceId)
  await phone.getByRole('button', { name: 'I need more time' }).click()
  await expect(phone.getByText('3 people ahead')).toBeVisible()
  await expect(phone.getByText('Others go first now.')).toBeVisible()
  await phone.getByRole('button', { name: 'LV Latviešu' }).click()
  await expect(phone.getByText('Priekšā vēl 3')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('Priekšā vēl 3')).toBeVisible()
})
