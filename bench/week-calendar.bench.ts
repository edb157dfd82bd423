/** The week calendar with 2,000 and 20,000 bookings, beside others, in a browser: until it is drawn, and until one booking more is. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { build, preview } from 'vite'
import { launchBrowser } from './portal.ts'
import { machineLine, median, table } from './rounds.ts'

type Taken = { first: number; change: number; elements: number }
type Measured = { names: string[]; measure: (name: string, count: number) => Promise<Taken> }

/** Time in ms after which an engine is too slow, and is not measured again. */
const patienceMs = 60_000
const sizes = [
  { count: 2_000, rounds: 5 },
  { count: 20_000, rounds: 3 },
]

const root = path.join(import.meta.dirname, 'week-calendar')
const outDir = await mkdtemp(path.join(tmpdir(), 'week-calendar-'))
await build({ root, logLevel: 'silent', build: { outDir, emptyOutDir: true, target: 'es2024' } })
const server = await preview({
  root,
  logLevel: 'silent',
  build: { outDir },
  preview: { port: 0, host: '127.0.0.1' },
})
const url = server.resolvedUrls?.local[0] ?? ''
const browser = await launchBrowser()

/** A page of its own for each, in which a small week was drawn before, so that code and fonts are there. */
async function measure(browser: Browser, name: string, count: number): Promise<Taken> {
  const page = await browser.newPage({ timezoneId: 'Europe/Riga', viewport: { width: 1366, height: 900 } })
  try {
    await page.goto(url)
    await page.waitForFunction(() => 'measure' in window)
    return await page.evaluate(
      async ([of, many]) => {
        const { measure } = window as unknown as Measured
        await measure(of, 200)
        return await measure(of, many)
      },
      [name, count] as const,
    )
  } finally {
    await page.close()
  }
}

try {
  const page = await browser.newPage()
  await page.goto(url)
  await page.waitForFunction(() => 'names' in window)
  const names = await page.evaluate(() => (window as unknown as Measured).names)
  await page.close()
  for (const { count, rounds } of sizes) {
    console.log(`${machineLine()}\n`)
    const found = new Map<string, Taken[]>(names.map((name) => [name, []]))
    for (let round = 0; round < rounds; round++) {
      for (const name of names) {
        const taken = found.get(name) ?? []
        if (!taken.some(({ first }) => first > patienceMs)) taken.push(await measure(browser, name, count))
      }
    }
    const of = (name: string, what: keyof Taken) =>
      median((found.get(name) ?? []).map((taken) => taken[what]))
    const ours = names[0] ?? ''
    const rows = names.map((name) => [
      name,
      of(name, 'first').toFixed(0),
      (of(name, 'first') / of(ours, 'first')).toFixed(2),
      of(name, 'change').toFixed(0),
      (of(name, 'change') / of(ours, 'change')).toFixed(2),
      String(of(name, 'elements')),
    ])
    const heads = [
      `${count.toLocaleString('en')} bookings, ms`,
      'first paint',
      '× ours',
      'one change',
      '× ours',
      'elements',
    ]
    console.log(`${table(heads, rows)}\n`)
  }
} finally {
  await browser.close()
  await server.close()
  await rm(outDir, { recursive: true, force: true })
}
