import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { changeLocation, makeService } from '../testing/own-location.ts'
import { calendarPath, enterAs, freeSlots, openScreen, signInAs, thursdayAhead } from '../testing/portal.ts'
import { agentAt, colleagueAt, makePlace, press, rowsOf, startWork } from '../testing/queue-desk.ts'
import { takeTicket } from '../testing/queue-visitor.ts'

test.use({ begins: '12:00' })

const link = (page: Page) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: /^Rinda/ })
    .first()
const crowd = (page: Page) => page.locator('[data-crowd]')

test('the menu counts those who wait where somebody works, on every screen, and asks for nothing', async ({
  browser,
  server,
}) => {
  const { page, place } = await agentAt(browser)
  await expect(crowd(page)).toHaveAttribute('data-crowd', '0')
  await page.goto(calendarPath(thursdayAhead(20)))
  await expect(freeSlots(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await expect(link(page)).toHaveText('Rinda')
  await takeTicket(server.url, place.serviceId)
  await expect(link(page)).toHaveText(/Rinda\s*1/)
  await takeTicket(server.url, place.otherId)
  await expect(link(page)).toHaveText(/Rinda\s*2/)
  expect(asked.filter((url) => url.includes('/api/'))).toEqual([])

  const colleague = await colleagueAt(browser, place)
  await expect(rowsOf(colleague)).toHaveCount(2)
  await expect(crowd(colleague)).toHaveAttribute('data-crowd', '20')
  await press(colleague, 'Space')
  await expect(link(page)).toHaveText(/Rinda\s*1/)
})

test('what was missed of the lines while the connection was lost is known when it is back', async ({
  browser,
  server,
}) => {
  const page = await signInAs(browser)
  const place = await makePlace(page)
  const lines: WebSocketRoute[] = []
  let isCut = false
  await page.routeWebSocket(/\/booking\//, async (near) => {
    if (isCut) return near.close()
    near.connectToServer()
    lines.push(near)
  })
  await openScreen(page, '/queue')
  await startWork(page, place, '3')
  await page.goto(calendarPath(thursdayAhead(20)))
  await expect(freeSlots(page).first()).toBeVisible()
  await expect(link(page)).toHaveText('Rinda')
  isCut = true
  for (const line of lines) await line.close()
  await expect(page.getByText('Nav savienojuma kopš')).toBeVisible()
  await takeTicket(server.url, place.serviceId)
  isCut = false
  await expect(link(page)).toHaveText(/Rinda\s*1/)
})

/** Lets visitors come to every location of a company in one of the ways alone. */
async function takeOnly(page: Page, ways: { bms_active: boolean; qms_active: boolean }): Promise<void> {
  const answer = await page.request.get('/api/portal/locations')
  const { data } = (await answer.json()) as { data: { id: string }[] }
  for (const location of data) await changeLocation(page, location, ways)
}

test('a company with a line alone is shown nothing of appointments, one with appointments alone nothing of the line', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/bookings', email: 'admin@airport.example' })
  const menu = page.getByRole('navigation').first()
  await expect(menu.getByRole('link', { name: 'Kalendārs' })).toBeVisible()
  const answer = await page.request.get('/api/portal/locations')
  const [location] = ((await answer.json()) as { data: { id: string }[] }).data
  if (!location) throw new Error('no location')
  await makeService(page, location, 'Informācija', { qms_id: 'OWN', average_time: 10 })
  await takeOnly(page, { bms_active: false, qms_active: true })
  await page.goto('/')
  await expect(page).toHaveURL(/\/queue$/)
  await expect(menu.getByRole('link', { name: 'Rinda', exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Filiāles' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Kalendārs' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'Speciālisti' })).toHaveCount(0)

  await takeOnly(page, { bms_active: true, qms_active: false })
  await page.goto('/')
  await expect(page).toHaveURL(/\/bookings/)
  await expect(menu.getByRole('link', { name: 'Kalendārs' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Rinda', exact: true })).toHaveCount(0)
})
