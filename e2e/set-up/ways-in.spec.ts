import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { patient } from '../testing/patient.ts'
import { enterAs, newName, openScreen, signInAs } from '../testing/portal.ts'
import { changeLocation, makeLocation } from '../testing/set-up.ts'

test.use({ begins: '12:00' })

const companyId = 41

/** A rule on the page of a company, as the platform's admin has it. */
const rule = (page: Page, name: string) => page.getByRole('region', { name })

/** The admin of a company all of whose locations take these ways alone, at a new one of them; and the platform's admin. */
async function companyWith(browser: Browser, ways: { bms_active: boolean; qms_active: boolean }) {
  const root = await enterAs(browser, { path: '/admin', email: 'admin@rinda.example', language: 'en' })
  const email = 'admin@town.example'
  const admin = await signInAs(browser, { email, language: 'en' })
  await patient(admin)
  const answer = await admin.request.get('/api/portal/locations')
  const { data } = (await answer.json()) as { data: { id: string }[] }
  for (const { id } of data) await changeLocation(admin, id, ways)
  const id = await makeLocation(admin, newName(), ways)
  await openScreen(admin, `/locations/${id}`, 'en')
  return { root, admin, id }
}

const field = (within: Page | Locator, name: string | RegExp) => within.getByRole('textbox', { name })
const box = (within: Page | Locator, name: string) => within.getByRole('checkbox', { name })
const dialog = (page: Page) => page.getByRole('dialog').last()

/** Names a new location, and goes on to the step in which its ways stand. */
async function fillPlace(page: Page): Promise<void> {
  for (const language of ['Latvian', 'English', 'Russian']) {
    await field(page, `Name in ${language}`).fill('Second')
    await field(page, `Address in ${language}`).fill('Test Street 2')
  }
  for (let steps = 0; steps < 3; steps += 1) await page.getByRole('button', { name: 'Next' }).click()
}

async function addService(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add service' }).click()
  await field(dialog(page), 'Name in Latvian').fill('Kase')
  await field(dialog(page), 'Name in English').fill('Cashier')
  await field(dialog(page), 'Name in Russian').fill('Касса')
}

test('a company with a line alone is asked nothing of appointments, and shows the way to take them', async ({
  browser,
}) => {
  const { root, admin } = await companyWith(browser, { bms_active: false, qms_active: true })
  await expect(field(admin, 'Queue system address').first()).toBeVisible()
  await expect(field(admin, 'Booking system ID')).toHaveCount(0)
  await expect(field(admin, 'Booking system address')).toHaveCount(0)

  await addService(admin)
  await expect(field(dialog(admin), 'Average time')).toBeVisible()
  await expect(dialog(admin).getByRole('switch', { name: 'Takes queue tickets' })).toBeChecked()
  await expect(dialog(admin).getByRole('switch', { name: 'Takes appointments' })).toHaveCount(0)
  await expect(field(dialog(admin), 'Duration')).toHaveCount(0)
  await expect(field(dialog(admin), 'ID in the booking system')).toHaveCount(0)
  await dialog(admin).getByRole('button', { name: 'Create' }).click()
  await expect(admin.getByText('Cashier', { exact: true })).toBeVisible()
  await expect(admin.getByText('takes no appointments')).toHaveCount(0)
  await expect(field(admin, 'Most people waiting')).toBeVisible()
  await expect(field(admin, 'Check-in opens')).toHaveCount(0)

  await root.goto(`/admin?tab=companies&id=${companyId}`)
  await expect(field(root, 'Queue tickets from one network in an hour')).toBeVisible()
  await expect(rule(root, 'How many days the calendar may show')).toHaveCount(0)
  await expect(rule(root, 'How long an appointment waits for a late visitor')).toHaveCount(0)

  // The platform's admin makes one for that company, and then for another: each begins in the company's ways.
  await root.goto('/locations')
  await root.getByRole('button', { name: 'Add location' }).click()
  const company = dialog(root).getByRole('combobox', { name: 'Company' })
  await expect(company).toHaveValue('1')
  await company.selectOption(String(companyId))
  await fillPlace(root)
  await expect(box(root, 'Queue active')).toBeChecked()
  await expect(box(root, 'Bookings active')).not.toBeChecked()
  for (let steps = 0; steps < 3; steps += 1)
    await root.getByRole('button', { name: 'Back', exact: true }).click()
  await company.selectOption('1')
  for (let steps = 0; steps < 3; steps += 1) await root.getByRole('button', { name: 'Next' }).click()
  await expect(box(root, 'Bookings active')).toBeChecked()
  await root.goto(`/admin?tab=companies&id=${companyId}`)

  await box(admin, 'Bookings active').check()
  await expect(field(admin, 'Booking system address')).toBeVisible()
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin.getByText('takes no appointments')).toBeVisible()
  await expect(field(admin, 'Check-in opens')).toBeVisible()
  await root.reload()
  await expect(rule(root, 'How many days the calendar may show')).toBeVisible()
  await expect(rule(root, 'How long an appointment waits for a late visitor')).toContainText(
    /waits in the queue like a visitor without an appointment/,
  )
})

test('a company with appointments alone is asked nothing of a line; its next location begins as its first', async ({
  browser,
}) => {
  const { root, admin, id } = await companyWith(browser, { bms_active: true, qms_active: false })
  await expect(field(admin, 'Booking system address')).toBeVisible()
  await expect(field(admin, /^Queue system/)).toHaveCount(0)
  await expect(field(admin, /^Announcement/)).toHaveCount(0)
  await expect(admin.getByRole('heading', { name: 'Queue', exact: true })).toHaveCount(0)
  await addService(admin)
  await expect(field(dialog(admin), 'Duration')).toBeVisible()
  await expect(dialog(admin).getByRole('switch', { name: 'Takes queue tickets' })).toHaveCount(0)
  await expect(field(dialog(admin), 'Average time')).toHaveCount(0)
  await dialog(admin).getByRole('button', { name: 'Create' }).click()
  await expect(admin.getByText('Cashier', { exact: true })).toBeVisible()

  await root.goto(`/admin?tab=companies&id=${companyId}`)
  await expect(rule(root, 'How many days the calendar may show')).toBeVisible()
  await expect(field(root, 'Queue tickets from one network in an hour')).toHaveCount(0)

  await admin.goto('/locations')
  await admin.getByRole('button', { name: 'Add location' }).click()
  await expect(field(admin, /^Announcement/)).toHaveCount(0)
  await fillPlace(admin)
  await expect(box(admin, 'Bookings active')).toBeChecked()
  await expect(box(admin, 'Queue active')).not.toBeChecked()
  await expect(field(admin, /^Queue system/)).toHaveCount(0)
  await box(admin, 'Queue active').check()
  await expect(field(admin, /^Queue system/).first()).toBeVisible()
  await changeLocation(admin, id, { qms_active: true })
  await root.reload()
  await expect(field(root, 'Queue tickets from one network in an hour')).toBeVisible()
})
