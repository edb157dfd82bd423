import { expect, type Page } from '@playwright/test'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { book, bookingOf, calendarPath, dayAhead, enterAs, freeSlots, newName } from '../testing/portal.ts'

const panel = /^(Gaida jūsu apstiprinājumu|Waiting for your approval|Ждёт вашего подтверждения)$/
const moveAct = /^(Pārcelt|Move|Перенести)$/

const waits = ['jāapstiprina', 'needs approval', 'нужно подтвердить']
  .map((word) => `button[data-state="pending"][aria-label*=", ${word},"]`)
  .join(', ')

/** Opens a booking of the next days that waits to be approved, and gives back which it is. */
async function openWaiting(page: Page): Promise<string> {
  for (let ahead = 1; ahead < 12; ahead += 1) {
    await page.goto(calendarPath(dayAhead(ahead)))
    await expect(page.getByRole('grid')).toBeVisible()
    const [one] = await page.locator(waits).all()
    if (!one) continue
    const qtid = (await one.getAttribute('data-cell')) ?? ''
    await one.click()
    await expect(page.getByRole('region', { name: panel })).toBeVisible()
    return qtid
  }
  throw new Error('no booking waits to be approved')
}

/**
 * Lists the faults that axe finds in the form that moves a booking of the calendar; closes the form again.
 */
async function faultsOfMove(page: Page): Promise<string[]> {
  await page.locator('button[data-state="booked"]').first().click()
  await page.getByRole('dialog').getByRole('button', { name: moveAct }).click()
  const form = page.getByRole('dialog').last()
  await form.locator('fieldset label:has(input:enabled)').first().click()
  await expect(form.getByRole('timer')).toBeVisible()
  const faults = await faultsOf(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return faults
}

test('a booking is accepted with a note', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/' })
  const qtid = await openWaiting(page)
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Piezīme').fill('Atnest oriģinālu')
  await page.getByRole('button', { name: 'Apstiprināt', exact: true }).click()
  await expect(page.getByText(/^Apstiprināts: /)).toBeVisible()
  const details = page.getByRole('dialog')
  await expect(details.getByText('Atnest oriģinālu')).toBeVisible()
  await expect(details.getByText('apstiprināts', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(`[data-cell="${qtid}"]`)).toHaveAttribute('data-state', 'booked')
  expect(await faultsOfMove(page)).toEqual([])
})

test('declined with a note it gives its time back, on a phone, in English', async ({ browser }) => {
  const viewport = { width: 390, height: 844 }
  const page = await enterAs(browser, { path: '/', language: 'en', colorScheme: 'dark', viewport })
  const qtid = await openWaiting(page)
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Note').fill('No room left')
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(page.getByText(/^Declined: /)).toBeVisible()
  await expect(page.locator(`[data-cell="${qtid}"]`)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await faultsOfMove(page)).toEqual([])
})

test('the decision and the move have no faults of accessibility in Russian either', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/', language: 'ru', colorScheme: 'dark' })
  await openWaiting(page)
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await faultsOfMove(page)).toEqual([])
})

test('a problem is described, and a file goes with it; a colleague can fetch it', async ({ browser }) => {
  const path = calendarPath(dayAhead(49))
  const page = await enterAs(browser, { path })
  const name = newName()
  await book(page, freeSlots(page).first(), 'Inta', name)
  await bookingOf(page, `Inta ${name}`).click()
  const details = page.getByRole('dialog')
  await details.getByText('Problēmas apraksts un pielikums').click()
  await details.getByLabel('Problēmas apraksts').fill('Sāp zobs')
  await details.getByRole('button', { name: 'Saglabāt aprakstu' }).click()
  await expect(page.getByText('Apraksts saglabāts')).toBeVisible()
  const input = details.locator('input[type="file"]')
  await input.setInputFiles({
    name: 'a.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('no document'),
  })
  await expect(details.getByRole('alert')).toContainText('Pievienot var tikai PDF')
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 x') })
  await expect(details.getByRole('alert')).toHaveCount(0)

  const colleague = await enterAs(browser, { path, email: 'user@rinda.example' })
  await bookingOf(colleague, `Inta ${name}`).click()
  await colleague.getByText('Problēmas apraksts un pielikums').click()
  const download = colleague.waitForEvent('download')
  await colleague.getByRole('link', { name: 'Lejupielādēt: booking.pdf, 1 KB' }).click()
  expect((await download).suggestedFilename()).toBe('booking.pdf')
  // What they write comes into the field of whoever typed nothing since, and is not offered to be saved again.
  await colleague.getByLabel('Problēmas apraksts').fill('Sāp cits zobs')
  await colleague.getByRole('button', { name: 'Saglabāt aprakstu' }).click()
  await expect(details.getByLabel('Problēmas apraksts')).toHaveValue('Sāp cits zobs')
  await expect(details.getByRole('button', { name: 'Saglabāt aprakstu' })).toHaveCount(0)
})
