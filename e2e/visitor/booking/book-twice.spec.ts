import { expect, type Page } from '@playwright/test'
import { everybodyGoesOn } from '../../testing/computers.ts'
import { test } from '../../testing/journey.ts'
import { makeKioskPlace } from '../../testing/kiosk-place.ts'
import {
  book,
  bookedOnFriday,
  bookedPage,
  details,
  field,
  goToFriday,
  hold,
  isRight,
  openBooking,
  sayWho,
} from '../../testing/visit-booking.ts'

// A world of their own: visitors are limited by address, and here all have the same.
test.use({ begins: '12:00', world: 'visit-book-twice' })

const unsure = 'Savienojums pārtrūka. Mēģinām vēlreiz: lūdzu, uzgaidiet.'
/** Said of a line that is lost, before it is unsure what became of the form. */
const lost = {
  lv: /Nav savienojuma\.|Savienojums pārtrūka\./,
  en: /There is no connection\.|The connection was lost\./,
  ru: /Нет связи\.|Связь прервалась\./,
} as const
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })

/** Line of a page that loses what is said of the booking, on the way there or on the way back, until it is mended. */
async function loseOnTheLine(page: Page, serviceId: number, way: 'there' | 'back') {
  const line = { isMended: false, lost: 0 }
  await page.routeWebSocket(/\/booking\//, (near) => {
    const far = near.connectToServer()
    const loses = (text: string, what: string) => {
      if (line.isMended || !text.includes(what)) return false
      line.lost += 1
      return true
    }
    near.onMessage((message) => {
      if (way === 'there' && loses(String(message), '"schedule_booking"')) return near.close()
      far.send(message)
    })
    far.onMessage((message) => {
      const text = String(message)
      if (way === 'back' && text.includes('"trace"') && loses(text, '"booking_scheduled"'))
        return near.close()
      near.send(message)
    })
  })
  await goToFriday(page, serviceId)
  return line
}

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`two taps book once, in ${language}`, async ({ browser }) => {
    const { staff, place } = await makeKioskPlace(browser)
    const page = await openBooking(browser, place.serviceId, { language })
    await hold(page, '10:00', language)
    await sayWho(page)
    await book(page, '10:00', language).dblclick()
    await bookedPage(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
    await isRight(page)
    expect(await bookedOnFriday(staff, place.serviceId)).toHaveLength(1)
    // Whoever loads the confirmation again sees it again.
    await page.reload()
    await bookedPage(page)
    await expect(alert(page)).toHaveCount(0)
  })

  test(`an answer that is lost on the line is asked for again, and it is one booking, in ${language}`, async ({
    browser,
  }) => {
    const { staff, place } = await makeKioskPlace(browser)
    const page = await openBooking(browser, place.serviceId, { language })
    const line = await loseOnTheLine(page, place.serviceId, 'back')
    await hold(page, '10:30', language)
    await sayWho(page)
    await book(page, '10:30', language).click()
    await expect.poll(() => line.lost).toBeGreaterThan(0)
    await expect(page.getByText(lost[language]).first()).toBeVisible()
    await isRight(page)
    line.isMended = true
    await bookedPage(page)
    await expect(alert(page)).toHaveCount(0)
    expect(await bookedOnFriday(staff, place.serviceId)).toHaveLength(1)
  })
}

test('a form that was lost on the way is sent again by itself', async ({ browser }) => {
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  const line = await loseOnTheLine(page, place.serviceId, 'there')
  await hold(page, '11:00')
  await sayWho(page)
  await book(page, '11:00').click()
  await expect.poll(() => line.lost).toBeGreaterThan(0)
  expect(await bookedOnFriday(staff, place.serviceId)).toEqual([])
  line.isMended = true
  await bookedPage(page)
  expect(await bookedOnFriday(staff, place.serviceId)).toHaveLength(1)
})

test('a page that is loaded again after sending shows what was booked', async ({ browser }) => {
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  await loseOnTheLine(page, place.serviceId, 'back')
  await hold(page, '11:30')
  await sayWho(page)
  await book(page, '11:30').click()
  await expect.poll(async () => (await bookedOnFriday(staff, place.serviceId)).length).toBe(1)
  await page.reload()
  await bookedPage(page)
  await expect(alert(page)).toHaveCount(0)
  await page.goBack()
  await expect(details(page)).toHaveCount(0)
  expect(await bookedOnFriday(staff, place.serviceId)).toHaveLength(1)
})

test('also where the time of the hold has gone by meanwhile, and the line is away for a while', async ({
  browser,
  server,
}) => {
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  await loseOnTheLine(page, place.serviceId, 'back')
  await hold(page, '12:00')
  await sayWho(page)
  await book(page, '12:00').click()
  await expect.poll(async () => (await bookedOnFriday(staff, place.serviceId)).length).toBe(1)
  await everybodyGoesOn(browser, server, 11)
  await page.route('**/api/bookings/existing/**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText(unsure)).toBeVisible()
  // Nothing is booked while it is not known.
  await expect(book(page, '12:00')).toHaveAttribute('aria-disabled', 'true')
  await page.unroute('**/api/bookings/existing/**')
  await everybodyGoesOn(browser, server, 1)
  await bookedPage(page)
  expect(await bookedOnFriday(staff, place.serviceId)).toHaveLength(1)
})

test('a form that never came there is found again as it was, and sent', async ({ browser, server }) => {
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  const line = await loseOnTheLine(page, place.serviceId, 'there')
  await hold(page, '13:00')
  await sayWho(page, 'Velga')
  await book(page, '13:00').click()
  await expect.poll(() => line.lost).toBeGreaterThan(0)
  await everybodyGoesOn(browser, server, 11)
  line.isMended = true
  await page.reload()
  await expect(field(page, 'first_name')).toHaveValue('Velga')
  await expect(page.getByText('Laiks vairs nav paturēts')).toBeVisible()
  await book(page, '13:00').click()
  await bookedPage(page)
  expect(await bookedOnFriday(staff, place.serviceId)).toMatchObject([{ name: 'Velga' }])
})
