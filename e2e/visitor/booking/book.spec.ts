import { expect } from '@playwright/test'
import { sitDown } from '../../testing/computers.ts'
import { test } from '../../testing/journey.ts'
import { friday, onFriday } from '../../testing/kiosk-booking.ts'
import { makeKioskPlace } from '../../testing/kiosk-place.ts'
import { bookThere, changeService, makeService } from '../../testing/own-location.ts'
import {
  book,
  bookedOnFriday,
  bookedPage,
  bookWords,
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
test.use({ begins: '12:00', world: 'visit-book' })

const said = {
  lv: { when: 'Kad jums būtu ērti?', who: 'Jūsu dati', held: 'Laiku jums paturam vēl 10 minūtes.' },
  en: {
    when: 'When would suit you?',
    who: 'Your details',
    held: 'We keep this time for you for 10 minutes.',
  },
  ru: { when: 'Когда вам удобно?', who: 'Ваши данные', held: 'Держим время для вас ещё 10 минут.' },
} as const

const ways = [
  { language: 'lv', viewport: { width: 390, height: 844 } },
  { language: 'en', viewport: { width: 1366, height: 768 } },
  { language: 'ru', viewport: { width: 320, height: 640 } },
] as const

for (const { language, viewport } of ways) {
  test(`a time is booked in a few taps, in ${language}, at ${viewport.width} px`, async ({ browser }) => {
    const { staff, place } = await makeKioskPlace(browser)
    const page = await openBooking(browser, place.serviceId, { language, viewport })
    const words = said[language]
    await expect(page.getByRole('heading', { name: words.when })).toBeVisible()
    await isRight(page)
    await time(page, '10:30').check()
    await expect(next(page, language)).toContainText('10:30')
    await isRight(page)
    await next(page, language).click()
    await expect(page.getByRole('heading', { name: words.who })).toBeFocused()
    await expect(page.getByText(words.held)).toBeVisible()
    await isRight(page)
    await sayWho(page)
    await book(page, '10:30', language).click()
    await bookedPage(page)
    expect(await bookedOnFriday(staff, place.serviceId)).toEqual([
      { name: 'Zane', time: onFriday('10:30').time },
    ])
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Zane|visitor\.example/)
    // Whoever goes back does not come to the form again.
    await page.goBack()
    await expect(details(page)).toHaveCount(0)
  })
}

test('by keyboard alone a time is chosen, and its form is filled in and sent', async ({ browser }) => {
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId, { viewport: { width: 1366, height: 768 } })
  const { keyboard } = page
  await page.locator('input[name="day"]:checked').focus()
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await expect(time(page, '09:00')).toBeChecked()
  await keyboard.press('ArrowRight')
  await expect(time(page, '09:30')).toBeChecked()
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Jūsu dati' })).toBeFocused()
  for (const typed of ['Zane', 'Kalniņa', '', '20000077', 'zane@visitor.example']) {
    await keyboard.press('Tab')
    if (typed) await keyboard.type(typed)
  }
  await keyboard.press('Enter')
  await bookedPage(page)
  expect(await bookedOnFriday(staff, place.serviceId)).toMatchObject([{ name: 'Zane' }])
})

test('a day says how many times are listed on it, and what is taken goes by itself', async ({ browser }) => {
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  const day = page.locator(`[data-day="${friday}"]`)
  const count = await times(page).count()
  await expect(day.locator('small')).toHaveText(String(count))
  const [location, service] = [{ id: String(place.locationId) }, { id: String(place.serviceId) }]
  const visit = { ...onFriday('10:00'), name: 'Elza' }
  await bookThere(staff, { location, service }, visit)
  await expect(time(page, '10:00')).toHaveCount(0)
  await expect(day.locator('small')).toHaveText(String(count - 1))
  // Closed days say so, and cannot be chosen.
  const sunday = page.locator('[data-kind="closed"]').first()
  await expect(sunday).toContainText('slēgts')
  await expect(sunday.getByRole('radio')).toHaveCount(0)
})

test('a service that is set up otherwise is so on the page, and one that is hidden leaves it', async ({
  browser,
}) => {
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  const visitors = await openBooking(browser, place.serviceId)
  const [location, service] = [{ id: String(place.locationId) }, { id: String(place.serviceId) }]
  await hold(visitors, '11:00')
  await changeService(staff, { location, service }, { name_lv: 'Jauns nosaukums', duration: 45 })
  await expect(page.getByText('Jauns nosaukums')).toBeVisible()
  await expect(page.getByText('45 min')).toBeVisible()
  await expect(visitors.getByText('Jauns nosaukums')).toBeVisible()
  await changeService(staff, { location, service }, { active: false })
  await expect(times(page)).toHaveCount(0)
  await expect(page.locator('main[data-step]')).toHaveCount(0)
  // Whoever has a time is not thrown out of the form.
  await expect(details(visitors)).toBeVisible()
})

