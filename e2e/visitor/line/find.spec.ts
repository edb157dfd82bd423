import { type Browser, expect, type Page } from '@playwright/test'
import { sitDown } from '../../testing/computers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { changeLocation, changeService } from '../../testing/own-location.ts'
import { signInAs } from '../../testing/portal.ts'
import { makePlace, type Place } from '../../testing/queue-desk.ts'
import { takeTicket } from '../../testing/queue-visitor.ts'

// Visitors find a place, with the wait there now, on pages that the server writes.
test.use({ begins: '12:00' })

const inHand = { width: 390, height: 844 }
const here = { latitude: 57.53, longitude: 25.41 }

const ways = [
  {
    ...{ language: 'lv', locale: 'lv-LV', viewport: inHand },
    colorScheme: 'light',
    ...{ sought: 'Iestāde, pakalpojums vai iela', open: 'Atvērts līdz 18:00', stepFree: 'Bez pakāpieniem' },
    ...{ take: 'Ņemt numuru', about: 'Par šo vietu', nobody: 'neviens negaida' },
  },
  {
    ...{ language: 'en', locale: 'en-GB', viewport: { width: 1366, height: 768 } },
    colorScheme: 'dark',
    ...{ sought: 'Office, service or street', open: 'Open until 18:00', stepFree: 'Step-free' },
    ...{ take: 'Take a number', about: 'About this place', nobody: 'nobody waiting' },
  },
  {
    ...{ language: 'ru', locale: 'ru-RU', viewport: inHand },
    colorScheme: 'dark',
    ...{ sought: 'Учреждение, услуга или улица', open: 'Открыто до 18:00', stepFree: 'Без ступеней' },
    ...{ take: 'Взять номер', about: 'Об этом месте', nobody: 'никто не ждёт' },
  },
] as const

async function placeNear(browser: Browser, more: object = {}): Promise<Place> {
  const staff = await signInAs(browser)
  const place = await makePlace(staff)
  await changeLocation(staff, place.location, { ...here, accessibility_1: true, ...more })
  return place
}

const rowOf = (page: Page, place: Place) => page.locator(`[data-place="${place.location.id}"]`)

for (const { language, locale, colorScheme, viewport, ...words } of ways) {
  test(`a place is found with the keyboard alone, and what one wants to know of it: ${language}, ${viewport.width}`, async ({
    browser,
  }) => {
    const place = await placeNear(browser)
    const page = await sitDown(browser, { locale, colorScheme, viewport })
    await page.goto('/visit/')
    await expect(page.locator('[data-place]').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('searchbox', { name: words.sought }).focus()
    await page.keyboard.type(place.name)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-place]')).toHaveCount(1)
    const row = rowOf(page, place)
    await expect(row.getByText(words.open)).toBeVisible()
    await expect(row.getByText(words.nobody)).toBeVisible()
    const filter = page.getByRole('button', { name: words.stepFree })
    await filter.focus()
    await page.keyboard.press('Space')
    await expect(filter).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('searchbox')).toHaveValue(place.name)
    await expect(row).toBeVisible()
    expect(await faultsOf(page)).toEqual([])

    await row.getByRole('link', { name: words.take }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /Konsultācija/ })).toBeVisible()
    const about = page.getByRole('complementary', { name: words.about })
    await expect(about.getByRole('row')).toHaveCount(7)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await faultsOf(page)).toEqual([])
  })
}

