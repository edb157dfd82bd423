/** The list of bookings with 20,000 of them, beside itself with 200, in a browser. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build } from 'vite'
import { startPortal, worlds } from './booking-list-world.ts'
import { machineLine, median, table } from './rounds.ts'

const rounds = 7
const measured = [
  'first rows',
  'all rows',
  'a frame of scrolling',
  'its slowest',
  'a key of the search',
  'another order',
]

/** Opens a year of the list, does what a person does, and tells how many milliseconds each took. */
async function measure(page: Page, url: string, year: number, bookings: number): Promise<number[]> {
  await page.goto(`${url}/bookings/list?location=1&period=year&date=${year}-06-01`)
  await page.waitForFunction((all) => {
    const digits = document.querySelector('output')?.textContent?.replace(/\D*of.*|[^\d]/g, '')
    const isDone = document.querySelector('[role="progressbar"]') === null
    return isDone && Number(digits) > all * 0.8
  }, bookings)
  return await page.evaluate(async () => {
    const frame = () => new Promise<number>(requestAnimationFrame)
    const [first = Number.NaN] = performance.getEntriesByName('first rows').map((one) => one.startTime)
    const [all = Number.NaN] = performance.getEntriesByName('all rows').map((one) => one.startTime)
    const scroller = document.querySelector('section:has(table)')
    const field = document.querySelector<HTMLInputElement>('input[inputmode="search"]')
    const customer = document.querySelectorAll<HTMLElement>('th button')[5]
    if (!scroller || !field || !customer) throw new Error('There is no list.')

    const frames: number[] = []
    for (let count = 0, last = await frame(); count < 90; count++) {
      scroller.scrollTop += 300
      const now = await frame()
      frames.push(now - last)
      last = now
    }
    frames.sort((one, other) => one - other)

    const until = async (isThere: () => boolean) => {
      const start = performance.now()
      while (!isThere()) await frame()
      await frame()
      return performance.now() - start
    }
    const before = document.querySelector('output')?.textContent
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'klav')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    const key = await until(() => document.querySelector('output')?.textContent !== before)
    customer.click()
    const order = await until(() => customer.closest('th')?.ariaSort === 'ascending')
    return [
      first,
      all,
      frames[Math.floor(frames.length / 2)] ?? Number.NaN,
      frames.at(-1) ?? Number.NaN,
      key,
      order,
    ]
  })
}

/** Marks the moments at which rows are there first, and all of them, from the first script on. */
function markRows(): void {
  const seen = new Set<string>()
  const mark = (name: string) => {
    if (!seen.has(name)) performance.mark(name)
    seen.add(name)
  }
  new MutationObserver(() => {
    if (!document.querySelector('[data-row]')) return
    mark('first rows')
    if (!document.querySelector('[role="progressbar"]')) mark('all rows')
  }).observe(document, { subtree: true, childList: true })
}

await build({ root: path.join(import.meta.dirname, '..', 'apps', 'portal'), logLevel: 'silent' })
const places = [process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', chromium.executablePath()]
const executablePath = places.find((place) => existsSync(place))
const portal = await startPortal()
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: flags })
try {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1366, height: 768 } })
  const page = await context.newPage()
  await page.goto(`${portal.url}/login`)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.locator('input[name="email"]').fill('anna@rinda.example')
  await page.locator('input[type="password"]').fill('demo')
  await page.locator('form button[type="submit"]').first().click()
  await page.getByRole('button', { name: 'English' }).click()
  await page.addInitScript(markRows)

  console.log(`${machineLine()}\n`)
  const found = worlds.map((): number[][] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, { year, bookings }] of worlds.entries()) {
      found[index]?.push(await measure(page, portal.url, year, bookings))
    }
  }
  const rows = measured.map((name, place) => {
    const [few, many] = found.map((times) => median(times.map((time) => time[place] ?? Number.NaN)))
    const cells = [few, many].map((value) => (value ?? Number.NaN).toFixed(1))
    return [name, ...cells, ((many ?? Number.NaN) / (few ?? Number.NaN)).toFixed(2)]
  })
  console.log(table(['milliseconds', '200 bookings', '20,000 bookings', '×'], rows))
} finally {
  await browser.close()
  await portal.stop()
}
