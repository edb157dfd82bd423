import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs, newName } from '../testing/portal.ts'

const email = 'admin@town.example'

async function enter(browser: Browser): Promise<Page> {
  const page = await enterAs(browser, { path: '/locations', email, language: 'en' })
  await page.getByRole('button', { name: 'Add location' }).click()
  await expect(page.getByRole('heading', { name: 'Step 1 of 5: General' })).toBeVisible()
  return page
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

async function fillNames(page: Page, name: string): Promise<void> {
  for (const language of ['Latvian', 'English', 'Russian']) {
    await field(page, `Name in ${language}`).fill(name)
    await field(page, `Address in ${language}`).fill('Test Street 1')
  }
}

/** Steps through to the settings, from which a location is made. */
async function goToSettings(page: Page, name: string): Promise<void> {
  await fillNames(page, name)
  for (let steps = 0; steps < 3; steps += 1) await next(page)
  await step(page, 'Step 4 of 5: Other systems')
}

type Shown = { id: string; attributes: Record<string, unknown> }
/** The locations of this name that the server has. */
async function locationsNamed(page: Page, name: string): Promise<Shown[]> {
  const answer = await page.request.get('/api/portal/locations')
  const { data } = (await answer.json()) as { data: Shown[] }
  return data.filter(({ attributes }) => attributes.name_en === name)
}

test('a location is made in five steps; each is checked, and what was typed outlives a reload', async ({
  browser,
}) => {
  const page = await enter(browser)
  const name = newName()
  await next(page)
  await expect(page.getByText('Must be filled in.')).toHaveCount(6)
  await expect(field(page, 'Name in Latvian')).toBeFocused()
  await fillNames(page, name)
  await field(page, 'E-mail').fill('nobody')
  await next(page)
  await expect(page.getByText('Wrong format: this is not an e-mail address.')).toBeVisible()
  await field(page, 'E-mail').fill('hall@town.example')
  await next(page)

  await step(page, 'Step 2 of 5: Location')
  await expect(field(page, 'Latitude')).toHaveValue('56.946285')
  await expect(field(page, 'Longitude')).toHaveValue('24.105078')
  await page.getByRole('combobox', { name: 'Find a town' }).fill('Лиепая')
  await expect(page.getByRole('option', { name: /^Liepāja/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Latitude')).toHaveValue(/^56\.5/)
  await next(page)

  await field(page, 'Monday: from').fill('1800')
  await field(page, 'Monday: till').fill('0800')
  await next(page)
  await expect(page.getByText('The beginning must not be later than the end.')).toBeVisible()
  await field(page, 'Monday: from').fill('0730')
  await page.getByRole('button', { name: 'Monday’s hours until Friday' }).click()
  await page.reload()
  await step(page, 'Step 3 of 5: Opening hours')
  await expect(field(page, 'Friday: till')).toHaveValue('08:00')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(field(page, 'Latitude')).toHaveValue(/^56\.5/)
  await next(page)
  await next(page)

  await field(page, 'Queue system address').fill('http://127.0.0.1/queue')
  await page.getByRole('button', { name: 'Create location' }).click()
  await expect(field(page, 'Queue system address')).toBeFocused()
  const fault = page.getByText(/leads into a private network/)
  await expect(page.getByRole('dialog').filter({ has: fault })).toBeVisible()
  await expect(page.getByText(`Not saved: ${name}`)).toBeVisible()
  await field(page, 'Queue system address').fill('')
  await page.getByRole('button', { name: 'Create location' }).click()
  await expect(page.getByText(`Added: ${name}`)).toBeVisible()

  await step(page, 'Step 5 of 5: Services')
  await page.getByRole('button', { name: 'Add service' }).click()
  for (const language of ['Latvian', 'English', 'Russian'])
    await field(page, `Name in ${language}`).fill('Counter')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByRole('switch', { name: 'Visible: Counter' })).toBeChecked()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('link', { name })).toBeVisible()
  const [made] = await locationsNamed(page, name)
  expect(made?.attributes).toMatchObject({
    ...{ email: 'hall@town.example', open_friday_from: '07:30', open_friday_till: '08:00' },
    ...{ open_saturday_from: null, active: true, longitude: expect.closeTo(21, 0) },
  })

  await page.getByRole('button', { name: 'Add location' }).click()
  await expect(field(page, 'Name in English')).toHaveValue('')
})

test('whose answer was lost, and who clicks again, has one location, with what was typed last', async ({
  browser,
}) => {
  const page = await enter(browser)
  const name = newName()
  await goToSettings(page, name)
  await page.route('**/api/portal/locations', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Create location' }).click()
  await expect(page.getByText(`Not saved: ${name}`)).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The server did not answer')
  expect(await locationsNamed(page, name)).toHaveLength(1)

  await page.unroute('**/api/portal/locations')
  await page.reload()
  await page.getByRole('checkbox', { name: 'Visible to visitors' }).uncheck()
  await page.getByRole('button', { name: 'Create location' }).dblclick()
  await step(page, 'Step 5 of 5: Services')
  const made = await locationsNamed(page, name)
  expect(made.map(({ attributes }) => attributes.visible)).toEqual([false])

  // Gone back to, it is changed, and no other is made.
  await page.getByRole('button', { name: 'General' }).click()
  await field(page, 'Phone').fill('67000000')
  for (let steps = 0; steps < 3; steps += 1) await next(page)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await step(page, 'Step 5 of 5: Services')
  await page.getByRole('button', { name: 'Finish' }).click()
  expect((await locationsNamed(page, name)).map(({ attributes }) => attributes.phone)).toEqual(['67000000'])
})

test('the mark is put by a click, by keys and by numbers, and each follows the other', async ({
  browser,
}) => {
  const page = await enter(browser)
  await fillNames(page, newName())
  await next(page)
  const map = page.getByRole('application', { name: 'Map' })
  const mark = map.getByRole('button', { name: /The location on the map/ })
  await expect(mark).toBeVisible()
  await expect(map.getByText('Natural Earth · GeoNames')).toBeVisible()

  await map.click({ position: { x: 200, y: 100 } })
  await expect(field(page, 'Longitude')).not.toHaveValue('24.105078')
  const clicked = await field(page, 'Longitude').inputValue()
  await mark.focus()
  await page.keyboard.press('ArrowRight')
  await expect(field(page, 'Longitude')).not.toHaveValue(clicked)
  expect(Number(await field(page, 'Longitude').inputValue())).toBeGreaterThan(Number(clicked))

  const before = await mark.boundingBox()
  await field(page, 'Latitude').fill('57,5')
  await field(page, 'Longitude').fill('25.5')
  await expect.poll(async () => await mark.boundingBox()).not.toEqual(before)
  await map.focus()
  await page.keyboard.press('Enter')
  await expect(field(page, 'Latitude')).not.toHaveValue('57,5')

  await field(page, 'Latitude').fill('91')
  await next(page)
  await expect(page.getByText('This is not a number of degrees.')).toBeVisible()
  await step(page, 'Step 2 of 5: Location')
})

test('closed, it is gone on with later; thrown away on purpose, it is gone', async ({ browser }) => {
  const page = await enter(browser)
  const name = newName()
  await fillNames(page, name)
  await field(page, 'Phone').press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/new/)
  await page.getByRole('button', { name: 'Add location' }).click()
  await expect(page.getByText('You began this earlier')).toBeVisible()
  await expect(field(page, 'Name in English')).toHaveValue(name)

  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Throw away what was typed?' }).click()
  await page.getByRole('button', { name: 'Add location' }).click()
  await expect(field(page, 'Name in English')).toHaveValue('')
})

for (const look of looks) {
  test(`the steps of a new location, ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path: '/locations?new=true', email, ...look })
    const forward = page.locator('[role="dialog"] button[type="submit"]')
    await forward.click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    for (const language of ['lv', 'en', 'ru'])
      for (const input of await page.locator(`fieldset input[lang="${language}"]`).all())
        await input.fill('x')
    await forward.click()
    await expect(page.locator('.leaflet-container path:not([d="M0 0"])').first()).toBeVisible()
    await page.getByRole('combobox').fill('Riga')
    await expect(page.getByRole('option').first()).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('combobox').press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await forward.click()
    expect(await faultsOf(page)).toEqual([])
    await forward.click()
    expect(await faultsOf(page)).toEqual([])
  })
}
