/** A portal with the demo data behind it, and a browser in it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import pg from 'pg'
import { build } from 'vite'
import { freePort } from '../apps/server/src/testing/free-port.ts'
import { startPostgresServer } from '../apps/server/src/testing/postgres-server.ts'

/** Builds and starts it; `fill` puts into the database what is to be measured. */
async function startPortal(
  fill: (client: pg.Client) => Promise<void>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  await build({ root: path.join(import.meta.dirname, '..', 'apps', 'portal'), logLevel: 'silent' })
  const postgres = await startPostgresServer()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, [path.join(import.meta.dirname, '../apps/server/src/main.ts')], {
    env: {
      ...process.env,
      // Who builds the portal first says production here, where no demo data may be.
      NODE_ENV: 'development',
      PORT: String(port),
      DATABASE_URL: postgres.url,
      DEMO: '1',
      DEMO_LIFE: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
    }
    await postgres.stop()
  }
  try {
    await untilReady(url, server)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await fill(client)
    await client.end()
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries++) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
  throw new Error('The server did not become ready.')
}

/** Starts a portal, fills it, opens it in a browser, and ends all of it after `measure`. */
export async function withPortal(
  fill: (client: pg.Client) => Promise<void>,
  measure: (url: string, enter: (email: string) => Promise<Page>) => Promise<void>,
): Promise<void> {
  const portal = await startPortal(fill)
  const places = [process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', chromium.executablePath()]
  const executablePath = places.find((place) => existsSync(place))
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-sync']
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: flags })
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
