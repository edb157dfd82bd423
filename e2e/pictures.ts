import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { sitDown } from './testing/computers.ts'
import { test } from './testing/journey.ts'
import { enterAs } from './testing/portal.ts'
import { comeWithPhone } from './testing/queue-visitor.ts'

// Not a journey: it draws what README.md shows, from the demo.
test.use({ environment: { DEMO_LIFE: '1' } })

const folder = path.join(import.meta.dirname, '../docs/pictures')
mkdirSync(folder, { recursive: true })
const hand = { width: 390, height: 780 }

/** What a page shows, once nothing is on its way any more. */
async function seen(page: Page): Promise<Buffer> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  return await page.screenshot()
}

/** Lays pictures beside each other, as on a table. */
async function keep(browser: Browser, name: string, pictures: readonly Buffer[], height: number) {
  const page = await browser.newPage({ viewport: { width: 1366, height: height + 48 } })
  const images = pictures.map((one) => `<img src="data:image/png;base64,${one.toString('base64')}">`)
  await page.setContent(`<style>
    body { display: flex; gap: 24px; justify-content: center; margin: 0; padding: 24px; background: #eef2f8 }
    img { height: ${height}px; border-radius: 10px; box-shadow: 0 1px 8px rgb(18 38 79 / 25%) }
  </style>${images.join('')}`)
  writeFileSync(path.join(folder, `${name}.png`), await page.screenshot())
  await page.close()
}

async function open(browser: Browser, address: string, viewport: { width: number; height: number }) {
  const page = await sitDown(browser, { locale: 'en-GB', viewport })
  await page.goto(address)
  await expect(page.locator('h1').first()).toBeVisible()
  return page
}

test('the calendar of a day', async ({ browser }) => {
  const visit = { language: 'en', viewport: { width: 1366, height: 768 } } as const
  const page = await enterAs(browser, { ...visit, path: '/bookings?location=1' })
  await expect(page.getByRole('grid').first()).toBeVisible()
  await keep(browser, 'day', [await seen(page)], 720)
})

test('the line of a place, as who is in charge of it sees it', async ({ browser }) => {
  const visit = { language: 'en', viewport: { width: 1366, height: 768 } } as const
  const page = await enterAs(browser, { ...visit, path: '/queue?location=3&view=all' })
  await expect(page.getByRole('heading', { name: 'Line' })).toBeVisible()
  await keep(browser, 'line', [await seen(page)], 720)
})

test('what visitors see on their phones', async ({ browser, server }) => {
  const find = await open(browser, '/visit/', hand)
  const place = await open(browser, '/visit/location/3', hand)
  const toBook = (await place.locator('a[href*="/visit/book/"]').first().getAttribute('href')) ?? ''
  const book = await open(browser, toBook, hand)
  const line = comeWithPhone(server.url)
  const serviceId = Number(/\d+/.exec(toBook)?.[0])
  const { data } = (await line.request('request_ticket', { serviceId })) as {
    data: { id: string; attributes: { token: string } }
  }
  const ticket = await open(browser, `/visit/ticket/${data.id}#${data.attributes.token}`, hand)
  line.close()
  const pictures = [await seen(find), await seen(place), await seen(book), await seen(ticket)]
  await keep(browser, 'phone', pictures, 600)
})

test('what hangs on the wall, and stands at the door', async ({ browser }) => {
  const display = await open(browser, '/visit/display/3', { width: 1280, height: 720 })
  await expect(display.locator('[data-call]').first()).toBeVisible()
  const kiosk = await open(browser, '/visit/kiosk/3', { width: 810, height: 1440 })
  await keep(browser, 'place', [await seen(display), await seen(kiosk)], 480)
})
