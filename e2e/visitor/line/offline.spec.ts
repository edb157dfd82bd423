import { type Browser, expect, type Page } from '@playwright/test'
import { addDays } from '@rinda/domain/time/calendar'
import { type OwnLine, openOwnLine } from '../../server/own-line.ts'
import { presentOfJourneys, workingDay } from '../../testing/clock.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { makeKioskPlace } from '../../testing/kiosk-place.ts'
import { bookVisit, changeVisit, linkOf, makeVisitPlace, onTheWire } from '../../testing/own-visit.ts'
import { takeTicket } from '../../testing/queue-visitor.ts'
import {
  book,
  bookedOnFriday,
  bookedPage,
  details,
  field,
  goToFriday,
  next,
  sayWho,
  time,
} from '../../testing/visit-booking.ts'

// A world of their own: visitors are limited by address, and here all have the same.
test.use({ begins: '12:00', world: 'visit-offline' })
const friday = addDays(workingDay(), 1)

const words = {
  lv: {
    ...{
      locale: 'lv-LV',
      lost: /^Nav savienojuma\. Pēdējoreiz atjaunots: ceturtdiena, /,
      ahead: 'Priekšā vēl 1',
    },
    ...{
      stood: 'Toreiz numurs gaidīja rindā.',
      needs: 'Lai paņemtu numuru vai pierakstītos, vajadzīgs savienojums.',
    },
    ...{ home: 'Nav savienojuma', book: /^Lai pierakstītos, vajadzīgs savienojums\./ },
    ...{ offer: 'Rinda šajā tālrunī', add: 'Pievienot tālrunim', not: 'Ne tagad' },
  },
  en: {
    ...{ locale: 'en-GB', lost: /^No connection\. Last updated: Thursday \d/, ahead: '1 person ahead' },
    ...{
      stood: 'The number was in the line then.',
      needs: 'To take a number or book a time you need a connection.',
    },
    ...{ home: 'No connection', book: /^To book a time you need a connection\./ },
    ...{ offer: 'Rinda on this phone', add: 'Add to this phone', not: 'Not now' },
  },
  ru: {
    ...{
      locale: 'ru-RU',
      lost: /^Нет соединения\. Последнее обновление: четверг, /,
      ahead: 'Впереди ещё 1',
    },
    ...{ stood: 'Тогда номер ждал в очереди.', needs: 'Чтобы взять номер или записаться, нужно соединение.' },
    ...{ home: 'Нет соединения', book: /^Чтобы записаться, нужна связь\./ },
    ...{ offer: 'Rinda на этом телефоне', add: 'Добавить на телефон', not: 'Не сейчас' },
  },
} as const
type Language = keyof typeof words

/** A small phone that is not asked to save data, and its own way to the server, which its worker goes too. */
async function phoneOn(browser: Browser, line: OwnLine, language: Language = 'lv'): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: line.url, locale: words[language].locale, timezoneId: 'Europe/Riga' },
    viewport: { width: 320, height: 640 },
  })
  await context.clock.install({ time: presentOfJourneys() })
  return await context.newPage()
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('rinda.visit.kept') ?? '')
const shells = (page: Page) =>
  page.evaluate(async () => {
    const whole: string[] = []
    for (const name of await caches.keys())
      if (await (await caches.open(name)).match('/visit/index.html')) whole.push(name)
    return whole
  })
const isKept = async (page: Page, name: string) => {
  await expect.poll(() => kept(page)).toContain(name)
  await expect.poll(async () => (await shells(page)).length).toBeGreaterThan(0)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}
