import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterList, listPath, rows } from '../testing/listed-bookings.ts'
import { dayAhead, enterAs, newName } from '../testing/portal.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

type Visitor = { first: string; last: string; fromHour?: number; more?: object }

/** Books at the first free minute of a day, at the service that needs no specialist. Returns the booking's id. */
async function bookThere(page: Page, date: string, visitor: Visitor): Promise<string> {
  const { first, last, fromHour = 8, more = {} } = visitor
  return await page.evaluate(
    async ({ on, from, name, fields }) => {
      const starts = Array.from({ length: 24 }, (_, index) => from * 60 + index * 20)
      for (const minute of starts) {
        const time = new Date(minute * 60_000).toISOString().slice(11, 16)
        const place = { location_id: 1, service_id: 2, date: on, time, duration: 20, status: 'scheduled' }
        const person = { ...name, phone_country_code: '371', phone_number: '29123456' }
        const answer = await fetch('/api/bookings', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ booking: { ...place, ...person, ...fields } }),
        })
        if (answer.ok) return (await answer.json()).data.id as string
      }
      throw new Error(`nothing is free on ${on}`)
    },
    { on: date, from: fromHour, name: { first_name: first, last_name: last }, fields: more },
  )
}

async function cancelThere(page: Page, id: string): Promise<void> {
  const status = await page.evaluate(async (booking) => {
    const body = JSON.stringify({ booking: { status: 'canceled', notes: { canceled: 'x' } } })
    const headers = { 'content-type': 'application/json' }
    return (await fetch(`/api/bookings/${booking}`, { method: 'PATCH', headers, body })).status
  }, id)
  expect(status).toBe(200)
}

test('states, sorting and columns are kept, and the search begins at three characters', async ({
  browser,
}) => {
  const page = await enterList(browser, dayAhead(1))
  const count = page.locator('[data-count]')
  const before = await count.textContent()
  await page.getByRole('checkbox', { name: 'Atcelti' }).check()
  await page.getByRole('button', { name: 'Klients' }).click()
  await page.getByRole('button', { name: 'Klients' }).click()
  await page.getByRole('button', { name: 'Tabulas kolonnas' }).click()
  await page.getByRole('checkbox', { name: 'E-pasts' }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Atcelti' })).toBeChecked()
  await expect(page.getByRole('columnheader', { name: 'Klients' })).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('columnheader', { name: 'E-pasts' })).toHaveCount(0)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Datums',
    'Laiks',
    'Ilgums',
    'Specialists',
    'Pakalpojums',
    'Klients',
    'Telefons',
    'Statuss',
  ])

  const all = await count.textContent()
  await page.getByRole('textbox', { name: 'Meklēt sarakstā' }).fill('zz')
  await expect(page.getByText('Vismaz 3 rakstzīmes')).toBeVisible()
  await expect(count).toHaveText(all ?? '')
  await page.getByRole('textbox', { name: 'Meklēt sarakstā' }).fill('zzqqzz')
  await expect(page.getByText('Filtrs paslēpj visus pierakstus')).toBeVisible()
  await page.getByRole('button', { name: 'Rādīt visus' }).click()
  await expect(count).toHaveText(all ?? '')
  expect(before).not.toBe('')
})

