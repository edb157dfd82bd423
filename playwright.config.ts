import os from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/setup/browser.mjs'

/** Browser journeys against real servers with demo data, one for each worker, each in a folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/server/prepare.ts',
  // A journey waits for half of its time, for what is due or for a line that was lost: two share a core.
  workers: 2 * Math.max(2, os.availableParallelism()),
  retries: 0,
  // These end what hangs. Nothing is judged by how long it took.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Riga',
    viewport: { width: 1366, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(await browser()), args: chromiumFlags(), env: chromiumEnvironment() },
  },
})

async function browser() {
  const executablePath = await findBrowser()
  return executablePath ? { executablePath } : {}
}

/**
 * Chromium's own variables, which it sets as it starts while other threads of it read the environment: adding one may move all of them, and about one start in some thousands ended
 * in `getenv` by that. One that is there already is put in its place.
 */
function chromiumEnvironment(): Record<string, string | undefined> {
  return {
    ...process.env,
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    FC_FONTATIONS: '1',
    VK_ICD_FILENAMES: 'none',
  }
}

function chromiumFlags(): string[] {
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--in-process-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // A page of a journey is gone before code that is compiled twice over would have paid.
    '--js-flags=--no-opt --no-maglev',
  ]
}
