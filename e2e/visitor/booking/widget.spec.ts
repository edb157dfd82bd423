import { type Browser, expect, type Frame, type Page } from '@playwright/test'
import { answersFor } from '../../testing/company-answers.ts'
import { sitDown } from '../../testing/computers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { friday, onFriday } from '../../testing/kiosk-booking.ts'
import { makeKioskPlace } from '../../testing/kiosk-place.ts'
import { type OtherSite, startOtherSite } from '../../testing/other-site.ts'
import { makeService } from '../../testing/own-location.ts'
import { enterAs, type Language } from '../../testing/portal.ts'
import { book, bookedOnFriday, hold, isRight, sayWho, time, times } from '../../testing/visit-booking.ts'

// A world of their own: visitors are limited by address, and here all have the same.
test.use({ begins: '12:00', world: 'widget' })

const locales = { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }
const words = {
  lv: {
    title: 'Pieraksts: Konsultācija',
    link: 'Pierakstīties tiešsaistē',
    done: 'Gatavs',
    yours: 'Laiks ir jūsu',
  },
  en: { title: 'Book a time: Konsultācija', link: 'Book online', done: 'Done', yours: 'The time is yours' },
  ru: { title: 'Запись: Konsultācija', link: 'Записаться онлайн', done: 'Готово', yours: 'Время за вами' },
} as const

/** A page of another site that shows the widget; `isLetIn` has the company name that site. */
async function openSite(
  browser: Browser,
  server: string,
  attributes: string,
  {
    language = 'lv',
    viewport = { width: 1366, height: 768 },
    isLetIn = true,
    after = '',
  }: {
    language?: Language
    viewport?: { width: number; height: number }
    isLetIn?: boolean
    /** HTML that follows the widget on the page. */
    after?: string
  } = {},
): Promise<{ page: Page; site: OtherSite }> {
  const site = await startOtherSite(
    `<script async src="${server}/widget.js" ${attributes}></script>${after}`,
    language,
  )
  const setAnswers = await answersFor(browser, 1)
  await setAnswers(isLetIn ? { widgetOrigins: [site.origin] } : {})
  const page = await sitDown(browser, { locale: locales[language], viewport })
  await page.goto(site.origin)
  return { page, site }
}

/** The frame of the widget, once its first step is there. */
async function widgetIn(page: Page): Promise<Frame> {
  await expect(times(page.frameLocator('iframe') as unknown as Frame).first()).toBeAttached()
  const frame = page.frames().find((one) => one.url().includes('/visit/widget/'))
  if (!frame) throw new Error('The widget has no frame.')
  return frame
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: [string, object][] }).told)

const ways = [
  { language: 'lv', viewport: { width: 390, height: 844 }, look: 'data-accent="#4f6b3a" data-radius="4"' },
  { language: 'en', viewport: { width: 1366, height: 768 }, look: 'data-theme="dark"' },
  { language: 'ru', viewport: { width: 390, height: 844 }, look: 'data-theme="dark" data-accent="#ffff00"' },
] as const

