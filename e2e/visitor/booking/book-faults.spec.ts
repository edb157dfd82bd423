import { expect, type Page } from '@playwright/test'
import { goOnTo, presentOfJourneys } from '../../testing/clock.ts'
import { everybodyGoesOn } from '../../testing/computers.ts'
import { test } from '../../testing/journey.ts'
import { onFriday } from '../../testing/kiosk-booking.ts'
import { type KioskPlace, makeKioskPlace } from '../../testing/kiosk-place.ts'
import { bookThere } from '../../testing/own-location.ts'
import {
  book,
  bookedOnFriday,
  bookedPage,
  details,
  field,
  goToFriday,
  hold,
  isRight,
  next,
  openBooking,
  sayWho,
  time,
  times,
} from '../../testing/visit-booking.ts'

// A world of their own: visitors are limited by address, and here all have the same.
test.use({ begins: '12:00', world: 'visit-book-faults' })

const faulty = (page: Page) => page.locator('[aria-invalid="true"]')
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })

/** Somebody else books there. */
async function bookBefore(staff: Page, place: KioskPlace, wall: string): Promise<void> {
  const [location, service] = [{ id: String(place.locationId) }, { id: String(place.serviceId) }]
  await bookThere(staff, { location, service }, { ...onFriday(wall), name: 'Elza' })
}

