import { type Browser, expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { patient } from '../testing/patient.ts'
import { dayAhead, enterAs, newName } from '../testing/portal.ts'

const admin = 'admin@rinda.example'
/** A company in whose locations no other journey books. */
const company = 4

type Made = { locationId: number; serviceId: number; name: string }

/** Sends a change as the page's person would; answers with the id of what was made or changed. */
async function send(page: Page, method: string, path: string, body: object): Promise<number> {
  return await page.evaluate(
    async ([by, at, json]) => {
      const headers = { 'content-type': 'application/vnd.api+json' }
      const answer = await fetch(at, { method: by, headers, body: json })
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
      return Number(((await answer.json()) as { data: { id: string } }).data.id)
    },
    [method, path, JSON.stringify(body)] as const,
  )
}

const named = (name: string) => ({ name_lv: name, name_en: name, name_ru: name })

/** A location of its own with one service. */
async function makeService(page: Page): Promise<Made> {
  const name = newName()
  const address = { address_lv: 'Iela 1', address_en: '1 Street', address_ru: 'Улица 1' }
  const location = { ...named(name), ...address, company_id: company, active: true, visible: true }
  const locationId = await send(page, 'POST', '/api/portal/locations', { location })
  const service = { ...named(`${name} service`), active: true, visible: true }
  const serviceId = await send(page, 'POST', `/api/portal/locations/${locationId}/services`, { service })
  return { locationId, serviceId, name: `${name} service, ${name}` }
}

const enter = (browser: Browser, tab: string) =>
  enterAs(browser, { path: `/service-config?tab=${tab}&company=${company}`, email: admin, language: 'en' })
const cellOf = (page: Page, column: string, { name }: Made) =>
  page.getByRole('button', { name: new RegExp(`^${column}, ${name}: `) })

test('a price is entered by keys, shown with two decimals, live for others, and emptied', async ({
  browser,
}) => {
  const page = await enter(browser, 'prices')
  const made = await makeService(page)
  const other = await enter(browser, 'prices')
  const cell = cellOf(page, 'Price, EUR', made)
  await expect(cell).toHaveText('-')
  await cell.focus()
  await page.keyboard.type('12,50')
  await expect(page.getByRole('textbox', { name: `Price, EUR, ${made.name}` })).toHaveValue('12,50')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Value saved')).toBeVisible()
  await expect(cell).toHaveText('13.50')
  await expect(cell).toBeFocused()
  await expect(cellOf(other, 'Price, EUR', made)).toHaveText('13.50')

  await cell.click()
  await page.keyboard.type('99')
  await page.keyboard.press('Escape')
  await expect(cell).toHaveText('13.50')
  await cell.click()
  await page.keyboard.type('0.5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid').getByRole('alert')).toHaveText('At least 1.')
  await page.getByRole('textbox', { name: /^Price/ }).fill('')
  await page.keyboard.press('Enter')
  await expect(cellOf(other, 'Price, EUR', made)).toHaveText('-')
})

test('what changes while the page is being read is seen too', async ({ browser }) => {
  const other = await enter(browser, 'prices')
  const made = await makeService(other)
  const page = await enterAs(browser, { path: '/users', email: admin, language: 'en' })
  const seen = new Set<string>()
  const told = (what: string) => expect.poll(() => [...seen]).toContain(what)
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload)
      if (text.startsWith('40')) seen.add('online')
      if (text.includes('service_updated') && text.includes(made.name.split(',')[0] ?? ''))
        seen.add('changed')
    }),
  )
  await patient(page)
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/api\/portal\/locations\?/, async (route) => {
    // Once the line is there, what was read before it is read once more.
    const isOnline = seen.has('online')
    const read = await route.fetch()
    if (isOnline) seen.add('read')
    await mayAnswer
    // Who asked may have asked again by now.
    await route.fulfill({ response: read }).catch(() => null)
  })
  await page.goto(`/service-config?tab=prices&company=${company}`)
  await told('read')
  const path = `/api/portal/locations/${made.locationId}/services/${made.serviceId}`
  await send(other, 'PATCH', path, { service: { config: { price: 20 } } })
  await told('changed')
  answer()
  await expect(cellOf(page, 'Price, EUR', made)).toHaveText('20.00')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('periods are walked by arrows, and one that would end before it begins is not saved', async ({
  browser,
}) => {
  const page = await enter(browser, 'periods')
  const made = await makeService(page)
  const other = await enter(browser, 'periods')
  const first = cellOf(page, 'Visitors: from day', made)
  await first.focus()
  await page.keyboard.press('8')
  await page.keyboard.press('Enter')
  await expect(first).toHaveText('8')
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cellOf(page, 'Visitors: to day', made)).toBeFocused()
  await page.keyboard.press('7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid').getByRole('alert')).toHaveText(
    'The first day must not be after the last.',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(cellOf(page, 'Visitors: to day', made)).toHaveText('8')
  // What others see is saved.
  await expect(cellOf(other, 'Visitors: to day', made)).toHaveText('8')
  await page.reload()
  await expect(cellOf(page, 'Visitors: to day', made)).toHaveText('8')
})

