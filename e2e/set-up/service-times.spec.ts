import { expect, type Page } from '@playwright/test'
import { addDays, weekdayOf } from '@rinda/domain/time/zone'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { makeLocation, makeService } from '../testing/own-location.ts'
import { patient } from '../testing/patient.ts'
import { dayAhead, enterAs, newName } from '../testing/portal.ts'

const path = '/service-times'
const cell = (page: Page, name: string, day: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${name}, ${day}:`) })

/** A Tuesday not far ahead, on which the booking period has begun. */
function tuesdayAhead(): string {
  const days = Array.from({ length: 7 }, (_, more) => addDays(dayAhead(3), more))
  return days.find((day) => weekdayOf(day) === 'tuesday') ?? dayAhead(3)
}

test('a service gets two ranges a day; what can be booked follows them, as does what others see', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path, language: 'en' })
  const other = await enterAs(browser, { path, language: 'en' })
  await patient(page)
  const [place, name] = [newName(), newName()]
  await makeService(page, await makeLocation(page, place), name, { duration: null })
  for (const one of [page, other]) await one.getByRole('searchbox').fill(name)
  const tuesday = cell(page, name, 'Tuesday')
  await expect(tuesday).toHaveText('09:00–18:00')
  await tuesday.click()
  await page.keyboard.type('9-12,13-15')
  await page.keyboard.press('Enter')
  await expect(tuesday).toHaveText('09:00–12:00, 13:00–15:00')
  await expect(cell(other, name, 'Tuesday')).toHaveText('09:00–12:00, 13:00–15:00')
  await tuesday.click()
  await page.keyboard.type('9-12,11-15')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The times overlap.')).toBeVisible()
  await page.keyboard.press('Escape')

  // A break for the whole week: each day gets two ranges of what it had, and Tuesday the part that the break leaves.
  await page.getByRole('button', { name: 'Break', exact: true }).click()
  const pause = page.getByRole('dialog', { name: 'A break in the day' })
  await pause.getByRole('textbox', { name: 'From' }).fill('14:00')
  await pause.getByRole('textbox', { name: 'Till' }).fill('14:30')
  const services = pause.getByRole('group', { name: /^For which services/ })
  await services.getByRole('button', { name: 'Choose none' }).click()
  await services.getByRole('textbox', { name: 'Search' }).fill(name)
  await services.getByRole('checkbox').check()
  await expect(pause.getByRole('status')).toHaveText('5 changes')
  await pause.getByRole('button', { name: 'Save' }).click()
  await expect(pause).toHaveCount(0)
  await expect(cell(other, name, 'Monday')).toHaveText('09:00–14:00, 14:30–18:00')
  await expect(tuesday).toHaveText('09:00–12:00, 13:00–14:00, 14:30–15:00')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(tuesday).toHaveText('09:00–12:00, 13:00–15:00')

  await page.getByRole('radio', { name: 'Can be booked' }).check()
  await page.getByRole('combobox', { name: 'Location' }).click()
  await page.getByRole('option', { name: place }).click()
  const date = tuesdayAhead()
  await page.getByLabel('Till').fill(date)
  await page.getByLabel('From').fill(date)
  await expect(page.getByRole('row', { name: /Tuesday/ })).toContainText('09:00–12:00, 13:00–15:00')
  await page.getByRole('switch', { name: 'Show start times' }).press(' ')
  // Neither the service nor the beginning of an id says a step: it is the default of the sample.
  await expect(page.getByText('Start times every 10 minutes')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Start times, 09:00–12:00' })).toContainText(
    /^09:0009:1009:20.*11:2011:30$/,
  )
  await page.getByRole('switch', { name: 'Show start times' }).press(' ')
  await expect(page.getByRole('list', { name: /^Start times/ })).toHaveCount(0)
  await page.getByLabel('Till').fill(addDays(date, 1))
  await expect(page.getByRole('row', { name: /Wednesday/ })).toContainText('09:00–18:00')
  await page.getByLabel('Till').fill(addDays(date, 200))
  await expect(page.getByText('At most 92 days can be shown.')).toBeVisible()
})

for (const look of looks) {
  test(`everybody can use it: ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path, ...look })
    await expect(page.getByRole('grid').or(page.getByRole('list')).first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('radio').nth(1).check()
    await expect(page.getByRole('row').nth(3)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('switch').press(' ')
    await expect(page.getByRole('row').getByRole('listitem').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
