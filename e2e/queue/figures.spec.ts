import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { rememberedDay, workingDay } from '../testing/clock.ts'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { enterAs, openScreen, signInAs } from '../testing/portal.ts'
import { printedPages } from '../testing/printed-pages.ts'
import { makePlace, next, type Place, press, served, startWork } from '../testing/queue-desk.ts'
import { takeTicket } from '../testing/queue-visitor.ts'

test.use({ begins: '12:00' })

const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"] dd`).first()
/** Rows by day, in the table of them. */
const daysOf = (page: Page) =>
  page.getByRole('table', { name: 'Dienas' }).or(page.locator('section[aria-label="Dienas"] table'))
/** How many were served, by row. */
const servedIn = (table: Locator) => table.locator('tbody tr td:nth-of-type(2)')
const leadingNumber = (text: string) => Number((/^[\d\s]+/.exec(text)?.[0] ?? '').replace(/\D/g, ''))
const share = (page: Page, name: string) => page.locator(`[data-share="${name}"] td`)

/** An agent who has served one visitor and called another, who did not come; a third one waits. */
async function workAWhile(page: Page, url: string): Promise<Place> {
  const place = await makePlace(page)
  await startWork(page, place, '3')
  const first = await takeTicket(url, place.serviceId)
  const second = await takeTicket(url, place.otherId)
  await takeTicket(url, place.otherId)
  await next(page).click()
  await expect(served(page)).toHaveAttribute('aria-label', first)
  await press(page, 'f')
  await expect(served(page)).toHaveCount(0)
  await next(page).click()
  await expect(served(page)).toHaveAttribute('aria-label', second)
  await press(page, 'x')
  await expect(served(page)).toHaveCount(0)
  return place
}

const seeFigures = (page: Page) => page.getByRole('radio', { name: 'Skaitļi' }).click()

test('the day of a location is told in figures, by the hour and by each of its sides, and can be kept', async ({
  browser,
  server,
}) => {
  const page = await enterAs(browser, { path: '/queue' })
  const place = await workAWhile(page, server.url)
  await seeFigures(page)
  await expect(page).toHaveURL(/\/queue-day$/)
  await expect(page.getByRole('combobox', { name: 'Filiāle' })).toContainText(place.name)
  await expect(figure(page, 'served')).toHaveText('1')
  await expect(figure(page, 'noShows')).toHaveText(/^50\s?%$/)
  await expect(page.getByRole('link', { name: /^Rinda/ }).last()).toHaveAttribute('aria-current', 'page')

  await page.getByRole('radio', { name: 'Tabula' }).check()
  const came = page.locator('[data-hour] td:nth-of-type(2)')
  const allWhoCame = async () =>
    (await came.allTextContents()).reduce((sum, text) => sum + (Number(text) || 0), 0)
  await expect.poll(allWhoCame).toBe(3)
  await expect(share(page, 'Kase').first()).toHaveText('2')
  await expect(share(page, 'Kopā').first()).toHaveText('3')
  await page.getByRole('radio', { name: 'Lodziņi', exact: true }).check()
  await expect(share(page, '3').first()).toHaveText('2')
  await page.getByRole('radio', { name: 'Ierašanās veidi' }).check()
  await expect(share(page, 'Tālrunis vai mājaslapa').first()).toHaveText('3')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Eksportēt' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^queue-${place.location.id}-\\d{4}-\\d\\d-\\d\\d\\.csv$`),
  )
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('Pakalpojumi,Konsultācija,1,1,')
  expect(text).toContain('Lodziņi,3,2,1,')

  await page.getByRole('button', { name: 'Iepriekšējā diena' }).click()
  await expect(page.getByText('Šajās dienās neviens nepaņēma numuru')).toBeVisible()
  await page.goBack()
  await expect(figure(page, 'served')).toHaveText('1')
})

