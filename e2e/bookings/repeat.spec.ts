import { expect, type Page } from '@playwright/test'
import { addDays } from '@rinda/domain/time/zone'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import {
  book,
  bookingOf,
  calendarPath,
  dayAhead,
  enterAs,
  fillVisitor,
  freeSlots,
  keyOf,
  type Language,
  newName,
  slotOf,
} from '../testing/portal.ts'

/** The part of a form that says whether it repeats. */
const part = (page: Page) => page.getByRole('region', { name: /^(Atkārtošana|Repeat|Повторение)$/ })
const rule = (page: Page) => part(page).getByRole('combobox').first()
const times = (page: Page) => part(page).getByRole('listitem')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A day as the list writes it in Latvian. */
const written = (day: string) => day.split('-').reverse().join('.')

test('an absence repeats every week: a clash is seen before, left out, and all of it is written, and undone', async ({
  browser,
}) => {
  const first = dayAhead(120)
  const [anna, colleague] = await Promise.all([
    enterAs(browser, { path: calendarPath(first) }),
    enterAs(browser, { path: calendarPath(addDays(first, 7)), email: 'user@rinda.example' }),
  ])
  const name = newName()
  await book(colleague, freeSlots(colleague).nth(0), 'Dace', name)
  const booked = addDays(first, 7)
  const free = addDays(first, 14)
  await colleague.goto(calendarPath(free))
  await expect(freeSlots(colleague).first()).toBeVisible()
  const freeBefore = await freeSlots(colleague).count()

  await freeSlots(anna).nth(0).focus()
  await anna.keyboard.press('Shift+ArrowDown')
  await anna.keyboard.press('b')
  const why = `Apmācības ${newName()}`
  await anna.getByLabel('Iemesls').fill(why)
  await rule(anna).selectOption({ label: 'Katru nedēļu' })
  await expect(times(anna)).toHaveCount(5)
  await expect(part(anna)).toContainText('Nav iespējama 1 no 5 reizēm')
  const clash = times(anna).filter({ hasText: written(booked) })
  await expect(clash).toContainText(`Dace ${name}`)
  await expect(button(anna, 'Bloķēt')).toBeDisabled()
  expect(await faultsOf(anna)).toEqual([])

  await button(anna, 'Izlaist šo').click()
  await expect(clash).toContainText('Izlaista')
  await expect(part(anna)).toContainText('4 reizes, nekas netraucē')
  await button(anna, 'Bloķēt 4 reizes').click()
  await expect(bookingOf(anna, why)).toBeVisible()
  await expect(bookingOf(colleague, why)).toBeVisible()
  await expect(anna.getByText('Bloķēts 4 reizes')).toBeVisible()

  await button(anna, 'Atsaukt').click()
  await expect(bookingOf(anna, why)).toHaveCount(0)
  await expect(bookingOf(colleague, why)).toHaveCount(0)
  await expect(freeSlots(colleague)).toHaveCount(freeBefore)
  await colleague.goto(calendarPath(booked))
  await expect(bookingOf(colleague, `Dace ${name}`)).toBeVisible()
})

test('a visitor comes every week; later the rest of it is cancelled, and what was before stays', async ({
  browser,
}) => {
  const first = dayAhead(121)
  const page = await enterAs(browser, { path: calendarPath(first) })
  const name = newName()
  await freeSlots(page).nth(1).click()
  await fillVisitor(page, 'Juris', name)
  await rule(page).selectOption({ label: 'Katru nedēļu' })
  // The time that the form holds is in nobody's way.
  await expect(part(page)).toContainText('5 reizes, nekas netraucē')
  await times(page).last().getByRole('checkbox').uncheck()
  await button(page, 'Pierakstīt 4 reizes').click()
  await expect(page.getByText(`Pierakstīts 4 reizes: Juris ${name}`)).toBeVisible()
  await expect(bookingOf(page, `Juris ${name}`)).toHaveCount(1)

  await page.goto(calendarPath(addDays(first, 14)))
  await bookingOf(page, `Juris ${name}`).click()
  await expect(page.getByRole('dialog').getByText('atkārtojas')).toBeVisible()
  await button(page, 'Atcelt pierakstu').click()
  await page.getByRole('radio', { name: 'Šo un visus turpmākos' }).check()
  await button(page, 'Jā').click()
  await expect(page.getByText('Atcelti 2 pieraksti')).toBeVisible()
  await expect(bookingOf(page, `Juris ${name}`)).toHaveCount(0)
  await page.goto(calendarPath(addDays(first, 7)))
  await bookingOf(page, `Juris ${name}`).click()
  await button(page, 'Atcelt pierakstu').click()
  await expect(page.getByRole('radio', { name: 'Tikai šo' })).toBeChecked()
  await button(page, 'Jā').click()
  await expect(bookingOf(page, `Juris ${name}`)).toHaveCount(0)
  await page.goto(calendarPath(first))
  await expect(bookingOf(page, `Juris ${name}`)).toBeVisible()
})

