import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import type { RunningServer } from '../server/start.ts'
import { aheadMs, goOnTo, presentOfJourneys } from './clock.ts'

type Wanted = Pick<BrowserContextOptions, 'colorScheme' | 'locale'> & {
  viewport?: { width: number; height: number } | undefined
}
type Computer = { page: Page; madeFor: string; isTaken: boolean; isSpoilt: boolean }

/**
 * The computers of this worker. Making one, and reading the portal's programs on it for the first time, is the dearest part of most
 * journeys; so one that was left is used again, with nothing left on it but those programs.
 */
const computers = new Map<BrowserContext, Computer>()

/**
 * Methods whose effect outlives the page that they were called on: a computer on which one was called is
 * thrown away.
 */
const spoiling = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setOffline',
]

/** A page on a computer that nobody else sits at, as if both were new. */
export async function sitDown(browser: Browser, wanted: Wanted): Promise<Page> {
  const { locale = 'en-GB', colorScheme = 'light', viewport = { width: 1366, height: 900 } } = wanted
  const madeFor = `${locale}, ${aheadMs()} ms ahead`
  const known = browser.contexts().map((context) => computers.get(context))
  const free = known.find((computer) => computer?.madeFor === madeFor && !computer.isTaken)
  if (free) free.isTaken = true
  const { page } = free ?? (await makeComputer(browser, locale, madeFor))
  await page.emulateMedia({
    colorScheme,
    reducedMotion: 'reduce',
    media: null,
    contrast: null,
    forcedColors: null,
  })
  await page.setViewportSize(viewport)
  return page
}

/** Everybody leaves the computers of a browser. Where the journey failed, none is used again. */
export async function everybodyGetsUp(browser: Browser, hasFailed: boolean): Promise<void> {
  await Promise.all(
    browser.contexts().map(async (context) => {
      const computer = computers.get(context)
      if (computer && !computer.isTaken) return
      if (computer && !hasFailed && !computer.isSpoilt) {
        await wipe(context, computer.page)
        computer.isTaken = false
      } else {
        computers.delete(context)
        await context.close()
      }
    }),
  )
}

/** Time passes for everybody: for the server, the journeys, and all computers. */
export async function everybodyGoesOn(
  browser: Browser,
  server: RunningServer,
  minutes: number,
): Promise<void> {
  await goOnTo(server, new Date(presentOfJourneys().getTime() + minutes * 60_000))
  for (const context of browser.contexts()) {
    const computer = computers.get(context)
    if (computer?.isTaken) await computer.page.clock.fastForward(minutes * 60_000)
    else await context.close()
  }
}

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

async function makeComputer(browser: Browser, locale: string, madeFor: string): Promise<Computer> {
  const context = await browser.newContext({ locale, timezoneId: 'Europe/Riga' })
  await prepareContext(context)
  const page = await context.newPage()
  const computer: Computer = { page, madeFor, isTaken: true, isSpoilt: false }
  computers.set(context, computer)
  for (const [owner, names] of [
    [page, spoiling],
    [context, [...spoiling, 'newCDPSession']],
    [page.clock, ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime']],
  ] as const) {
    for (const name of names) beforeEachCall(owner, name, () => Object.assign(computer, { isSpoilt: true }))
  }
  return computer
}

function beforeEachCall(owner: object, name: string, act: () => void): void {
  const method: unknown = Reflect.get(owner, name)
  if (typeof method !== 'function') return
  Reflect.set(owner, name, (...values: unknown[]) => {
    act()
    return Reflect.apply(method, owner, values) as unknown
  })
}

async function wipe(context: BrowserContext, page: Page): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.goto('about:blank')
  await page.mouse.move(-1, -1)
  await context.clearCookies()
}
