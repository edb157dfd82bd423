/** The first calendar in a browser that has nothing of it yet: bytes, requests, time and processor until it is there, beside a page of React alone. */
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Cookie } from '@playwright/test'
import { build } from 'vite'
import { type Line, loadedBy, openCold } from '../e2e/loaded.ts'
import { withPortal } from './portal.ts'
import { machineLine, median, table } from './rounds.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const lines = ['fast', 'slow'] satisfies Line[]

type Page = { name: string; url: string; shows: string; cookies: Cookie[] }

/** Serves a page with one element and nothing but React behind it, compressed as the portal's files are. */
async function serveReactAlone(): Promise<{ url: string; close: () => void }> {
  const entry = 'react-alone'
  const source = `
    import { createElement } from 'react'
    import { createRoot } from 'react-dom/client'
    createRoot(document.getElementById('root')).render(createElement('p', null, 'React'))`
  const module = {
    name: entry,
    resolveId: (id: string) => (id === entry ? path.join(import.meta.dirname, `${entry}.js`) : null),
    load: (id: string) => (id.endsWith(`${entry}.js`) ? source : null),
  }
  const input = { build: { write: false, rolldownOptions: { input: entry } } } as const
  const [made] = [await build({ configFile: false, logLevel: 'silent', plugins: [module], ...input })].flat()
  if (!made || !('output' in made)) throw new Error('Vite watched instead of building.')
  const script = brotliCompressSync(made.output[0].code)
  const page = brotliCompressSync(
    '<!doctype html><div id="root"></div><script type="module" src="/react.js"></script>',
  )
  const server = createServer((request, response) => {
    const isScript = request.url === '/react.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.setHeader('content-encoding', 'br')
    response.end(isScript ? script : page)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}

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

await withPortal(
  async () => {},
  async (url, enter) => {
    const entered = await enter('anna@rinda.example')
    const browser = entered.context().browser()
    if (!browser) throw new Error('There is no browser.')
    const cookies = await entered.context().cookies()
    const grid = '[role="grid"]'
    const react = await serveReactAlone()
    const pages: Page[] = [
      { name: 'React alone', url: react.url, shows: '#root p', cookies: [] },
      { name: 'sign-in page', url: `${url}/login`, shows: 'main h1', cookies: [] },
      { name: 'day', url: `${url}/bookings?location=1`, shows: grid, cookies },
      { name: 'week', url: `${url}/bookings/calendar?location=1`, shows: '[data-cell]', cookies },
      { name: 'list', url: `${url}/bookings/list?location=1`, shows: '[data-row]', cookies },
    ]

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
        [0, 1, 2, 3].map((index) =>
          median((found.get(`${name}, ${line}`) ?? []).map((one) => one[index] ?? 0)),
        )
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
  },
)
