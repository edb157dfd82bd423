import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { minutesAhead, wallTime } from '../../testing/clock.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import {
  kioskWords,
  labelOf,
  makeKioskPlace,
  openKiosk,
  serviceAt,
  takeNumber,
  ticketAt,
} from '../../testing/kiosk-place.ts'
import { neverByItself } from '../../testing/never-by-itself.ts'
import { changeLocation, changeService, makeService } from '../../testing/own-location.ts'
import { printedPages } from '../../testing/printed-pages.ts'
import { takeTicket } from '../../testing/queue-visitor.ts'

// Numbers are given in opening hours alone.
test.use({ begins: '12:00' })

const ways = [
  { language: 'lv', viewport: { width: 1080, height: 1920 } },
  { language: 'en', viewport: { width: 768, height: 1024 } },
  { language: 'ru', viewport: { width: 390, height: 844 } },
] as const

/** What the printer is given, once the code on it is drawn. */
async function printed(kiosk: Page): Promise<Buffer> {
  await expect(kiosk.locator('section svg path')).toBeAttached()
  return await kiosk.pdf({ preferCSSPageSize: true })
}

for (const way of ways) {
  const { language, viewport } = way
  test(`a number is taken in ${language}, at ${viewport.width} px, in every look`, async ({ browser }) => {
    const { place } = await makeKioskPlace(browser)
    const kiosk = await openKiosk(browser, place.locationId, way)
    const words = kioskWords[language]
    const isRight = async () => {
      expect(await faultsOf(kiosk)).toEqual([])
      expect(await kiosk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
    await isRight()
    await kiosk.getByRole('button', { name: words.contrast }).click()
    await kiosk.getByRole('button', { name: words.larger }).click()
    await isRight()
    await kiosk.getByRole('button', { name: words.appointment }).click()
    await expect(kiosk.locator('main h1')).toBeFocused()
    await isRight()
    await kiosk.getByRole('button', { name: words.lower }).click()
    await isRight()
    await kiosk.locator('main button').first().click()

    const label = await takeNumber(kiosk, place.serviceId, language)
    expect(label).toBe('A 001')
    await isRight()
    // Every target is large enough for a hand that does not aim.
    const small = await kiosk
      .locator('button:visible')
      .evaluateAll((buttons) =>
        buttons
          .map((one) => one.getBoundingClientRect())
          .filter(({ width, height }) => Math.min(width, height) < 63.5),
      )
    expect(small).toEqual([])
    // Whoever comes next finds it as it always is.
    await kiosk.getByRole('button', { name: words.done }).click()
    await expect(kiosk.locator('main[data-step="start"]')).toBeVisible()
    await expect(kiosk.locator('html')).toHaveAttribute('data-kiosk', '')
    await expect(kiosk.getByRole('button', { name: words.contrast })).toHaveAttribute('aria-pressed', 'false')
  })
}

test('on a wide screen the number with all of its ticket is seen at once, and the ways in and all keys of the code in every look', async ({
  browser,
}) => {
  const { place } = await makeKioskPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId, { viewport: { width: 1366, height: 768 } })
  const { appointment, number, checkIn, contrast, larger, lower, done } = kioskWords.lv
  await takeNumber(kiosk, place.serviceId)
  await expect(kiosk.locator('main svg[role="img"]')).toBeInViewport({ ratio: 1 })
  await expect(kiosk.getByRole('timer')).toBeInViewport({ ratio: 1 })
  await kiosk.getByRole('button', { name: done }).click()
  for (const look of ['', contrast, larger, lower]) {
    if (look) await kiosk.getByRole('button', { name: look }).click()
    for (const name of [appointment, number])
      await expect(kiosk.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await kiosk.getByRole('button', { name: appointment }).click()
    await expect(kiosk.locator('main h1')).toBeFocused()
    for (const name of ['2', 'Z', checkIn])
      await expect(kiosk.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 })
    expect(await faultsOf(kiosk)).toEqual([])
    await kiosk.locator('main button').first().click()
  }
})

test('two kiosks at once give two numbers, and each shows and prints its own', async ({ browser }) => {
  const { place } = await makeKioskPlace(browser)
  const kiosks = [
    await openKiosk(browser, place.locationId),
    await openKiosk(browser, place.locationId, { language: 'en' }),
  ] as const
  const labels = await Promise.all([
    takeNumber(kiosks[0], place.serviceId),
    takeNumber(kiosks[1], place.serviceId, 'en'),
  ])
  expect(labels.toSorted()).toEqual(['A 001', 'A 002'])
  const papers = await Promise.all(kiosks.map(async (kiosk) => printedPages(await printed(kiosk))))
  const texts = papers.map(([paper]) => paper?.lines.map(({ text }) => text) ?? [])
  for (const [at, label] of labels.entries()) {
    expect(texts[at]).toContain(label)
    expect(texts[1 - at]).not.toContain(label)
  }
  expect(texts[0]?.join()).toContain('Izsniegts: ')
  expect(texts[1]?.join()).toContain('Taken: ')
})

test('it goes back to the start by itself, and asks before', async ({ browser }) => {
  const { place } = await makeKioskPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId)
  const start = kiosk.locator('main[data-step="start"]')
  await kiosk.getByRole('button', { name: 'English' }).click()
  await kiosk.getByRole('button', { name: kioskWords.en.number }).click()
  await expect(serviceAt(kiosk, place.serviceId)).toBeVisible()
  await kiosk.clock.fastForward(61_000)
  await expect(kiosk.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible()
  expect(await faultsOf(kiosk)).toEqual([])
  await kiosk.getByRole('button', { name: 'I am here' }).click()
  await expect(kiosk.getByRole('dialog')).toHaveCount(0)
  await kiosk.clock.fastForward(61_000)
  await expect(kiosk.getByRole('dialog')).toBeVisible()
  await kiosk.clock.fastForward(25_000)
  await expect(start).toBeVisible()
  await expect(kiosk.locator('html')).toHaveAttribute('lang', 'lv')

  await takeNumber(kiosk, place.serviceId)
  await expect(kiosk.getByText(/Ekrāns atgriezīsies sākumā pēc \d+ sekund/)).toBeVisible()
  await kiosk.clock.fastForward(31_000)
  await expect(start).toBeVisible()
  await expect(ticketAt(kiosk)).toHaveCount(0)
})

test('a line that breaks gives no number, and the one that was asked for comes once', async ({
  browser,
  server,
}) => {
  const { place } = await makeKioskPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId)
  const asked: string[] = []
  let isCut = true
  const lines: WebSocketRoute[] = []
  await kiosk.routeWebSocket(/\/queue\//, (near) => {
    const far = near.connectToServer()
    near.onMessage((message) => {
      const isAsked = String(message).includes('request_ticket')
      if (isAsked) asked.push(String(message))
      // The request goes, and its answer is lost with the line.
      far.send(message)
    })
    far.onMessage((message) => {
      const isAnswer = asked.length > 0 && String(message).includes('"trace"')
      if (isCut && isAnswer) void near.close()
      else near.send(message)
    })
    lines.push(near)
  })
  await kiosk.reload()
  await kiosk.getByRole('button', { name: kioskWords.lv.number }).click()
  await expect(serviceAt(kiosk, place.serviceId)).toHaveAttribute('aria-disabled', 'false')
  await serviceAt(kiosk, place.serviceId).click()
  await expect.poll(() => lines.length).toBeGreaterThan(2)
  await expect(ticketAt(kiosk)).toHaveCount(0)
  isCut = false
  expect(await labelOf(kiosk)).toBe('A 001')
  expect(asked.length).toBeGreaterThan(1)
  // It was given once: the next one gets the next number.
  expect(await takeTicket(server.url, place.serviceId)).toBe('A 002')
})

