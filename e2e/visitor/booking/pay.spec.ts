import { type Browser, expect, type Page } from '@playwright/test'
import { goOnTo, presentOfJourneys } from '../../testing/clock.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { friday } from '../../testing/kiosk-booking.ts'
import { makeKioskPlace } from '../../testing/kiosk-place.ts'
import { makeService } from '../../testing/own-location.ts'
import { openScreen, signInAs } from '../../testing/portal.ts'
import {
  book,
  bookedOnFriday,
  hold,
  isRight,
  openBooking,
  sayWho,
  time,
} from '../../testing/visit-booking.ts'

// A world of their own: there a company that other journeys visit is paid beforehand.
test.use({ begins: '12:00', world: 'visit-pay' })

const words = {
  lv: {
    ...{ mark: 'Izmēģinājums: nauda šeit netiek maksāta', title: 'Maksājums par apmeklējumu' },
    ...{ pay: /^Maksāt 28,50/, giveUp: 'Atteikties', due: /^Samaksājiet 28,50/ },
  },
  en: {
    ...{ mark: 'Rehearsal: no money is paid here', title: 'Pay for your visit' },
    ...{ pay: /^Pay €28.50/, giveUp: 'Give up', due: /^Pay €28.50/ },
  },
  ru: {
    ...{ mark: 'Пробный режим: деньги здесь не платятся', title: 'Оплата визита' },
    ...{ pay: /^Оплатить 28,50/, giveUp: 'Отказаться', due: /^Оплатите 28,50/ },
  },
} as const

/** A service with a price, in a company whose visitors pay beforehand. */
async function makePaidService(
  browser: Browser,
): Promise<{ staff: Page; serviceId: number; locationId: number }> {
  const { place } = await makeKioskPlace(browser)
  const staff = await signInAs(browser, { email: 'admin@rinda.example' })
  const status = await staff.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/portal/payment_gateway', { method: 'PATCH', headers, body })).status
    },
    JSON.stringify({ payment_gateway: { url: null, active: true } }),
  )
  expect(status).toBe(200)
  const config = { price: 28.5 }
  const service = await makeService(staff, { id: String(place.locationId) }, 'Foto', { config })
  return { staff, serviceId: Number(service.id), locationId: place.locationId }
}

const pageOfPayment = /\/visit\/rehearsal-pay\/1\.[0-9a-f-]{36}$/
const pageOfVisit = /\/visit\/booking\/[0-9a-f-]{36}#[\w-]{20,}$/

