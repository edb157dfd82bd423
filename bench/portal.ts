/** A portal with the demo data behind it, as `npm start` builds and runs it, and a browser in it. */
import { type Browser, chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { startPostgresServer } from '../apps/server/src/testing/servers/postgres-server.ts'
import { findBrowser } from '../scripts/setup/browser.mjs'
import { buildIfStale } from '../scripts/setup/build.mjs'
import { productServer, type Started, start } from './started.ts'

/** Builds and starts it; `fill` puts into the database what is to be measured. */
async function startPortal(
  fill: (client: pg.Client) => Promise<void>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  await buildIfStale(process.execPath)
  const program = await productServer()
  const postgres = await startPostgresServer()
  let server: Started | undefined
  const stop = async () => {
    await server?.stop()
    await postgres.stop()
  }
  try {
    server = await start(program, { DATABASE_URL: postgres.url, DEMO: '1', DEMO_LIFE: '0' })
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await fill(client)
    await client.end()
    return { url: server.url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The browser in which everything is measured: the one of the tests. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findBrowser()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
  return await chromium.launch({ ...(executablePath ? { executablePath } : {}), args })
}

/** Starts a portal, fills it, opens it in a browser, and ends all of it after `measure`. */
export async function withPortal(
  fill: (client: pg.Client) => Promise<void>,
  measure: (url: string, enter: (email: string) => Promise<Page>) => Promise<void>,
): Promise<void> {
  const portal = await startPortal(fill)
  const browser = await launchBrowser()
  try {
    await measure(portal.url, async (email) => {
      const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1366, height: 768 } })
      const page = await context.newPage()
      await page.goto(`${portal.url}/login`)
      await page.getByRole('link', { name: 'Sign in' }).click()
      await page.locator('input[name="email"]').fill(email)
      await page.locator('input[type="password"]').fill('demo')
      await page.locator('form button[type="submit"]').first().click()
      await page.getByRole('button', { name: 'English' }).click()
      return page
    })
  } finally {
    await browser.close()
    await portal.stop()
  }
}
