import { expect, type Page } from '@playwright/test'

const inThree = (field: string, text: string) =>
  Object.fromEntries(['lv', 'en', 'ru'].map((language) => [`${field}_${language}`, text]))

/** A location of the person's company, made over HTTP: journeys change their own. Gives its id. */
export async function makeLocation(page: Page, name: string, more: object = {}): Promise<string> {
  const location = { ...inThree('name', name), ...inThree('address', 'Test Street 1'), ...more }
  const made = await page.request.post('/api/portal/locations', { data: { location } })
  expect(made.status()).toBe(201)
  const { data } = (await made.json()) as { data: { id: string } }
  return data.id
}

/** Changes a location over HTTP, as another admin would meanwhile. */
export async function changeLocation(page: Page, id: string, location: object): Promise<void> {
  const changed = await page.request.patch(`/api/portal/locations/${id}`, { data: { location } })
  expect(changed.status()).toBe(200)
}

/** Gives the attributes of a location as the server has them now. */
export async function locationNow(page: Page, id: string): Promise<Record<string, unknown>> {
  const found = await page.request.get(`/api/locations/${id}`)
  const { data } = (await found.json()) as { data: { attributes: Record<string, unknown> } }
  return data.attributes
}