test('a visitor is led from the form to pay, in three languages, and the visit is theirs at once', async ({
  browser,
}) => {
  const { staff, serviceId } = await makePaidService(browser)
  const sent: string[] = []
  const page = await openBooking(browser, serviceId)
  page.on('request', (request) => sent.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await hold(page, '10:30')
  await sayWho(page)
  await expect(page.getByText(/samaksāsiet 28,50/)).toBeVisible()
  await isRight(page)
  await book(page, '10:30').click()
  await page.waitForURL(pageOfPayment)
  for (const language of ['en', 'ru', 'lv'] as const) {
    await page.getByRole('button', { name: new RegExp(`^${language}`, 'i') }).click()
    const said = words[language]
    await expect(page.getByRole('heading', { name: said.title })).toBeVisible()
    await expect(page.getByText(said.mark)).toBeVisible()
    await expect(page.getByRole('button', { name: said.giveUp })).toBeVisible()
    await isRight(page)
  }
  // Nobody else is offered the time meanwhile.
  const other = await openBooking(browser, serviceId)
  await expect(time(other, '11:00')).toHaveCount(1)
  await expect(time(other, '10:30')).toHaveCount(0)

  // Whoever goes back sees how the visit stands, and comes to pay again.
  await page.goBack()
  await page.waitForURL(pageOfVisit)
  await expect(page.getByRole('heading', { name: words.lv.due })).toBeVisible()
  const link = page.url()
  const second = await openTab(page, link)
  await isRight(page)
  await page.getByRole('button', { name: words.lv.pay }).click()
  await page.waitForURL(pageOfPayment)
  await page.getByRole('button', { name: words.lv.pay }).click()
  await page.waitForURL(pageOfVisit)
  expect(page.url()).toBe(link)
  await expect(page.getByText(/^Samaksāts: 28,50/)).toBeVisible()
  await expect(page.getByText('Jūsu kods')).toBeVisible()
  await isRight(page)
  // The other tab says it by itself.
  await expect(second.getByText(/^Samaksāts: 28,50/)).toBeVisible()
  expect(await bookedOnFriday(staff, serviceId)).toMatchObject([{ name: 'Zane' }])
  const token = link.split('#')[1] ?? 'none'
  expect(sent.filter((one) => one.includes(token))).toEqual([])
})

test('whoever gives up gives the time back: it is offered again, and the page says so', async ({
  browser,
}) => {
  const { serviceId } = await makePaidService(browser)
  const page = await openBooking(browser, serviceId, { language: 'ru' })
  const other = await openBooking(browser, serviceId)
  await expect(time(other, '11:00')).toHaveCount(1)
  await hold(page, '11:00', 'ru')
  await expect(time(other, '11:00')).toHaveCount(0)
  await sayWho(page, 'Elza', 'elza@visitor.example')
  await book(page, '11:00', 'ru').click()
  await page.waitForURL(pageOfPayment)
  await page.getByRole('button', { name: words.ru.giveUp }).click()
  await page.waitForURL(pageOfVisit)
  await expect(page.getByText('Вы отказались от оплаты')).toBeVisible()
  await isRight(page)
  await expect(time(other, '11:00')).toHaveCount(1)
})

test('whoever comes back to the page of the payment sees what they chose, and is led on', async ({
  browser,
}) => {
  const { serviceId } = await makePaidService(browser)
  const page = await openBooking(browser, serviceId)
  await hold(page, '11:30')
  await sayWho(page, 'Vija', 'vija@visitor.example')
  await book(page, '11:30').click()
  await page.waitForURL(pageOfPayment)
  // The browser keeps the page as it was left: on its way to the visit.
  await page.route(/\/visit\/booking\//, (route) => route.abort('aborted'))
  const giveUp = page.getByRole('button', { name: words.lv.giveUp })
  await Promise.all([page.waitForRequest(/\/visit\/booking\//), giveUp.click()])
  await expect(giveUp).toBeDisabled()
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByText('Jūs atteicāties.')).toBeVisible()
  await expect(page.getByRole('button', { name: words.lv.pay })).toBeEnabled()
  await expect(page.getByRole('link', { name: 'Atpakaļ pie pieraksta' })).toBeVisible()
  await isRight(page)
})

/** The same link in another tab of the same phone. */
async function openTab(page: Page, link: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(link)
  await expect(tab.getByRole('heading', { name: words.lv.due })).toBeVisible()
  return tab
}

test('staff see what waits for its payment and take it at the counter; what nobody pays for runs out', async ({
  browser,
  server,
}) => {
  const { staff, serviceId, locationId } = await makePaidService(browser)
  const page = await openBooking(browser, serviceId)
  await hold(page, '12:00')
  await sayWho(page, 'Dace', 'dace@visitor.example')
  await book(page, '12:00').click()
  await page.waitForURL(pageOfPayment)
  await page.goBack()
  await page.waitForURL(pageOfVisit)

  await openScreen(staff, `/bookings/list?location=${locationId}&date=${friday}&period=day`)
  const row = staff.getByRole('row', { name: /Dace/ })
  await expect(row.getByText('gaida samaksu')).toBeVisible()
  await row.getByRole('button').click()
  const details = staff.getByRole('dialog')
  await expect(details.getByText(/^Gaida samaksu: 28,50.*, līdz \d\d:\d\d$/)).toBeVisible()
  expect(await faultsOf(staff)).toEqual([])
  await details.getByRole('button', { name: 'Samaksāts uz vietas' }).click()
  await expect(details.getByText(/^Samaksāts: 28,50/)).toBeVisible()
  await expect(page.getByText(/^Samaksāts: 28,50/)).toBeVisible()

  const late = await openBooking(browser, serviceId)
  await hold(late, '12:30')
  await sayWho(late, 'Elza', 'elza@visitor.example')
  await book(late, '12:30').click()
  await late.waitForURL(pageOfPayment)
  await late.goBack()
  await late.waitForURL(pageOfVisit)
  const other = await openBooking(browser, serviceId)
  await expect(time(other, '11:00')).toHaveCount(1)
  await expect(time(other, '12:30')).toHaveCount(0)
  await goOnTo(server, new Date(presentOfJourneys().getTime() + 16 * 60_000))
  await expect(late.getByText('Pieraksts netika laikus apmaksāts')).toBeVisible()
  await expect(time(other, '12:30')).toHaveCount(1)
  await isRight(late)

  // Money that comes when somebody else has the time has to go back, and staff do not overlook it.
  await hold(other, '12:30')
  await late.goForward()
  await late.getByRole('button', { name: words.lv.pay }).click()
  await late.waitForURL(pageOfVisit)
  await expect(late.getByText(/^28,50.* samaksāti par vēlu vai divreiz/)).toBeVisible()
  await staff.goto(`/bookings/list?location=${locationId}&date=${friday}&period=day`)
  const lost = staff.getByRole('row', { name: /Elza/ })
  await expect(lost.getByText('jāatdod nauda')).toBeVisible()
  await lost.getByRole('button').click()
  await details.getByRole('button', { name: 'Nauda atdota' }).click()
  await expect(details.getByRole('button', { name: 'Nauda atdota' })).toHaveCount(0)
})
