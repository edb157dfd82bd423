import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import {
  type PushService,
  startPushService,
} from '../../../apps/server/src/notifications/testing/push-service.ts'
import { prepareContext } from '../../testing/computers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { agentAt } from '../../testing/queue-desk.ts'
import { takeTicket } from '../../testing/queue-visitor.ts'

// Tickets are given in opening hours alone. The push service of the journeys stands on this machine.
test.use({ begins: '12:00', environment: { ALLOW_PRIVATE_URLS: '1' } })

const words = {
  lv: {
    locale: 'lv-LV',
    start: 'Ieslēgt paziņojumus',
    on: 'Paziņojumi ir ieslēgti.',
    stop: 'Izslēgt paziņojumus',
  },
  en: {
    locale: 'en-GB',
    start: 'Turn notifications on',
    on: 'Notifications are on.',
    stop: 'Turn notifications off',
  },
  ru: {
    locale: 'ru-RU',
    start: 'Включить уведомления',
    on: 'Уведомления включены.',
    stop: 'Выключить уведомления',
  },
} as const
type Language = keyof typeof words
type Phone = { page: Page; context: BrowserContext }
type Standing = 'granted' | 'denied' | 'none' | 'installed'

let service: PushService
test.beforeAll(async () => {
  service = await startPushService()
})
test.afterAll(async () => {
  await service.close()
})

/**
 * A phone whose owner lets notifications through, or not. No push service of a browser's maker is reached from here: that the browser subscribes at ours is
 * all that is put in its place.
 */
async function phoneOf(
  browser: Browser,
  standing: Standing,
  { language, subscription }: { language: Language; subscription?: object },
): Promise<Phone> {
  const context = await browser.newContext({
    ...{ locale: words[language].locale, timezoneId: 'Europe/Riga', viewport: { width: 390, height: 844 } },
    ...(standing === 'installed'
      ? {
          userAgent:
            'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1',
        }
      : {}),
  })
  await prepareContext(context)
  await context.addInitScript(
    ({ standing, subscription }) => {
      if (standing === 'none' || standing === 'installed') {
        for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name)
        return
      }
      Object.defineProperty(Notification, 'permission', { get: () => standing })
      Notification.requestPermission = async () => standing
      const keys = subscription as { endpoint: string; p256dh: string; auth: string } | undefined
      PushManager.prototype.getSubscription = async () => null
      PushManager.prototype.subscribe = async (options) => {
        Object.assign(window, { subscribedWith: options })
        const { endpoint = '', ...rest } = keys ?? {}
        return { toJSON: () => ({ endpoint, keys: rest }) } as unknown as PushSubscription
      }
    },
    { standing, subscription },
  )
  return { page: await context.newPage(), context }
}

/** Takes a number on a phone. */
async function takeNumber(page: Page, locationId: string): Promise<void> {
  await page.goto(`/visit/location/${locationId}`)
  await page.getByRole('button', { name: /Konsultācija/ }).click()
  await expect(page).toHaveURL(/\/visit\/ticket\/\d+#.{20}/)
}
const idIn = (page: Page) => /ticket\/(\d+)/.exec(page.url())?.[1] ?? ''

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`in ${language}, a phone is told that it is next and that it is called, also with the page closed`, async ({
    browser,
    server,
  }) => {
    const { page: agent, place } = await agentAt(browser)
    const ahead = await takeTicket(server.url, place.serviceId)
    const name = `phone-${language}`
    const { page, context } = await phoneOf(browser, 'granted', {
      language,
      subscription: service.subscribe(name),
    })
    await takeNumber(page, place.location.id)
    const { start, on, stop } = words[language]
    await expect(page.getByRole('button', { name: start })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: start }).click()
    await expect(page.getByText(on)).toBeVisible()
    await expect(page.getByRole('button', { name: stop })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    const url = page.url()
    // Who comes back to the page sees that it is so.
    await page.reload()
    await expect(page.getByText(on)).toBeVisible()
    const id = idIn(page)
    await page.goto('about:blank')

    const own = () => service.pushed.filter((one) => one.name === name).map(({ payload }) => payload)
    await agent.getByRole('button', { name: new RegExp(`aukt nākamo.*${ahead}`) }).click()
    await expect.poll(() => own().length).toBe(1)
    expect(own()[0]).toMatchObject({ lang: language, tag: `ticket-${id}` })
    expect(url.endsWith(own()[0]?.path ?? 'none')).toBe(true)
    await agent.getByRole('button', { name: 'Pabeigt un saukt nākamo' }).click()
    await expect.poll(() => own().length).toBe(2)
    expect(own()[1]?.body).toContain('3')
    await context.close()
  })
}

