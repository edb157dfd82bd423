import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { bookingOf, dayAhead, enterAs, fillVisitor, newName, thursdayAhead } from '../testing/portal.ts'
import { makeLocation } from '../testing/set-up.ts'

const email = 'admin@airport.example'
const enter = (browser: Browser, path = '/specialists') => enterAs(browser, { path, email, language: 'en' })

/** A location of its own, open every day, with a service of its own: nothing that others book. Gives the location's id. */
async function makeService(page: Page, name: string): Promise<string> {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const hours = days.flatMap((day) => [
    [`open_${day}_from`, '08:00'],
    [`open_${day}_till`, '20:00'],
  ])
  const location = await makeLocation(page, name, Object.fromEntries(hours))
  const texts = { name_lv: name, name_en: name, name_ru: name }
  const made = await page.request.post(`/api/portal/locations/${location}/services`, {
    data: { service: { ...texts, bms_id: 'T', duration: 30 } },
  })
  expect(made.status()).toBe(201)
  return location
}

async function makeSpecialist(page: Page, specialist: object): Promise<string> {
  const answer = await page.request.post('/api/portal/specialists', { data: { specialist } })
  return (await answer.json()).data.id
}

const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
async function edit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(dialog(page).getByLabel('Name', { exact: false }).first()).toHaveValue(name)
}
const clocks = async (slots: Locator) =>
  (await slots.allTextContents()).map((text) => /\d\d:\d\d/.exec(text)?.[0] ?? '')

test('what is typed and not saved is asked about before it would be lost; the question is answered first', async ({
  browser,
}) => {
  const page = await enter(browser)
  const form = page.getByRole('dialog', { name: 'New specialist' })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('button', { name: 'Add specialist' }).click()
  const field = form.getByLabel('Name', { exact: false }).first()
  await field.fill('Zane')
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(field).toHaveValue('Zane')
  await form.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add specialist' })).toBeFocused()

  await page.getByRole('button', { name: 'Add specialist' }).click()
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('somebody new serves, works at hours of their own, is away, and serves no longer: calendars follow', async ({
  browser,
}) => {
  const page = await enter(browser)
  const name = newName()
  const location = await makeService(page, `Hall ${name}`)
  const date = thursdayAhead(20)
  const calendar = await enter(browser, `/bookings?location=${location}&date=${date}`)

  await page.getByRole('button', { name: 'Add specialist' }).click()
  await dialog(page).getByLabel('Name', { exact: false }).first().fill(name)
  await dialog(page)
    .getByRole('checkbox', { name: `Hall ${name}` })
    .check()
  await save(page)
  await expect(page.getByText(`Added: ${name}`)).toBeVisible()
  await expect(rowOf(page, name)).toContainText('As the location')

  const column = calendar.locator('[role="row"]').filter({ has: calendar.locator('[data-cell]') })
  const free = column.locator('button[data-cell*="/specialist-"]')
  await expect(free.first()).toBeAttached()
  expect((await clocks(free))[0]).toBe('08:00')
  // From here on the line is there: of all the company's places the one that changed is read.
  const asked: (string | null)[] = []
  calendar.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/portal/locations') asked.push(url.searchParams.get('id'))
  })

  await edit(page, name)
  await dialog(page).getByLabel('Own hours').check()
  await dialog(page).getByLabel('Thursday: from').fill('10')
  await dialog(page).getByLabel('Thursday: till').fill('14:00')
  await save(page)
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible()
  await expect(calendar.locator('[data-off="off"]')).toHaveCount(2)
  await expect.poll(async () => (await clocks(free)).at(0)).toBe('10:00')
  expect((await clocks(free)).at(-1)).toBe('13:30')

  await free.first().click()
  await fillVisitor(calendar, name, 'Visitor')
  await calendar.keyboard.press('Enter')
  await expect(bookingOf(calendar, `${name} Visitor`)).toBeVisible()

  await edit(page, name)
  await dialog(page).getByRole('button', { name: 'Add absence' }).click()
  // What is typed stays in sight, also while the day is over.
  await dialog(page).getByLabel('From day').pressSequentially(dayAhead(-3))
  await expect(dialog(page).getByLabel('Till day')).toHaveValue(
    dayAhead(-3).split('-').toReversed().join('/'),
  )
  await dialog(page).getByLabel('From day').fill(date)
  await dialog(page).getByLabel('Till day').fill(date)
  await dialog(page).getByLabel('Note').fill('A course')
  await save(page)
  const impact = dialog(page).filter({ hasText: '1 booking' })
  await expect(impact).toContainText(`${name} Visitor`)
  await expect(impact).toContainText('The specialist is away')
  await impact.getByRole('button', { name: 'Save anyway' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(calendar.locator('[data-off="away"]')).toHaveCount(1)
  await expect(free).toHaveCount(0)
  await expect(bookingOf(calendar, `${name} Visitor`)).toBeVisible()

  await edit(page, name)
  await dialog(page).getByRole('checkbox', { name: 'Active' }).uncheck()
  await save(page)
  await expect(impact).toContainText('no longer provides this service')
  await impact.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page).getByRole('checkbox', { name: 'Active' })).not.toBeChecked()
  await save(page)
  await impact.getByRole('button', { name: 'Save anyway' }).click()
  await expect(rowOf(page, name)).toContainText('Inactive')
  // Whoever is booked stays in sight, though the column is gone.
  await expect(calendar.locator('[data-off]')).toHaveCount(0)
  await expect(bookingOf(calendar, `${name} Visitor`)).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  expect(new Set(asked)).toEqual(new Set([location]))
})

