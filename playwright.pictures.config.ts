import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** A Thursday to come, late in the morning in Riga. The demo is made for it and lives on from there; workers are told by their environment. */
process.env.TESTS_AT ??= lateMorning(new Date())

function lateMorning(today: Date): string {
  const thursday = new Date(today)
  thursday.setUTCDate(today.getUTCDate() + ((11 - today.getUTCDay()) % 7 || 7))
  thursday.setUTCHours(9, 20, 0, 0)
  return thursday.toISOString()
}

/** The pictures of the README, taken of the demo: `npm run pictures`. */
export default defineConfig({
  ...journeys,
  testMatch: 'pictures.ts',
  outputDir: 'test-results/pictures',
  workers: 1,
})
