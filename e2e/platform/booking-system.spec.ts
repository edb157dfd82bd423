import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { startGate } from '../../apps/server/src/testing/gate.ts'
import { copyOfPrepared } from '../server/prepare.ts'
import { type RunningServer, startServer } from '../server/start.ts'
import { aheadMs } from '../testing/clock.ts'
import { sitDown } from '../testing/computers.ts'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { friday } from '../testing/kiosk-booking.ts'
import { makeKioskPlace } from '../testing/kiosk-place.ts'
import { changeLocation } from '../testing/own-location.ts'
import { enterAs, type Language } from '../testing/portal.ts'
import { bookedPage, details, isRight, next, openBooking, sayWho, times } from '../testing/visit-booking.ts'

// A location whose bookings another installation keeps, which stands behind a gate.

test.use({ begins: '12:00', world: 'booking-system', environment: { ALLOW_PRIVATE_URLS: '1' } })

const words = {
  lv: {
    ...{ title: 'Pierakstu sistēma', ask: 'Mēģināt tūlīt', answers: /^Atbild kopš/ },
    ...{ silent: /^Neatbild kopš/, away: /pierakstu sistēma pašlaik neatbild/, book: /^Pierakstīties uz/ },
  },
  en: {
    ...{ title: 'Booking system', ask: 'Try now', answers: /^Answers since/ },
    ...{ silent: /^No answer since/, away: /does not answer just now/, book: /^Book / },
  },
  ru: {
    ...{ title: 'Система записи', ask: 'Попробовать сейчас', answers: /^Отвечает с/ },
    ...{ silent: /^Не отвечает с/, away: /сейчас не отвечает/, book: /^Записаться на/ },
  },
} as const

const card = (page: Page, language: Language) =>
  page.getByRole('region', { name: words[language].title, exact: true })

/** Asks until the card says what is waited for: one lost answer is not yet an absence. */
async function askUntil(page: Page, language: Language, text: RegExp): Promise<void> {
  await expect(async () => {
    await card(page, language).getByRole('button', { name: words[language].ask }).click()
    await expect(card(page, language).getByText(text)).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

const operator = { 'x-api-key': 'the key of the tests', 'x-api-secret': 'the secret of the tests' }

/** The ids by which the keeper knows its location 1 and the service 1 there. */
async function namesAt(keeper: RunningServer, request: APIRequestContext) {
  const answer = await request.get(`${keeper.url}/api/locations/1?include=services`, { headers: operator })
  const { data, included } = await answer.json()
  type Shown = { id: string; type: string; attributes: { bms_id: string } }
  const service = (included as Shown[]).find(({ type, id }) => type === 'service' && id === '1')
  return { location: (data as Shown).attributes.bms_id, service: service?.attributes.bms_id }
}

/** What stands at the keeper of somebody's bookings on Friday. */
async function standingThere(keeper: RunningServer, request: APIRequestContext, name: string) {
  const path = `${keeper.url}/api/bookings/service/1/date/${friday}`
  const { data } = await (await request.get(path, { headers: operator })).json()
  type Shown = { attributes: { first_name: string; status: string } }
  return (data as Shown[])
    .filter(({ attributes }) => attributes.first_name === name)
    .map(({ attributes }) => attributes.status)
}

test('a visitor books where another system keeps the bookings; while that is away the page says so, and comes back by itself', async ({
  browser,
  request,
}) => {
  const keeper = await startServer(copyOfPrepared(91), aheadMs())
  const gate = await startGate(() => keeper.url)
  const { staff, place } = await makeKioskPlace(browser)
  const names = await namesAt(keeper, request)
  const path = `/api/portal/locations/${place.locationId}/services/${place.serviceId}`
  const known = await staff.request.patch(path, { data: { service: { bms_id: names.service } } })
  expect(known.status()).toBe(200)
  const location = { id: String(place.locationId) }
  await changeLocation(staff, location, { bms_id: names.location, bms_base_url: gate.url })
  const admin = await enterAs(browser, { path: `/locations/${place.locationId}`, language: 'en' })
  await askUntil(admin, 'en', words.en.answers)

  const page = await openBooking(browser, place.serviceId, { language: 'en' })
  await times(page).first().check()
  await next(page, 'en').click()
  await expect(details(page)).toBeVisible()
  await sayWho(page, 'Zanda')
  await page.getByRole('button', { name: words.en.book }).click()
  await bookedPage(page)
  expect(await standingThere(keeper, request, 'Zanda')).toEqual(['scheduled'])

  gate.let(() => 'cut off')
  await askUntil(admin, 'en', words.en.silent)
  await expect(card(admin, 'en')).toContainText('Meanwhile nobody can book here')
  for (const { language, ...look } of looks) {
    const other = await enterAs(browser, { path: `/locations/${place.locationId}`, language, ...look })
    await expect(card(other, language).getByText(words[language].silent)).toBeVisible()
    expect(await faultsOf(other)).toEqual([])
  }
  const calendar = await enterAs(browser, {
    path: `/bookings/calendar?location=${place.locationId}`,
    language: 'en',
  })
  await expect(calendar.getByRole('status').filter({ hasText: words.en.title })).toContainText(
    'nothing can be booked or canceled here',
  )
  expect(await faultsOf(calendar)).toEqual([])
  const locale = { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }
  for (const language of ['lv', 'en', 'ru'] as const) {
    const late = await sitDown(browser, {
      locale: locale[language],
      viewport: { width: 390, height: 844 },
    })
    await late.goto(`/visit/book/${place.serviceId}?day=${friday}`)
    await expect(late.getByRole('alert').getByText(words[language].away)).toBeVisible()
    await isRight(late)
    if (language !== 'ru') continue
    gate.let(() => 'pass')
    await askUntil(admin, 'en', words.en.answers)
    await expect(times(late).first()).toBeAttached()
    await expect(late.getByText(words.ru.away)).toHaveCount(0)
    await expect(calendar.getByRole('status').filter({ hasText: words.en.title })).toHaveCount(0)
  }
  await gate.close()
  await keeper.stop()
})