test('whoever is asked for is booked, and nobody else', async ({ browser }) => {
  const { staff, place } = await makeKioskPlace(browser)
  const make = (name: string) =>
    staff.evaluate(
      async ([path, body]) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await fetch(path, { method: 'POST', headers, body })
        return Number((await answer.json()).data.id)
      },
      ['/api/portal/specialists', JSON.stringify({ specialist: { name } })] as const,
    )
  const specialists = [await make('Anna Liepa'), await make('Juris Ozols')]
  const service = await makeService(staff, { id: String(place.locationId) }, 'Pieņemšana', {
    config: { specialists },
  })
  const page = await openBooking(browser, Number(service.id))
  await page.getByRole('combobox', { name: 'Speciālists' }).selectOption('Juris Ozols')
  await expect(page).toHaveURL(new RegExp(`specialist=${specialists[1]}`))
  await hold(page, '11:00')
  // The other one is free all the same.
  const other = await openBooking(browser, Number(service.id))
  await expect(time(other, '11:00')).toHaveCount(1)
  await other.getByRole('combobox', { name: 'Speciālists' }).selectOption('Juris Ozols')
  await expect(time(other, '11:30')).toHaveCount(1)
  await expect(time(other, '11:00')).toHaveCount(0)
  await sayWho(page)
  await book(page, '11:00').click()
  const qtid = await bookedPage(page)
  const booked = await staff.evaluate(async (path) => (await fetch(path)).json(), `/api/bookings/${qtid}`)
  expect(booked.data.attributes.specialist_id).toBe(specialists[1])
})

test('back and forward lead through the steps, and a page that is loaded again goes on where it was', async ({
  browser,
}) => {
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  await hold(page, '12:00')
  await sayWho(page, 'Agita')
  await page.goBack()
  await expect(time(page, '12:00')).toBeChecked()
  await expect(page.getByText('paturēts jums')).toBeVisible()
  await page.goForward()
  await expect(field(page, 'first_name')).toHaveValue('Agita')
  await page.reload()
  await expect(field(page, 'email')).toHaveValue('zane@visitor.example')
  await expect(page.getByText(/Laiku jums paturam vēl \d+ minūt/)).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.getByRole('button', { name: bookWords.lv.back }).click()
  // Another time takes the place of the first, which is free for others again.
  await hold(page, '12:30')
  await expect(field(page, 'first_name')).toHaveValue('Agita')
  const other = await openBooking(browser, place.serviceId)
  await expect(time(other, '12:00')).toHaveCount(1)
  await expect(time(other, '12:30')).toHaveCount(0)
  await book(page, '12:30').click()
  await bookedPage(page)
  expect(await bookedOnFriday(staff, place.serviceId)).toMatchObject([{ time: onFriday('12:30').time }])
})

test('a link to a step that nothing leads to shows the first one', async ({ browser }) => {
  const { place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  await page.goto(`/visit/book/${place.serviceId}?step=details&day=${friday}`)
  await expect(times(page).first()).toBeAttached()
  await expect(page).not.toHaveURL(/step=/)
  await page.goto(`/visit/book/${place.otherId}`)
  await expect(page.getByRole('heading', { name: 'Šeit pierakstīties nevar' })).toBeVisible()
  await goToFriday(page, place.serviceId)
})

for (const width of [390, 360])
  test(`what is booked stands above the steps on one line, however long its name is, at ${width} px`, async ({
    browser,
  }) => {
    const page = await sitDown(browser, { locale: 'ru-RU', viewport: { width, height: 844 } })
    await page.goto('/visit/book/1')
    const head = page.locator('main > header')
    await expect(head.getByText('Декларирование места жительства')).toBeVisible()
    const lines = await head.locator('strong, strong + span').evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
      }),
    )
    expect(lines).toEqual([1, 1])
    // The way back and the languages are within reach beside each other.
    const [back, language] = [head.getByRole('link').first(), head.getByRole('group')]
    const middles = await Promise.all(
      [back, language].map(async (one) => {
        const box = await one.boundingBox()
        return (box?.y ?? 0) + (box?.height ?? 0) / 2
      }),
    )
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 99))).toBeLessThan(4)
    await isRight(page)
  })
