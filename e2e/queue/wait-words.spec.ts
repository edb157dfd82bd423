import { type Browser, expect, type Page } from '@playwright/test'
import { sitDown } from '../testing/computers.ts'
import { test } from '../testing/journey.ts'
import { enterAs, type Language } from '../testing/portal.ts'
import { figure, makePlace, type Place, served, startWork } from '../testing/queue-desk.ts'
import { takeTicket } from '../testing/queue-visitor.ts'

test.use({ begins: '12:00' })

/** Words of each language: no wait; one that may last an hour; one of hours; the same of a ticket; and the service's button. */
const words = {
  lv: { none: 'nav jāgaida', minutes: 'min', hours: 'st.', locale: 'lv-LV', next: /saukt nākamo/i },
  en: { none: 'no wait', minutes: 'min', hours: 'h', locale: 'en-GB', next: /call the next one/i },
  ru: { none: 'без ожидания', minutes: 'мин', hours: 'ч', locale: 'ru-RU', next: /вызвать следующего/i },
} as const

type Screens = { counter: Page; supervisor: Page; phone: Page; kiosk: Page; display: Page }

/** Opens each screen on which a wait of a location is said. */
async function openScreens(
  browser: Browser,
  { place, counter, language }: { place: Place; counter: Page; language: Language },
): Promise<Screens> {
  const { locale } = words[language]
  const supervisor = await enterAs(browser, {
    path: `/queue?view=all&location=${place.location.id}`,
    language,
  })
  const visitor = async (path: string, viewport = { width: 390, height: 844 }) => {
    const page = await sitDown(browser, { locale, viewport })
    await page.goto(path)
    return page
  }
  const phone = await visitor(`/visit/location/${place.location.id}`)
  const kiosk = await visitor(`/visit/kiosk/${place.location.id}`, { width: 1080, height: 1920 })
  const display = await visitor(`/visit/display/${place.location.id}`, { width: 1920, height: 1080 })
  return { counter, supervisor, phone, kiosk, display }
}

/** Expects that each screen says a wait of a newcomer; the display does in one language after the other. */
async function expectSaid(
  { counter, supervisor, phone, kiosk, display }: Screens,
  { serviceId }: Place,
  said: RegExp,
  shown: RegExp,
): Promise<void> {
  await expect(figure(counter, 'newcomer')).toHaveText(said)
  await expect(supervisor.locator(`[data-line="${serviceId}"] strong`)).toHaveText(said)
  await expect(phone.getByRole('button', { name: 'Konsultācija' })).toContainText(said)
  await expect(kiosk.locator(`main[data-step="start"]`)).toContainText(said)
  await expect(display.locator('dl').getByText('Konsultācija').locator('xpath=..')).toContainText(shown)
}

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`every screen says the same wait in the same words, ${language}`, async ({ browser, server }) => {
    const { none, minutes, hours, locale } = words[language]
    const counter = await enterAs(browser, { path: '/queue', language })
    const place = await makePlace(counter)
    await startWork(counter, place, '3', language)
    const screens = await openScreens(browser, { place, counter, language })
    // The counter is free, and nobody waits.
    await expectSaid(screens, place, new RegExp(none), /nav jāgaida|no wait|без ожидания/)

    const first = await takeTicket(server.url, place.serviceId)
    await counter.getByRole('button', { name: words[language].next }).click()
    await expect(served(counter)).toHaveAttribute('aria-label', first)
    for (let count = 0; count < 2; count += 1) await takeTicket(server.url, place.serviceId)
    const phone = await sitDown(browser, { locale, viewport: { width: 390, height: 844 } })
    await phone.goto(`/visit/location/${place.location.id}`)
    await phone.getByRole('button', { name: 'Konsultācija' }).click()
    // Half an hour, or what a slow machine leaves of it, from a half of it to one and a half.
    await expect(phone.locator('[data-face]')).toContainText(new RegExp(`1[25]–4[05]\\s${minutes}`))
    const hour = '(15|20)–60\\s'
    await expectSaid(screens, place, new RegExp(`${hour}${minutes}`), new RegExp(`${hour}(min|мин)`))

    for (let count = 0; count < 12; count += 1) await takeTicket(server.url, place.serviceId)
    // Two hours and forty minutes: what was said on the way there stays while it is about right.
    const long = (hour: string, minute: string) =>
      new RegExp(`1–4\\s(${hour})|1\\s(${hour}) –\\s3\\s(${hour})\\s30\\s(${minute})`)
    await expectSaid(screens, place, long(hours, minutes), long('st\\.|h|ч', 'min|мин'))
  })
}
