/**
 * What a call display keeps: its heap, its elements and its listeners after 1,000 and after 10,000 calls that reached it over the wire. Eight counters take,
 * call and finish as fast as the server answers.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { buildIfStale } from '../scripts/setup/build.mjs'
import { signInTo } from './bookings-world.ts'
import { enterQueue, fillLine, type QueueClient, settleLine, ticketOf } from './line-world.ts'
import { launchBrowser } from './portal.ts'
import { machineLine, shown, table } from './rounds.ts'
import { serve } from './served.ts'

const stops = (process.env.BENCH_CALLS ?? '1000,2000,5000,10000').split(',').map(Number)
const counters = 8
/** Time in ms for what is still being said and read. */
const restMs = Number(process.env.BENCH_REST_MS ?? 5_000)

/** A chime of a fiftieth of a second as WAV, so that as many calls as possible are also said. */
function shortChime(): Buffer {
  const rate = 24_000
  const samples = Buffer.alloc((rate / 50) * 2, 1)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * 2, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

async function callUntil(agents: readonly QueueClient[], from: number, to: number): Promise<void> {
  let calls = from
  await Promise.all(
    agents.map(async (agent, index) => {
      while (calls < to) {
        calls += 1
        ticketOf(await agent.ask('request_ticket', { serviceId: 1 }))
        const id = ticketOf(await agent.ask('call_next', { locationId: 1, counter: index + 1 }))
        ticketOf(await agent.ask('finish', { id }))
      }
    }),
  )
}

/** Bytes of the heap, elements and listeners, once nothing is kept that may go. */
async function keptBy(cdp: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> {
  for (let round = 0; round < 3; round += 1) {
    await cdp.send('HeapProfiler.collectGarbage')
    await wait(500)
  }
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { heap: usedSize, nodes, listeners: jsEventListeners }
}

async function openDisplay(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const counts = { said: 0 }
    Object.assign(window, { counts })
    window.addEventListener('rinda:said', () => (counts.said += 1))
  })
  const chime = shortChime()
  await page.route('**/visit/sounds/chime.webm', (route) =>
    route.fulfill({ body: chime, contentType: 'audio/wav' }),
  )
  await page.goto(`${url}/visit/display/1?speak=`)
  await page.locator('[data-line="online"]').waitFor()
  await page.locator('h1').click()
}
const saidBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: { said: number } }).counts.said)

console.log(machineLine())
await buildIfStale(process.execPath)
let token = ''
const served = await serve(async (db) => {
  await settleLine(db, 1, new Date())
  token = await signInTo(db, 1, new Date())
})
const browser = await launchBrowser()
try {
  const entering = Array.from({ length: counters }, (_, index) =>
    enterQueue(served.url, { kind: 'agent', companyId: 1, session: `agent ${index}`, token }),
  )
  const agents = await Promise.all(entering)
  if (agents[0]) await fillLine(agents[0], 1, 32)
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await openDisplay(page, served.url)
  const cdp = await page.context().newCDPSession(page)
  const rows: string[][] = []
  let [calls, first] = [0, Number.NaN]
  for (const stop of stops) {
    await callUntil(agents, calls, stop)
    calls = stop
    await wait(restMs)
    const { heap, nodes, listeners } = await keptBy(cdp)
    if (Number.isNaN(first)) first = heap
    const row = [String(stop), String(await saidBy(page)), shown(heap / 1000), shown(heap / first)]
    rows.push([...row, String(nodes), String(listeners)])
  }
  console.log(table(['calls', 'said', 'heap kB', '×', 'DOM nodes', 'listeners'], rows))
  for (const agent of agents) agent.close()
} finally {
  await browser.close()
  await served.stop()
}