test('a name is found without its marks, in either order, and by telephone', async ({ browser }) => {
  const date = dayAhead(70)
  const page = await enterAs(browser, { path: listPath(date) })
  const name = newName()
  await bookThere(page, date, { first: 'Ķirils', last: `Žņģe${name}` })
  await expect(rowOf(page, name)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Meklēt sarakstā' })
  await field.fill(`znge${name.toLowerCase()} kirils`)
  await expect(rows(page)).toHaveCount(1)
  await expect(page.locator('[data-count]')).toHaveText(/^1 no /)
  await field.fill('+371 29123456')
  await expect(rowOf(page, name)).toBeVisible()
})

test('what is filtered is downloaded, in every alphabet, and nothing in it is a formula', async ({
  browser,
}) => {
  const date = dayAhead(71)
  const page = await enterAs(browser, { path: listPath(date) })
  const name = newName()
  const visitors = ['=HYPERLINK("http://x")', 'Kļaviņš, "Jānis"', 'Фёдоров']
  for (const first of visitors) await bookThere(page, date, { first, last: name })
  const unpaid = { more: { fields: { _payment_status: 'EXPIRED' } } }
  await cancelThere(page, await bookThere(page, date, { first: 'Neapmaksāts', last: name, ...unpaid }))
  await page.getByRole('checkbox', { name: 'Beigušies' }).check()
  await page.getByRole('textbox', { name: 'Meklēt sarakstā' }).fill(name)
  await expect(rows(page)).toHaveCount(4)
  await expect(rowOf(page, 'Neapmaksāts')).toContainText('beidzies')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Lejupielādēt CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Booking-Report.csv')
  const text = await readFile(await file.path(), 'utf8')
  const [head, ...lines] = text.split('\r\n')
  expect(head).toBe('\uFEFFstatus,approval,date,time,customer,location,service,specialist,served time')
  expect(lines).toHaveLength(5)
  expect(text).toContain(`"'=HYPERLINK(""http://x"") ${name}"`)
  expect(text).toContain(`"Kļaviņš, ""Jānis"" ${name}"`)
  expect(text).toContain(`,Фёдоров ${name},`)
  expect(lines.find((line) => line.includes('Neapmaksāts'))).toMatch(/^expired,/)
})

test('what others do comes in without moving what is looked at, and shows where it stands', async ({
  browser,
}) => {
  const date = dayAhead(72)
  const [page, colleague] = await Promise.all([
    enterAs(browser, { path: listPath(date) }),
    enterAs(browser, { path: listPath(date), email: 'user@rinda.example' }),
  ])
  const name = newName()
  for (let visitor = 10; visitor < 40; visitor++) {
    await bookThere(colleague, date, { first: `Viesis ${visitor}`, last: name, fromHour: 12 })
  }
  const table = page.getByRole('table')
  const all = 30 + 1
  await expect(table).toHaveAttribute('aria-rowcount', String(all))
  // To the end: what is booked earlier stands above.
  await rows(page).first().focus()
  await page.keyboard.press('End')
  const last = page.locator(':focus')
  await expect(last).toHaveAttribute('aria-label', new RegExp(name))
  await expect(last).toBeInViewport({ ratio: 1 })
  const [label, place] = [await last.getAttribute('aria-label'), await last.boundingBox()]

  const id = await bookThere(colleague, date, { first: 'Ilona', last: name })
  await expect(table).toHaveAttribute('aria-rowcount', String(all + 1))
  expect(await last.getAttribute('aria-label')).toBe(label)
  expect(await last.boundingBox()).toEqual(place)
  // The count is heard for what one asks oneself, and not with each booking of somebody else.
  const said = page.locator('output[data-said]')
  await expect(said).toHaveText('')

  await page.getByRole('checkbox', { name: 'Atcelti' }).check()
  await page.getByRole('textbox', { name: 'Meklēt sarakstā' }).fill(`Ilona ${name}`)
  await expect(rowOf(page, 'Ilona')).toContainText('pierakstīts')
  await expect(said).toHaveText(/^1 no /)
  await cancelThere(colleague, id)
  await expect(rowOf(page, 'Ilona')).toContainText('atcelts')
  await page.getByRole('checkbox', { name: 'Atcelti' }).uncheck()
  await expect(rowOf(page, 'Ilona')).toHaveCount(0)
})

test('the rows are walked with keys; Enter opens, and the focus comes back', async ({ browser }) => {
  const page = await enterList(browser, dayAhead(1))
  const focused = page.locator(':focus')
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAttribute('data-row', '1')
  await page.keyboard.press('End')
  const count = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1
  await expect(focused).toHaveAttribute('data-row', String(count - 1))
  await expect(focused).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('PageUp')
  await expect(focused).not.toHaveAttribute('data-row', String(count - 1))
  await page.keyboard.press('Home')
  await expect(focused).toHaveAttribute('data-row', '0')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(focused).toHaveAttribute('data-row', '0')
})

test('the period is in the address, and steps go by it', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/bookings/list?location=1&date=2026-11-30' })
  await page.getByRole('combobox', { name: 'Periods' }).click()
  await page.getByRole('option', { name: 'Mēnesis' }).click()
  await expect(page).toHaveURL(/period=month/)
  await page.getByRole('button', { name: 'Nākamais periods' }).click()
  await expect(page).toHaveURL(/date=2026-12-01/)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/date=2027-01-01/)
  await page.goBack()
  await expect(page).toHaveURL(/date=2026-12-01/)
})

test('the agency sees its one branch, with the columns of its company', async ({ browser }) => {
  const page = await enterAs(browser, {
    path: '/bookings/list?location=93&period=month',
    email: 'user@agency.example',
  })
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Uzņēmums' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Sūtījuma numurs' })).toBeVisible()
  // The branch of another company is not there for them, and of their own there is one to choose.
  await page.goto('/bookings/list?location=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rīgas nodaļa/)
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Sūtījuma numurs' })).toBeVisible()
})

test('what cannot be loaded is said, whole or in part, and tried again', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/bookings' })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/bookings?*', async (route) => {
    await asked
    await route.fulfill({ status: 403, json: { errors: [] } })
  })
  await page.goto(listPath(dayAhead(1)))
  // Nothing is counted before it is known.
  await expect(page.locator('[data-count]')).toHaveText('')
  await expect(page.getByRole('group', { name: 'Statusi' })).not.toContainText('0')
  answer()
  await expect(page.getByText('Sarakstu neizdevās ielādēt')).toBeVisible()
  await page.unrouteAll()
  // The next page is one that there is not.
  await page.route('**/api/bookings?*', async (route) => {
    const answer = await route.fetch()
    const document = await answer.json()
    const isFirst = !route.request().url().includes('page%5Bafter%5D')
    const next = isFirst ? '/api/bookings?page%5Bafter%5D=none' : null
    await route.fulfill({ response: answer, json: { ...document, links: { next } } })
  })
  await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(page.getByText('Izdevās ielādēt tikai daļu pierakstu')).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(page.getByText('Izdevās ielādēt tikai daļu pierakstu')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Lejupielādēt CSV', exact: true })).toBeEnabled()
})

