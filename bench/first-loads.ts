import type { Browser, Cookie } from '@playwright/test'
import { type Line, loadedBy, openCold } from '../e2e/testing/loaded.ts'
import { serveReactAlone } from './react-alone.ts'
import { machineLine, median, table } from './rounds.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const lines = ['fast', 'slow'] satisfies Line[]

type Page = { name: string; url: string; shows: string; cookies: Cookie[] }

/** Requests, kB over HTTP, milliseconds until it is shown, and milliseconds of the main thread. */
async function measure(browser: Browser, { url, shows, cookies }: Page, line: Line): Promise<number[]> {
  const { page, cdp } = await openCold(browser, { url, line, cookies, shows, savesData: true })
  await page.locator(shows).first().waitFor()
  await page.waitForLoadState('networkidle')
  const before = (await loadedBy(page)).filter(({ isBefore }) => isBefore)
  const shown = await page.evaluate(() => performance.getEntriesByName('shown')[0]?.startTime ?? Number.NaN)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  await page.context().close()
  return [before.length, before.reduce((sum, one) => sum + one.bytes, 0) / 1000, shown, task * 1000]
}

/** Opens each page in a browser that has nothing of it yet, beside a page of React alone, and prints what it needed until it was there. */
export async function compareFirstLoads(browser: Browser, ours: readonly Page[]): Promise<void> {
  const react = await serveReactAlone()
  const pages = [{ name: 'React alone', url: react.url, shows: '#root p', cookies: [] }, ...ours]
  console.log(`${machineLine()}, ${rounds} rounds\n`)
  const found = new Map<string, number[][]>()
  for (let round = 0; round < rounds; round++) {
    for (const line of lines) {
      for (const page of pages) {
        const key = `${page.name}, ${line}`
        found.set(key, [...(found.get(key) ?? []), await measure(browser, page, line)])
      }
    }
  }
  for (const line of lines) {
    const medianOf = (name: string) =>
      [0, 1, 2, 3].map((index) => median((found.get(`${name}, ${line}`) ?? []).map((one) => one[index] ?? 0)))
    const peer = medianOf('React alone')
    const rows = pages.map(({ name }) => {
      const values = medianOf(name)
      const cells = values
        .slice(1)
        .flatMap((value, index) => [value.toFixed(1), (value / (peer[index + 1] ?? 1)).toFixed(2)])
      return [name, String(values[0]), ...cells]
    })
    const title = line === 'fast' ? 'As it is' : '1.6 Mbit/s, 150 ms, a processor of a quarter'
    console.log(`${title}:\n`)
    console.log(`${table([line, 'requests', 'kB', '×', 'ms', '×', 'processor ms', '×'], rows)}\n`)
  }
  react.close()
}
