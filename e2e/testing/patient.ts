import type { Page } from '@playwright/test'

/**
 * Has a page wait for its HTTP calls for as long as it takes, also after a reload. For journeys that hold a call back: on a
 * busy machine they hold it longer than the page waits, and then it asks again.
 */
export async function patient(page: Page): Promise<void> {
  const wait = () => {
    AbortSignal.timeout = () => new AbortController().signal
  }
  await page.addInitScript(wait)
  await page.evaluate(wait)
}
