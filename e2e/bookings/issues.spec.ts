import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { book, enterAs, freeSlots, newName, thursdayAhead } from '../testing/portal.ts'

const tab = (page: Page) => page.getByRole('link', { name: /^(Jārisina|Needs attention|Требуют внимания)/ })
const rows = (page: Page | Locator) => page.locator('[data-row]')
const rowOf = (page: Page, qtid: string) => page.locator(`[data-row="${qtid}"]`)
const qtidOf = async (page: Page, text: string | RegExp) =>
  (await rows(page).filter({ hasText: text }).first().getAttribute('data-row')) ?? ''
const countOf = async (page: Page) => Number((await tab(page).textContent())?.match(/\d+/)?.[0])

/** `Monday 23 November`, as the head of a day has it. */
const dayName = (date: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(date))
    .replace(',', '')

/** A special day of a location, as its hours are edited. */
async function setSpecialDays(page: Page, locationId: number, days: object[]): Promise<void> {
  const status = await page.evaluate(
    async ([id, special_times]) => {
      const body = JSON.stringify({ location: { config: { special_times } } })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`/api/portal/locations/${id}`, { method: 'PATCH', headers, body })).status
    },
    [locationId, days] as const,
  )
  expect(status).toBe(200)
}

/** Two people of one company who look at what needs attention at its first location. */
async function twoAt(browser: Browser, language: 'lv' | 'en'): Promise<[Page, Page]> {
  const path = '/issues?location=1'
  const pages = await Promise.all([
    enterAs(browser, { path, language, ...(language === 'en' ? { colorScheme: 'dark' } : {}) }),
    enterAs(browser, { path, language, email: 'user@rinda.example' }),
  ])
  for (const page of pages) await expect(rows(page).first()).toBeVisible()
  return pages
}

test('the details of a booking open over what needs attention, and none of it goes away meanwhile', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/issues?location=1' })
  await expect(rows(page).first()).toBeVisible()
  await page.evaluate(() => {
    const screen = document.querySelector('main')
    const look = () => {
      if (!screen?.checkVisibility()) document.body.dataset.wasEmpty = 'true'
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      attributes: true,
      attributeFilter: ['style'],
    })
  })
  await page.locator('[data-issue]').first().click()
  await expect(page.getByRole('dialog').locator('summary', { hasText: 'Vēsture' })).toBeVisible()
  await expect(page.locator('body')).not.toHaveAttribute('data-was-empty')
})