test('what somebody else has changed meanwhile is not written over, and is told', async ({ browser }) => {
  const page = await enter(browser, 'prices')
  const made = await makeService(page)
  const cell = cellOf(page, 'Price, EUR', made)
  await expect(cell).toHaveText('-')
  // Another is quicker by a moment: what was sent is on its way already.
  const isOne = { times: 1 }
  await page.route(
    '**/api/portal/locations/*/services/*',
    async (route) => {
      const path = new URL(route.request().url()).pathname
      await send(page, 'PATCH', path, { service: { config: { price: 20 } } })
      await route.continue()
    },
    isOne,
  )
  await cell.focus()
  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/it is 20\.00 now/).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Price/ })).toHaveValue('30')
  await page.keyboard.press('Enter')
  await expect(cell).toHaveText('30.00')
})

test('specialists are added and removed in a drawer, by keys, in their order', async ({ browser }) => {
  const page = await enter(browser, 'specialists')
  const made = await makeService(page)
  const names = [`${newName()} A`, `${newName()} B`]
  const ids: number[] = []
  for (const name of names)
    ids.push(
      await send(page, 'POST', '/api/portal/specialists', { specialist: { name, company_id: company } }),
    )
  const edit = page.getByRole('button', { name: `Edit the specialists of ${made.name}` })
  await edit.click()
  const drawer = page.getByRole('dialog')
  // The drawer takes the focus as it opens, also from a button in it.
  await expect(drawer.locator(':focus')).toBeVisible()
  for (const name of [...names].reverse()) {
    await drawer.getByRole('button', { name: `Add ${name}` }).focus()
    await page.keyboard.press('Enter')
    await expect(drawer.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  }
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Specialists saved')).toBeVisible()
  await expect(drawer).toHaveCount(0)
  await expect(edit).toBeFocused()
  const preview = page.getByRole('row', { name: new RegExp(made.name.split(',')[0] ?? '') })
  await expect(preview).toContainText(`${names[1]}, ${names[0]}`)

  await edit.click()
  await drawer.getByRole('button', { name: `Remove ${names[1]}` }).click()
  await drawer.getByRole('button', { name: 'Cancel' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(preview).toContainText(`${names[1]}, ${names[0]}`)
  // Who is called otherwise now is so here.
  const renamed = newName()
  await send(page, 'PATCH', `/api/portal/specialists/${ids[0]}`, { specialist: { name: renamed } })
  await expect(preview).toContainText(`${names[1]}, ${renamed}`)
})

test('who takes a specialist away hears first whom that leaves outside', async ({ browser }) => {
  const page = await enter(browser, 'specialists')
  const made = await makeService(page)
  const place = `/api/portal/locations/${made.locationId}`
  const name = newName()
  const specialist = { name, company_id: company }
  const specialistId = await send(page, 'POST', '/api/portal/specialists', { specialist })
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const hours = days.flatMap((day) => [
    [`open_${day}_from`, '00:00'],
    [`open_${day}_till`, '23:30'],
  ])
  await send(page, 'PATCH', place, { location: { bms_active: true, ...Object.fromEntries(hours) } })
  await send(page, 'PATCH', `${place}/services/${made.serviceId}`, {
    service: { bms_id: 'OWN', duration: 30, config: { specialists: [specialistId] } },
  })
  const visit = { first_name: 'Laima', last_name: name, phone_number: '20000001', phone_country_code: '371' }
  const slot = { location_id: made.locationId, service_id: made.serviceId, specialist_id: specialistId }
  const when = { date: dayAhead(3), time: '10:00', status: 'scheduled' }
  await send(page, 'POST', '/api/bookings', { booking: { ...slot, ...when, ...visit } })
  await page.reload()

  await page.getByRole('button', { name: `Edit the specialists of ${made.name}` }).click()
  const drawer = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: 'Save', exact: true }) })
  await drawer.getByRole('button', { name: `Remove ${name}` }).click()
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Bookings left outside' })
  await expect(question.getByText(`Laima ${name}`)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(drawer.getByRole('button', { name: `Add ${name}` })).toBeVisible()
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await question.getByRole('button', { name: 'Save anyway' }).click()
  await expect(page.getByText('Specialists saved')).toBeVisible()
})

test('nobody but the platform’s admin has the screen', async ({ browser }) => {
  const anna = await enterAs(browser, { path: '/service-config', language: 'en' })
  await expect(anna).toHaveURL(/bookings/)
  await expect(anna.getByRole('link', { name: 'Services' })).toHaveCount(0)
})

for (const look of looks) {
  test(`service configuration, ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path: '/service-config?company=40', email: admin, ...look })
    const edit = page.locator('[data-at]').first()
    await expect(edit).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await edit.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/service-config?tab=periods&company=40')
    await page.locator('[data-at]').first().click()
    await page.keyboard.type('0')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('grid').getByRole('alert')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })
}
