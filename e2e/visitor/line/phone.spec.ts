import { type Browser, expect, type Locator, type Page, type WebSocketRoute } from '@playwright/test'
import { sitDown } from '../../testing/computers.ts'
import { test } from '../../testing/journey.ts'
import { enterAs } from '../../testing/portal.ts'
import { makePlace, next, type Place, startWork } from '../../testing/queue-desk.ts'
import { takeTicket } from '../../testing/queue-visitor.ts'

// Phones as they are: they sleep in a pocket, and walk from one network into another.
test.use({ begins: '12:00' })

const minuteMs = 60_000

/** Way of a phone to the server: it can be lost with all that was open, or die silently. */
async function wayOf(phone: Page) {
  let isCut = false
  const open = new Set<{ route: WebSocketRoute; isDead: boolean }>()
  await phone.routeWebSocket(/\/queue\//, (near) => {
    if (isCut) return void near.close()
    const one = { route: near, isDead: false }
    const far = near.connectToServer()
    near.onMessage((message) => {
      if (!one.isDead) far.send(message)
    })
    far.onMessage((message) => {
      if (!one.isDead) near.send(message)
    })
    open.add(one)
  })
  await phone.route(/\/(queue|api\/visit)\//, (route) => (isCut ? route.abort() : route.fallback()))
  return {
    /** Nothing comes through, and the server has let go of what was open. */
    async cut() {
      isCut = true
      for (const { route } of open) await route.close()
      open.clear()
    },
    mend() {
      isCut = false
    },
    /** What is open carries nothing any more, and nobody tells the phone: the way to another network. */
    leaveBehind() {
      for (const one of open) one.isDead = true
    },
  }
}

