import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { dayAhead, enterAs, newName, openScreen, signInAs } from '../testing/portal.ts'
import { makeLocation } from '../testing/set-up.ts'

const email = 'admin@town.example'

/** An admin who has made a location of their own, with no screen open yet. */
async function comeWithLocation(browser: Browser): Promise<{ page: Page; id: string }> {
  const page = await signInAs(browser, { email, language: 'en' })
  const id = await makeLocation(page, newName(), { bms_active: true, qms_active: true })
  return { page, id }
}

/** An admin with a location of their own open. */
async function enter(browser: Browser): Promise<{ page: Page; id: string }> {
  const { page, id } = await comeWithLocation(browser)
  await openScreen(page, `/locations/${id}`, 'en')
  return { page, id }
}

const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name })
const act = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
const services = (page: Page) => page.getByRole('region', { name: 'Services' }).first()

async function makeService(page: Page, id: string, name: string, more: object = {}): Promise<string> {
  const service = { name_lv: name, name_en: name, name_ru: name, ...more }
  const made = await page.request.post(`/api/portal/locations/${id}/services`, { data: { service } })
  expect(made.status()).toBe(201)
  return ((await made.json()) as { data: { id: string } }).data.id
}

async function serviceNow(page: Page, id: string, serviceId: string): Promise<Record<string, unknown>> {
  const found = await page.request.get(`/api/locations/${id}?include=services`)
  const { included } = (await found.json()) as {
    included: { id: string; attributes: Record<string, unknown> }[]
  }
  return included.find((one) => one.id === serviceId)?.attributes ?? {}
}

