import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import {
  chooseTime,
  codeOn,
  field,
  fillIn,
  form,
  friday,
  makeClosingPlace,
  offer,
  onFriday,
  start,
  timeAt,
} from '../../testing/kiosk-booking.ts'
import {
  type KioskPlace,
  kioskWords,
  makeKioskPlace,
  openKiosk,
  serviceAt,
} from '../../testing/kiosk-place.ts'
import { bookThere, changeLocation } from '../../testing/own-location.ts'
import { printedPages } from '../../testing/printed-pages.ts'

test.use({ begins: '12:00' })
const words = {
  lv: { next: 'Tālāk', book: 'Pierakstīties', booked: 'Jūs esat pierakstīti', done: 'Gatavs' },
  en: { next: 'Next', book: 'Book', booked: 'You have an appointment', done: 'Done' },
  ru: { next: 'Далее', book: 'Записаться', booked: 'Вы записаны', done: 'Готово' },
} as const
/** What staff see of the service on Friday. */
async function bookedOn(staff: Page, { serviceId }: KioskPlace) {
  return await staff.evaluate(async (path) => {
    const { data } = await (await fetch(path)).json()
    return data.map(({ attributes: one }: { attributes: Record<string, string> }) => ({
      ...{ name: one.first_name, status: one.status, time: one.time, code: one.code },
    }))
  }, `/api/bookings/service/${serviceId}/date/${friday}`)
}

const ways = [
  { language: 'lv', viewport: { width: 1080, height: 1920 } },
  { language: 'en', viewport: { width: 768, height: 1024 } },
  { language: 'ru', viewport: { width: 390, height: 844 } },
] as const

