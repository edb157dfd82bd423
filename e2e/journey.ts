import { test as base } from '@playwright/test'

/** A test of a journey: whoever came in it leaves when it ends, so that nobody is left to listen to the journeys after it. */
export const test = base.extend<{ everybodyLeaves: undefined }>({
  everybodyLeaves: [
    async ({ browser }, use) => {
      await use(undefined)
      await Promise.all(browser.contexts().map((context) => context.close()))
    },
    { auto: true },
  ],
})