test('what was promised is told beside what came, by its length; a chart is kept as a picture, and all of it in the file', async ({
  browser,
}) => {
  // A place that is open day and night.
  const date = rememberedDay()
  const page = await enterAs(browser, { path: `/queue-day?location=3&date=${date}` })
  const title = 'Solītais un notikušais, minūtes'
  const panel = page.locator('section', { has: page.getByRole('heading', { name: title }) })
  await expect(panel).toContainText(/Agrāk \d+\s?% · solītajā laikā \d+\s?% · vēlāk \d+\s?%/)
  await expect(figure(page, 'kept')).toHaveText(/^\d+\s?%$/)
  await expect(panel.locator('.recharts-bar-rectangle').first()).toBeAttached()
  // What is drawn can be heard as a table all the same.
  await expect(panel.getByRole('table').locator('[data-promises]').first()).toBeAttached()

  // On paper no chart is parted from its heading.
  const headings = await page.locator('section h2').allTextContents()
  const ends = (await printedPages(await page.pdf({ format: 'A4' }))).map(
    ({ lines }) => lines.at(-1)?.text ?? '',
  )
  expect(ends.filter((end) => headings.some((heading) => end.startsWith(heading)))).toEqual([])

  const picture = page.waitForEvent('download')
  await panel.getByRole('button', { name: `Attēls: ${title}` }).click()
  const drawn = await picture
  expect(drawn.suggestedFilename()).toBe(`promises-${date}.svg`)
  const svg = await readFile(await drawn.path(), 'utf8')
  expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"')
  expect(svg).toContain(title)
  expect(svg).not.toContain('var(')

  await page.getByRole('radio', { name: 'Tabula' }).check()
  const cells = panel.locator('[data-promises]').first().locator('td')
  await expect(cells.nth(2)).toHaveText(/^\d+\s?%$/)
  await expect(cells.nth(3)).toHaveText(/^\d+–\d+$/)

  const kept = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Eksportēt' }).click()
  const text = await readFile(await (await kept).path(), 'utf8')
  expect(text).toContain('Solījumi,Solījumi turēti,')
})

test('the day so far is held against the same hours of the week before, and a whole day against a whole one', async ({
  browser,
}) => {
  const asked: string[] = []
  const page = await signInAs(browser)
  page.on('request', (request) => {
    if (request.url().includes('/queue_figures')) asked.push(new URL(request.url()).search)
  })
  await openScreen(page, '/queue-day?location=3')
  await expect
    .poll(() => asked.some((query) => /^\?from=[\d-]+&to=[\d-]+&until=1\d%3A\d[05]$/.test(query)))
    .toBe(true)
  asked.length = 0
  await page.getByRole('button', { name: 'Iepriekšējā diena' }).click()
  // That day, and the one a week before it: both whole. Who waits long for an answer asks again.
  await expect
    .poll(() => new Set(asked.filter((query) => /^\?from=[\d-]+&to=[\d-]+$/.test(query))).size)
    .toBe(2)
})

test('figures that nobody answers for are no figures of an empty day, and come when somebody does', async ({
  browser,
  server,
}) => {
  const page = await enterAs(browser, { path: '/queue' })
  await workAWhile(page, server.url)
  await page.route('**/queue_figures*', (route) => route.abort())
  await seeFigures(page)
  await expect(page.getByRole('alert')).toContainText('Skaitļus neizdevās ielādēt')
  await page.unroute('**/queue_figures*')
  await page.getByRole('button', { name: 'Mēģināt vēlreiz' }).click()
  await expect(figure(page, 'served')).toHaveText('1')
})

test('a week that runs tells what is of today; so does a month, its days add up to it, and the address says which is shown', async ({
  browser,
  server,
}) => {
  const page = await enterAs(browser, { path: '/queue' })
  await workAWhile(page, server.url)
  await seeFigures(page)
  await page.getByRole('radio', { name: 'Nedēļa' }).check()
  await expect(page).toHaveURL(/period=week/)
  const card = page.locator('[data-figure="served"]')
  await expect(card).toContainText('šodien 1')
  await page.getByRole('button', { name: 'Iepriekšējā nedēļa' }).click()
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/)
  await expect(page.getByText('Šajās dienās neviens nepaņēma numuru')).toBeVisible()
  await page.getByRole('button', { name: 'Šodien' }).click()
  await page.getByRole('radio', { name: 'Mēnesis' }).check()
  await expect(page).toHaveURL(/period=month/)
  await expect(card).toContainText('šodien 1')

  await page.getByRole('radio', { name: 'Tabula' }).check()
  await expect(page).toHaveURL(/view=table/)
  await expect(daysOf(page).locator('tbody tr')).toHaveCount(1)
  await expect(servedIn(daysOf(page)).first()).toHaveText(/^1/)
  await expect(page.locator('[data-share="Kopā"] td').nth(1)).toHaveText(/^1/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Tabula' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Mēnesis' })).toBeChecked()
})

