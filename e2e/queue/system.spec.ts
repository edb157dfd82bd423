import { expect, type Page } from '@playwright/test'
import { startGate } from '../../apps/server/src/testing/gate.ts'
import { copyOfPrepared } from '../server/prepare.ts'
import { startServer } from '../server/start.ts'
import { aheadMs } from '../testing/clock.ts'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { changeLocation } from '../testing/own-location.ts'
import { enterAs, type Language, openScreen, signInAs } from '../testing/portal.ts'
import { makePlace, type Place } from '../testing/queue-desk.ts'

// A location whose line another installation keeps, which stands behind a gate.

test.use({ begins: '12:00', environment: { ALLOW_PRIVATE_URLS: '1' } })

const words = {
  lv: { title: 'Rindu sistēma', ask: 'Mēģināt tūlīt', answers: /^Atbild kopš/, silent: /^Neatbild kopš/ },
  en: { title: 'Queue system', ask: 'Try now', answers: /^Answers since/, silent: /^No answer since/ },
  ru: {
    title: 'Система очереди',
    ask: 'Попробовать сейчас',
    answers: /^Отвечает с/,
    silent: /^Не отвечает с/,
  },
} as const

const card = (page: Page, language: Language) =>
  page.getByRole('region', { name: words[language].title, exact: true })
const askNow = (page: Page, language: Language) =>
  card(page, language).getByRole('button', { name: words[language].ask }).click()

/** Names the system behind a gate as the one that keeps the line of a place of ours, by the ids of its location 1. */
async function keepElsewhere(page: Page, { location, service }: Place, base: string): Promise<void> {
  const path = `/api/portal/locations/${location.id}/services/${service.id}`
  const known = await page.request.patch(path, { data: { service: { qms_id: '1' } } })
  expect(known.status()).toBe(200)
  await changeLocation(page, location, {
    qms_base_url: base,
    qms_services_url: '/api/queue/1/services',
    qms_tickets_url: '/api/queue/1/tickets',
    qms_get_ticket_url: '/api/queue/1/tickets',
    qms_cancel_ticket_url: '/api/queue/1/tickets/cancel',
  })
}

test('whoever sets a location up sees whether the other system answers, why not, and has it asked at once', async ({
  browser,
}) => {
  const keeper = await startServer(copyOfPrepared(90), aheadMs())
  const gate = await startGate(() => keeper.url)
  const page = await signInAs(browser, { language: 'en' })
  const place = await makePlace(page)
  await keepElsewhere(page, place, gate.url)
  await openScreen(page, `/locations/${place.location.id}`, 'en')
  await askNow(page, 'en')
  await expect(card(page, 'en').getByText(words.en.answers)).toBeVisible()
  await expect(card(page, 'en')).toContainText('It does not know these services: Kase')

  const json = { 'content-type': 'application/json' }
  const faults = [
    [{ status: 401 }, 'It refuses us'],
    [{ status: 404 }, 'Nothing is found at this address'],
    [{ status: 500 }, 'It answers with an error of its own'],
    [{ status: 200, body: '<html>hello</html>' }, 'What it answers cannot be read'],
    [{ status: 200, body: `"${'x'.repeat(5 * 1024 * 1024)}"`, headers: json }, 'Its answer is too large'],
    [{ status: 302, headers: { location: 'http://127.0.0.1:1/' } }, 'It sends us on to another address'],
    ['cut off', 'No connection to it'],
    ['silence', 'It takes too long to answer'],
  ] as const
  for (const [way, text] of faults) {
    gate.let((line) => (line.startsWith('GET ') ? way : 'pass'))
    await expect(async () => {
      await askNow(page, 'en')
      await expect(card(page, 'en')).toContainText(text, { timeout: 10_000 })
    }).toPass()
  }
  await expect(card(page, 'en').getByText(words.en.silent)).toBeVisible()
  await expect(card(page, 'en')).toContainText('Meanwhile nobody gets a ticket.')
  for (const look of looks) {
    const other = await enterAs(browser, { path: `/locations/${place.location.id}`, ...look })
    await expect(card(other, look.language).getByText(words[look.language].silent)).toBeVisible()
    expect(await faultsOf(other)).toEqual([])
  }

  // Others hear of it without asking.
  const other = await enterAs(browser, { path: `/locations/${place.location.id}` })
  await expect(card(other, 'lv').getByText(words.lv.silent)).toBeVisible()
  gate.let(() => 'pass')
  await askNow(page, 'en')
  await expect(card(page, 'en').getByText(words.en.answers)).toBeVisible()
  await expect(card(other, 'lv').getByText(words.lv.answers)).toBeVisible()
  await changeLocation(page, place.location, { qms_cancel_ticket_url: '' })
  await expect(card(page, 'en')).toHaveCount(0)
  await gate.close()
  await keeper.stop()
})
