import { expect } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { book, calendarPath, dayAhead, enterAs, freeSlots, newName } from '../testing/portal.ts'

test('a visitor is found from anywhere by how the name begins, and Enter opens the booking', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(44)) })
  const name = newName()
  await book(page, freeSlots(page).first(), 'Ņina', `${name}ņš`)
  await page.goto('/bookings/overview?location=2')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('/')
  const field = page.getByRole('combobox', { name: 'Meklēt apmeklētāju' })
  await expect(field).toBeFocused()

  await page.keyboard.type(name.slice(0, 2))
  await expect(page.getByText('Ierakstiet vismaz trīs zīmes')).toBeVisible()
  await field.fill(`${name.toUpperCase()}NS`)
  const found = page.getByRole('listbox', { name: 'Atrastie apmeklētāji' })
  await expect(found.getByRole('group', { name: `Ņina ${name}ņš` })).toBeVisible()
  await expect(found.getByRole('option')).toHaveCount(1)
  await expect(found.getByRole('option')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByText(`Ņina ${name}ņš`).first()).toBeVisible()
})

test('arrows walk over what is found, and what is canceled meanwhile says so', async ({ browser }) => {
  const path = calendarPath(dayAhead(45))
  const [anna, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const name = newName()
  await book(colleague, freeSlots(colleague).nth(0), 'Ieva', name)
  await book(colleague, freeSlots(colleague).nth(2), 'Ilze', name)
  await anna.keyboard.press('/')
  await anna.getByRole('combobox', { name: 'Meklēt apmeklētāju' }).fill(name)
  const options = anna.getByRole('listbox').getByRole('option')
  await expect(options).toHaveCount(2)
  await anna.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await anna.keyboard.press('ArrowUp')
  await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true')

  await colleague
    .getByRole('gridcell')
    .getByRole('button', { name: `Ieva ${name}` })
    .first()
    .click()
  await colleague.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  await colleague.getByRole('button', { name: 'Jā', exact: true }).click()
  await expect(options.filter({ hasText: 'atcelts' })).toHaveCount(1)
})

test('who fits nobody is told so, also where signs of a pattern are typed', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(0)), email: 'admin@nails.example' })
  await page.getByRole('button', { name: 'Meklēt apmeklētāju' }).click()
  const field = page.getByRole('combobox', { name: 'Meklēt apmeklētāju' })
  await field.fill('zzzzzz')
  await expect(page.getByRole('status').getByText('Pēc „zzzzzz” neviens nav atrasts')).toBeVisible()
  await field.fill('%%%')
  await expect(page.getByRole('status').getByText('Pēc „%%%” neviens nav atrasts')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const labels = { lv: 'Meklēt apmeklētāju', en: 'Find a visitor', ru: 'Найти посетителя' } as const
for (const look of looks) {
  const { language, viewport } = look
  test(`nothing that axe finds wrong, ${language}, ${viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path: '/bookings/overview?location=1', ...look })
    await page.getByRole('button', { name: labels[language] }).click()
    await page.getByRole('combobox', { name: labels[language] }).fill('kri')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
