import { type BrowserContext, test as base, type TestInfo } from '@playwright/test'
import { copyOfPrepared } from '../server/prepare.ts'
import { openSlowLine } from '../server/slow-line.ts'
import { type RunningServer, startServer } from '../server/start.ts'
import { aheadMs, beginAt } from './clock.ts'
import { everybodyGetsUp, prepareContext } from './computers.ts'

/** `TESTS_LATE_MS` has all that the servers send come late by up to so much, as over a bad line. */
const mostLateMs = Number(process.env.TESTS_LATE_MS ?? 0)

type ForEach = { everybodyLeaves: undefined }
type ForWorker = {
  /** Journeys in a world of another name never meet these: they have a worker, and so a server, of their own. */
  world: string
  /** Time of the working day at which the world of these journeys begins, `12:00`; the start of the run, where none is said. */
  begins: string
  /** Settings of the operator with which these journeys' server is started. */
  environment: Readonly<Record<string, string>>
  server: RunningServer
}

/**
 * A test of a journey. Each worker has a server of its own; whoever came in a test leaves when it ends, so that nobody is left to
 * listen to the journeys after it. Where one fails, what each page showed and what the server said meanwhile are kept with it.
 */
export const test = base.extend<ForEach, ForWorker>({
  world: ['', { scope: 'worker', option: true }],
  begins: ['', { scope: 'worker', option: true }],
  environment: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ begins, environment }, use, { workerIndex }) => {
      if (begins) beginAt(begins)
      const server = await startServer(copyOfPrepared(workerIndex), aheadMs(), environment)
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
      const hasFailed = info.status !== info.expectedStatus
      if (hasFailed) await keepWhatWasThere(browser.contexts(), server, info)
      await everybodyGetsUp(browser, hasFailed)
    },
    { auto: true },
  ],
})

async function keepWhatWasThere(
  contexts: readonly BrowserContext[],
  server: RunningServer,
  info: TestInfo,
): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages()).filter((page) => page.url() !== 'about:blank')
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
