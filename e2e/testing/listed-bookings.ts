import { type Browser, expect, type Page } from '@playwright/test'
import { enterAs } from './portal.ts'

/** The list of bookings of a day, as its journeys find it. */
export const listPath = (date: string, more = '') =>
  `/bookings/list?location=1&date=${date}&period=day${more}`

/** Rows of the table; on a phone they are cards. */
export const rows = (page: Page) => page.locator('[data-row]')

/** Opens the list of a day on which somebody is booked, and waits for its rows. */
export async function enterList(
  browser: Browser,
  date: string,
  more: Partial<Parameters<typeof enterAs>[1]> = {},
) {
  const page = await enterAs(browser, { path: listPath(date), ...more })
  await expect(rows(page).first()).toBeVisible()
  return page
}