test('what is wrong is said above its field, with an example, and nothing that was typed goes', async ({
  browser,
}) => {
  const { place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  await hold(page, '10:00')
  await sayWho(page, '', 'liga.berzina@pasts')
  await field(page, 'phone_number').fill('29 5x')
  await book(page, '10:00').click()
  await expect(field(page, 'first_name')).toBeFocused()
  await expect(faulty(page)).toHaveCount(3)
  await expect(field(page, 'first_name')).toHaveAccessibleDescription('Ierakstiet vārdu, piemēram, Anna.')
  await expect(field(page, 'phone_number')).toHaveAccessibleDescription(
    /^Tas nav tālruņa numurs\. Pareizi ir/,
  )
  await expect(field(page, 'email')).toHaveAccessibleDescription(/^Adrese nav pilna\. Pareizi ir, piemēram, /)
  await expect(field(page, 'last_name')).toHaveValue('Kalniņa')
  await isRight(page)
  await field(page, 'first_name').fill('Līga')
  await field(page, 'email').fill('liga@visitor.example')
  // A number that only the server knows to be none.
  await field(page, 'phone_number').fill('2055')
  await book(page, '10:00').click()
  await expect(field(page, 'phone_number')).toBeFocused()
  await expect(faulty(page)).toHaveCount(1)
  await field(page, 'phone_number').fill('20000079')
  await book(page, '10:00').click()
  await bookedPage(page)
})

test('a time that is gone between the look and the tap is said to be taken', async ({ browser }) => {
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  await withoutNews(page, place.serviceId)
  await time(page, '10:00').check()
  await bookBefore(staff, place, '10:00')
  await next(page).click()
  await expect(alert(page)).toContainText('10:00 nupat aizņēma kāds cits.')
  await expect(time(page, '10:00')).toHaveCount(0)
  await isRight(page)
  await hold(page, '10:30')
})

test('of two phones that want the last time one gets it, and the other keeps what was typed', async ({
  browser,
}) => {
  const { staff, place } = await makeKioskPlace(browser)
  const phones = [await openBooking(browser, place.serviceId), await openBooking(browser, place.serviceId)]
  for (const [index, phone] of phones.entries()) {
    await withoutNews(phone, place.serviceId)
    await hold(phone, index === 0 ? '11:00' : '11:30')
    await sayWho(phone, index === 0 ? 'Rita' : 'Skaidrīte')
    await phone.goBack()
    await time(phone, '12:00').check()
  }
  await Promise.all(phones.map((phone) => next(phone).click()))
  const isDone = (phone: Page) => details(phone).or(alert(phone)).first()
  for (const phone of phones) await expect(isDone(phone)).toBeVisible()
  const got: boolean[] = []
  for (const phone of phones) got.push(await details(phone).isVisible())
  expect(got.filter(Boolean)).toHaveLength(1)
  const [first, second] = got[0] ? phones : phones.toReversed()
  if (!first || !second) throw new Error('no phones')
  await book(first, '12:00').click()
  await bookedPage(first)
  await expect(alert(second)).toContainText('12:00 nupat aizņēma kāds cits.')
  await hold(second, '13:00')
  await expect(field(second, 'first_name')).toHaveValue(got[0] ? 'Skaidrīte' : 'Rita')
  await book(second, '13:00').click()
  await bookedPage(second)
  const times = (await bookedOnFriday(staff, place.serviceId)).map((one: { time: string }) => one.time)
  expect(times.toSorted()).toEqual([onFriday('12:00').time, onFriday('13:00').time].toSorted())
})

test('near its end a hold is prolonged, and once it is over the time is kept anew', async ({
  browser,
  server,
}) => {
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  await hold(page, '14:00')
  await sayWho(page, 'Ausma')
  await everybodyGoesOn(browser, server, 8)
  await expect(page.getByText('Vai vajag vairāk laika?')).toBeVisible()
  await isRight(page)
  await page.getByRole('button', { name: 'Paturēt ilgāk' }).click()
  await expect(page.getByText('Laiku jums paturam vēl 10 minūtes.')).toBeVisible()
  await everybodyGoesOn(browser, server, 11)
  await expect(alert(page)).toContainText('Laiks vairs nav paturēts')
  await isRight(page)
  await page.getByRole('button', { name: 'Paturēt 14:00 vēlreiz' }).click()
  await expect(page.getByText('Laiku jums paturam vēl 10 minūtes.')).toBeVisible()
  await everybodyGoesOn(browser, server, 11)
  await expect(alert(page)).toContainText('Laiks vairs nav paturēts')
  await expect(field(page, 'first_name')).toHaveValue('Ausma')
  await bookBefore(staff, place, '14:00')
  // Whoever sends the form all the same is told, and chooses again.
  await book(page, '14:00').click()
  await expect(alert(page)).toContainText('14:00 nupat aizņēma kāds cits.')
  await hold(page, '15:00')
  await expect(field(page, 'first_name')).toHaveValue('Ausma')
  await book(page, '15:00').click()
  await bookedPage(page)
})

test('two tabs with the same hold book once, and both lead to the booking', async ({ browser }) => {
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  await hold(page, '16:30')
  await sayWho(page)
  const tab = await page.context().newPage()
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  await tab.goto('/visit/')
  await tab.evaluate((text) => Object.assign(sessionStorage, JSON.parse(text)), kept)
  await tab.goto(page.url())
  await expect(field(tab, 'first_name')).toHaveValue('Zane')
  await book(page, '16:30').click()
  const qtid = await bookedPage(page)
  await book(tab, '16:30').click()
  expect(await bookedPage(tab)).toBe(qtid)
  expect(await bookedOnFriday(staff, place.serviceId)).toHaveLength(1)
})

test('a phone in another zone is told what the time is there, and one at home is not', async ({
  browser,
  server,
}) => {
  const { place } = await makeKioskPlace(browser)
  const home = await openBooking(browser, place.serviceId)
  await time(home, '10:30').check()
  await expect(home.locator('[data-zone-note]')).toHaveCount(0)
  const context = await browser.newContext({
    ...{ locale: 'lv-LV', timezoneId: 'Europe/London', baseURL: server.url },
    viewport: { width: 390, height: 844 },
  })
  await context.clock.install({ time: await home.evaluate(() => Date.now()) })
  const abroad = await context.newPage()
  await goToFriday(abroad, place.serviceId)
  await time(abroad, '10:30').check()
  await expect(abroad.locator('[data-zone-note]')).toContainText('10:30 būs 08:30')
  await isRight(abroad)
  await context.close()
})

test('a phone whose clock is an hour ahead holds a time for as long as any other', async ({
  browser,
  server,
}) => {
  const { place } = await makeKioskPlace(browser)
  const home = await openBooking(browser, place.serviceId)
  const context = await browser.newContext({
    ...{ locale: 'lv-LV', timezoneId: 'Europe/Riga', baseURL: server.url },
    viewport: { width: 390, height: 844 },
  })
  await context.clock.install({ time: (await home.evaluate(() => Date.now())) + 3_600_000 })
  const page = await context.newPage()
  // The next time of today.
  await page.goto(`/visit/book/${place.serviceId}`)
  await times(page).first().check()
  const startsAt = Number(await times(page).first().getAttribute('data-time'))
  await next(page).click()
  await expect(details(page)).toBeVisible()
  await expect(page.getByText('Laiku jums paturam vēl 10 minūtes.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Laiku jums paturam vēl (9|10) minūtes\./)).toBeVisible()
  // Left open until it has begun it offers other times, and this one no more.
  const leftMs = startsAt + 60_000 - presentOfJourneys().getTime()
  await goOnTo(server, new Date(startsAt + 60_000))
  await context.clock.fastForward(leftMs)
  await expect(alert(page)).toContainText('Laiks vairs nav paturēts')
  await expect(alert(page).getByRole('button')).toHaveText(['Izvēlēties citu laiku'])
  await context.close()
})

/** Keeps from a page what others book, as a line that is slow. */
async function withoutNews(page: Page, serviceId: number): Promise<void> {
  await page.routeWebSocket(/\/booking\//, (near) => {
    const far = near.connectToServer()
    near.onMessage((message) => far.send(message))
    far.onMessage((message) => {
      const text = String(message)
      if (!text.includes('"type":"booking_') || text.includes('"trace"')) near.send(message)
    })
  })
  await goToFriday(page, serviceId)
}