test('a week that is over is held against the one before, with how each day of it went', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: `/queue-day?location=3&period=week&date=${rememberedDay()}` })
  await expect(page.getByText(/^pret [^:]+$/)).toBeVisible()
  const card = page.locator('[data-figure="served"]')
  await expect(card).not.toContainText('šodien')
  await expect(card.locator('.recharts-line').first()).toBeAttached()
  const change = card.locator('dd').filter({ hasText: /^([+−][\d\s]+%|bez izmaiņām)/ })
  await expect(change).toBeVisible()

  await page.getByRole('radio', { name: 'Tabula' }).check()
  const total = page.locator('[data-share="Kopā"] td').nth(1)
  // The days add up to the week.
  const sum = async () =>
    (await servedIn(daysOf(page)).allTextContents()).reduce((all, text) => all + leadingNumber(text), 0)
  await expect.poll(async () => (await sum()) - leadingNumber((await total.textContent()) ?? '')).toBe(0)
  expect(await sum()).toBeGreaterThan(0)
})

test('any days are chosen from the calendar, and the file has them and the days with which they are compared', async ({
  browser,
  server,
}) => {
  const page = await enterAs(browser, { path: '/queue' })
  const place = await workAWhile(page, server.url)
  await seeFigures(page)
  await page.getByRole('radio', { name: 'Cits periods' }).check()
  await expect(page).toHaveURL(/from=[\d-]+&to=[\d-]+/)
  const today = workingDay()
  expect(new URL(page.url()).searchParams.get('to')).toBe(today)
  const [year = '', month = '', day = ''] = today.split('-')
  const monthName = new Intl.DateTimeFormat('lv', { month: 'long', timeZone: 'UTC' }).format(new Date(today))
  await page.getByRole('button', { name: /^Izvēlēties dienu: / }).click()
  const pick = (which: number) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: `${which} ${monthName} ${year}`, exact: true })
      .click()
  await pick(1)
  await expect(page.getByText('Izvēlieties pēdējo dienu: ne vairāk kā gads.')).toBeVisible()
  await pick(Number(day))
  await expect(page).toHaveURL(new RegExp(`from=${year}-${month}-01&to=${today}`))
  await expect(figure(page, 'served')).toHaveText('1')
  await page.getByRole('radio', { name: 'Filiāles', exact: true }).check()
  await expect(page.locator('[data-share][aria-current="true"]')).toBeVisible()
  const kept = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Eksportēt' }).click()
  const file = await kept
  expect(file.suggestedFilename()).toContain(`queue-${place.location.id}-${year}-${month}-01`)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`${year}-${month}-01 – ${today},Kopā,`)
  expect(text).toContain(`${year}-${month}-01 – ${today},Dienas,${today}`)
  expect(text).toContain(`${year}-${month}-01 – ${today},Filiāles,`)
})

test('a location is compared with the others that somebody may see', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/queue' })
  const place = await workAWhile(page, new URL(page.url()).origin)
  await seeFigures(page)
  await page.getByRole('radio', { name: 'Filiāles', exact: true }).check()
  const own = page.locator('[data-share][aria-current="true"]')
  await expect(own).toHaveAttribute('data-share', place.name)
  await expect(own.locator('td').first()).toHaveText(/^1/)
  await expect(share(page, 'Jūrmalas gatve 7').first()).toHaveText(/^\d/)
})

for (const look of looks) {
  const { language, viewport } = look
  test(`the figures of the line, ${language}, ${viewport.width} px`, async ({ browser, server }) => {
    const worker = await enterAs(browser, { path: '/queue' })
    const place = await workAWhile(worker, server.url)
    const page = await enterAs(browser, { path: `/queue-day?location=${place.location.id}`, ...look })
    await expect(figure(page, 'served')).toHaveText('1')
    await expect(page.locator('.recharts-bar-rectangle').first()).toBeAttached()
    expect(await faultsOf(page)).toEqual([])
    // A week with promises, locations and days beside each other.
    await page.goto(`/queue-day?location=3&period=week&date=${rememberedDay()}`)
    await expect(page.locator('[data-figure="served"] .recharts-line').first()).toBeAttached()
    await page.locator('input[type="radio"][value="locations"]').check()
    await expect(page.locator('[data-share][aria-current="true"]')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.locator('input[type="radio"][value="table"]').check()
    await expect(page).toHaveURL(/view=table/)
    await expect(page.locator('.recharts-wrapper')).toHaveCount(5)
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