test('whoever changes their mind is told nothing', async ({ browser }) => {
  const { page: agent, place } = await agentAt(browser)
  const { page, context } = await phoneOf(browser, 'granted', {
    language: 'lv',
    subscription: service.subscribe('silent'),
  })
  await takeNumber(page, place.location.id)
  await page.getByRole('button', { name: words.lv.start }).click()
  await page.getByRole('button', { name: words.lv.stop }).click()
  await expect(page.getByRole('button', { name: words.lv.start })).toBeVisible()
  await agent.getByRole('button', { name: /saukt nākamo/i }).click()
  await expect(page.getByText('Lodziņš 3')).toBeVisible()
  expect(service.pushed.filter(({ name }) => name === 'silent')).toEqual([])
  await context.close()
})

const kindly = {
  denied: { lv: 'neļauj šai lapai', en: 'does not allow notifications', ru: 'не разрешает этой странице' },
  none: { lv: 'nevar paziņot', en: 'cannot tell you', ru: 'не может сообщать' },
  installed: { lv: 'sākuma ekrānam', en: 'Add to Home Screen', ru: 'На экран' },
} as const

for (const standing of ['denied', 'none', 'installed'] as const) {
  test(`a phone that cannot be told (${standing}) says why and what to do, and everything else goes on`, async ({
    browser,
  }) => {
    const { page: agent, place } = await agentAt(browser)
    const language = { denied: 'lv', none: 'en', installed: 'ru' } as const
    const { page, context } = await phoneOf(browser, standing, { language: language[standing] })
    await takeNumber(page, place.location.id)
    for (const [spoken, text] of Object.entries(kindly[standing])) {
      await page.getByRole('button', { name: new RegExp(`^${spoken.toUpperCase()} `) }).click()
      await expect(page.getByText(text)).toBeVisible()
      expect(await faultsOf(page)).toEqual([])
    }
    await expect(page.locator('[data-push] button')).toHaveCount(0)
    await agent.getByRole('button', { name: /saukt nākamo/i }).click()
    await expect(page.getByText('Окно 3')).toBeVisible()
    await context.close()
  })
}

test('the worker shows what is pushed, and opens the ticket', async ({ browser, server }) => {
  const { place } = await agentAt(browser)
  await takeTicket(server.url, place.serviceId)
  const { page, context } = await phoneOf(browser, 'granted', {
    language: 'lv',
    subscription: service.subscribe('shown'),
  })
  const started = context.waitForEvent('serviceworker')
  await takeNumber(page, place.location.id)
  await page.getByRole('button', { name: words.lv.start }).click()
  const worker = await started
  await expect(page.getByText(words.lv.on)).toBeVisible()
  // This browser has no screen to show notifications on, and no finger that could press one.
  await worker.evaluate(() => {
    const scope = self as unknown as {
      registration: object
      clients: object
      shown: unknown[]
      opened: string[]
    }
    Object.assign(scope, { shown: [], opened: [] })
    Object.assign(scope.registration, {
      showNotification: async (title: string, options: object) =>
        void scope.shown.push({ title, ...options }),
    })
    Object.assign(scope.clients, { openWindow: async (url: URL) => void scope.opened.push(String(url)) })
  })
  const cdp = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/visit/'))
      if (found) resolve(found.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  const path = page.url().slice(server.url.length)
  const pushed = { title: 'A 002: jūsu kārta', body: 'Lodziņš 3', lang: 'lv', tag: 'ticket-2', path }
  await cdp.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: server.url, data: JSON.stringify(pushed) },
    registrationId: await registration,
  })
  const shown = () => worker.evaluate(() => (self as unknown as { shown: unknown[] }).shown)
  const { path: _, ...told } = pushed
  await expect.poll(shown).toEqual([expect.objectContaining({ ...told, data: { path }, renotify: true })])

  await page.goto('/visit/')
  await worker.evaluate((path) => {
    const press = new Event('notificationclick')
    const notification = { close() {}, data: { path } }
    self.dispatchEvent(Object.assign(press, { notification, waitUntil() {} }))
  }, path)
  const opened = () => worker.evaluate(() => (self as unknown as { opened: string[] }).opened)
  await expect.poll(opened).toEqual([server.url + path])
  await context.close()
})
