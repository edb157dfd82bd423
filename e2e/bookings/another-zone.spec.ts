import { expect, type Page } from '@playwright/test'
import { localDateOf } from '@rinda/domain/time/zone'
import { presentOfJourneys, zone } from '../testing/clock.ts'
import { prepareContext } from '../testing/computers.ts'
import { test } from '../testing/journey.ts'
import {
  book,
  bookingOf,
  calendarPath,
  enterAs,
  freeSlots,
  newName,
  thursdayAhead,
} from '../testing/portal.ts'

// At two in the afternoon in Riga it is the next day already on the islands where each day begins.
test.use({ begins: '14:00' })

const said = async (page: Page, name: string) =>
  (await bookingOf(page, name).getAttribute('aria-label')) ?? (await bookingOf(page, name).textContent())

test('a browser in another zone shows the days and times of the place, and marks its today', async ({
  browser,
  server,
}) => {
  const day = thursdayAhead(16)
  const name = `Rita ${newName()}`
  const near = await enterAs(browser, { path: calendarPath(day) })
  await book(near, freeSlots(near).first(), 'Rita', name.slice(5))

  const context = await browser.newContext({
    ...{ locale: 'lv-LV', timezoneId: 'Pacific/Kiritimati', baseURL: server.url },
  })
  await prepareContext(context)
  await context.addCookies(await near.context().cookies())
  const far = await context.newPage()
  const today = localDateOf(presentOfJourneys().getTime() / 60_000, zone)
  await far.goto('/bookings?location=1')
  await expect(far.getByRole('button', { name: 'Šodien' })).toHaveAttribute('aria-current', 'date')
  await far.getByRole('button', { name: /^Izvēlēties dienu/ }).click()
  const marked = far.locator('.mantine-DatePicker-day[data-today][data-highlight-today]')
  await expect(marked).toHaveCount(1)
  await expect(marked).toHaveText(String(Number(today.slice(8))))
  await far.keyboard.press('Escape')

  await far.getByRole('button', { name: 'Bloķēt laiku' }).click()
  const block = far.getByRole('dialog', { name: /^Bloķēt laiku/ })
  await block.getByRole('button', { name: /^Diena/ }).click()
  const ofBlock = far.locator('.mantine-DatePickerInput-day[data-today][data-highlight-today]')
  await expect(ofBlock).toHaveText(String(Number(today.slice(8))))
  await far.keyboard.press('Escape')
  await far.keyboard.press('Escape')

  await far.goto(calendarPath(day))
  await expect(bookingOf(far, name)).toBeVisible()
  expect(await said(far, name)).toBe(await said(near, name))
  await bookingOf(far, name).click()
  await bookingOf(near, name).click()
  const when = (page: Page) =>
    page
      .getByRole('dialog')
      .getByText(/\d\d:\d\d–\d\d:\d\d/)
      .first()
      .textContent()
  expect(await when(far)).toBe(await when(near))
  await context.close()
})