test('what was written about a place follows the language that is chosen in the app, and the pages after it', async ({
  browser,
}) => {
  const place = await placeNear(browser)
  const phone = await sitDown(browser, { locale: 'lv-LV', viewport: inHand })
  await phone.goto(`/visit/location/${place.location.id}`)
  await expect(phone.getByRole('complementary', { name: 'Par šo vietu' })).toBeVisible()
  await phone.getByRole('button', { name: /^RU/ }).click()
  await expect(phone.getByRole('complementary', { name: 'Об этом месте' })).toBeVisible()
  await expect(phone.getByRole('complementary')).toHaveCount(1)
  await phone.getByRole('link', { name: /^Все места/ }).click()
  await expect(phone.getByText('Открыто до 18:00').first()).toBeVisible()
  await phone.getByRole('link', { name: /^EN/ }).click()
  await phone.getByRole('link', { name: 'All offices' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Where do you need to go?')
  await phone.goto(`/visit/location/${place.location.id}`)
  await expect(phone.getByRole('complementary', { name: 'About this place' })).toBeVisible()
})

test('who takes a number leaves what was written of the place, and finds it again on the way back', async ({
  browser,
}) => {
  const place = await placeNear(browser)
  const phone = await sitDown(browser, { locale: 'lv-LV', viewport: inHand })
  const service = phone.getByRole('button', { name: /Konsultācija/ })
  const about = phone.getByRole('complementary', { name: 'Par šo vietu' })
  await phone.goto(`/visit/location/${place.location.id}`)
  await expect(service).toHaveAttribute('aria-disabled', 'false')
  await service.click()
  await expect(phone.locator('[data-face]')).toBeVisible()
  await expect(about).toBeHidden()
  const ticket = phone.url()
  await phone.goBack()
  await expect(service).toBeVisible()
  await expect(about).toBeVisible()

  // The page with which one begins leads back to the number, until it is over.
  await phone.goto('/visit/')
  const own = phone.getByRole('navigation', { name: 'Jūsu numuri' })
  await own.getByRole('link', { name: /^Jūsu numurs .+ Atpakaļ pie tā$/ }).click()
  await expect(phone).toHaveURL(ticket)
  await phone.getByRole('button', { name: 'Atteikties', exact: true }).click()
  await phone.getByRole('button', { name: 'Jā, atteikties' }).click()
  await expect(phone.getByText('Jūs atteicāties no šī numura')).toBeVisible()
  await phone.goto('/visit/')
  await expect(phone.locator('[data-place]').first()).toBeVisible()
  await expect(own).toBeHidden()
})

test('who comes back to a place sees what is booked there as it is by then, and nothing of one that is hidden', async ({
  browser,
}) => {
  const place = await placeNear(browser)
  const staff = await signInAs(browser)
  const phone = await sitDown(browser, { locale: 'lv-LV', viewport: inHand })
  const comesBack = () => phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await phone.goto(`/visit/location/${place.location.id}`)
  const bookable = phone.getByRole('navigation').getByRole('link', { name: /^Konsultācija/ })
  await expect(phone.getByRole('button', { name: /^Konsultācija/ })).toHaveAttribute('aria-disabled', 'false')
  await bookable.focus()
  await changeService(staff, place, { name_lv: 'Jauna pieņemšana' })
  await comesBack()
  await expect(phone.getByRole('link', { name: /^Jauna pieņemšana/ })).toBeFocused()
  await changeLocation(staff, place.location, { visible: false })
  await comesBack()
  await expect(phone.getByRole('link', { name: /^Jauna pieņemšana/ })).toBeHidden()
})

test('with no script a place is found, read about, and told when it is open', async ({ browser, server }) => {
  const place = await placeNear(browser)
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, locale: 'ru-RU', viewport: inHand, baseURL: server.url },
  })
  const page = await context.newPage()
  await page.goto('/visit/')
  await expect(page.getByRole('button', { name: 'Рядом со мной' })).toBeHidden()
  await page.getByRole('searchbox').fill(place.name)
  await page.getByRole('button', { name: 'Найти', exact: true }).click()
  await page.getByRole('button', { name: 'Открыто сейчас' }).click()
  await expect(page.getByRole('button', { name: 'Открыто сейчас' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 место', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /^LV/ }).click()
  await expect(page.getByText('1 vieta', { exact: true })).toBeVisible()
  await rowOf(page, place).getByRole('link', { name: place.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible()
  await expect(page.getByText('Atvērts līdz 18:00')).toBeVisible()
  const rows = page.getByRole('listitem').filter({ hasText: 'Konsultācija' })
  await expect(rows.filter({ hasText: 'pagaidām neapkalpo' })).toBeVisible()
  await expect(rows.filter({ hasText: 'tuvākais laiks' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(7)
  await expect(page.locator('noscript p')).toContainText('vajadzīgs JavaScript')
  await page.getByRole('link', { name: /^Visas vietas/ }).click()
  await expect(page.locator('[data-place]').first()).toBeVisible()
  const unknown = await page.goto('/visit/location/2147483647')
  expect(unknown?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Šādas lapas nav')
  await page.getByRole('searchbox').fill(place.name)
  await page.getByRole('searchbox').press('Enter')
  await expect(rowOf(page, place)).toBeVisible()
  await context.close()
})

test('who says where they are sees the nearest first, with its distance; who does not is told what else to do', async ({
  browser,
}) => {
  const place = await placeNear(browser)
  const phone = await sitDown(browser, { locale: 'lv-LV', viewport: inHand })
  await phone.context().grantPermissions(['notifications'])
  await phone.goto('/visit/')
  const near = phone.getByRole('button', { name: 'Man tuvumā' })
  await near.click()
  await expect(phone.getByRole('status')).toContainText('nedrīkst zināt, kur jūs esat')
  await expect(near).toHaveAttribute('aria-pressed', 'false')

  await phone.context().grantPermissions(['geolocation'])
  await phone.context().setGeolocation({ latitude: 57.535, longitude: here.longitude })
  await near.click()
  await expect(phone.getByRole('status')).toContainText('sākot ar tuvāko')
  await expect(phone.locator('[data-place]').first().locator('.where')).toContainText('560 m')
  await expect(near).toHaveAttribute('aria-pressed', 'true')
  expect(phone.url()).toBe(new URL('/visit/', phone.url()).href)
  expect(await faultsOf(phone)).toEqual([])
  // Another search in the same tab is sorted from there too.
  await phone.getByRole('searchbox').fill(place.name)
  await phone.getByRole('searchbox').press('Enter')
  await expect(phone.locator('[data-place]')).toHaveCount(1)
  await expect(rowOf(phone, place).locator('.where')).toContainText('560 m')
  await expect(near).toHaveAttribute('aria-pressed', 'true')
  await near.click()
  await expect(rowOf(phone, place).locator('.where')).not.toContainText('560 m')
})

test('who comes back to the page sees the wait as it is by then, and stays where they were', async ({
  browser,
  server,
}) => {
  const place = await placeNear(browser)
  const phone = await sitDown(browser, { locale: 'en-GB', viewport: inHand })
  await phone.goto(`/visit/?q=${encodeURIComponent(place.name)}`)
  const row = rowOf(phone, place)
  await expect(row.getByText('nobody waiting')).toBeVisible()
  const link = row.getByRole('link', { name: place.name, exact: true })
  await link.focus()
  for (let count = 0; count < 5; count += 1) await takeTicket(server.url, place.serviceId)
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(row.getByText('a few waiting')).toBeVisible()
  await expect(link).toBeFocused()
})

test('whoever comes to a page that there is none of is led to all places', async ({ browser }) => {
  const phone = await sitDown(browser, { locale: 'lv-LV', viewport: inHand })
  await phone.goto('/visit/nothing/here')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Šādas vietas šeit nav.')
  expect(await faultsOf(phone)).toEqual([])
  await phone.getByRole('link', { name: 'Skatīt visas vietas' }).click()
  await expect(phone).toHaveURL(/\/visit\/$/)
  await expect(phone.getByRole('searchbox')).toBeVisible()
})

test('what is read already stays where it is when scripts bring their buttons, and the app what it shows', async ({
  browser,
}) => {
  const page = await sitDown(browser, { locale: 'ru-RU', viewport: { width: 390, height: 844 } })
  const topOf = async (what: ReturnType<typeof page.locator>) => (await what.boundingBox())?.y ?? 0
  for (const [path, read, brought] of [
    ['/visit/', page.locator('.chips'), page.locator('#near')],
    ['/visit/location/1', page.locator('h1'), page.locator('main [aria-pressed="true"]')],
  ] as const) {
    let go = () => {}
    const scripts = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/*.js', async (route) => {
      await scripts
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(read).toBeVisible()
    const top = await topOf(read)
    await expect(brought).toBeHidden()
    go()
    await expect(brought).toBeVisible()
    await expect(read).toHaveCount(1)
    expect(Math.abs((await topOf(read)) - top)).toBeLessThan(2)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
