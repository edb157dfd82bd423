import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { enterAs, newName } from './portal.ts'
import { changeLocation, makeLocation } from './set-up.ts'

test.use({ begins: '12:00' })

const companyId = 41

/** The admin of a company all of whose locations take these ways alone, at a new one of them; and the platform's admin. */
async function companyWith(browser: Browser, ways: { bms_active: boolean; qms_active: boolean }) {
  const root = await enterAs(browser, { path: '/admin', email: 'admin@rinda.example', language: 'en' })
  const email = 'admin@town.example'
  const admin = await enterAs(browser, { path: '/locations', email, language: 'en' })
  const answer = await admin.request.get('/api/portal/locations')
  const { data } = (await answer.json()) as { data: { id: string }[] }
  for (const { id } of data) await changeLocation(admin, id, ways)
  const id = await makeLocation(admin, newName(), ways)
  await admin.goto(`/locations/${id}`)
  return { root, admin, id }
}

const field = (within: Page | Locator, name: string | RegExp) => within.getByRole('textbox', { name })
const box = (within: Page | Locator, name: string) => within.getByRole('checkbox', { name })
const dialog = (page: Page) => page.getByRole('dialog').last()

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
  await expect(field(root, 'Days in the calendar, at most')).toHaveCount(0)
  await expect(field(root, 'Minutes for which an appointment waits')).toHaveCount(0)

  await box(admin, 'Bookings active').check()
  await expect(field(admin, 'Booking system address')).toBeVisible()
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(admin.getByText('takes no appointments')).toBeVisible()
  await expect(field(admin, 'Check-in opens')).toBeVisible()
  await root.reload()
  await expect(field(root, 'Days in the calendar, at most')).toBeVisible()
  await expect(field(root, 'Minutes for which an appointment waits')).toHaveAccessibleDescription(
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
  await expect(field(root, 'Days in the calendar, at most')).toBeVisible()
  await expect(field(root, 'Queue tickets from one network in an hour')).toHaveCount(0)

  await admin.goto('/locations')
  await admin.getByRole('button', { name: 'Add location' }).click()
  for (const language of ['Latvian', 'English', 'Russian']) {
    await field(admin, `Name in ${language}`).fill('Second')
    await field(admin, `Address in ${language}`).fill('Test Street 2')
  }
  await expect(field(admin, /^Announcement/)).toHaveCount(0)
  for (let steps = 0; steps < 3; steps += 1) await admin.getByRole('button', { name: 'Next' }).click()
  await expect(box(admin, 'Bookings active')).toBeChecked()
  await expect(box(admin, 'Queue active')).not.toBeChecked()
  await expect(field(admin, /^Queue system/)).toHaveCount(0)
  await box(admin, 'Queue active').check()
  await expect(field(admin, /^Queue system/).first()).toBeVisible()
  await changeLocation(admin, id, { qms_active: true })
  await root.reload()
  await expect(field(root, 'Queue tickets from one network in an hour')).toBeVisible()
})
