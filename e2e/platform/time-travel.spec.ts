import { expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import {
  book,
  bookingOf,
  calendarPath,
  enterAs,
  freeSlots,
  type Language,
  newName,
  thursdayAhead,
} from '../testing/portal.ts'
import { changeLocation } from '../testing/set-up.ts'

// Bookings are made in opening hours.
test.use({ begins: '12:00' })

const words = {
  lv: { link: 'Kā bija agrāk', previous: 'Iepriekšējā izmaiņa', next: 'Nākamā izmaiņa', was: 'Tā bija:' },
  en: { link: 'As it was', previous: 'Previous change', next: 'Next change', was: 'As it was:' },
  ru: { link: 'Как было', previous: 'Предыдущее изменение', next: 'Следующее изменение', was: 'Так было:' },
} as const

const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const changes = (page: Page) => page.locator('[data-change]')
const slider = (page: Page) => page.getByRole('slider')

/** Steps back until a booking is not there yet; each step is one change. */
async function backUntilGone(page: Page, name: string, language: Language): Promise<void> {
  await expect(async () => {
    if ((await bookingOf(page, name).count()) === 0) return
    const before = page.url()
    await step(page, words[language].previous).click()
    await expect(page).not.toHaveURL(before)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(bookingOf(page, name)).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

for (const [index, look] of looks.entries()) {
  const { language, viewport } = look
  const say = words[language]

  test(`a day is seen as it was, step by step, ${language}, ${viewport.width} px`, async ({ browser }) => {
    const date = thursdayAhead(90 + 7 * index)
    const page = await enterAs(browser, { path: calendarPath(date), language })
    const [one, two] = [newName(), newName()]
    await book(page, freeSlots(page).first(), 'Asja', one)
    await book(page, freeSlots(page).nth(2), 'Oto', two)

    const seen = await enterAs(browser, { path: `/time-travel?location=1&date=${date}`, ...look })
    await expect(bookingOf(seen, `Oto ${two}`)).toBeVisible()
    await expect(changes(seen)).toHaveCount(0)
    await backUntilGone(seen, `Oto ${two}`, language)
    await expect(seen.getByRole('status').filter({ hasText: say.was })).toBeVisible()
    await expect(bookingOf(seen, `Asja ${one}`)).toBeVisible()
    await expect(
      changes(seen)
        .filter({ hasText: `Oto ${two}` })
        .first(),
    ).toContainText('anna@rinda.example')
    expect(await faultsOf(seen)).toEqual([])

    // Whoever is sent the address sees the same; the keys of the slider go from change to change.
    const sent = await enterAs(browser, {
      path: new URL(seen.url()).pathname + new URL(seen.url()).search,
      ...look,
    })
    await expect(bookingOf(sent, `Asja ${one}`)).toBeVisible()
    await expect(bookingOf(sent, `Oto ${two}`)).toHaveCount(0)
    await slider(sent).focus()
    await sent.keyboard.press('End')
    await expect(bookingOf(sent, `Oto ${two}`)).toBeVisible()
    await expect(changes(sent)).toHaveCount(0)
    await sent.keyboard.press('Home')
    await expect(bookingOf(sent, `Asja ${one}`)).toHaveCount(0)
    await step(sent, say.next).click()
    await expect(slider(sent)).toHaveValue('1')
  })
}

test('hours and rules are seen as they were, and a change leads to its moment', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/time-travel?location=2&part=hours', language: 'en' })
  const sunday = page.getByText('Opening hours, Sunday', { exact: true }).locator('..')
  await expect(sunday).toContainText('Opening hours, Sunday')
  await changeLocation(page, '2', { open_sunday_from: '09:10', open_sunday_till: '11:20' })
  await changeLocation(page, '2', { open_sunday_from: '09:10', open_sunday_till: '12:40' })
  await page.reload()
  await expect(sunday.first()).toContainText('09:10–12:40')
  await step(page, words.en.previous).click()
  await expect(page).toHaveURL(/moment=/)
  await step(page, words.en.previous).click()
  await expect(sunday.first()).toContainText('09:10–11:20')
  await expect(sunday.first()).toContainText('changed since')
  await changes(page).first().getByRole('button').click()
  await expect(sunday.first()).toContainText('09:10–12:40')
  await expect(changes(page)).toHaveCount(0)
  await page.goto('/time-travel?location=2&moment=2001-01-01T00:00:00Z')
  await expect(page.getByText('The location did not exist yet at this moment.')).toBeVisible()
})

test('the day calendar leads there, and so does the history of a booking', async ({ browser }) => {
  const date = thursdayAhead(120)
  const page = await enterAs(browser, { path: calendarPath(date), language: 'en' })
  const name = newName()
  await book(page, freeSlots(page).first(), 'Ina', name)
  await bookingOf(page, `Ina ${name}`).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('History').click()
  await dialog.getByRole('link', { name: 'Show the day as it was then' }).first().click()
  await expect(page).toHaveURL(/time-travel.*moment=/)
  await expect(bookingOf(page, `Ina ${name}`)).toBeVisible()
  await page.getByRole('link', { name: 'Back to now' }).click()
  await page.getByRole('link', { name: words.en.link }).click()
  await expect(page).toHaveURL(new RegExp(`time-travel.*date=${date}`))
  await expect(bookingOf(page, `Ina ${name}`)).toBeVisible()
})

test('who changed a part of a location is asked beside it', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/locations/2', language: 'en' })
  const phone = `67${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`
  await changeLocation(page, '2', { phone })
  await page.getByRole('button', { name: 'Who changed this, and when: Contacts' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(phone)).toBeVisible()
  await expect(dialog.getByText('anna@rinda.example').first()).toBeVisible()
  await dialog.getByRole('link', { name: 'Show it as it was then' }).first().click()
  await expect(page).toHaveURL(/time-travel.*part=rules/)
})

test('whoever administers nothing is sent home', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/time-travel?location=1', email: 'user@rinda.example' })
  await expect(page).not.toHaveURL(/time-travel/)
})
