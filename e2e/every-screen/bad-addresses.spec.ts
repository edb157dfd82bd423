import { expect, type Page } from '@playwright/test'
import { sitDown } from '../testing/computers.ts'
import { test } from '../testing/journey.ts'
import { enterAs } from '../testing/portal.ts'

/** Visitors' pages with an id that is none, and what they say. */
const none = {
  ticket: 'Šo numuru nevar parādīt',
  booking: 'Šo pierakstu nevar parādīt',
  page: 'Šādas lapas nav',
  place: 'Šādas vietas šeit nav.',
}
const visits = [
  { path: '/visit/ticket/xyz', says: none.ticket },
  { path: '/visit/ticket/0x10#token', says: none.ticket },
  { path: '/visit/ticket/99999999999999999999', says: none.ticket },
  { path: '/visit/booking/xyz', says: none.booking },
  { path: '/visit/book/xyz', says: none.page },
  { path: '/visit/location/1.5', says: none.page },
  { path: '/visit/kiosk/-1', says: none.place },
  { path: '/visit/display/xyz', says: none.place },
]

/** Lists what the page asks the server for by a name that stands in a list of bad ones. */
function askedWrongly(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/api\/.*(NaN|xyz|0x10|9{20}|1\.5|-1)/.test(pathname)) asked.push(pathname)
  })
  return asked
}

test('an address of the visitors with a bad number says what is not there, and asks the server for nothing', async ({
  browser,
}) => {
  const phone = await sitDown(browser, { locale: 'lv-LV', viewport: { width: 390, height: 844 } })
  const asked = askedWrongly(phone)
  for (const { path, says } of visits)
    await test.step(path, async () => {
      await phone.goto(path)
      await expect(phone.getByText(says).first()).toBeVisible()
      expect(asked).toEqual([])
    })
})

test('an address of the portal with a bad number leads to its list, or home, or says that there is none', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/locations', email: 'admin@rinda.example' })
  const asked = askedWrongly(page)
  for (const { path, leadsTo } of [
    { path: '/locations/xyz', leadsTo: /\/locations$/ },
    { path: '/company-set-up/xyz', leadsTo: /\/bookings/ },
    { path: '/reports/xyz', leadsTo: /\/bookings/ },
    { path: '/tools/bookings/xyz', leadsTo: /\/tools\/bookings\/xyz$/ },
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page).toHaveURL(leadsTo)
      await expect(page.locator('main h1')).toBeAttached()
      expect(asked).toEqual([])
    })
  await expect(page.getByRole('heading', { name: 'Tāda pieraksta nav' }).first()).toBeVisible()
})

test('Escape closes a part of the screen right after it was opened at its address', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/locations/1' })
  await expect(page.getByRole('heading', { level: 2, name: 'Brīvības iela 49' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/locations$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Brīvības iela 49' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Brīvības iela 49' })).toBeVisible()
})