for (const { language, viewport } of ways) {
  test(`whoever comes too late books a time there and then, in ${language}, at ${viewport.width} px`, async ({
    browser,
  }) => {
    const { staff, place } = await makeClosingPlace(browser)
    const kiosk = await openKiosk(browser, place.locationId, { language, viewport })
    const said = words[language]
    const isRight = async () => {
      expect(await faultsOf(kiosk)).toEqual([])
      expect(await kiosk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      const small = await kiosk
        .locator('button:visible')
        .evaluateAll((buttons) =>
          buttons
            .map((one) => one.getBoundingClientRect())
            .filter(({ width, height }) => Math.min(width, height) < 63.5),
        )
      expect(small).toEqual([])
    }
    await expect(offer(kiosk, place)).toContainText('09:00')
    await isRight()
    await kiosk.getByRole('button', { name: kioskWords[language].contrast }).click()
    await kiosk.getByRole('button', { name: kioskWords[language].larger }).click()
    await offer(kiosk, place).click()
    await expect(timeAt(kiosk, '09:30')).toBeVisible()
    await isRight()
    await timeAt(kiosk, '09:30').click()
    await expect(form(kiosk)).toBeVisible()
    await isRight()
    await kiosk.getByRole('button', { name: said.next }).click()
    await expect(field(kiosk, 'firstName')).toBeFocused()
    await fillIn(kiosk)
    await kiosk.getByRole('button', { name: said.book, exact: true }).click()
    await expect(kiosk.getByRole('heading', { name: said.booked })).toBeFocused()
    await expect(kiosk.locator('[data-booked]')).toContainText('09:30')
    await isRight()
    const code = await codeOn(kiosk).textContent()
    expect(await bookedOn(staff, place)).toEqual([
      { name: 'Zane', status: 'scheduled', time: onFriday('09:30').time, code },
    ])
    // Whose it is stands nowhere any more.
    expect(await kiosk.content()).not.toMatch(/Zane|Kalniņa|20000077|visitor\.example/)
    await kiosk.getByRole('button', { name: said.done }).click()
    await expect(start(kiosk)).toBeVisible()
    expect(await kiosk.content()).not.toContain(code)
  })
}

test('what is typed by the keys on the screen stands in its field, and the paper has the code', async ({
  browser,
}) => {
  const { place } = await makeClosingPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId)
  await chooseTime(kiosk, place, '09:00')
  const keys = kiosk.getByRole('group', { name: 'Taustiņi' })
  const type = async (into: string, signs: string) => {
    await field(kiosk, into).click()
    for (const sign of signs)
      await keys.getByRole('button', { name: sign === ' ' ? 'atstarpe' : sign, exact: true }).click()
    return field(kiosk, into)
  }
  await expect(await type('firstName', 'Anna Ķ')).toHaveValue('Anna Ķ')
  await keys.getByRole('button', { name: 'Dzēst zīmi' }).click()
  await expect(field(kiosk, 'firstName')).toHaveValue('Anna ')
  await keys.getByRole('button', { name: 'АБВ' }).click()
  await expect(await type('lastName', 'Щука')).toHaveValue('Щука')
  await expect(await type('phoneNumber', '2000')).toHaveValue('2000')
  await expect(await type('email', 'a.1@b.lv')).toHaveValue('a.1@b.lv')
  // What the server does not take is said at its field, and the time stays.
  await kiosk.getByRole('button', { name: 'Pierakstīties', exact: true }).click()
  await expect(field(kiosk, 'phoneNumber')).toBeFocused()
  await expect(field(kiosk, 'phoneNumber')).toHaveAttribute('aria-invalid', 'true')
  expect(await faultsOf(kiosk)).toEqual([])
  await field(kiosk, 'phoneNumber').fill('20000078')
  await kiosk.getByRole('button', { name: 'Pierakstīties', exact: true }).click()
  await expect(codeOn(kiosk)).toBeVisible()
  const code = (await codeOn(kiosk).textContent()) ?? ''

  await expect(kiosk.locator('section svg path')).toBeAttached()
  const pages = await printedPages(await kiosk.pdf({ preferCSSPageSize: true }))
  expect(pages).toHaveLength(1)
  const [page] = pages
  expect(page?.width).toBeCloseTo((80 / 25.4) * 72, 0)
  const text = page?.lines.map((line) => line.text).join('\n') ?? ''
  for (const part of [place.name, 'Konsultācija', '09:00']) expect(text).toContain(part)
  // Wide letters are read with gaps between them.
  expect(text.replaceAll(' ', '')).toContain(code)
  expect(text).not.toMatch(/Anna|Щука/)
  for (const line of page?.lines ?? []) {
    expect(line.left).toBeGreaterThan(8)
    expect(line.right).toBeLessThan((page?.width ?? 0) - 8)
  }
})

test('whoever goes away leaves nothing, and their time is free again', async ({ browser }) => {
  const { place } = await makeClosingPlace(browser)
  const [kiosk, other] = [
    await openKiosk(browser, place.locationId),
    await openKiosk(browser, place.locationId),
  ]
  await chooseTime(kiosk, place, '09:00')
  await fillIn(kiosk)
  await offer(other, place).click()
  await expect(timeAt(other, '09:30')).toBeVisible()
  await expect(timeAt(other, '09:00')).toHaveCount(0)
  await kiosk.clock.fastForward(61_000)
  await expect(kiosk.getByRole('dialog', { name: 'Vai vēl esat šeit?' })).toBeVisible()
  await kiosk.clock.fastForward(25_000)
  await expect(start(kiosk)).toBeVisible()
  expect(await kiosk.content()).not.toMatch(/Zane|Kalniņa|20000077/)
  await expect(timeAt(other, '09:00')).toBeVisible()

  // The next one finds an empty form.
  await chooseTime(kiosk, place, '09:00')
  await expect(field(kiosk, 'firstName')).toHaveValue('')
  await kiosk.getByRole('button', { name: 'Atpakaļ' }).click()
  await expect(timeAt(kiosk, '09:00')).toBeVisible()
})