test('a service is made, changed and switched; others see it, and no fault loses what was typed', async ({
  browser,
}) => {
  const { page, id } = await enter(browser)
  const other = await enterAs(browser, { path: `/locations/${id}`, email, language: 'en' })
  await expect(services(page).getByText('No services yet')).toBeVisible()

  await page.getByRole('button', { name: 'Add service' }).click()
  await field(page, 'Name in Latvian').fill('Kase')
  await field(page, 'Capacity').fill('none')
  await act(page, 'Create')
  await expect(page.getByText('Must be filled in.')).toHaveCount(2)
  await expect(page.getByText('This value is not valid.')).toBeVisible()
  await field(page, 'Name in English').fill('Desk')
  await field(page, 'Name in Russian').fill('Касса')
  await field(page, 'Capacity').fill('3')
  await field(page, 'Duration, minutes').fill('20')
  await page.getByRole('dialog').getByLabel('Tags').first().fill('fast')
  await page.keyboard.press('Enter')
  await page.context().setOffline(true)
  await act(page, 'Create')
  await expect(page.getByText('Not saved: Desk')).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The server did not answer')
  await page.context().setOffline(false)
  await act(page, 'Create')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(services(page).getByText('20 min · 3 at once · fast')).toBeVisible()
  await expect(services(other).getByText('Desk')).toBeVisible()

  await page.getByRole('switch', { name: 'Visible: Desk' }).press(' ')
  await expect(other.getByRole('switch', { name: 'Visible: Desk' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Edit: Desk' }).click()
  await field(page, 'ID in the queue system').fill('17')
  await act(page, 'Save')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit: Desk' }).click()
  await expect(field(page, 'ID in the queue system')).toHaveValue('17')
  await field(page, 'ID in the queue system').fill('')
  await act(page, 'Save')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const found = await page.request.get(`/api/locations/${id}?include=services`)
  const { included } = (await found.json()) as { included: { attributes: Record<string, unknown> }[] }
  expect(included.map(({ attributes }) => attributes)).toMatchObject([
    { name_ru: 'Касса', qms_id: 0, capacity: 3, duration: 20, tags: ['fast'], visible: false },
  ])
})

test('a date is typed key by key, as people write it: what is half typed or no date is none and named, and it can be taken away', async ({
  browser,
}) => {
  const { page, id } = await enter(browser)
  const service = await makeService(page, id, 'Desk')
  const till = field(page, 'Can be booked till')
  await page.getByRole('button', { name: 'Edit: Desk' }).click()
  await expect(till).toHaveAttribute('placeholder', 'dd/mm/yyyy')
  for (const text of ['2', '11.12.', '2030-12-1', '2030-02-30', '31/02/2030']) {
    await till.pressSequentially(text)
    await till.press('Tab')
    await expect(till).toHaveValue('')
    // What is wrong is named, and heard with the field.
    const said = `There is no date “${text}”. A date is written as 31/01/2027`
    await expect(till).toHaveAccessibleDescription(said)
    await expect(page.getByText(said)).toBeVisible()
  }
  for (const text of ['10.12.2030', '9/12/2030', '08. 12. 2030.', '2030-12-11']) {
    await till.press('ControlOrMeta+a')
    await till.pressSequentially(text)
    await expect(page.getByText('There is no date')).toHaveCount(0)
    await till.press('Tab')
  }
  await expect(till).toHaveValue('11/12/2030')
  await act(page, 'Save')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await serviceNow(page, id, service)).toMatchObject({ bms_end_date: '2030-12-11' })

  await page.getByRole('button', { name: 'Edit: Desk' }).click()
  await expect(till).toHaveValue('11/12/2030')
  await act(page, 'Remove the date: Can be booked till')
  await expect(till).toHaveValue('')
  expect(await faultsOf(page)).toEqual([])
  await act(page, 'Save')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await serviceNow(page, id, service)).toMatchObject({ bms_end_date: null })
})

test('a new service is bookable as it is; switched off, the empty calendar says why and leads to it', async ({
  browser,
}) => {
  const page = await signInAs(browser, { email, language: 'en' })
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const hours = days.flatMap((day) => [
    [`open_${day}_from`, '00:00'],
    [`open_${day}_till`, '23:30'],
  ])
  const id = await makeLocation(page, newName(), { bms_active: true, ...Object.fromEntries(hours) })
  const tomorrow = `/bookings?location=${id}&date=${dayAhead(1)}`
  await openScreen(page, tomorrow, 'en')
  await expect(page.getByText('This location has no services yet')).toBeVisible()
  await page.getByRole('link', { name: 'Set up the services' }).click()
  await page.getByRole('button', { name: 'Add service' }).click()
  for (const language of ['Latvian', 'English', 'Russian'])
    await field(page, `Name in ${language}`).fill('Desk')
  await act(page, 'Create')
  await expect(services(page).getByText('Desk')).toBeVisible()
  await page.goto(tomorrow)
  await expect(page.locator('button[data-cell*="/"]').first()).toBeVisible()

  await page.goto(`/locations/${id}`)
  await page.getByRole('button', { name: 'Edit: Desk' }).click()
  await page.getByRole('dialog').getByRole('switch', { name: 'Takes appointments' }).press(' ')
  await act(page, 'Save')
  await expect(services(page).getByText('takes no appointments')).toBeVisible()
  await page.goto(tomorrow)
  await expect(page.getByText('None of this location’s services takes appointments')).toBeVisible()
})

test('the order is changed with keys, for everyone', async ({ browser }) => {
  const { page, id } = await comeWithLocation(browser)
  for (const name of ['First', 'Second', 'Third']) await makeService(page, id, name)
  await openScreen(page, `/locations/${id}`, 'en')
  const other = await enterAs(browser, { path: `/locations/${id}`, email, language: 'en' })
  await services(page).getByRole('button', { name: 'Change order' }).click()
  const handle = page.getByRole('button', { name: 'Move: Third' })
  await handle.press(' ')
  await handle.press('Home')
  await handle.press(' ')
  await services(page).getByRole('button', { name: 'Done' }).click()
  await expect(services(page).getByRole('listitem').first()).toContainText('Third')
  await expect(services(other).getByRole('listitem')).toContainText(['Third', 'First', 'Second'])
  await page.reload()
  await expect(services(page).getByRole('listitem')).toContainText(['Third', 'First', 'Second'])
})

test('of two who change one service neither undoes what the other did', async ({ browser }) => {
  const { page, id } = await comeWithLocation(browser)
  const serviceId = await makeService(page, id, 'Desk', { capacity: 2 })
  // The live line of this one is cut, and nothing else.
  await page.routeWebSocket(/\/booking\//, (socket) => socket.close())
  await page.context().route(/\/booking\//, (route) => route.abort())
  await openScreen(page, `/locations/${id}`, 'en')
  await page.getByRole('button', { name: 'Edit: Desk' }).click()
  await field(page, 'Capacity').fill('4')
  const path = `/api/portal/locations/${id}/services/${serviceId}`
  await page.request.patch(path, { data: { service: { capacity: 3, duration: 45, tags: ['theirs'] } } })
  await act(page, 'Save')
  await expect(page.getByText('Somebody else has changed this service in the meantime')).toBeVisible()
  await expect(field(page, 'Duration, minutes')).toHaveValue('45')
  await expect(field(page, 'Capacity')).toHaveValue('4')
  await expect(page.getByText('Capacity: elsewhere it was changed to 3.')).toBeVisible()
  await act(page, 'Save')
  await expect(page.getByRole('alert').filter({ hasText: 'Choose what stays' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await act(page, 'Save')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await serviceNow(page, id, serviceId)).toMatchObject({ capacity: 4, duration: 45, tags: ['theirs'] })
})

for (const look of looks) {
  test(`the services of a location, ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const page = await signInAs(browser, { email, ...look })
    const id = await makeLocation(page, newName())
    await makeService(page, id, 'Desk', { tags: ['one'] })
    await openScreen(page, `/locations/${id}`, look.language)
    const edit = page.getByRole('button', { name: /: Desk$/ }).last()
    await edit.scrollIntoViewIfNeeded()
    expect(await faultsOf(page)).toEqual([])
    await edit.click()
    await page.locator('[role="dialog"] input[lang="lv"]').fill('')
    await page.locator('[role="dialog"] button[type="submit"]').click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
