/** The list of bookings with 20,000 of them, beside itself with 200, in a browser. */
import type { Page } from '@playwright/test'
import { fillYears, worlds } from './booking-list-world.ts'
import { withPortal } from './portal.ts'
import { besideItself, machineLine } from './rounds.ts'

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
    const digits = document.querySelector('[data-count]')?.textContent?.replace(/\D*of.*|[^\d]/g, '')
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
    const before = document.querySelector('[data-count]')?.textContent
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'klav')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    const key = await until(() => document.querySelector('[data-count]')?.textContent !== before)
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

await withPortal(fillYears, async (url, enter) => {
  const page = await enter('anna@rinda.example')
  await page.addInitScript(markRows)

  console.log(`${machineLine()}\n`)
  const found = worlds.map((): number[][] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, { year, bookings }] of worlds.entries()) {
      found[index]?.push(await measure(page, url, year, bookings))
    }
  }
  console.log(besideItself(measured, ['200 bookings', '20,000 bookings'], found))
})
