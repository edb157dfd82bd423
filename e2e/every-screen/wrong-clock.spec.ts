import { type Browser, expect, type Page } from '@playwright/test'
import { addDays } from '@rinda/domain/time/zone'
import { goOnTo, minutesAhead, momentOf, presentOfJourneys, wallTime, workingDay } from '../testing/clock.ts'
import { test } from '../testing/journey.ts'
import { bookVisit, makeVisitPlace } from '../testing/own-visit.ts'
import { enterAs } from '../testing/portal.ts'
import { makePlace, next, rowsOf, served, startWork } from '../testing/queue-desk.ts'
import { takeTicket } from '../testing/queue-visitor.ts'
import { details, sayWho, times } from '../testing/visit-booking.ts'

// Visitors are limited by address, and here all have the same.
test.use({ begins: '12:00', world: 'wrong-clock' })

const minuteMs = 60_000
const wrongBy = { 'three hours ahead': 180 * minuteMs, 'a day behind': -24 * 60 * minuteMs }

/** A computer or phone that somebody set wrong, at which the person of another page is signed in too. */
async function wrongDevice(
  browser: Browser,
  baseURL: string,
  { aheadMs, as, width = 1366 }: { aheadMs: number; as?: Page; width?: number },
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL, locale: 'lv-LV', timezoneId: 'Europe/Riga', viewport: { width, height: 900 } },
  })
  await context.clock.install({ time: new Date(presentOfJourneys().getTime() + aheadMs) })
  if (as) await context.addCookies(await as.context().cookies())
  return await context.newPage()
}

/** What can be clicked in the calendar, by its words. */
const freeIn = (page: Page) =>
  page
    .locator('[role="gridcell"] button[data-cell*="/service-"]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))

for (const [name, aheadMs] of Object.entries(wrongBy)) {
  test(`the calendar of a computer whose clock is ${name} shows the present of the place, and what is past`, async ({
    browser,
    server,
  }) => {
    const place = await makeVisitPlace(browser)
    await bookVisit(place, workingDay(), '17:00')
    await bookVisit(place, addDays(workingDay(), 1), '10:00')
    const path = `/bookings?location=${place.location.id}`
    const right = await enterAs(browser, { path })
    const wrong = await wrongDevice(browser, server.url, { aheadMs, as: right })
    await wrong.goto(path)
    // The day is its own without being asked for.
    await expect(wrong.locator('[data-cell][data-state="booked"]')).toHaveCount(1)
    await expect(wrong.getByRole('button', { name: /^17:00–17:30/ })).toBeAttached()
    await expect
      .poll(() => wrong.getByText(wallTime(minutesAhead(0)), { exact: true }).count())
      .toBeGreaterThan(0)
    const free = async () => [await freeIn(right), await freeIn(wrong)]
    await expect
      .poll(async () => {
        const [one = [], other = []] = await free()
        return one.length > 5 && one.join() === other.join()
      })
      .toBe(true)

    // A time that is held is held for as long as anywhere.
    await wrong.locator('[role="gridcell"] button[data-cell*="/service-"]').last().click()
    await expect(wrong.getByRole('dialog').getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
    await wrong.context().close()
  })

  test(`at a counter whose clock is ${name} it is known how long visitors wait and how long a visit lasts`, async ({
    browser,
    server,
  }) => {
    const right = await enterAs(browser, { path: '/queue' })
    const place = await makePlace(right)
    const wrong = await wrongDevice(browser, server.url, { aheadMs, as: right })
    await wrong.goto('/queue')
    await startWork(wrong, place, '3')
    for (let count = 0; count < 2; count += 1) await takeTicket(server.url, place.serviceId)
    await expect(rowsOf(wrong)).toHaveCount(2)
    await expect(rowsOf(wrong).first()).toContainText(/(^|\D)[0-4] min/)
    await next(wrong).click()
    await expect(served(wrong).getByRole('timer')).toHaveText(/^0[0-4]:\d\d$/)

    await goOnTo(server, new Date(presentOfJourneys().getTime() + 20 * minuteMs))
    await wrong.clock.fastForward(20 * minuteMs)
    await expect(rowsOf(wrong)).toContainText(/(^|\D)2[0-4] min/)
    await expect(served(wrong).getByRole('timer')).toHaveText(/^2[0-4]:\d\d$/)
    await wrong.context().close()
  })

  test(`a phone whose clock is ${name} tells its ticket and its visit by the time of the place`, async ({
    browser,
    server,
  }) => {
    const right = await enterAs(browser, { path: '/queue' })
    const place = await makePlace(right)
    await startWork(right, place, '3')
    await takeTicket(server.url, place.serviceId)
    const phone = await wrongDevice(browser, server.url, { aheadMs, width: 390 })
    await phone.goto(`/visit/location/${place.location.id}`)
    await phone.getByRole('button', { name: /^Konsultācija/ }).click()
    await expect(phone.getByText('Priekšā vēl 1')).toBeVisible()
    // By the wait that the server tells of, and the present.
    const about = phone.getByText(/^Jūs izsauks ap \d\d:\d\d\.$/)
    await expect(about).toBeVisible()
    await expect
      .poll(async () => {
        const said = /\d\d:\d\d/.exec((await about.textContent()) ?? '')?.[0] ?? ''
        return said >= wallTime(minutesAhead(0)) && said <= wallTime(minutesAhead(60))
      })
      .toBe(true)

    const today = workingDay()
    await phone.goto(`/visit/book/${place.serviceId}`)
    await expect(phone.locator(`[data-day="${today}"]`)).toHaveAttribute('data-chosen', 'true')
    await expect(phone.locator(`[data-day="${addDays(today, -1)}"]`)).toHaveAttribute('data-kind', 'past')
    await expect(times(phone).first()).toBeAttached()
    const first = Number(await times(phone).first().getAttribute('data-time'))
    expect(first).toBeGreaterThan(momentOf(today, '12:00').getTime())
    expect(first).toBeLessThan(momentOf(today, '17:00').getTime())
    await times(phone).last().check()
    await phone.getByRole('button', { name: /^Turpināt \S/ }).click()
    await expect(details(phone)).toBeVisible()
    await expect(phone.getByText('Laiku jums paturam vēl 10 minūtes.')).toBeVisible()
    await sayWho(phone)
    await phone.getByRole('button', { name: /^Pierakstīties uz / }).click()
    await phone.waitForURL(/\/visit\/booking\/[0-9a-f-]{36}#/)
    await expect(phone.getByText(/^Šodien, /i).first()).toBeVisible()
    await phone.context().close()
  })
}
