import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/setup/browser.mjs'

// This file is read again by each worker: what the first reading decided travels in the environment.
process.env.RINDA_E2E_PORT ??= String(await freePort())
process.env.RINDA_E2E_DATA_DIR ??= path.join(tmpdir(), `rinda-e2e-${randomUUID()}`)
const baseURL = `http://localhost:${process.env.RINDA_E2E_PORT}`

/** Browser journeys against a real server with demo data, in a folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalTeardown: './e2e/remove-data.ts',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Riga',
    viewport: { width: 1366, height: 900 },
    launchOptions: { ...(await browser()), args: chromiumFlags() },
  },
  webServer: {
    command: `"${process.execPath}" apps/server/src/main.ts`,
    url: `${baseURL}/health/ready`,
    env: {
      PORT: process.env.RINDA_E2E_PORT,
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.RINDA_E2E_DATA_DIR,
      DATABASE_URL: '',
      DEMO: '1',
      API_KEY: 'the key of the tests',
      API_SECRET: 'the secret of the tests',
      LOG_LEVEL: 'warn',
    },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})

async function browser() {
  const executablePath = await findBrowser()
  return executablePath ? { executablePath } : {}
}

function chromiumFlags(): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
