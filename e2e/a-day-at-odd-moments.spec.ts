import { expect } from '@playwright/test'
import { longDay } from '@rinda/phrases/day-text'
import { movePresent } from './clock.ts'
import { test } from './journey.ts'
import { book, bookingOf, dayAhead, enterAs, freeSlots, newName } from './portal.ts'

/** In the order in which they come: a server whose clock goes back is a fault of its own kind. */
const moments = [
  ['29 February, late in the evening', '2028-02-29T23:50:00+02:00'],
  ['the evening before the clock goes forward', '2028-03-25T22:30:00+02:00'],
  ['the night in which it goes forward, a Sunday', '2028-03-26T04:10:00+03:00'],
  ['the hour that comes twice, the second time', '2028-10-29T03:30:00+02:00'],
  ['a public holiday', '2028-11-18T12:00:00+02:00'],
  ['the last minutes of a year', '2028-12-31T23:50:00+02:00'],
] as const

// Their server's clock goes years ahead: the others have one of their own. Its name puts this file first, as one worker has it all.
test.use({ world: 'odd moments' })

for (const [name, moment] of moments) {
  test(`today is today, and tomorrow can be booked: ${name}`, async ({ browser, server }) => {
    const today = moment.slice(0, 10)
    await server.setAhead(movePresent(moment))
    const page = await enterAs(browser, { path: '/bookings/calendar?location=1' })
    const ofWeek = page.locator('[data-is-today][data-column]')
    await expect(ofWeek).toHaveCount(1)
    await expect(ofWeek).toHaveAttribute('aria-label', longDay(today, 'lv'))

    await page.keyboard.press('o')
    await expect(page.locator('th[aria-current="date"]')).toHaveAttribute('data-day', today)

    await page.keyboard.press('d')
    // The overview stays until the day is there; a key that is pressed before is still for the overview.
    await expect(page.locator('th[aria-current="date"]')).toHaveCount(0)
    await expect(page.getByRole('grid')).toBeVisible()
    const toToday = page.getByRole('button', { name: 'Šodien' })
    await expect(toToday).toHaveAttribute('aria-current', 'date')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(new RegExp(`date=${dayAhead(1)}`))
    await expect(toToday).not.toHaveAttribute('aria-current')
    const lastName = newName()
    await book(page, freeSlots(page).first(), 'Rita', lastName)

    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await expect(bookingOf(page, `Rita ${lastName}`)).toBeVisible()
    await page.goto('/bookings/calendar?location=1')
    await expect(page.locator('nav [data-is-today]')).toHaveCount(1)
  })
}