test('a time that is not free any more is said to be taken', async ({ browser }) => {
  const { staff, place } = await makeClosingPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId)
  await withoutNews(kiosk)
  await offer(kiosk, place).click()
  await expect(timeAt(kiosk, '09:00')).toBeVisible()
  const [location, service] = [{ id: String(place.locationId) }, { id: String(place.serviceId) }]
  await bookThere(staff, { location, service }, { ...onFriday('09:00'), name: 'Elza' })
  await timeAt(kiosk, '09:00').click()
  await expect(kiosk.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(timeAt(kiosk, '09:00')).toHaveCount(0)
  await expect(form(kiosk)).toHaveCount(0)
  expect(await faultsOf(kiosk)).toEqual([])
})

test('a time is kept for as long as is said, and no longer', async ({ browser }) => {
  const { place } = await makeClosingPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId)
  await chooseTime(kiosk, place, '09:00')
  await expect(kiosk.getByText(/Laiks jums rezervēts vēl (10:00|9:\d\d)/)).toBeVisible()
  for (let minute = 0; minute < 11; minute += 1) {
    await kiosk.keyboard.press('Shift')
    await kiosk.clock.fastForward(56_000)
  }
  await expect(kiosk.getByText('Laiks jums vairs nav rezervēts. Lūdzu, izvēlieties vēlreiz.')).toBeVisible()
  await expect(timeAt(kiosk, '09:00')).toBeVisible()
})

test('a line that breaks books nothing that is not known, and then once', async ({ browser }) => {
  const { staff, place } = await makeClosingPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId)
  const lines: WebSocketRoute[] = []
  let isCut = true
  let asked = 0
  await kiosk.routeWebSocket(/\/booking\//, (near) => {
    const far = near.connectToServer()
    near.onMessage((message) => {
      if (String(message).includes('schedule_booking')) asked += 1
      far.send(message)
    })
    far.onMessage((message) => {
      // The request goes, and its answer is lost with the line.
      if (isCut && asked > 0 && String(message).includes('"trace"')) void near.close()
      else near.send(message)
    })
    lines.push(near)
  })
  await kiosk.reload()
  await chooseTime(kiosk, place, '09:00')
  await fillIn(kiosk)
  await kiosk.getByRole('button', { name: 'Pierakstīties', exact: true }).click()
  await expect.poll(() => lines.length).toBeGreaterThan(2)
  await expect(codeOn(kiosk)).toHaveCount(0)
  isCut = false
  await expect(codeOn(kiosk)).toBeVisible()
  expect(asked).toBeGreaterThan(1)
  expect(await bookedOn(staff, place)).toHaveLength(1)
})

test('a service that takes nobody now offers its next appointment, as it changes', async ({ browser }) => {
  const { staff, place } = await makeKioskPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId)
  await kiosk.getByRole('button', { name: kioskWords.lv.number }).click()
  await expect(serviceAt(kiosk, place.serviceId)).toHaveAttribute('aria-disabled', 'false')
  await expect(offer(kiosk, place)).toHaveCount(0)
  await changeLocation(staff, { id: String(place.locationId) }, { open_thursday_till: '11:00' })
  await expect(serviceAt(kiosk, place.serviceId)).toContainText('Pašlaik slēgts')
  await expect(offer(kiosk, place)).toContainText('09:00')
  // What is not booked has no times to offer.
  await expect(kiosk.locator(`[data-book="${place.otherId}"]`)).toHaveCount(0)
  expect(await faultsOf(kiosk)).toEqual([])
  await offer(kiosk, place).click()
  await expect(timeAt(kiosk, '09:00')).toBeVisible()
})

/** Keeps from a kiosk what others book, as a line that is slow. */
async function withoutNews(kiosk: Page): Promise<void> {
  await kiosk.routeWebSocket(/\/booking\//, (near) => {
    const far = near.connectToServer()
    near.onMessage((message) => far.send(message))
    far.onMessage((message) => {
      const text = String(message)
      if (!text.includes('"type":"booking_') || text.includes('"trace"')) near.send(message)
    })
  })
  await kiosk.reload()
}
