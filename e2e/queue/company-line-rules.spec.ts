import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { makeService } from '../testing/own-location.ts'
import { enterAs, newName } from '../testing/portal.ts'
import { makeLocation } from '../testing/set-up.ts'

const email = 'admin@dental.example'
const grace = 'Wait for a late visitor, minutes'
const words = {
  lv: { open: 'Rindas noteikumi', title: 'Visa uzņēmuma rindas noteikumi' },
  en: { open: 'Queue rules', title: 'Queue rules of the whole company' },
  ru: { open: 'Правила очереди', title: 'Правила очереди для всей компании' },
} as const

/** An admin of a company that takes appointments and has a line, at its locations; gives the id of one. */
async function enter(browser: Browser, look: Partial<(typeof looks)[number]> = {}) {
  const page = await enterAs(browser, { path: '/locations', email, language: 'en', ...look })
  const id = await makeLocation(page, newName(), { qms_active: true, bms_active: true })
  await makeService(page, { id }, 'Desk', { qms_id: '7' })
  return { page, id }
}

async function openRules(page: Page, language: keyof typeof words = 'en') {
  await page.getByRole('button', { name: words[language].open, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: words[language].title })
  await expect(dialog.getByRole('textbox')).toHaveCount(3)
  return dialog
}

test('a company’s own admin sets a rule for all of it: it holds where a location has none, and stands in the history', async ({
  browser,
}) => {
  const { page, id } = await enter(browser)
  const other = await enterAs(browser, { path: `/locations/${id}`, email, language: 'en' })
  const atLocation = other
    .getByRole('region', { name: 'Queue', exact: true })
    .getByRole('textbox', { name: grace })
  const usual = /^As for the whole company: (?!9$)\d+$/
  await expect(atLocation).toHaveAttribute('placeholder', usual)

  const rules = await openRules(page)
  const field = rules.getByRole('textbox', { name: grace })
  await expect(field).toHaveAttribute('placeholder', /^Usually: \d+$/)
  await field.fill('2000')
  await field.press('Tab')
  await expect(rules.getByText('This value is not valid.')).toBeVisible()
  await field.fill('9')
  await field.press('Enter')
  await expect(atLocation).toHaveAttribute('placeholder', 'As for the whole company: 9')
  await expect(field).toHaveValue('9')
  await expect(rules.getByText('This value is not valid.')).toHaveCount(0)

  // A colleague who has it open too sees what is taken away again.
  await other.goto('/locations')
  const theirs = (await openRules(other)).getByRole('textbox', { name: grace })
  await expect(theirs).toHaveValue('9')
  await field.fill('')
  await field.press('Enter')
  await expect(theirs).toHaveValue('')
  await other.goto(`/locations/${id}`)
  await expect(atLocation).toHaveAttribute('placeholder', usual)

  await page.goto('/locations')
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const newest = page.getByRole('dialog', { name: 'History of changes' }).getByRole('listitem').first()
  await expect(newest).toContainText('Rules of the whole company')
  await expect(newest).toContainText(email)
  await expect(newest.getByRole('listitem')).toHaveText([new RegExp(`${grace}.*9.*—`)])
})

test('a rule that cannot be saved goes back, and is said', async ({ browser }) => {
  const { page } = await enter(browser)
  await page.reload()
  const rules = await openRules(page)
  const field = rules.getByRole('textbox', { name: 'Check-in opens, minutes before the appointment' })
  await page.route('**/api/portal/line_rules', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await field.fill('33')
  await field.press('Enter')
  await expect(page.getByText(/Not saved.*The server did not answer/)).toBeVisible()
  await expect(field).toHaveValue('')
})

test('the platform’s admin, who sets them under each company’s profile, is not offered them here', async ({
  browser,
}) => {
  await enter(browser)
  const root = await enterAs(browser, { path: '/locations', email: 'admin@rinda.example', language: 'en' })
  await expect(root.getByRole('button', { name: 'History', exact: true })).toBeVisible()
  await expect(root.getByRole('button', { name: 'Queue rules' })).toHaveCount(0)
})

for (const look of looks) {
  const { language, viewport } = look
  test(`the rules of a company's line, ${language}, ${viewport.width} px`, async ({ browser }) => {
    const { page } = await enter(browser, look)
    await page.reload()
    expect(await faultsOf(page)).toEqual([])
    await openRules(page, language)
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