test('what is wrong is said at its field, and nothing that was typed is lost', async ({ browser }) => {
  const page = await enter(browser)
  await page.getByRole('button', { name: 'Add specialist' }).click()
  const name = dialog(page).getByLabel('Name', { exact: false }).first()
  await dialog(page).getByLabel('Own hours').check()
  await dialog(page).getByRole('button', { name: 'Add absence' }).click()
  await dialog(page).getByLabel('From day').fill(dayAhead(100))
  await dialog(page).getByLabel('Till day, included').fill(dayAhead(99))
  await dialog(page).getByLabel('Note').fill('Skiing')
  await save(page)
  await expect(dialog(page).getByText('Must be filled in.')).toBeVisible()
  await expect(dialog(page).getByText('The beginning must not be later than the end.')).toBeVisible()
  await page.context().setOffline(true)
  const called = newName()
  await name.fill(called)
  await dialog(page).getByLabel('Till day, included').fill(dayAhead(102))
  await save(page)
  await expect(dialog(page).getByRole('alert')).toContainText('Not saved')
  await page.context().setOffline(false)
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Skiing')
  await save(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(rowOf(page, called)).toBeVisible()
})

test('of two who edit the same person the second sees what the first saved, and decides', async ({
  browser,
}) => {
  const page = await enter(browser)
  const name = newName()
  const id = await makeSpecialist(page, { name, bms_id: 'first' })
  const field = (label: string) => dialog(page).getByLabel(label, { exact: true })
  await edit(page, name)
  await field('Booking system ID').fill('mine')
  const absences = [{ from_date: dayAhead(100), till_date: dayAhead(102), note: 'Skiing' }]
  await page.request.patch(`/api/portal/specialists/${id}`, {
    data: { specialist: { bms_id: 'theirs', absences } },
  })
  const notice = dialog(page).getByRole('status').filter({ hasText: 'Changed elsewhere in the meantime' })
  await expect(notice).toContainText('Booking system ID: elsewhere it was changed to “theirs”.')
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Skiing')
  await expect(field('Booking system ID')).toHaveValue('mine')
  await save(page)
  await expect(dialog(page).getByRole('alert')).toContainText('Choose what stays')
  await notice.getByRole('button', { name: 'Take theirs' }).click()
  await expect(field('Booking system ID')).toHaveValue('theirs')
  await dialog(page).getByLabel('Note').fill('Skiing again')
  await save(page)
  await expect(dialog(page)).toHaveCount(0)
  const { data } = await (await page.request.get('/api/portal/specialists')).json()
  const saved = data.find((one: { id: string }) => one.id === id).attributes
  expect([saved.bms_id, saved.absences[0].note]).toEqual(['theirs', 'Skiing again'])
})

test('who may only look sees who works, and nothing that changes it', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/specialists', email: 'user@dental.example', language: 'en' })
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add specialist|Edit )/ })).toHaveCount(0)
  await page.goto('/specialists?edit=new')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  const answer = await page.request.post('/api/portal/specialists', {
    data: { specialist: { name: 'Nobody' } },
  })
  expect(answer.status()).toBe(403)
})

for (const look of looks) {
  test(`reads well: ${look.language}, ${look.colorScheme}, ${look.viewport.width} px`, async ({
    browser,
  }) => {
    const page = await enterAs(browser, { path: '/specialists', email: 'admin@dental.example', ...look })
    await expect(page.locator('tbody tr').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.locator('tbody button').first().click()
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('radio').last().check()
    await dialog(page)
      .locator('fieldset')
      .filter({ has: page.locator('ul') })
      .last()
      .getByRole('button')
      .last()
      .click()
    expect(await faultsOf(page)).toEqual([])
  })
}
