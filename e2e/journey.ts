import { type BrowserContext, test as base, type TestInfo } from '@playwright/test'
import { aheadMs, presentOfJourneys } from './clock.ts'
import { copyOfPrepared } from './server/prepare.ts'
import { openSlowLine } from './server/slow-line.ts'
import { type RunningServer, startServer } from './server/start.ts'

/** `TESTS_LATE_MS` has all that the servers send come late by up to so much, as over a bad line. */
const mostLateMs = Number(process.env.TESTS_LATE_MS ?? 0)

type ForEach = { everybodyLeaves: undefined }
type ForWorker = {
  /** Journeys in a world of another name never meet these: they have a worker, and so a server, of their own. */
  world: string
  server: RunningServer
}

/**
 * A test of a journey. Each worker has a server of its own; whoever came in a test leaves when it ends, so that nobody is left to
 * listen to the journeys after it. Where one fails, what each page showed and what the server said meanwhile are kept with it.
 */
export const test = base.extend<ForEach, ForWorker>({
  world: ['', { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use, { workerIndex }) => {
      const server = await startServer(copyOfPrepared(workerIndex), aheadMs())
      const line = mostLateMs > 0 ? await openSlowLine(server.url, mostLateMs) : server
      await use({ ...server, url: line.url })
      if ('close' in line) await line.close()
      await server.stop()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context }, use) => {
    await prepareContext(context)
    await use(context)
  },
  everybodyLeaves: [
    async ({ browser, server }, use, info) => {
      server.said()
      await use(undefined)
      if (info.status !== info.expectedStatus) await keepWhatWasThere(browser.contexts(), server, info)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})

/**
 * Gives a browser the present of the journeys, where that is not the machine's, and lets it ask to save data: nothing is fetched before
 * it is wanted, which in most journeys is never.
 */
export async function prepareContext(context: BrowserContext): Promise<void> {
  if (aheadMs() !== 0) await context.clock.install({ time: presentOfJourneys() })
  await context.addInitScript(() => {
    const connection = (navigator as { connection?: object }).connection
    if (connection) Object.defineProperty(connection, 'saveData', { value: true })
  })
}

async function keepWhatWasThere(
  contexts: readonly BrowserContext[],
  server: RunningServer,
  info: TestInfo,
): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages())
  for (const [index, page] of pages.entries()) {
    const file = info.outputPath(`page-${index + 1}.png`)
    // A page that hangs has no picture; the others still have.
    const isTaken = await page.screenshot({ path: file, timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    if (isTaken) await info.attach(page.url(), { path: file, contentType: 'image/png' })
  }
  await info.attach('server', {
    body: server.said() || 'The server said nothing.',
    contentType: 'text/plain',
  })
}