for (const { language, viewport, look } of ways) {
  test(`on a page of another site a time is booked to the end, in ${language}, at ${viewport.width} px`, async ({
    browser,
    server,
  }) => {
    const { staff, place } = await makeKioskPlace(browser)
    const attributes = `data-service="${place.serviceId}" data-language="${language}" ${look}`
    const { page, site } = await openSite(browser, server.url, attributes, { language, viewport })
    const widget = await widgetIn(page)
    await expect(page.locator('iframe')).toHaveAttribute('title', words[language].title)
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBe(0)
    expect(await faultsOf(page)).toEqual([])
    await isRight(widget)
    await widget.locator(`[data-day="${friday}"] input`).check()
    await hold(widget, '10:30', language)
    await isRight(widget)
    await sayWho(widget)
    await book(widget, '10:30', language).click()
    await expect(widget.getByText(words[language].yours)).toBeVisible()
    await expect(widget.getByRole('heading', { level: 1 })).toBeFocused()
    await isRight(widget)
    expect(await bookedOnFriday(staff, place.serviceId)).toEqual([
      { name: 'Zane', time: onFriday('10:30').time },
    ])
    // All of it is in sight: the page scrolls, and not the frame within it.
    expect(
      await widget.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    ).toBeLessThanOrEqual(0)
    await widget.getByRole('button', { name: words[language].done, exact: true }).click()
    await expect(times(widget as Frame).first()).toBeAttached()
    await expect
      .poll(async () => (await told(page)).map(([name]) => name))
      .toEqual(expect.arrayContaining(['ready', 'booked', 'closed']))
    const [, booked] = (await told(page)).find(([name]) => name === 'booked') ?? []
    expect(booked).toEqual({
      ...{ companyId: 1, locationId: place.locationId, serviceId: place.serviceId },
      qtid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    await site.close()
  })
}

test('a site that the company does not name sees nothing but a link', async ({ browser, server }) => {
  const { place } = await makeKioskPlace(browser)
  const attributes = `data-service="${place.serviceId}" data-language="LV"`
  const { page, site } = await openSite(browser, server.url, attributes, { isLetIn: false })
  const link = page.getByRole('link', { name: words.lv.link })
  await expect(link).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
  expect(await told(page)).toEqual([])
  expect(await faultsOf(page)).toEqual([])
  await expect(link).toHaveAttribute('href', `${server.url}/visit/book/${place.serviceId}?lang=lv`)
  await site.close()
})

test('of a location the service is chosen in the widget, and the site turns it dark and into another language', async ({
  browser,
  server,
}) => {
  const { staff, place } = await makeKioskPlace(browser)
  const { page, site } = await openSite(browser, server.url, `data-location="${place.locationId}"`)
  const widget = await widgetIn(page)
  await expect(widget.getByText(place.name).first()).toBeVisible()
  await page.locator('script[data-location]').evaluate((script) => {
    Object.assign((script as HTMLScriptElement).dataset, { theme: 'dark', language: 'en' })
  })
  await expect(widget.getByRole('heading', { name: 'When would suit you?' })).toBeVisible()
  await expect(widget.locator('html')).toHaveAttribute('data-theme', 'dark')
  // What another page says to the widget it does not hear.
  await widget.evaluate(() =>
    window.postMessage({ source: 'rinda-host', type: 'look', look: { theme: 'light' } }, '*'),
  )
  await expect(widget.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await faultsOf(widget)).toEqual([])
  // What is offered from now on can be chosen at once, also where nobody waits in a line for it.
  const choices = widget.getByRole('combobox', { name: 'Service' })
  await makeService(staff, { id: String(place.locationId) }, 'Jauns pakalpojums')
  await expect(choices.getByRole('option', { name: 'Jauns pakalpojums' })).toBeAttached()
  await site.close()
})

test('a site that turns dark while the widget is still on its way has a dark widget', async ({
  browser,
  server,
}) => {
  const { place } = await makeKioskPlace(browser)
  const turn = `new MutationObserver((_, watch) => {
    if (!document.querySelector('iframe')) return
    watch.disconnect()
    document.querySelector('script[data-service]').dataset.theme = 'dark'
  }).observe(document.body, { childList: true, subtree: true })`
  const { page, site } = await openSite(browser, server.url, `data-service="${place.serviceId}"`, {
    after: `<script>${turn}</script>`,
  })
  const widget = await widgetIn(page)
  await expect(widget.locator('html')).toHaveAttribute('data-theme', 'dark')
  await site.close()
})

test('of a company the place and the service are chosen; by keyboard alone a time is held', async ({
  browser,
  server,
}) => {
  const { place } = await makeKioskPlace(browser)
  const { page, site } = await openSite(browser, server.url, 'data-company="1" data-lang="lv"')
  const widget = await widgetIn(page)
  await widget.getByRole('combobox', { name: 'Vieta' }).selectOption({ label: place.name })
  await widget.locator(`[data-day="${friday}"] input`).focus()
  await page.keyboard.press('Space')
  await time(widget, '10:30').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(widget.getByRole('heading', { name: 'Jūsu dati' })).toBeFocused()
  await site.close()
})

test('where the browser lets the widget keep nothing, a time is booked all the same', async ({
  browser,
  server,
}) => {
  const { place } = await makeKioskPlace(browser)
  const { page, site } = await openSite(browser, server.url, `data-service="${place.serviceId}"`)
  await page.addInitScript(() => {
    if (window.top === window) return
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })
  await page.reload()
  const widget = await widgetIn(page)
  await widget.locator(`[data-day="${friday}"] input`).check()
  await hold(widget, '11:00')
  await sayWho(widget)
  await book(widget, '11:00').click()
  await expect(widget.getByText(words.lv.yours)).toBeVisible()
  await site.close()
})

test('the admin names the sites in the company’s form, as they are copied from a browser', async ({
  browser,
  server,
}) => {
  const { place } = await makeKioskPlace(browser)
  const { page, site } = await openSite(browser, server.url, `data-service="${place.serviceId}"`, {
    isLetIn: false,
  })
  await expect(page.getByRole('link', { name: words.lv.link })).toBeVisible()
  const admin = await enterAs(browser, {
    path: '/admin?tab=companies&id=1',
    email: 'admin@rinda.example',
    language: 'en',
  })
  await admin.goto('/admin?tab=companies&id=1')
  const field = admin.getByRole('textbox', { name: 'Sites that may show the booking widget' })
  await field.fill('javascript://x')
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(`${site.origin}/services?a=b`)
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin.getByText('Everything is saved')).toBeVisible()
  await page.reload()
  await widgetIn(page)
  await site.close()
})

const choices = {
  lv: ['Uzņēmums', 'Vieta', 'Pakalpojums', 'Krāsas'],
  en: ['Company', 'Place', 'Service', 'Colours'],
  ru: ['Компания', 'Место', 'Услуга', 'Цвета'],
} as const

for (const { language, viewport } of ways) {
  test(`the lines are made, tried and copied, in ${language}, at ${viewport.width} px`, async ({
    browser,
    server,
  }) => {
    const { place } = await makeKioskPlace(browser)
    const page = await sitDown(browser, { locale: locales[language], viewport })
    await page.goto('/visit/widget-demo')
    const [company, location, service, colours] = choices[language]
    const choose = (name: string) => page.getByRole('combobox', { name, exact: true })
    await choose(company).selectOption('1')
    await choose(location).selectOption({ label: place.name })
    await choose(service).selectOption({ label: 'Konsultācija' })
    await choose(colours).selectOption('dark')
    const lines = page.locator('textarea')
    const script = `src="${server.url}/widget.js" data-service="${place.serviceId}" data-theme="dark"`
    await expect.poll(() => lines.inputValue()).toContain(script)
    const widget = await widgetIn(page)
    await expect(widget.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('label + button').click()
    await expect(page.locator('button + [role="status"]')).not.toBeEmpty()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await lines.inputValue())
  })
}
