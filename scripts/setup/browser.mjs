import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { Refusal } from './refusal.mjs'
import { runProgram } from './run-program.mjs'
import { installFromSystem } from './system-packages.mjs'

// First the one without a window of its own: the same engine, and the journeys take two thirds of the time.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for the tests: `CHROMIUM_PATH`, else the system's, else the one that Playwright keeps.
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const { chromium } = await import('@playwright/test')
  return [...usualPlaces, chromium.executablePath()].find((place) => existsSync(place))
}

/**
 * Installs a browser where there is none: from the system's packages if this user may, else from Playwright.
 * @param {string} node
 */
export async function installBrowserIfMissing(node) {
  const asked = process.env.CHROMIUM_PATH
  if (asked && !existsSync(asked)) throw new Refusal(`CHROMIUM_PATH: there is no browser at ${asked}.`)
  if (await findBrowser()) return
  process.stdout.write('Installing Chromium for the browser tests …\n')
  await installFromSystem(['chromium-headless-shell', 'chromium'])
  if (await findBrowser()) return
  await runProgram(node, [inRoot('node_modules', 'playwright', 'cli.js'), 'install', 'chromium'])
  if (await findBrowser()) return
  throw new Refusal(
    'The browser tests need Chromium, and it could not be installed. Install it yourself, or name one in CHROMIUM_PATH.',
  )
}