test('services say in words why nobody can wait for them, as it changes', async ({ browser }) => {
  const { staff, place } = await makeKioskPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId)
  await kiosk.getByRole('button', { name: kioskWords.lv.number }).click()
  await expect(serviceAt(kiosk, place.serviceId)).toHaveAttribute('aria-disabled', 'false')
  await changeLocation(staff, { id: String(place.locationId) }, { open_thursday_till: '11:00' })
  await expect(serviceAt(kiosk, place.serviceId)).toContainText('Pašlaik slēgts')
  await expect(serviceAt(kiosk, place.serviceId)).toHaveAttribute('aria-disabled', 'true')
  const till = wallTime(minutesAhead(45))
  await changeLocation(staff, { id: String(place.locationId) }, { open_thursday_till: till })
  await expect(serviceAt(kiosk, place.serviceId)).toContainText(`Slēdz ${till} – vēl paspēsiet`)
  expect(await faultsOf(kiosk)).toEqual([])
})

test('before closing it offers no number that could not be served, and check-in stays', async ({
  browser,
}) => {
  const till = wallTime(minutesAhead(8))
  const { place } = await makeKioskPlace(browser, { open_thursday_till: till })
  const kiosk = await openKiosk(browser, place.locationId)
  await expect(kiosk.getByRole('heading', { name: 'Šodien numurus vairs neizsniedzam' })).toBeVisible()
  await expect(kiosk.getByText(new RegExp(`^\\d\\d:\\d\\d · slēdzam ${till}$`))).toBeVisible()
  await expect(kiosk.getByRole('button', { name: kioskWords.lv.number })).toHaveCount(0)
  expect(await faultsOf(kiosk)).toEqual([])
  await kiosk.getByRole('button', { name: kioskWords.lv.appointment }).click()
  await expect(kiosk.getByLabel('Pieraksta kods')).toBeVisible()
})