/** Lays a phone into a pocket: its page is out of sight. */
async function fallAsleep(phone: Page): Promise<void> {
  await phone.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Takes it out again. The page is the one that was there: it carries a mark. */
async function wakeUp(phone: Page): Promise<void> {
  await phone.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** A place of the agent's own, with all of its services, whatever was still being read when they were made. */
async function placeOf(agent: Page): Promise<Place> {
  const place = await makePlace(agent)
  await agent.reload()
  return place
}

/** Has the agent do something once the act before is answered: two at once are one. */
async function act(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  await button.click()
}

const mark = (phone: Page) => phone.evaluate(() => Object.assign(window, { isFirst: true }))
const isSamePage = (phone: Page) => phone.evaluate(() => 'isFirst' in window)

type Counter = { agent: Page; phone: Page; way: Awaited<ReturnType<typeof wayOf>> }

/** Somebody waits with a phone whose page sleeps, and was cut off; their agent sits at counter 3. */
async function sleepInLine(browser: Browser): Promise<Counter> {
  const agent = await enterAs(browser, { path: '/queue' })
  const place = await placeOf(agent)
  await startWork(agent, place, '3')
  const phone = await sitDown(browser, { locale: 'lv-LV', viewport: { width: 390, height: 844 } })
  const way = await wayOf(phone)
  await phone.goto(`/visit/location/${place.location.id}`)
  await phone.getByRole('button', { name: /^Konsultācija/ }).click()
  await expect(phone.getByText('Jūs esat nākamais numurs.', { exact: true })).toBeVisible()
  await mark(phone)
  await fallAsleep(phone)
  await way.cut()
  return { agent, phone, way }
}

/** A night in the pocket, and then a look at the phone. */
async function lookAfter({ phone, way }: Counter, ms: number): Promise<void> {
  await phone.clock.fastForward(ms)
  way.mend()
  await wakeUp(phone)
}

test('a phone that slept while its ticket was called says where to go once it is looked at', async ({
  browser,
}) => {
  const counter = await sleepInLine(browser)
  await act(next(counter.agent))
  await expect(counter.agent.getByRole('button', { name: 'Aizturēt' })).toBeVisible()
  await lookAfter(counter, 40 * minuteMs)
  await expect(counter.phone.getByText('Lodziņš 3', { exact: true })).toBeVisible()
  await expect(counter.phone.getByText('Nav savienojuma.')).toHaveCount(0)
  expect(await isSamePage(counter.phone)).toBe(true)
})

test('a phone that slept while its visit was held, or had ended, says so once it is looked at', async ({
  browser,
}) => {
  const counter = await sleepInLine(browser)
  const { agent, phone, way } = counter
  await act(next(agent))
  await act(agent.getByRole('button', { name: 'Aizturēt' }))
  await expect(agent.locator('[data-held-ticket]')).toHaveCount(1)
  await lookAfter(counter, 40 * minuteMs)
  await expect(
    phone.getByText('Apkalpošana ir pārtraukta. Jūs izsauks vēlreiz.', { exact: true }),
  ).toBeVisible()

  await fallAsleep(phone)
  await way.cut()
  await act(agent.getByRole('button', { name: /^Turpināt/ }))
  await act(agent.getByRole('button', { name: /^Pabeigt(?! un)/ }))
  await expect(agent.locator('[data-ticket]')).toHaveCount(0)
  await lookAfter(counter, 12 * 60 * minuteMs)
  await expect(phone.getByText('Paldies par apmeklējumu', { exact: true })).toBeVisible()
  expect(await isSamePage(phone)).toBe(true)
})

test('a phone that came into another network drops the dead line, and hears again what happens', async ({
  browser,
}) => {
  const agent = await enterAs(browser, { path: '/queue' })
  const place = await placeOf(agent)
  await startWork(agent, place, '3')
  const phone = await sitDown(browser, { locale: 'lv-LV', viewport: { width: 390, height: 844 } })
  const way = await wayOf(phone)
  await phone.goto(`/visit/location/${place.location.id}`)
  await phone.getByRole('button', { name: /^Konsultācija/ }).click()
  await expect(phone.getByText('Jūs esat nākamais numurs.', { exact: true })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Atteikties' })).toBeEnabled()
  await mark(phone)

  way.leaveBehind()
  await act(next(agent))
  await expect(agent.getByRole('button', { name: 'Aizturēt' })).toBeVisible()
  await phone.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(phone.getByText('Lodziņš 3', { exact: true })).toBeVisible()
  // What happens from here on nobody reads again by himself: it comes over the new line.
  await act(agent.getByRole('button', { name: /^Pabeigt(?! un)/ }))
  await expect(phone.getByText('Paldies par apmeklējumu', { exact: true })).toBeVisible()
  expect(await isSamePage(phone)).toBe(true)
})

test('whoever was set aside is rung for again when called back', async ({ browser }) => {
  const agent = await enterAs(browser, { path: '/queue' })
  const place = await placeOf(agent)
  await startWork(agent, place, '3')
  const phone = await sitDown(browser, { locale: 'ru-RU', viewport: { width: 390, height: 844 } })
  await phone.addInitScript(() => {
    const shaken: unknown[] = []
    Object.assign(window, { shaken })
    navigator.vibrate = (rhythm) => shaken.push(rhythm) > 0
  })
  const shaken = () => phone.evaluate(() => (window as unknown as { shaken: unknown[] }).shaken.length)
  await phone.goto(`/visit/location/${place.location.id}`)
  await phone.getByRole('button', { name: /^Konsultācija/ }).click()
  await expect(phone.getByText('Вы следующий номер.', { exact: true })).toBeVisible()
  await act(next(agent))
  await expect(phone.getByText('Окно 3', { exact: true })).toBeVisible()
  await expect.poll(shaken).toBe(1)
  await act(agent.getByRole('button', { name: 'Aizturēt' }))
  await expect(phone.getByText('Обслуживание прервано. Вас вызовут снова.', { exact: true })).toBeVisible()
  await act(agent.getByRole('button', { name: /^Turpināt/ }))
  await expect(phone.getByText('Окно 3', { exact: true })).toBeVisible()
  await expect.poll(shaken).toBe(2)
})

const said = {
  lv: {
    first: 'Priekšā vēl 1',
    next: 'Jūs esat nākamais numurs.',
    called: 'Lodziņš 3',
    done: 'Paldies par apmeklējumu',
  },
  en: {
    first: '1 person ahead',
    next: 'You are next.',
    called: 'Counter 3',
    done: 'Thank you for your visit',
  },
  ru: { first: 'Впереди ещё 1', next: 'Вы следующий номер.', called: 'Окно 3', done: 'Спасибо за визит' },
} as const

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`a screen reader says a ticket's place when it changes, and nothing else [${language}]`, async ({
    browser,
    server,
  }) => {
    const words = said[language]
    const agent = await enterAs(browser, { path: '/queue' })
    const place = await placeOf(agent)
    await startWork(agent, place, '3')
    await takeTicket(server.url, place.serviceId)
    const phone = await sitDown(browser, {
      locale: { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }[language],
      viewport: { width: 390, height: 844 },
    })
    await phone.goto(`/visit/location/${place.location.id}`)
    await phone.getByRole('button', { name: /^Konsultācija/ }).click()
    const status = phone.locator('[data-face] > p [role="status"]')
    await expect(status).toHaveText(words.first)
    // Each change of a live region's text is what is said.
    await phone.evaluate(() => {
      const heard: string[] = []
      Object.assign(window, { heard })
      const regions = document.querySelectorAll(
        '[data-face] > p [role="status"], [data-face] > [role="alert"]',
      )
      for (const region of regions)
        new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
          ...{ childList: true, characterData: true, subtree: true },
        })
    })
    const heard = () => phone.evaluate(() => (window as unknown as { heard: string[] }).heard.filter(Boolean))
    // Minutes pass, and nobody moves: nothing is said.
    await phone.clock.fastForward(3 * minuteMs)
    await act(next(agent))
    await expect(status).toHaveText(words.next)
    expect(await heard()).toEqual([words.next])
    await act(agent.getByRole('button', { name: 'Pabeigt un saukt nākamo' }))
    await expect(phone.getByText(words.called, { exact: true })).toBeVisible()
    await act(agent.getByRole('button', { name: 'Izsaukt vēlreiz' }))
    await expect.poll(async () => (await heard()).filter((one) => one.includes(words.called)).length).toBe(2)
    await act(agent.getByRole('button', { name: /^Pabeigt(?! un)/ }))
    await expect(status).toHaveText(words.done)
    expect((await heard()).at(-1)).toBe(words.done)
  })
}