test('the tab is there while something needs attention: a day is closed on which somebody had booked', async ({
  browser,
}) => {
  const date = thursdayAhead(30)
  const visit = { email: 'admin@nails.example', path: `/bookings?location=4003&date=${date}` }
  const [page, colleague] = await Promise.all([enterAs(browser, visit), enterAs(browser, visit)])
  const name = newName()
  await book(page, freeSlots(page).first(), 'Ilga', name)
  await expect(tab(page)).toHaveCount(0)
  await setSpecialDays(colleague, 4003, [{ day: date, from: null, till: null }])
  await expect(tab(page)).toHaveText('Jārisina1')
  await tab(page).click()
  const row = rows(page).filter({ hasText: `Ilga ${name}` })
  await expect(row).toContainText('Ārpus darba laika vai pakalpojuma pierakstu laikiem')
  expect(await faultsOf(page)).toEqual([])

  // The hours as they were resolve it too, and so does canceling.
  await setSpecialDays(colleague, 4003, [])
  await expect(page.getByText('Viss ir atrisināts')).toBeVisible()
  await expect(tab(page)).toHaveCount(0)
  await setSpecialDays(colleague, 4003, [{ day: date, from: null, till: null }])
  await expect(tab(colleague)).toHaveText('Jārisina1')
  await row.getByRole('button', { name: /^Atcelt pierakstu: / }).click()
  await page.getByLabel('Komentārs').fill('Salons šajā dienā slēgts')
  await page.getByRole('button', { name: 'Jā', exact: true }).click()
  await expect(page.getByText('Viss ir atrisināts')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(tab(page)).toHaveCount(0)
  await expect(tab(colleague)).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
  await setSpecialDays(colleague, 4003, [])
})

test('what waits is accepted by a key and declined with a note; a colleague sees it go', async ({
  browser,
}) => {
  const [page, colleague] = await twoAt(browser, 'en')
  const before = await countOf(page)
  const accepted = await qtidOf(page, 'Waiting for approval')
  await rowOf(page, accepted)
    .getByRole('button', { name: /^Details of / })
    .focus()
  await page.keyboard.press('a')
  await expect(page.getByText(/^Accepted: /)).toBeVisible()
  await expect(rowOf(page, accepted)).toHaveCount(0)
  // Where it was, the next one has the focus.
  await expect(page.locator('[data-row]:focus-within')).toHaveCount(1)
  await expect(rowOf(colleague, accepted)).toHaveCount(0)
  await expect(tab(colleague)).toHaveText(`Needs attention${before - 1}`)

  const declined = await qtidOf(colleague, 'Waiting for approval')
  await rowOf(colleague, declined)
    .getByRole('button', { name: /^Decline / })
    .click()
  await expect(rowOf(page, declined)).toBeVisible()
  expect(await faultsOf(colleague)).toEqual([])
  // The week counts the same ones on that day.
  const day = page.locator('section').filter({ has: rowOf(page, declined) })
  const date = ((await day.getAttribute('aria-labelledby')) ?? '').slice('issues-'.length)
  const ofDay = await rows(day).count()
  await page.goto(`/bookings/calendar?location=1&date=${date}`)
  const head = page.locator('button[aria-haspopup="dialog"]', { hasText: dayName(date) })
  await expect(head).toContainText(ofDay === 1 ? '1 needs attention' : `${ofDay} need attention`)
  await page.goBack()
  await expect(rowOf(page, declined)).toBeVisible()
  await colleague.getByLabel('Note to keep with the booking (optional)').fill('No room left')
  await colleague.getByRole('button', { name: 'Decline the booking' }).click()
  await expect(rowOf(colleague, declined)).toHaveCount(0)
  await expect(rowOf(page, declined)).toHaveCount(0)
  await expect(tab(page)).toHaveText(`Needs attention${before - 2}`)
})

test('one of two that overlap is moved, and neither needs anybody; a colleague may have been quicker', async ({
  browser,
}) => {
  const [page, colleague] = await twoAt(browser, 'lv')
  const before = await countOf(page)
  const overlapping = rows(page).filter({ hasText: 'Pārklājas ar ' })
  const [first = '', second = ''] = await overlapping.evaluateAll((all) =>
    all.map((row) => (row as HTMLElement).dataset.row ?? ''),
  )
  await rowOf(colleague, first)
    .getByRole('button', { name: /^Pārcelt: / })
    .click()
  await rowOf(page, first)
    .getByRole('button', { name: /^Pārcelt: / })
    .click()
  const form = page.getByRole('dialog', { name: 'Pārcelt pierakstu' })
  await form.locator('fieldset label:has(input:enabled)').last().click()
  await expect(form.getByRole('timer')).toBeVisible()
  await form.getByRole('button', { name: 'Pārcelt', exact: true }).click()
  await expect(page.getByText(/^Pārcelts: /)).toBeVisible()
  await expect(rowOf(page, first)).toHaveCount(0)
  await expect(rowOf(page, second)).toHaveCount(0)
  await expect(tab(page)).toHaveText(`Jārisina${before - 2}`)
  await expect(colleague.getByRole('dialog').getByRole('alert')).toContainText('tikmēr ir pārcēlis')
  await colleague.keyboard.press('Escape')
  await expect(rowOf(colleague, first)).toHaveCount(0)
})

test('on a phone, in Russian: by branch, with the way to its day', async ({ browser }) => {
  const viewport = { width: 390, height: 844 }
  const page = await enterAs(browser, { path: '/issues', language: 'ru', colorScheme: 'dark', viewport })
  const left = rows(page).filter({ hasText: 'Специалист больше не оказывает эту услугу' })
  await expect(left).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Филиалы' }).click()
  await page.getByRole('option', { name: 'улица Краста 12' }).click()
  await expect(page).toHaveURL(/location=2/)
  await expect(left).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Ждёт подтверждения' })).toHaveCount(0)
  const name = (await left.locator('[data-issue]').textContent()) ?? ''
  await left.getByRole('button', { name: /^Показать в календаре/ }).click()
  await expect(page).toHaveURL(/\/bookings\?location=2&date=/)
  await expect(page.getByRole('gridcell').getByRole('button', { name }).first()).toBeAttached()
})

/** Words of the choice of a company, and a part of the name of one. */
const ofCompany = {
  lv: {
    choice: 'Uzņēmums',
    search: 'Meklēt pēc nosaukuma',
    own: 'Rindas apmeklētāju centrs',
    nails: 'magone',
  },
  en: { choice: 'Company', search: 'Find by name', own: 'Rinda Visitor Centre', nails: 'poppy' },
  ru: { choice: 'Компания', search: 'Найти по названию', own: 'Центр посетителей «Ринда»', nails: 'мак' },
} as const

for (const look of looks) {
  test(`the platform’s admin sees what needs attention at the company that is chosen, ${look.language}`, async ({
    browser,
  }) => {
    const words = ofCompany[look.language]
    const date = thursdayAhead(44)
    const nora = await enterAs(browser, {
      email: 'admin@nails.example',
      path: `/bookings?location=4003&date=${date}`,
    })
    const name = newName()
    await book(nora, freeSlots(nora).first(), 'Ilga', name)
    await setSpecialDays(nora, 4003, [{ day: date, from: null, till: null }])

    const page = await enterAs(browser, { path: '/issues', email: 'admin@rinda.example', ...look })
    const company = page.getByRole('combobox', { name: words.choice, exact: true })
    const row = rows(page).filter({ hasText: `Ilga ${name}` })
    await expect(company).toContainText(words.own)
    await expect(rows(page).first()).toBeVisible()
    await expect(row).toHaveCount(0)
    await company.click()
    await page.getByRole('searchbox', { name: words.search }).fill(words.nails)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/company=40/)
    await expect(row).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    // The address keeps it, and what is resolved there goes.
    await page.reload()
    await expect(row).toBeVisible()
    await setSpecialDays(nora, 4003, [])
    await expect(row).toHaveCount(0)
    // Whoever belongs to one company has nothing to choose, and an address gives them nothing more.
    await nora.goto('/issues?company=1')
    await expect(nora.getByText('Viss ir atrisināts')).toBeVisible()
    await expect(nora.getByRole('combobox', { name: ofCompany.lv.choice, exact: true })).toHaveCount(0)
  })
}
