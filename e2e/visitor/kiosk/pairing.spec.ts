import { expect, type Page } from '@playwright/test'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import {
  type KioskPlace,
  labelOf,
  makeKioskPlace,
  openKiosk,
  serviceAt,
  takeNumber,
} from '../../testing/kiosk-place.ts'
import { openScreen } from '../../testing/portal.ts'

// Numbers are given in opening hours alone.
test.use({ begins: '12:00' })

/** Opens the kiosks in the set-up of a location, and makes one. Gives its code. */
async function makeKiosk(staff: Page, place: KioskPlace, name: string): Promise<string> {
  await openScreen(staff, `/locations/${place.locationId}`)
  await staff.getByRole('button', { name: 'Iestatīt kioskus' }).click()
  const dialog = staff.getByRole('dialog', { name: `Kioski: ${place.name}` })
  await expect(dialog.getByText(`/visit/kiosk/${place.locationId}`)).toBeVisible()
  expect(await faultsOf(staff)).toEqual([])
  await dialog.getByRole('button', { name: 'Sasaistīt kiosku' }).click()
  await dialog.getByLabel('Nosaukums').fill(name)
  await dialog.getByRole('switch', { name: 'Drukā biļetes' }).check()
  await dialog.getByRole('button', { name: 'Parādīt kodu' }).click()
  const code = dialog.getByText(/^\d{3} \d{3}$/)
  await expect(code).toBeVisible()
  expect(await faultsOf(staff)).toEqual([])
  return ((await code.textContent()) ?? '').replace(' ', '')
}

/** Enters a code at a kiosk. */
async function enterCode(kiosk: Page, code: string): Promise<void> {
  const field = kiosk.getByLabel('Kioska kods')
  await field.fill('')
  for (const digit of code) await kiosk.getByRole('button', { name: digit, exact: true }).click()
  await expect(field).toHaveValue(code)
  await kiosk.getByRole('button', { name: 'Sasaistīt', exact: true }).click()
}

test('a kiosk whose answer does not come in time is made once, and its form goes', async ({ browser }) => {
  const { staff, place } = await makeKioskPlace(browser)
  let asked = 0
  await staff.route(`**/api/portal/locations/${place.locationId}/kiosks`, async (route) => {
    if (route.request().method() !== 'POST') return await route.continue()
    asked += 1
    // The first time it is made, and nobody hears of it.
    if (asked === 1) await route.fetch()
    else await route.continue()
  })
  await makeKiosk(staff, place, 'Pie ieejas')
  await expect.poll(() => asked).toBeGreaterThan(1)
  await expect(staff.getByRole('dialog').getByRole('textbox', { name: 'Nosaukums' })).toHaveCount(0)
  await expect(staff.locator('[data-kiosk]')).toHaveCount(1)
})

test('a kiosk is paired with the set-up open beside it, prints its tickets, and is one no more at once', async ({
  browser,
}) => {
  const { staff, place } = await makeKioskPlace(browser)
  const code = await makeKiosk(staff, place, 'Pie ieejas')
  const kiosk = await openKiosk(browser, place.locationId)
  await kiosk.addInitScript(() => {
    let printed = 0
    window.print = () => {
      printed += 1
      document.documentElement.dataset.printed = String(printed)
    }
  })
  await kiosk.reload()
  const pairThis = kiosk.getByRole('button', { name: 'Sasaistīt šo ierīci (darbiniekiem)' })
  await pairThis.click()
  expect(await faultsOf(kiosk)).toEqual([])
  await enterCode(kiosk, code === '123456' ? '654321' : '123456')
  await expect(kiosk.getByText('Šāds kods šeit nav derīgs.')).toBeVisible()
  await enterCode(kiosk, code)
  await expect(kiosk.locator('main[data-step="start"]')).toBeVisible()
  await expect(pairThis).toHaveCount(0)

  const row = staff.locator('[data-kiosk]')
  await expect(row).toContainText('Pie ieejas')
  await expect(row).toContainText(/sasaistīts \d/)
  // More than a visitor's session may have: nobody counts them here. Each is printed once.
  for (let count = 1; count <= 4; count += 1) {
    expect(await takeNumber(kiosk, place.serviceId)).toBe(`A 00${count}`)
    await expect(kiosk.locator('html')).toHaveAttribute('data-printed', String(count))
    await kiosk.getByRole('button', { name: 'Gatavs' }).click()
  }
  await takeNumber(kiosk, place.serviceId)
  await expect(kiosk.getByRole('heading', { name: 'Paņemiet biļeti' })).toBeVisible()
  await expect(kiosk.locator('html')).toHaveAttribute('data-printed', '5')
  // Out of paper: the number is on the screen with its code, and is printed again.
  await kiosk.getByRole('button', { name: 'Drukāt vēlreiz' }).click()
  await expect(kiosk.locator('html')).toHaveAttribute('data-printed', '6')
  expect(await labelOf(kiosk)).toBe('A 005')
  await kiosk.getByRole('button', { name: 'Gatavs' }).click()

  // It is known still after it was switched off and on.
  await kiosk.reload()
  await expect(kiosk.locator('main[data-step="start"]')).toBeVisible()
  await expect(pairThis).toHaveCount(0)

  await row.getByRole('button', { name: 'Pārdēvēt: Pie ieejas' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Nosaukums' }).fill('Vestibilā')
  await dialog.getByRole('button', { name: 'Saglabāt' }).click()
  await expect(row).toContainText('Vestibilā')
  await row.getByRole('button', { name: 'Beigt sasaisti: Vestibilā' }).click()
  await row.getByRole('button', { name: 'Jā, beigt' }).click()
  await expect(row).toHaveCount(0)
  await expect(kiosk.getByText('Šis kiosks vairs nav sasaistīts ar filiāli.')).toBeVisible()
  await expect(pairThis).toBeVisible()
  expect(await faultsOf(kiosk)).toEqual([])
  // It goes on as any visitor's page.
  await takeNumber(kiosk, place.serviceId)
  await expect(kiosk.getByRole('heading', { name: 'Tas ir jūsu numurs' })).toBeVisible()
  await expect(serviceAt(kiosk, place.serviceId)).toHaveCount(0)
})
