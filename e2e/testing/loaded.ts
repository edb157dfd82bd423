import type { Browser, CDPSession, Cookie, Page } from '@playwright/test'

export type Line = 'fast' | 'slow'
type Loaded = { path: string; bytes: number; isBefore: boolean }
type Visit = {
  url: string
  line: Line
  cookies?: Cookie[]
  savesData?: boolean
  /** What is waited for: the calendar's grid, where nothing else is said. */
  shows?: string
}

/** Opens a page in a browser that has nothing of it yet; `cdp` has counted its work from the start. */
export async function openCold(browser: Browser, visit: Visit): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ locale: 'lv-LV', timezoneId: 'Europe/Riga' })
  await context.addCookies(visit.cookies ?? [])
  const page = await context.newPage()
  const { shows = '[role="grid"]', savesData = false } = visit
  await page.addInitScript(markShown, { shows, savesData })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable')
  if (visit.line === 'slow') await slowDown(cdp)
  await page.goto(visit.url, { waitUntil: 'commit' })
  return { page, cdp }
}

/** Notes when what is waited for is there, from the first script on. */
function markShown({ shows, savesData }: { shows: string; savesData: boolean }): void {
  const { connection } = navigator as { connection?: object }
  if (connection) Object.defineProperty(connection, 'saveData', { value: savesData })
  const observer = new MutationObserver(() => {
    if (!document.querySelector(shows)) return
    performance.mark('shown')
    observer.disconnect()
  })
  observer.observe(document, { subtree: true, childList: true })
}

/** Makes of it a telephone on a line of 1.6 Mbit/s and 150 ms. */
async function slowDown(cdp: CDPSession): Promise<void> {
  const bytes = 1_600_000 / 8
  const line = { offline: false, latency: 150, downloadThroughput: bytes, uploadThroughput: bytes / 2 }
  await cdp.send('Network.emulateNetworkConditions', line)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/**
 * Lists what a page has loaded over HTTP, in bytes with their headers, and whether it was asked for before what is waited for was there;
 * nothing, while it is not. What the page gave up waiting for, and asked for again, is not among it: a busy machine is slow to answer.
 */
export async function loadedBy(page: Page): Promise<Loaded[]> {
  return await page.evaluate(() => {
    const [shown] = performance.getEntriesByName('shown')
    if (!shown) return []
    const found = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    return (found as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, transferSize, startTime }) => ({
        path: new URL(name).pathname,
        bytes: transferSize,
        isBefore: startTime < shown.startTime,
      }))
  })
}
