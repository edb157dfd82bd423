import { expect, type Locator, type Page } from '@playwright/test'

const label = /^(Kalendāra iespējas|Calendar options|Параметры календаря)$/

/** The button for all that a phone's toolbar has no room for. */
export function optionsButton(page: Page): Locator {
  return page.getByRole('button', { name: label })
}

/** Opens the sheet that holds on a phone what stands in the toolbar elsewhere. */
export async function openOptions(page: Page): Promise<Locator> {
  await optionsButton(page).click()
  const sheet = page.getByRole('dialog', { name: label })
  await expect(sheet).toBeVisible()
  return sheet
}
