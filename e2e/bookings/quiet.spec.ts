import { type Browser, expect, type Page } from '@playwright/test'
import { test } from '../testing/journey.ts'
import {
  bookingOf,
  calendarPath,
  enterAs,
  freeSlots,
  newName,
  slotOf,
  thursdayAhead,
} from '../testing/portal.ts'

/** Portals are told what a change makes of what they show, and ask for nothing. */

const tab = (page: Page) => page.getByRole('link', { name: /^Jārisina/ })
const freeCells = (page: Page) =>
  page
    .locator('[role="grid"] button[data-cell]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-cell')).sort())

/** What a page says on its booking socket from the next load on, by type. */
function saidBy(page: Page): string[] {
  const said: string[] = []
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/booking/')) return
    socket.on('framesent', ({ payload }) => {
      const type = /"type":"(\w+)"/.exec(String(payload))?.[1]
      if (type) said.push(type)
    })
  })
  return said
}

/** Books over HTTP, as another program would; times are UTC. */
async function bookBy(page: Page, booking: object): Promise<void> {
  const status = await page.evaluate(async (sent) => {
    const body = JSON.stringify({ booking: sent })
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/bookings', { method: 'POST', headers, body })).status
  }, booking)
  expect(status).toBe(201)
}

async function comeIn(browser: Browser, path: string): Promise<Page> {
  const page = await enterAs(browser, { path, email: 'user@rinda.example' })
  await expect(freeSlots(page).first()).toBeVisible()
  await expect(tab(page)).toBeVisible()
  return page
}

test('a day and the count of issues stay as on a page that is loaded anew, and nothing is asked for them', async ({
  browser,
}) => {
  const date = thursdayAhead(34)
  const path = calendarPath(date)
  const [page, elsewhere, anna] = await Promise.all([
    comeIn(browser, path),
    comeIn(browser, calendarPath(thursdayAhead(48))),
    enterAs(browser, { path }),
  ])
  const [said, saidElsewhere] = [saidBy(page), saidBy(elsewhere)]
  for (const one of [page, elsewhere]) {
    await one.reload()
    await expect(freeSlots(one).first()).toBeVisible()
    await expect(tab(one)).toBeVisible()
    await one.waitForLoadState('networkidle')
  }
  const key = (await freeSlots(page).nth(3).getAttribute('data-cell')) ?? ''
  const before = { free: await freeCells(page), tab: await tab(page).textContent() }
  said.length = 0
  saidElsewhere.length = 0

  const name = newName()
  const customer = {
    first_name: 'Ilze',
    last_name: name,
    phone_number: '20000002',
    phone_country_code: '371',
  }
  const desk = { location_id: 1, service_id: 2, date, status: 'scheduled', ...customer }
  await bookBy(anna, { ...desk, time: '12:00' })
  await bookBy(anna, { ...desk, time: '12:10', duration: 20 })
  await slotOf(anna, key).click()
  await expect(slotOf(page, key)).toHaveCount(0)
  await expect(bookingOf(page, `Ilze ${name}`).first()).toBeVisible()

  const anew = await comeIn(browser, path)
  await expect
    .poll(async () => ({ free: await freeCells(page), tab: await tab(page).textContent() }))
    .toEqual({
      free: await freeCells(anew),
      tab: await tab(anew).textContent(),
    })
  expect(await freeCells(page)).not.toEqual(before.free)
  expect(await tab(page).textContent()).not.toBe(before.tab)
  await expect(tab(elsewhere)).toHaveText((await tab(anew).textContent()) ?? '')
  expect(said).toEqual([])
  expect(saidElsewhere).toEqual([])
})
