import { expect } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs } from '../testing/portal.ts'

const visit = { path: '/forms', email: 'user@rinda.example', isNeverReady: true }

test('a form that is refused keeps what was typed; a drawer and a message are shown', async ({ browser }) => {
  const page = await enterAs(browser, { ...visit, language: 'en' })
  await page.getByRole('button', { name: 'Open a form' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Name').fill('kept')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toContainText('Not saved')
  await expect(form.getByLabel('Name')).toHaveValue('kept')
  await page.keyboard.press('Enter')
  await expect(form).toHaveCount(0)
  await page.getByRole('button', { name: 'Open a drawer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Open a drawer' })).toBeFocused()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'Done, and can be undone' }).click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'Close' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
})

for (const look of looks) {
  test(`form demo, ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { ...visit, ...look })
    // What is busy and what loads turns for ever here.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