test('a time that is taken between looking and writing: it is named, and nothing is written', async ({
  browser,
}) => {
  const first = dayAhead(122)
  const taken = addDays(first, 7)
  const page = await enterAs(browser, { path: calendarPath(first) })
  // No event comes here, as in the moment in which it happens: also not of a hold that runs out meanwhile, as it would show that one is missing.
  await page.routeWebSocket(/\/booking\//, (client) => {
    const server = client.connectToServer()
    server.onMessage((message) => {
      if (!`${message}`.includes('"seq"') || `${message}`.includes('"trace"')) client.send(message)
    })
  })
  await page.reload()
  const colleague = await enterAs(browser, { path: calendarPath(taken), email: 'user@rinda.example' })
  const name = newName()
  const key = await keyOf(freeSlots(page).nth(2))
  await slotOf(page, key).click()
  await fillVisitor(page, 'Rasma', name)
  await rule(page).selectOption({ label: 'Katru nedēļu' })
  await expect(button(page, 'Pierakstīt 5 reizes')).toBeEnabled()
  const other = newName()
  await book(colleague, freeSlots(colleague).nth(2), 'Pirmais', other)

  await button(page, 'Pierakstīt 5 reizes').click()
  await expect(
    page.getByRole('dialog').getByText(`${written(taken)} – Šis laiks jau ir aizņemts`),
  ).toBeVisible()
  await button(page, 'Labi').click()
  await expect(times(page).filter({ hasText: written(taken) })).toContainText(`Pirmais ${other}`)
  await colleague.goto(calendarPath(addDays(first, 14)))
  await expect(freeSlots(colleague).first()).toBeVisible()
  await expect(bookingOf(colleague, `Rasma ${name}`)).toHaveCount(0)

  await button(page, 'Izlaist šo').click()
  await button(page, 'Pierakstīt 4 reizes').click()
  await expect(bookingOf(page, `Rasma ${name}`)).toBeVisible()
  await expect(bookingOf(colleague, `Rasma ${name}`)).toBeVisible()
})

const looks: readonly [Language, 'light' | 'dark', number][] = [
  ['en', 'dark', 390],
  ['ru', 'dark', 1366],
]
for (const [index, [language, colorScheme, width]] of looks.entries()) {
  test(`chosen days of the week are chosen by keyboard, and have no faults: ${language}`, async ({
    browser,
  }) => {
    const viewport = { width, height: 900 }
    const path = calendarPath(dayAhead(123 + index))
    const page = await enterAs(browser, { path, language, colorScheme, viewport })
    await freeSlots(page).nth(0).click()
    await rule(page).focus()
    await rule(page).selectOption('days')
    const weekdays = part(page).getByRole('group').getByRole('checkbox')
    for (const weekday of await weekdays.all()) {
      await weekday.focus()
      if (!(await weekday.isChecked())) await page.keyboard.press('Space')
      await expect(weekday).toBeChecked()
    }
    await part(page).getByRole('combobox').nth(1).selectOption('2')
    await expect(times(page).nth(10)).toBeAttached()
    // Until the times of this rule are there, those of the one before stand in the list.
    await expect(part(page).locator('[data-is-old]')).toHaveCount(0)
    await times(page).nth(1).getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await expect(times(page).nth(1).getByRole('checkbox')).not.toBeChecked()
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(Math.min(width, 700))
    expect(await faultsOf(page)).toEqual([])
  })
}
