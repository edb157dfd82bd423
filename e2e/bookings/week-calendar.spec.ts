import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, weekdayOf, weekdays } from '@rinda/domain/time/zone'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { openOptions } from '../testing/phone-options.ts'
import {
  book,
  dayAhead,
  enterAs,
  expectInOrderOfTime,
  fillVisitor,
  newName,
  openScreen,
} from '../testing/portal.ts'

/** The Monday of the week that lies so many weeks ahead. */
function mondayAhead(weeks: number): string {
  const date = dayAhead(7 * weeks)
  return addDays(date, -((weekdays.indexOf(weekdayOf(date)) + 6) % 7))
}

const weekPath = (date: string, more = '') => `/bookings/calendar?location=1&date=${date}${more}`
const grid = (page: Page) => page.getByRole('group', { name: /^(Pieraksti|Bookings|Записи)/ })
const columns = (page: Page) => grid(page).locator('[data-column]')
const heads = (page: Page) => page.locator('section button[aria-haspopup="dialog"]:not([data-cell])')
const parts = (within: Locator) => within.locator('button[data-state]')
const free = (within: Locator) => within.locator('button[data-cell*="/free-"]')

test('anna begins with the week: other weeks are a step away, the head of a day opens its bookings', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/' })
  await expect(page).toHaveURL(/\/bookings\/calendar/)
  await page.goto(weekPath(dayAhead(0)))
  await expect(columns(page)).toHaveCount(7)
  await expect(heads(page).first()).toContainText('pirmdiena')
  await expect(page.locator('[data-is-today][data-column]')).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`date=${dayAhead(-7)}`))
  await expect(page.locator('[data-is-today][data-column]')).toHaveCount(0)
  await page.keyboard.press('t')
  await expect(page.locator('[data-is-today][data-column]')).toHaveCount(1)

  // A day on which somebody comes: any may be a holiday.
  const head = heads(page)
    .filter({ hasText: /\d+ pierakst/ })
    .first()
  const said = (await head.textContent()) ?? ''
  const count = Number(/(\d+) pierakst/.exec(said)?.[1])
  const weekday = /\p{L}+diena/u.exec(said)?.[0] ?? 'no weekday'
  await head.focus()
  await page.keyboard.press('Enter')
  const day = page.getByRole('dialog', { name: 'Pieraksti' })
  await expect(day).toContainText(weekday)
  const visits = day.getByRole('listitem').filter({ hasNotText: 'bloķēts' })
  await expect(visits).toHaveCount(count)
  await visits.first().getByRole('button').click()
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(head).toBeFocused()
})

test('a free time is booked from the week; a colleague sees it at once, and where they were', async ({
  browser,
}) => {
  const date = addDays(mondayAhead(5), 2)
  const [anna, colleague] = await Promise.all([
    enterAs(browser, { path: weekPath(date) }),
    enterAs(browser, { path: weekPath(date), email: 'user@rinda.example' }),
  ])
  await expect(columns(colleague)).toHaveCount(7)
  const scroller = grid(colleague).locator('xpath=..')
  await scroller.evaluate((element) => element.scrollTo(0, 80))
  const glowed = colleague.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const seen = () => document.querySelector('[data-glow]') && resolve(true)
        new MutationObserver(seen).observe(document.body, {
          subtree: true,
          attributes: true,
          childList: true,
        })
      }),
  )
  const name = newName()
  await free(columns(anna).nth(2)).nth(6).click()
  await expect(anna.getByRole('dialog', { name: 'Jauns pieraksts' })).toBeVisible()
  await fillVisitor(anna, 'Laima', name)
  await anna.keyboard.press('Enter')
  await expect(anna.getByRole('dialog')).toHaveCount(0)
  const there = columns(colleague)
    .nth(2)
    .getByRole('button', { name: `Laima ${name}` })
  await expect(there).toBeAttached()
  expect(await glowed).toBe(true)
  expect(await scroller.evaluate((element) => element.scrollTop)).toBe(80)
  await expectInOrderOfTime(columns(colleague).nth(2))

  await columns(anna)
    .nth(2)
    .getByRole('button', { name: `Laima ${name}` })
    .click()
  await anna.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  const ask = anna.getByRole('dialog').last()
  const comment = ask.getByRole('textbox')
  if (await comment.count()) await comment.fill('Tests')
  await ask.getByRole('button', { name: /^Jā/ }).click()
  await expect(there).toHaveCount(0)
})

