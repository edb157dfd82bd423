import { type Browser, expect } from '@playwright/test'
import { test } from '../../testing/journey.ts'
import { type Line, loadedBy, openCold } from '../../testing/loaded.ts'
import { signInAs } from '../../testing/portal.ts'
import { makePlace } from '../../testing/queue-desk.ts'
import { comeWithPhone } from '../../testing/queue-visitor.ts'

test.use({ begins: '12:00' })

/** Bytes and requests over HTTP that each page may need until it is of use, fonts and data included. */
const budgets = {
  find: { shows: '[data-place]', bytes: 14_000, requests: 7 },
  book: { shows: 'main[data-step]', bytes: 82_000, requests: 16 },
  location: { shows: '[data-refused]', bytes: 73_000, requests: 11 },
  ticket: { shows: '[data-face]', bytes: 73_000, requests: 12 },
  kiosk: { shows: 'main[data-step="start"]', bytes: 81_000, requests: 13 },
  display: { shows: '[data-line]', bytes: 78_000, requests: 16 },
} as const

async function pathsOfPlace(browser: Browser, url: string) {
  const place = await makePlace(await signInAs(browser))
  const { id } = place.location
  const line = comeWithPhone(url)
  const reply = await line.request('request_ticket', { serviceId: place.serviceId })
  line.close()
  const { id: ticket, attributes } = (reply as { data: { id: string; attributes: { token: string } } }).data
  return {
    find: '/visit/',
    location: `/visit/location/${id}`,
    book: `/visit/book/${place.serviceId}`,
    ticket: `/visit/ticket/${ticket}#${attributes.token}`,
    kiosk: `/visit/kiosk/${id}`,
    display: `/visit/display/${id}`,
  }
}

for (const line of ['fast', 'slow'] satisfies Line[]) {
  test(`on a ${line} line the visitors' pages keep to their budgets`, async ({ browser, server }) => {
    const paths = await pathsOfPlace(browser, server.url)
    for (const [name, { shows, ...budget }] of Object.entries(budgets)) {
      const path = paths[name as keyof typeof paths]
      const { page } = await openCold(browser, { url: server.url + path, line, shows })
      await expect(page.locator(shows).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const before = (await loadedBy(page)).filter(({ isBefore }) => isBefore)
      const bytes = before.reduce((sum, one) => sum + one.bytes, 0)
      const list = before.map((one) => `${one.bytes} ${one.path}`).join('\n')
      expect(bytes, `${name}: ${bytes}\n${list}`).toBeLessThan(budget.bytes)
      expect(before.length, `${name}\n${list}`).toBeLessThanOrEqual(budget.requests)
      await page.context().close()
    }
  })
}
