import { expect } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { calendarPath, dayAhead, signInAtIssuer, words } from '../testing/portal.ts'

test.use({ locale: 'lv-LV' })

test('whoever is not signed in signs in, and is sent back to where they were going', async ({ page }) => {
  const path = calendarPath(dayAhead(21))
  await page.goto(path)
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('link', { name: words.lv.signIn }).click()
  await signInAtIssuer(page, 'anna@rinda.example')
  await expect(page).toHaveURL((url) => url.pathname + url.search === path)
  await expect(page.getByRole('grid')).toBeVisible()
})

test('a wrong password is said at the issuer, and nobody is signed in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: words.lv.signIn }).click()
  await signInAtIssuer(page, 'anna@rinda.example', 'not it')
  await expect(page.locator('input[type="password"]')).toBeVisible()
  await expect(page).not.toHaveURL(/bookings/)
})