test('more at one time than the service has places for its slot open as a list', async ({ browser }) => {
  const date = mondayAhead(6)
  const page = await enterAs(browser, { path: `/bookings?location=1&date=${date}` })
  const names = [newName(), newName()]
  for (const [index, name] of names.entries()) {
    const row = page.locator('[role="row"]').nth(index)
    await book(page, row.locator('button[data-cell*="/specialist-"]').nth(3), 'Aija', name)
  }
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto(weekPath(date))
  const first = columns(page).first()
  await expect(parts(first)).not.toHaveCount(0)
  for (const name of names) {
    const own = first.getByRole('button', { name })
    const box = first.locator('button[aria-haspopup="dialog"]').first()
    if (await own.count()) continue
    await box.click()
    await expect(page.getByRole('dialog').getByRole('button', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('a busy day has three lanes at most; what found no place is a box that opens as its list', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: weekPath(dayAhead(0)) })
  await expect(parts(grid(page))).not.toHaveCount(0)
  const widest = await columns(page).evaluateAll((all) =>
    all.map((column) => {
      const boxes = [...column.querySelectorAll('[data-state]:not([data-face="strip"])')].map((one) =>
        one.getBoundingClientRect(),
      )
      const besides = boxes.map(({ top }) => boxes.filter((one) => one.top <= top && one.bottom > top).length)
      return Math.max(0, ...besides)
    }),
  )
  expect(Math.max(...widest)).toBeGreaterThan(1)
  expect(Math.max(...widest)).toBeLessThanOrEqual(3)

  const box = grid(page).locator('[data-face="rest"][aria-haspopup]').first()
  const [, time = '', count = ''] =
    /^(\S+), vēl (\d+)/.exec((await box.getAttribute('aria-label')) ?? '') ?? []
  await box.click()
  const list = page.getByRole('dialog', { name: 'Pieraksti' })
  await expect(list).toContainText(time)
  await expect(list.getByRole('listitem')).toHaveCount(Number(count))
  await list.getByRole('button', { name: 'Atvērt dienas skatā' }).click()
  await expect(page).toHaveURL(/\/bookings\?/)
})

test('the service is kept in the address; arrows walk the week, Enter opens', async ({ browser }) => {
  const date = addDays(mondayAhead(5), 1)
  const page = await enterAs(browser, { path: weekPath(date) })
  const choice = page.getByRole('combobox', { name: 'Pakalpojums' })
  await choice.click()
  const second = page.getByRole('option').nth(1)
  const name = (await second.textContent()) ?? ''
  await second.click()
  await expect(page).toHaveURL(/service=\d+/)
  await page.reload()
  await expect(choice).toContainText(name)
  await page.goBack()
  await expect(choice).toContainText('Visi pakalpojumi')

  const first = free(columns(page).first()).first()
  await first.focus()
  await page.keyboard.press('ArrowDown')
  await expect(columns(page).first().locator(':focus')).toHaveCount(1)
  await expect(first).not.toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(columns(page).nth(1).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(grid(page).locator(':focus')).toHaveCount(1)

  await page.goto(weekPath(date, '&service=999999'))
  await expect(page.getByText('Lūdzu izvēlēties pakalpojumu!')).toBeVisible()
  await expect(columns(page)).toHaveCount(7)
})

test('on a phone one day is seen at a time, the chosen one first, the others a tap away', async ({
  browser,
}) => {
  const date = addDays(mondayAhead(5), 3)
  const page = await enterAs(browser, { path: weekPath(date), viewport: { width: 390, height: 844 } })
  const tabs = page.getByRole('navigation', { name: 'Nedēļas dienas' }).getByRole('button')
  const edgeOf = async (index: number) => Math.round((await columns(page).nth(index).boundingBox())?.x ?? -1)
  await expect(tabs.nth(3)).toHaveAttribute('aria-current', 'date')
  const left = await edgeOf(3)
  expect(left).toBeLessThan(80)
  await tabs.nth(5).click()
  await expect.poll(() => edgeOf(5)).toBe(left)
  // What is done next is for the day in sight, and coming back shows it again.
  await expect(page).toHaveURL(new RegExp(`date=${addDays(date, 2)}`))
  await expect(tabs.nth(5)).toHaveAttribute('aria-current', 'date')
  await page.getByRole('button', { name: 'Jauns pieraksts' }).click()
  const form = page.getByRole('dialog', { name: 'Jauns pieraksts' })
  const seen = addDays(date, 2).split('-').reverse().join('.')
  await expect(form.getByLabel('Datums')).toContainText(seen)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect.poll(() => edgeOf(5)).toBe(left)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('on an office screen the bar above a week of two months, or of two years, keeps to one row, in each language', async ({
  browser,
}) => {
  const weeks = Array.from({ length: 60 }, (_, ahead) => mondayAhead(ahead + 1))
  const has = (part: number) => (monday: string) =>
    monday.slice(0, part) !== addDays(monday, 6).slice(0, part)
  for (const language of ['lv', 'en', 'ru'] as const)
    for (const week of [weeks.find(has('2026-11'.length)), weeks.find(has('2026'.length))]) {
      const viewport = { width: 1366, height: 768 }
      const page = await enterAs(browser, { path: weekPath(week ?? mondayAhead(1)), language, viewport })
      const bar = page.getByRole('toolbar').first()
      await expect(bar.getByRole('combobox').or(bar.getByRole('button')).first()).toBeVisible()
      await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(70)
    }
})

for (const width of [1366, 390]) {
  test(`the lists of the toolbar are 250 px wide and within a screen of ${width} px`, async ({ browser }) => {
    const page = await enterAs(browser, {
      email: 'admin@nails.example',
      path: `/bookings/calendar?location=4001&date=${mondayAhead(5)}`,
      viewport: { width, height: 844 },
    })
    if (width === 390) await openOptions(page)
    for (const name of ['Filiāles', 'Speciālists', 'Pakalpojums']) {
      await page.getByRole('combobox', { name }).click()
      const list = page.getByRole('listbox', { name })
      const box = await list.boundingBox()
      expect(box?.width).toBe(250)
      expect(box?.x).toBeGreaterThanOrEqual(12)
      expect((box?.x ?? 0) + 250).toBeLessThanOrEqual(width - 12)
      expect(box?.height).toBeLessThanOrEqual(500)
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
    }
  })
}

for (const [language, colorScheme, width] of [
  ['lv', 'light', 1366],
  ['en', 'dark', 390],
  ['ru', 'dark', 1366],
] as const) {
  test(`nothing is in anybody’s way: ${language}, ${colorScheme}, ${width} px`, async ({ browser }) => {
    const page = await enterAs(browser, {
      path: weekPath(dayAhead(0)),
      language,
      colorScheme,
      viewport: { width, height: 900 },
    })
    await expect(parts(grid(page))).not.toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
    await heads(page).filter({ visible: true }).first().click()
    await expect(page.getByRole('dialog').getByRole('listitem')).not.toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
  })
}

test('the bookings of a day end in a button clear of the edge; nobody is asked to click where nothing is free', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: weekPath(dayAhead(-7)), language: 'en' })
  await heads(page).first().click()
  const day = page.getByRole('dialog', { name: 'Bookings' })
  const more = day.getByRole('button', { name: 'Open in the day view' })
  const [frame, button] = [await boxOf(day), await boxOf(more)]
  expect(frame.y + frame.height - (button.y + button.height)).toBeGreaterThanOrEqual(12)
  expect(frame.x + frame.width - (button.x + button.width)).toBeGreaterThanOrEqual(12)

  await page.keyboard.press('Escape')
  await expect(day).toHaveCount(0)
  await page.goto(weekPath(dayAhead(500)))
  await expect(page.getByText('No bookings this week')).toBeVisible()
  // So far ahead nothing can be booked, and nobody is told to click.
  await expect(free(grid(page))).toHaveCount(0)
  await expect(page.getByText('Click a free time to book one.')).toHaveCount(0)
})

test('ten minutes have whole letters, and a mark for who has come', async ({ browser }) => {
  const page = await enterAs(browser, {
    email: 'user@agency.example',
    path: `/bookings/calendar?date=${dayAhead(7)}`,
    language: 'en',
  })
  const short = parts(page.locator('main')).and(page.locator('[data-size="tiny"]'))
  await expect(short.first()).toBeAttached()
  // A letter with its mark above and its tail below is a fifth higher than the size of its font.
  const cut = await short.evaluateAll((all) =>
    all.flatMap((part) =>
      [part, ...part.querySelectorAll('span')]
        .filter((box) => {
          const { overflowY, fontSize } = getComputedStyle(box)
          return overflowY !== 'visible' && box.clientHeight < 1.2 * Number.parseFloat(fontSize)
        })
        .map((box) => box.textContent),
    ),
  )
  expect(cut).toEqual([])

  const day = page.getByRole('grid').locator('[data-state="attended"][data-size="tiny"]')
  for (const back of [1, 2, 3, 4, 5, 6]) {
    await openScreen(page, `/bookings?date=${dayAhead(-back)}`, 'en')
    if ((await day.count()) === 0) continue
    for (const one of await day.all()) await expect(one.locator('svg')).toBeVisible()
    return
  }
  throw new Error('nobody came to the agency in a whole week')
})

async function boxOf(one: Locator) {
  await expect(one).toBeVisible()
  return (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}
