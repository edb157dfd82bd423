/** The grid of opening hours with 300 locations and 1,000 special dates, beside itself with two locations and ten dates, in a browser. */
import type { Page } from '@playwright/test'
import type pg from 'pg'
import { withPortal } from './portal.ts'
import { besideItself, machineLine } from './rounds.ts'

const rounds = 5
const measured = [
  'open',
  'a frame of scrolling',
  'its slowest',
  'a key that walks',
  'a time that is typed and saved',
]

/** An admin of few and one of very many: company 3 keeps its locations, company 1 gets as many as make 300. */
const worlds = [
  { email: 'admin@airport.example', company: 3, locations: 2, dates: 10 },
  { email: 'anna@rinda.example', company: 1, locations: 300, dates: 1_000 },
] as const

async function fill(client: pg.Client): Promise<void> {
  for (const { company, locations, dates } of worlds) {
    await client.query(
      `INSERT INTO locations (company_id, position, name, name_lv, name_en, name_ru, opening_hours, created_at, updated_at)
       SELECT $1, 100 + n, 'Branch ' || n, 'Filiāle ' || n, 'Branch ' || n, 'Филиал ' || n, one.opening_hours, now(), now()
       FROM (SELECT opening_hours FROM locations WHERE company_id = 1 AND location_id = 1) AS one,
         generate_series(1, $2 - (SELECT count(*) FROM locations WHERE company_id = $1)) AS n`,
      [company, locations],
    )
    await client.query(
      `UPDATE locations SET config = jsonb_build_object('special_times', (
         SELECT jsonb_agg(jsonb_build_object('day', date '2027-01-01' + n, 'from', '10:00', 'till', '15:00'))
         FROM generate_series(1, $2::int) AS n))
       WHERE company_id = $1`,
      [company, dates],
    )
  }
}

/** Opens the grid and does what a person does; how many milliseconds each took. */
async function measure(page: Page, url: string, locations: number): Promise<number[]> {
  await page.goto(`${url}/open-times`)
  await page.waitForFunction(
    (rows) => Number(document.querySelector('[role="grid"]')?.ariaRowCount) === rows + 1,
    locations,
  )
  return await page.evaluate(async () => {
    const frame = () => new Promise<number>(requestAnimationFrame)
    const open = performance.now()
    const scroller = document.querySelector('[role="grid"]')?.parentElement
    if (!scroller) throw new Error('There is no grid.')

    const frames: number[] = []
    for (let count = 0, last = await frame(); count < 60; count++) {
      scroller.scrollTop += 300
      scroller.scrollLeft += 300
      const now = await frame()
      frames.push(now - last)
      last = now
    }
    frames.sort((one, other) => one - other)
    scroller.scrollTo(0, 0)

    const until = async (isThere: () => boolean) => {
      const start = performance.now()
      for (let frames = 0; !isThere(); frames++) {
        if (frames > 1_000) throw new Error('It never came.')
        await frame()
      }
      return performance.now() - start
    }
    const cellAt = (at: string) => document.querySelector<HTMLElement>(`td[data-at="${at}"]`)
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    await until(() => cellAt('0 0') !== null)
    cellAt('0 0')?.focus()
    press('ArrowRight')
    const key = await until(() => document.activeElement === cellAt('0 1'))

    // Wider than any booking: nothing would be left outside, and nothing is asked.
    const wanted = cellAt('0 1')?.textContent === '00:00–23:59' ? '00:01–23:59' : '00:00–23:59'
    press('Enter')
    await until(() => document.activeElement instanceof HTMLInputElement)
    const field = document.activeElement as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, wanted)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await frame()
    press('Enter')
    const save = await until(() => {
      const cell = cellAt('0 1')
      return cell?.textContent === wanted && cell.ariaBusy !== 'true'
    })
    return [open, frames[30] ?? Number.NaN, frames.at(-1) ?? Number.NaN, key, save]
  })
}

await withPortal(fill, async (url, enter) => {
  const pages: Page[] = []
  for (const { email } of worlds) pages.push(await enter(email))
  console.log(`${machineLine()}\n`)
  const found = worlds.map((): number[][] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, { locations }] of worlds.entries()) {
      const page = pages[index]
      if (page) found[index]?.push(await measure(page, url, locations))
    }
  }
  console.log(besideItself(measured, ['2 × 17 cells', '300 × 1,007 cells'], found))
})
