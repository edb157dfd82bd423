import { expect, type Page } from '@playwright/test'
import { sitDown } from './computers.ts'
import { faultsOf } from './faults.ts'
import { test } from './journey.ts'
import { friday, onFriday } from './kiosk-booking.ts'
import { makeKioskPlace } from './kiosk-place.ts'
import { bookThere, changeLocation } from './own-location.ts'
import { book, bookedPage, bookWords, hold, sayWho, times } from './visit-booking.ts'

test.use({ begins: '12:00' })
async function look(page: Page, name: string) {
  const wide = await page.evaluate(() => {
    const over = [...document.querySelectorAll('body *')].filter((one) => {
      const { right, left, width } = one.getBoundingClientRect()
      return (
        width > 0 &&
        (right > innerWidth + 0.5 || left < -0.5) &&
        getComputedStyle(one).position !== 'absolute'
      )
    })
    return [
      document.documentElement.scrollWidth - innerWidth,
      ...over
        .slice(0, 6)
        .map(
          (one) =>
            `${one.tagName}.${one.className} ${one.textContent?.slice(0, 40)} ${Math.round(one.getBoundingClientRect().right * 10) / 10}`,
        ),
    ]
  })
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (one) =>
          one.scrollWidth > one.clientWidth + 1 &&
          getComputedStyle(one).overflowX !== 'visible' &&
          one.clientWidth > 1 &&
          getComputedStyle(one).position !== 'absolute',
      )
      .map((one) => `${one.tagName}.${one.className} ${one.textContent?.slice(0, 40)}`),
  )
  const faults = await faultsOf(page)
  const small = await page.locator('main :is(button, select, a, input):visible').evaluateAll((all) =>
    all
      .map((one) => ({ r: one.getBoundingClientRect(), html: one.outerHTML.slice(0, 120) }))
      .filter(({ r }) => Math.min(r.width, r.height) < 24 && r.width > 1)
      .map(({ html }) => html),
  )
  console.log(name, JSON.stringify({ wide, cut, faults, small }))
  await page.screenshot({ path: `/tmp/w/offline/tmp/${name}.png`, fullPage: true })
}
for (const language of ['lv', 'ru'] as const)
  test(`walk ${language}`, async ({ browser, server }) => {
    const { staff, place } = await makeKioskPlace(browser)
    const page = await sitDown(browser, {
      locale: language === 'lv' ? 'lv-LV' : 'ru-RU',
      viewport: { width: 320, height: 568 },
    })
    await page.goto('/visit/')
    await look(page, `${language}-find`)
    await page.goto('/visit/1')
    await look(page, `${language}-company`)
    await page.goto(`/visit/location/${place.locationId}`)
    await expect(page.getByRole('button', { name: /^Konsultācija/ })).toHaveAttribute(
      'aria-disabled',
      'false',
    )
    await look(page, `${language}-location`)
    await page.getByRole('button', { name: /^Konsultācija/ }).click()
    await expect(page).toHaveURL(/ticket/)
    await expect(page.locator('[data-face]')).toBeVisible()
    await look(page, `${language}-ticket`)
    await page.goto(`/visit/book/${place.serviceId}?day=${friday}`)
    await expect(times(page).first()).toBeAttached()
    await look(page, `${language}-book-time`)
    await hold(page, '10:00', language)
    await look(page, `${language}-book-details`)
    await book(page, '10:00', language).click()
    await look(page, `${language}-book-faults`)
    await sayWho(page)
    await book(page, '10:00', language).click()
    await bookedPage(page)
    await expect(page.getByRole('img').first()).toBeVisible()
    await look(page, `${language}-booking-new`)
    await page.reload()
    await expect(page.locator('[data-view="move"]')).toBeVisible()
    await look(page, `${language}-booking`)
    for (const view of ['move', 'cancel', 'earlier', 'data']) {
      const to = page.locator(`[data-view="${view}"]`)
      if ((await to.count()) === 0) {
        console.log('no', view)
        continue
      }
      await to.click()
      await page.waitForTimeout(1500)
      await look(page, `${language}-booking-${view}`)
      await page.goBack()
      await expect(page.locator('[data-view="move"]')).toBeVisible()
    }
    await page.goto('/visit/bookings')
    await page.waitForTimeout(1000)
    await look(page, `${language}-bookings`)
    await page.goto('/visit/opt-out/abc')
    await page.waitForTimeout(1000)
    await look(page, `${language}-optout`)
  })
