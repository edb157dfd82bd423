import { expect } from '@playwright/test'
import { addDays, weekdayOf } from '@rinda/domain/time/zone'
import { longDay } from '@rinda/phrases/time/day-text'
import { goOnTo, momentOf, startOfRun } from '../testing/clock.ts'
import { test } from '../testing/journey.ts'
import { book, bookingOf, dayAhead, enterAs, freeSlots, newName } from '../testing/portal.ts'

const isOver = (year: number) => momentOf(`${year}-02-29`, '23:50') < startOfRun()
const thisYear = startOfRun().getUTCFullYear()
/** The next year with 29 February in it. */
const leapYear =
  [0, 1, 2, 3, 4, 8].map((more) => thisYear + more).find((year) => year % 4 === 0 && !isOver(year)) ??
  thisYear
const lastSunday = (last: string) =>
  [0, 1, 2, 3, 4, 5, 6].map((less) => addDays(last, -less)).find((day) => weekdayOf(day) === 'sunday') ?? last
const [march, october] = [lastSunday(`${leapYear}-03-31`), lastSunday(`${leapYear}-10-31`)]

/** In the order in which they come: a server whose clock goes back is a fault of its own kind. */
const moments = [
  ['29 February, late in the evening', `${leapYear}-02-29`, '23:50'],
  ['the evening before the clock goes forward', addDays(march, -1), '22:30'],
  ['the night in which it goes forward, a Sunday', march, '04:10'],
  ['the hour that comes twice, the second time', october, '03:30'],
  ['a public holiday', `${leapYear}-11-18`, '12:00'],
  ['the last minutes of a year', `${leapYear}-12-31`, '23:50'],
] as const

// Their server's clock goes years ahead: the others have one of their own. Its name puts this file first, as one worker has it all.
test.use({ world: 'odd moments' })

for (const [name, today, time] of moments) {
  test(`today is today, and tomorrow can be booked: ${name}`, async ({ browser, server }) => {
    await goOnTo(server, momentOf(today, time))
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
