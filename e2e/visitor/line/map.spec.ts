import { type Browser, expect, type Page } from '@playwright/test'
import { sitDown } from '../../testing/computers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { changeLocation } from '../../testing/own-location.ts'
import { newName, signInAs } from '../../testing/portal.ts'
import { makePlace, type Place } from '../../testing/queue-desk.ts'
import { connectAgent } from '../../testing/queue-display.ts'
import { takeTicket } from '../../testing/queue-visitor.ts'

// What is found is shown on a map too, with the wait there now. The list says all that the map does.
test.use({ begins: '12:00' })

const here = { latitude: 57.53, longitude: 25.41 }

const ways = [
  {
    language: 'lv',
    locale: 'lv-LV',
    colorScheme: 'light',
    width: 1366,
    map: 'Karte',
    you: 'Jūs',
    near: 'Man tuvumā',
  },
  {
    language: 'en',
    locale: 'en-GB',
    colorScheme: 'dark',
    width: 1024,
    map: 'Map',
    you: 'You',
    near: 'Near me',
  },
  {
    language: 'ru',
    locale: 'ru-RU',
    colorScheme: 'dark',
    width: 390,
    map: 'Карта',
    you: 'Вы',
    near: 'Рядом со мной',
  },
] as const

async function placeAt(browser: Browser, point: object): Promise<Place & { staff: Page }> {
  const staff = await signInAs(browser)
  const place = await makePlace(staff)
  await changeLocation(staff, place.location, point)
  return { ...place, staff }
}

const rowOf = (page: Page, place: Place) => page.locator(`[data-place="${place.location.id}"]`)
const pins = (page: Page) => page.locator('#map .label')

for (const { language, locale, colorScheme, width, ...words } of ways) {
  test(`a place is found on the map, with its wait, and from where one is: ${language}, ${width}`, async ({
    browser,
    server,
  }) => {
    const place = await placeAt(browser, here)
    // Where nobody serves there is no wait to tell.
    const agent = await connectAgent(place.staff, server.url)
    await agent.requestSurely('call_next', { locationId: Number(place.location.id), counter: 1 })
    const page = await sitDown(browser, { locale, colorScheme, viewport: { width, height: 800 } })
    await page.goto(`/visit/?q=${encodeURIComponent(place.name)}`)
    const button = page.getByRole('button', { name: words.map })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(pins(page)).toHaveCount(1)
    const wait = rowOf(page, place).locator('[data-live="wait"] strong')
    await expect(pins(page)).toHaveText((await wait.textContent()) ?? '')
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    // A pin leads to its row.
    await pins(page).click()
    await expect(rowOf(page, place).getByRole('link', { name: place.name, exact: true })).toBeFocused()
    await expect(rowOf(page, place)).toHaveClass('marked')
    await expect(page.locator('#map .marked')).toHaveCount(1)

    // The wait is that of now, also while somebody is in the list.
    const before = await pins(page).textContent()
    for (let count = 0; count < 5; count += 1) await takeTicket(server.url, place.serviceId)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(pins(page)).not.toHaveText(before ?? '')
    await expect(pins(page)).toHaveText((await wait.textContent()) ?? '')

    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 57.535, longitude: here.longitude })
    await page.getByRole('button', { name: words.near }).click()
    await expect(page.locator('#map .you-word')).toHaveText(words.you)
    expect(await faultsOf(page)).toEqual([])
    // What one wanted is kept for the next search in this tab.
    await page.reload()
    await expect(pins(page)).toHaveCount(1)
    await expect(page.locator('#map .you-word')).toBeVisible()
    await button.click()
    await expect(page.locator('#map')).toBeHidden()
    agent.close()
  })
}

test('places that stand together are one pin with their number, until one comes nearer', async ({
  browser,
}) => {
  const street = `Kartes iela ${newName()}`
  const there = { ...here, address_lv: street }
  await placeAt(browser, { ...there, longitude: 25.4 })
  await placeAt(browser, { ...there, longitude: 25.46 })
  const page = await sitDown(browser, { locale: 'lv-LV', viewport: { width: 1366, height: 768 } })
  await page.goto(`/visit/?q=${encodeURIComponent(street)}`)
  await expect(page.locator('[data-place]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Karte' }).click()
  await expect(pins(page).first()).toBeVisible()
  for (let times = 0; times < 8; times += 1) await page.getByRole('button', { name: 'Tālināt' }).click()
  const many = page.locator('#map .label.many')
  await expect(many).toHaveCount(1)
  await many.click()
  await expect(pins(page)).not.toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])
})
