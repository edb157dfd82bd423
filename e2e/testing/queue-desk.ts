import { type Browser, expect, type Page } from '@playwright/test'
import { makeLocation, makeService } from './own-location.ts'
import { enterAs, type Language, newName } from './portal.ts'

const words = {
  lv: { start: 'Sākt darbu', next: /saukt nākamo/i, location: 'Filiāle' },
  en: { start: 'Start work', next: /call the next one/i, location: 'Location' },
  ru: { start: 'Начать работу', next: /вызвать следующего/i, location: 'Филиал' },
} as const

export type Place = {
  name: string
  location: { id: string }
  service: { id: string }
  serviceId: number
  otherId: number
}

/** A location with a line of its own, and two services. */
export async function makePlace(page: Page): Promise<Place> {
  const name = `Rinda ${newName()}`
  const location = await makeLocation(page, name, { qms_active: true })
  const queue = { qms_id: 'OWN', average_time: 10 }
  const service = await makeService(page, location, 'Konsultācija', queue)
  const other = await makeService(page, location, 'Kase', queue)
  return { name, location, service, serviceId: Number(service.id), otherId: Number(other.id) }
}

/** Sits down at a counter of a location. */
export async function startWork(
  page: Page,
  place: Place,
  counter: string,
  language: Language = 'lv',
): Promise<void> {
  const { start, location, next } = words[language]
  await page.getByRole('combobox', { name: location }).click()
  await page.getByRole('option', { name: place.name }).click()
  // What was made a moment ago may be read once more before all of it is there.
  for (const id of [place.serviceId, place.otherId]) {
    if (id > 0) await expect(page.locator(`[data-service-choice="${id}"]`)).toBeVisible()
  }
  await page.locator('input[name="counter"]').fill(counter)
  await page.getByRole('button', { name: start }).click()
  await expect(page.getByRole('button', { name: next })).toBeVisible()
}

/** An agent at counter 3 of a location of their own. */
export async function agentAt(browser: Browser): Promise<{ page: Page; place: Place }> {
  const page = await enterAs(browser, { path: '/queue' })
  const place = await makePlace(page)
  await startWork(page, place, '3')
  return { page, place }
}

/** Another agent, at another counter of the same location. */
export async function colleagueAt(browser: Browser, place: Place, counter = '4'): Promise<Page> {
  const page = await enterAs(browser, { path: '/queue', email: 'user@rinda.example' })
  await startWork(page, place, counter)
  return page
}

export const served = (page: Page) => page.locator('[data-ticket]')
export const rowsOf = (page: Page) => page.locator('[data-line-ticket]')
export const held = (page: Page) => page.locator('[data-held-ticket]')
export const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"] dd`)
export const next = (page: Page) => page.getByRole('button', { name: words.lv.next })

/** Presses a key once the act before is answered: two acts at once are one. */
export async function press(page: Page, key: string): Promise<void> {
  await expect(page.locator('button[aria-keyshortcuts="Space"]:not([aria-disabled])')).toBeVisible()
  await page.keyboard.press(key)
}
