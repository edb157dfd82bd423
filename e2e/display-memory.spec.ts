import { type CDPSession, expect } from '@playwright/test'
import { movePresent, presentOfJourneys } from './clock.ts'
import { test } from './journey.ts'
import { thursdayAhead } from './portal.ts'
import { openLine } from './queue-display.ts'

const noon = `${thursdayAhead(1)}T12:00:00+02:00`
test.use({ world: 'display at noon' })
test.beforeAll(async ({ server }) => {
  await server.setAhead(movePresent(noon))
})

/** Bytes that a page holds on to, once all that it can let go of is gone. */
async function heldBytes(cdp: CDPSession): Promise<number> {
  const sizes: number[] = []
  for (let count = 0; count < 3; count += 1) {
    await cdp.send('HeapProfiler.collectGarbage')
    sizes.push((await cdp.send('Runtime.getHeapUsage')).usedSize)
  }
  return Math.min(...sizes)
}

test('a display holds on to no more after ten thousand calls than after a thousand', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url)
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
  const display = await context.newPage()
  // Calls as the server tells of them, more of them than it gives in a year; the rest of the line is the server's.
  let tell: (text: string) => void = () => {}
  await display.routeWebSocket(/\/queue\//, (near) => {
    near.connectToServer()
    tell = (text) => near.send(text)
  })
  await display.goto(line.path)
  await expect(display.locator('[data-line="online"]')).toBeVisible()
  await display.mouse.click(5, 5)

  let told = 0
  const change = (id: number, counter: number, status: string) => {
    told += 1
    const at = new Date(presentOfJourneys().getTime() + told).toISOString()
    const attributes = {
      ...{ label: `A ${String(id % 1_000).padStart(3, '0')}`, counter, called_at: at, status, held: false },
      ...{
        service_id: 1,
        location_id: line.locationId,
        created_at: '2026-01-01T00:00:00.000Z',
        updated_at: at,
      },
    }
    const data = { data: { id: String(id), type: 'ticket', attributes } }
    tell(`42/widget,${JSON.stringify(['widget', { type: 'ticket', seq: 1_000_000 + told, data }])}`)
  }
  let id = 1_000_000
  const tellCalls = async (count: number) => {
    const from = id
    for (; id < from + count; id += 1) {
      const counter = (id % 8) + 1
      change(id - 8, counter, 'DONE')
      change(id, counter, 'CALLED')
      if (id % 50 === 0) await display.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
    }
    const label = `A ${String((id - 1) % 1_000).padStart(3, '0')}`
    await expect(display.locator('[data-call]').first()).toHaveAttribute('data-call', label)
  }

  const cdp = await context.newCDPSession(display)
  await cdp.send('HeapProfiler.enable')
  await tellCalls(1_000)
  const afterThousand = await heldBytes(cdp)
  await tellCalls(9_000)
  const ratio = (await heldBytes(cdp)) / afterThousand
  console.info(`heap after 10,000 calls: ${ratio.toFixed(3)} of ${Math.round(afterThousand / 1024)} kB`)
  expect(ratio).toBeLessThanOrEqual(1.1)
  await context.close()
  line.close()
})