test('the paper has all that is on the screen, on 80 mm', async ({ browser }) => {
  const { place } = await makeKioskPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId)
  const label = await takeNumber(kiosk, place.serviceId)
  const pages = await printedPages(await printed(kiosk))
  expect(pages).toHaveLength(1)
  const [page] = pages
  expect(page?.width).toBeCloseTo((80 / 25.4) * 72, 0)
  const text = page?.lines.map((line) => line.text).join('\n') ?? ''
  expect(text).toContain(place.name)
  expect(text).toContain('Konsultācija')
  expect(text).toContain(label)
  expect(text).toMatch(/Paredzamā gaidīšana: /)
  expect(text).toMatch(/Izsniegts: .* \d\d:\d\d/)
  // Nothing is cut off, and nothing lies on anything else.
  for (const line of page?.lines ?? []) {
    expect(line.left).toBeGreaterThan(8)
    expect(line.right).toBeLessThan((page?.width ?? 0) - 8)
  }
})

test('a service that is renamed, and one that is new, are so on a kiosk and a display that are open', async ({
  browser,
}) => {
  const { staff, place } = await makeKioskPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId)
  const display = await kiosk.context().newPage()
  for (const page of [kiosk, display]) await page.addInitScript(neverByItself)
  await kiosk.reload()
  await display.goto(`/visit/display/${place.locationId}`)
  await kiosk.getByRole('button', { name: kioskWords.lv.number }).click()
  for (const page of [kiosk, display]) await expect(page.getByText('Konsultācija')).toBeVisible()
  await expect(display.locator('[data-line="online"]')).toBeVisible()
  const [location, service] = [{ id: String(place.locationId) }, { id: String(place.serviceId) }]
  await changeService(staff, { location, service }, { name_lv: 'Padoms' })
  await makeService(staff, location, 'Arhīvs', { qms_id: 'OWN', average_time: 10 })
  for (const page of [kiosk, display])
    for (const name of ['Padoms', 'Arhīvs']) await expect(page.getByText(name)).toBeVisible()
})
