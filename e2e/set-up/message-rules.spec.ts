import { expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs } from '../testing/portal.ts'

/** When visitors of a company are written to, as its own admins set it. */

// A company of no other journey's messages.
const email = 'admin@town.example'
const words = {
  lv: { open: 'Ziņojumi', title: 'Visa uzņēmuma ziņojumi apmeklētājiem', look: 'Kā tie izskatās' },
  en: { open: 'Messages', title: 'Messages to visitors of the whole company', look: 'How they look' },
  ru: { open: 'Сообщения', title: 'Сообщения посетителям всей компании', look: 'Как они выглядят' },
} as const

async function openRules(page: Page, language: keyof typeof words = 'en') {
  await page.getByRole('main').getByRole('button', { name: words[language].open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words[language].title })
  await expect(dialog.getByRole('checkbox').first()).toBeVisible()
  return dialog
}

test('an admin chooses when visitors are reminded and when not written to; a colleague sees it, and the history', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/locations', email, language: 'en' })
  const rules = await openRules(page)
  await expect(rules.getByRole('checkbox', { name: '1 day before' })).toBeChecked()
  await expect(rules.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await rules.getByRole('checkbox', { name: '2 hours before' }).check()
  await rules.getByRole('checkbox', { name: '3 days before' }).check()
  // Three are enough.
  await expect(rules.getByRole('checkbox', { name: '2 days before' })).toBeDisabled()
  await rules.getByRole('checkbox', { name: '1 day before' }).uncheck()
  await expect(rules.getByRole('checkbox', { name: '2 days before' })).toBeEnabled()

  const till = rules.getByLabel('Until')
  await expect(till).toHaveValue('07:00')
  await till.fill('08:30')
  await till.press('Enter')

  const other = await enterAs(browser, { path: '/locations', email, language: 'en' })
  const theirs = await openRules(other)
  await expect(theirs.getByRole('checkbox', { name: '2 hours before' })).toBeChecked()
  await expect(theirs.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(theirs.getByLabel('Until')).toHaveValue('08:30')
  const quiet = theirs.getByRole('switch', { name: 'Do not write to visitors at night' })
  await quiet.press('Space')
  await expect(theirs.getByLabel('Until')).toHaveCount(0)
  await expect(till).toHaveCount(0)

  await page.goto('/locations')
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const changes = page.getByRole('dialog', { name: 'History of changes' }).getByRole('listitem')
  await expect(changes.first()).toContainText('Rules of the whole company')
  await expect(changes.filter({ hasText: 'Quiet hours' }).first()).toContainText('22:00–08:30')
  await expect(changes.filter({ hasText: 'Reminders, minutes before the visit' }).first()).toContainText(
    '4320, 120',
  )
})

test('a choice that cannot be saved goes back, and is said', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/locations', email: 'admin@dental.example', language: 'en' })
  const rules = await openRules(page)
  await page.route('**/api/portal/message_rules', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  const hour = rules.getByRole('checkbox', { name: '1 hour before' })
  await hour.click()
  await expect(page.getByText(/Not saved.*The server did not answer/)).toBeVisible()
  await expect(hour).not.toBeChecked()
})

test('whoever is no admin of a company is not offered them', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/locations', email: 'admin@rinda.example', language: 'en' })
  await expect(page.getByRole('button', { name: 'History', exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Messages', exact: true })).toHaveCount(0)
})

for (const look of looks) {
  const { language, viewport } = look
  test(`the rules of a company's messages, ${language}, ${viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path: '/locations', email: 'admin@airport.example', ...look })
    const rules = await openRules(page, language)
    const isWithin = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await faultsOf(page)).toEqual([])
    expect(await isWithin()).toBeLessThanOrEqual(0)
    await rules.getByRole('radio', { name: words[language].look }).check()
    await expect(rules.frameLocator('iframe').getByText('10:30–')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await isWithin()).toBeLessThanOrEqual(0)
  })
}