/** axe finds nothing, and nothing is cut at the side of a small phone. */
async function isRight(page: Page): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}
async function speakOn(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${language.toUpperCase()} `) }).click()
}
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirst: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isFirst' in window)
/** Addresses of all that the worker keeps. */
const addresses = (page: Page) =>
  page.evaluate(async () => {
    const caught: string[] = []
    for (const name of await caches.keys())
      caught.push(...(await (await caches.open(name)).keys()).map(({ url }) => url))
    return caught
  })

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`a ticket opens without a line as it was last, with no place and no wait, and is true again by itself, in ${language}`, async ({
    browser,
    server,
  }) => {
    const place = await makeVisitPlace(browser)
    const line = await openOwnLine(server.url)
    const said = words[language]
    const phone = await phoneOn(browser, line, language)
    await takeTicket(server.url, Number(place.service.id))
    await phone.goto(`/visit/location/${place.location.id}`)
    await phone.getByRole('button', { name: /^Konsultācija/ }).click()
    await expect(phone).toHaveURL(/\/ticket\/\d+#.{20}/)
    await expect(phone.getByText(said.ahead)).toBeVisible()
    const ticket = phone.url()
    await isKept(phone, 'ticket/')
    const label = (await phone.locator('[data-face] > p').first().textContent()) ?? ''
    // The place is kept once somebody with a number looks at it, and what passes on the way to booking.
    await phone.goto(`/visit/location/${place.location.id}`)
    await isKept(phone, `location/${place.location.id}`)
    await phone.goto(`/visit/book/${place.service.id}`)
    await expect(phone.locator('main[data-step="time"]')).toBeVisible()

    line.cut()
    await phone.goto(ticket)
    await expect(phone.locator('[data-kept]')).toHaveText(said.lost)
    await expect(phone.getByText(label, { exact: true })).toBeVisible()
    await expect(phone.getByText(said.stood)).toBeVisible()
    await expect(phone.getByText(said.ahead)).toHaveCount(0)
    await expect(phone.getByText(/\d+ ?(min|мин)|~|≈/)).toHaveCount(0)
    await isRight(phone)
    for (const other of ['lv', 'en', 'ru'] as const) {
      await speakOn(phone, other)
      await expect(phone.locator('[data-kept]')).toHaveText(words[other].lost)
    }
    await speakOn(phone, language)

    await phone.goto(`/visit/location/${place.location.id}`)
    await expect(phone.locator('[data-kept]')).toHaveText(said.lost)
    await expect(phone.getByText(said.needs)).toBeVisible()
    await expect(phone.getByRole('button', { name: /^Konsultācija/ })).toHaveCount(0)
    await expect(phone.getByRole('row')).toHaveCount(7)
    await expect(phone.getByRole('navigation')).toHaveCount(0)
    const other = language === 'ru' ? 'en' : 'ru'
    await speakOn(phone, other)
    await expect(phone.getByText(words[other].needs)).toBeVisible()
    await speakOn(phone, language)
    await expect(phone.getByText(/min\b|мин\b/)).toHaveCount(0)
    await isRight(phone)
    await phone.goto(`/visit/book/${place.service.id}`)
    await expect(phone.getByRole('alert')).toHaveText(said.book)
    await expect(phone.getByRole('radio')).toHaveCount(0)
    await isRight(phone)
    await phone.goto('/visit/')
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said.home)
    await isRight(phone)
    await phone.getByRole('link', { name: label }).click()
    await expect(phone.locator('[data-kept]')).toHaveText(said.lost)

    await mark(phone)
    line.mend()
    await expect(phone.getByText(said.ahead)).toBeVisible()
    await expect(phone.locator('[data-kept]')).toHaveCount(0)
    expect(await isMarked(phone)).toBe(true)

    // A page that the browser has in its own store for some seconds says no free time either, and does so again once it is true.
    await phone.goto(`/visit/location/${place.location.id}`)
    const free = phone.locator('#written > nav')
    await expect(free).toBeVisible()
    line.cut()
    await phone.goto('about:blank')
    await phone.goto(`/visit/location/${place.location.id}`)
    await expect(phone.locator('[data-kept]')).toHaveText(said.lost)
    await expect(free).toHaveCount(0)
    await mark(phone)
    line.mend()
    await expect(free).toBeVisible()
    await expect(phone.getByRole('button', { name: /^Konsultācija/ })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
    await expect(phone.locator('[data-kept]')).toHaveCount(0)
    expect(await isMarked(phone)).toBe(true)
    const token = new URL(ticket).hash.slice(1)
    expect(await kept(phone)).not.toContain(token)
    const all = await addresses(phone)
    expect(all.filter((url) => !/\/visit\/(assets\/[^#?]+|index\.html)$/.test(url))).toEqual([])
    await phone.context().close()
    await line.close()
  })
}

test('a visit opens without a line with its code, is what it became once there is one, and is gone once its data are erased', async ({
  browser,
  server,
}) => {
  const place = await makeVisitPlace(browser)
  const line = await openOwnLine(server.url)
  const visit = await bookVisit(place, friday, '10:30')
  const phone = await phoneOn(browser, line)
  await phone.goto(linkOf(visit))
  await expect(phone.getByText('10:30–11:00')).toBeVisible()
  await isKept(phone, 'booking/')
  const records = await kept(phone)
  for (const secret of [visit.token, visit.code, 'Līga', 'Konsultācija'])
    expect(records).not.toContain(secret)

  line.cut()
  await phone.reload()
  await expect(phone.locator('[data-kept]')).toHaveText(words.lv.lost)
  await expect(phone.getByText('10:30–11:00')).toBeVisible()
  await expect(phone.getByText(visit.code.slice(0, 3) + visit.code.slice(3))).toBeVisible()
  await expect(phone.getByRole('img', { name: 'QR' })).toBeVisible()
  await expect(phone.locator('[data-view]')).toHaveCount(0)
  await isRight(phone)
  // Whoever has not the link sees nothing of it.
  await phone.goto('about:blank')
  await phone.goto(linkOf({ ...visit, token: 'guessed' }))
  await expect(phone.getByRole('alert')).toHaveText('Lapu neizdevās ielādēt. Vai ir savienojums?')
  await phone.goto('about:blank')
  await phone.goto(linkOf(visit))
  await expect(phone.getByText('10:30–11:00')).toBeVisible()

  await changeVisit(place.staff, visit, onTheWire(friday, '12:00'))
  await mark(phone)
  line.mend()
  await expect(phone.getByText('12:00–12:30')).toBeVisible()
  await expect(phone.locator('[data-kept]')).toHaveCount(0)
  expect(await isMarked(phone)).toBe(true)

  await phone.locator('[data-view="data"]').click()
  await phone.getByRole('button', { name: 'Dzēst manus datus' }).click()
  await phone.getByRole('button', { name: /^Jā, atcelt un dzēst/ }).click()
  await expect(phone.getByText('Jūsu dati ir dzēsti.')).toBeVisible()
  await expect.poll(() => kept(phone)).not.toContain('booking/')
  line.cut()
  await phone.goto('about:blank')
  await phone.goto(linkOf(visit))
  await expect(phone.getByRole('alert')).toHaveText('Lapu neizdevās ielādēt. Vai ir savienojums?')
  expect(await kept(phone)).not.toContain('booking/')
  await phone.context().close()
  await line.close()
})

test('a new version of the server is taken with the next page, and a page whose files are gone loads itself again', async ({
  browser,
  server,
}) => {
  const place = await makeVisitPlace(browser)
  const line = await openOwnLine(server.url)
  const visit = await bookVisit(place, friday, '14:30')
  const phone = await phoneOn(browser, line)
  const version = () => phone.locator('meta[name="rinda-version"]').getAttribute('content')
  await phone.goto(linkOf(visit))
  await isKept(phone, 'booking/')
  const [before, old] = [await shells(phone), (await version()) ?? '']
  expect(before).toHaveLength(1)

  const renewed = (path: string, text: string) =>
    text
      .replaceAll(old, `${old}1`)
      .replace(/"build":"\w+"/, path.endsWith('worker.js') ? '"build":"renewed"' : '$&')
  line.change(renewed)
  // A page that does not come in time is the one that is kept, and so of the version before.
  await expect(async () => {
    await phone.reload()
    expect(await version()).toBe(`${old}1`)
  }).toPass()
  await expect(phone.getByText('14:30–15:00')).toBeVisible()
  await expect.poll(() => shells(phone)).toEqual([...before, 'rinda-shell-renewed'])
  line.cut()
  await phone.reload()
  await expect(phone.locator('[data-kept]')).toHaveText(words.lv.lost)
  expect(await version()).toBe(`${old}1`)
  line.mend()
  await phone.context().close()

  // A phone that keeps nothing yet: its page is of the version before, and asks for a file that there is no more.
  line.change(null)
  const other = await phoneOn(browser, line)
  await other.goto(`/visit/location/${place.location.id}`)
  await expect(other.getByRole('button', { name: /^Konsultācija/ })).toHaveAttribute('aria-disabled', 'false')
  await mark(other)
  // What the new page asks for is there from the moment at which it asks for the page itself.
  let isGone = true
  line.change((path, text) => {
    if (path.startsWith('/visit/ticket/')) isGone = false
    return isGone && /\/assets\/ticket-[\w-]+\.js/.test(path) ? null : renewed(path, text)
  })
  await other.getByRole('button', { name: /^Konsultācija/ }).click()
  await expect(other.getByRole('heading', { name: 'Jūsu numurs' })).toBeVisible()
  expect(await isMarked(other)).toBe(false)
  await other.context().close()
  await line.close()
})

/** The browser offers to add the app, as it does where it finds a manifest and somebody who stays; this one never does by itself. */
async function offerToAdd(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((outcome) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => void Object.assign(window, { isAsked: true })
    window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }))
  }, outcome)
}

test('the app can be added to a phone, in three languages, and whoever declines is not asked again', async ({
  browser,
  server,
}) => {
  const place = await makeVisitPlace(browser)
  const line = await openOwnLine(server.url)
  const visit = await bookVisit(place, friday, '16:30')
  const phone = await phoneOn(browser, line)
  const named = phone.locator('link[rel="manifest"]')
  await phone.goto(linkOf(visit))
  for (const language of ['en', 'ru', 'lv'] as const) {
    await speakOn(phone, language)
    await expect(named).toHaveAttribute('href', `/visit/app-${language}.webmanifest`)
    const answer = await phone.request.get(`/visit/app-${language}.webmanifest`)
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ lang: language, scope: '/visit/', start_url: '/visit/', id: '/visit/' })
    expect(manifest.name.length).toBeGreaterThan(manifest.short_name.length)
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    expect(manifest.shortcuts).toHaveLength(2)
    for (const { src, type } of manifest.icons) {
      const icon = await phone.request.get(src)
      expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type])
    }
    await offerToAdd(phone, 'accepted')
    await expect(phone.getByRole('heading', { name: words[language].offer })).toBeVisible()
    await isRight(phone)
  }
  // What the browser itself makes of the manifest.
  const cdp = await phone.context().newCDPSession(phone)
  const { errors, data } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '{}').icons.some(({ purpose = '' }) => purpose === 'maskable')).toBe(true)

  await phone.getByRole('button', { name: words.lv.add }).click()
  await expect(phone.getByRole('heading', { name: words.lv.offer })).toHaveCount(0)
  expect(await phone.evaluate(() => 'isAsked' in window)).toBe(true)
  await offerToAdd(phone, 'accepted')
  await phone.getByRole('button', { name: words.lv.not }).click()
  await offerToAdd(phone, 'accepted')
  await expect(phone.getByRole('heading', { name: words.lv.offer })).toHaveCount(0)

  // A screen on a wall, and a page within another site's, is no app of anybody, and keeps nothing.
  const screen = await phoneOn(browser, line)
  for (const path of ['kiosk', 'display', 'widget/location']) {
    await screen.goto(`/visit/${path}/${place.location.id}`)
    await expect(screen.locator('main')).toBeVisible()
    await expect(screen.locator('link[rel="manifest"]')).toHaveCount(0)
    expect(await screen.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    )
    expect(await kept(screen)).toBe('')
  }
  await phone.context().close()
  await screen.context().close()
  await line.close()
})

test('a line that is lost in a step of booking is said, nothing that was typed goes, and each act is done once it is back', async ({
  browser,
  server,
}) => {
  const { staff, place } = await makeKioskPlace(browser)
  const line = await openOwnLine(server.url)
  const phone = await phoneOn(browser, line)
  const lost = phone.getByText(/Nav savienojuma\.|Savienojums pārtrūka\./).first()
  await goToFriday(phone, place.serviceId)
  // The time: it is kept for the visitor once that can be asked for.
  line.cut()
  await expect(lost).toBeVisible()
  await time(phone, '10:00').check()
  await next(phone).click()
  await isRight(phone)
  line.mend()
  await expect(details(phone)).toBeVisible()
  // The details: typed without a line, corrected without one, and sent.
  line.cut()
  await expect(lost).toBeVisible()
  await sayWho(phone, '')
  await book(phone, '10:00').click()
  await expect(phone.locator('[aria-invalid="true"]')).toHaveCount(1)
  await isRight(phone)
  await field(phone, 'first_name').fill('Velta')
  await book(phone, '10:00').dblclick()
  await expect(phone.getByText('Savienojums pārtrūka. Mēģinām vēlreiz: lūdzu, uzgaidiet.')).toBeVisible()
  expect(await bookedOnFriday(staff, place.serviceId)).toEqual([])
  await expect(field(phone, 'first_name')).toHaveValue('Velta')
  await isRight(phone)
  line.mend()
  await bookedPage(phone)
  expect(await bookedOnFriday(staff, place.serviceId)).toMatchObject([{ name: 'Velta' }])
  // What is booked: canceled once there is a line, and not before.
  await expect(phone.locator('[data-view="cancel"]')).toBeVisible()
  await phone.locator('[data-view="cancel"]').click()
  line.cut()
  await expect(lost).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Jā, atcelt' })).toBeDisabled()
  await isRight(phone)
  line.mend()
  await phone.getByRole('button', { name: 'Jā, atcelt' }).click()
  await expect(phone.getByText('Šis pieraksts ir atcelts')).toBeVisible()
  expect(await bookedOnFriday(staff, place.serviceId)).toEqual([])
  await phone.context().close()
  await line.close()
})