const manyColumns = [
  { count: 'ten', email: 'admin@dental.example', location: '&location=3901' },
  { count: 'eleven', email: 'user@agency.example', location: '' },
]
for (const { count, email, location } of manyColumns) {
  test(`the ${count} columns of a company fit a screen of 1366 px, each whole, in every language`, async ({
    browser,
  }) => {
    const page = await enterAs(browser, {
      email,
      path: `/bookings/list?date=${dayAhead(0)}${location}`,
      viewport: { width: 1366, height: 768 },
    })
    const cut = () =>
      page.getByRole('table').evaluate((table) => [
        ...(table.scrollWidth > (table.parentElement?.clientWidth ?? 0) ? ['the table'] : []),
        ...[...table.querySelectorAll('span')]
          .filter((one) => getComputedStyle(one).overflow === 'hidden')
          .filter((one) => one.scrollWidth > one.clientWidth)
          .map((one) => one.textContent),
        // Where all of them stand close: a third line would end in dots, and a number of two lines is read as two.
        ...[...table.querySelectorAll('[data-is-close] td[data-column="email"] span')]
          .filter((one) => one.scrollHeight > one.clientHeight + 1)
          .map((one) => one.textContent),
        ...[...table.querySelectorAll('[data-is-close] td[data-column="tracking_number"] span')]
          .filter((one) => one.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(one).lineHeight))
          .map((one) => one.textContent),
      ])
    for (const [language, head] of [
      ['English', 'Tracking number'],
      ['Русский', 'Номер отправления'],
      ['Latviešu', 'Sūtījuma numurs'],
    ] as const) {
      await page.getByRole('button', { name: language }).filter({ visible: true }).click()
      await expect(page.getByRole('columnheader', { name: head })).toBeVisible()
      await expect(rows(page).first()).toBeVisible()
      await expect.poll(cut).toEqual([])
      // Rows are as high as the list reckons with.
      const heights = await page
        .locator('tr[data-cell]')
        .evaluateAll((all) => all.map((row) => row.clientHeight))
      expect(new Set(heights)).toEqual(new Set([40]))
    }
  })
}

test('keys go on where a filter was ticked: what has the focus takes its own alone', async ({ browser }) => {
  const page = await enterList(browser, dayAhead(1))
  const canceled = page.getByRole('checkbox', { name: 'Atcelti' })
  await canceled.focus()
  await page.keyboard.press(' ')
  await expect(canceled).toBeChecked()
  await page.keyboard.press('f')
  await expect(page.getByRole('textbox', { name: 'Meklēt sarakstā' })).toBeFocused()
  await canceled.focus()
  await page.keyboard.press('n')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await canceled.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`date=${dayAhead(2)}`))

  // Arrows choose among views, from which the days do not step.
  await page.getByRole('radio', { name: 'Saraksts' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\/bookings(\/calendar)?\?/)
  await expect(page).toHaveURL(new RegExp(`date=${dayAhead(2)}`))
})

for (const look of looks) {
  test(`nothing is wrong for axe: ${look.language}, ${look.viewport.width}`, async ({ browser }) => {
    const page = await enterList(browser, dayAhead(1), look)
    expect(await faultsOf(page)).toEqual([])
    await page
      .getByRole('button', { name: /^(Tabulas kolonnas|Columns of|Столбцы|Filtrs|Filter|Фильтр)/ })
      .click()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('textbox').fill('zzqqzz')
    await expect(rows(page)).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
  })
}

test('whoever undoes a cancellation in the list by keyboard has the focus at the booking that came back', async ({
  browser,
}) => {
  const date = dayAhead(73)
  const page = await enterAs(browser, { path: listPath(date) })
  const name = newName()
  for (const [first, fromHour] of [
    ['Agra', 10],
    ['Beāte', 11],
    ['Cita', 12],
  ] as const)
    await bookThere(page, date, { first, last: name, fromHour })
  const row = rowOf(page, `Beāte ${name}`)
  await row.getByRole('button').press('Enter')
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  await page.getByRole('button', { name: 'Atcelt pierakstu' }).press('Enter')
  await page.getByRole('button', { name: 'Jā', exact: true }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect(rowOf(page, `Cita ${name}`).getByRole('button')).toBeFocused()
  await page.getByRole('alert').getByRole('button', { name: 'Atsaukt' }).press('Enter')
  await expect(row.getByRole('button')).toBeFocused()
  // From there the arrows go on.
  await page.keyboard.press('ArrowDown')
  await expect(rowOf(page, `Cita ${name}`).getByRole('button')).toBeFocused()
})
