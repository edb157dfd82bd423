import { expect, type Page } from '@playwright/test'
import { presentOfJourneys } from '../testing/clock.ts'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import {
  book,
  bookingOf,
  calendarPath,
  dayAhead,
  enterAs,
  freeSlots,
  keyOf,
  newName,
  slotOf,
  slotTaken,
} from '../testing/portal.ts'

/** The button that undoes the last act, once that is said and what was said before has gone. */
async function undoOf(page: Page, said: string, language: 'lv' | 'ru') {
  const undo = page.getByRole('alert').getByRole('button', { name: undoes[language] })
  await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
  await expect(undo).toHaveCount(1)
  return undo
}

const said = {
  lv: { booked: 'Pierakstīts: ', canceled: 'Pieraksts atcelts: ' },
  ru: { booked: 'Запись сделана: ', canceled: 'Запись отменена: ' },
} as const
const undoes = { lv: 'Atsaukt', ru: 'Вернуть' } as const
const cancels = { lv: 'Atcelt pierakstu', ru: 'Отменить запись' } as const
const yes = { lv: 'Jā', ru: 'Да' } as const

/** Cancels from the details of a booking. */
async function cancel(page: Page, name: string, language: 'lv' | 'ru'): Promise<void> {
  await bookingOf(page, name).click()
  await page.getByRole('button', { name: cancels[language] }).click()
  await page.getByRole('button', { name: yes[language], exact: true }).click()
  await expect(bookingOf(page, name)).toHaveCount(0)
}

for (const [language, ahead] of [
  ['lv', 52],
  ['ru', 53],
] as const) {
  test(`what was booked is undone by one click, and the time is free again (${language})`, async ({
    browser,
  }) => {
    const page = await enterAs(browser, { path: calendarPath(dayAhead(ahead)), language })
    const name = newName()
    const slot = freeSlots(page).nth(2)
    const key = await keyOf(slot)
    await book(page, slot, 'Vita', name)
    await (await undoOf(page, said[language].booked, language)).click()
    await expect(bookingOf(page, `Vita ${name}`)).toHaveCount(0)
    await expect(slotOf(page, key)).toBeVisible()
  })

  test(`what was canceled gets its time back with all that was known (${language})`, async ({ browser }) => {
    const page = await enterAs(browser, { path: calendarPath(dayAhead(ahead)), language })
    const name = newName()
    await book(page, freeSlots(page).nth(4), 'Zane', name)
    await cancel(page, `Zane ${name}`, language)
    await (await undoOf(page, said[language].canceled, language)).click()
    await bookingOf(page, `Zane ${name}`).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: '+371 29123456' })).toBeVisible()
  })
}

test('by keyboard: a key that is held answers no question, and what is said waits for whoever is there with the focus', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(52)) })
  await page.clock.install({ time: presentOfJourneys() })
  const name = newName()
  await book(page, freeSlots(page).nth(6), 'Kaija', name)
  await page.getByRole('button', { name: new RegExp(`Kaija ${name}`) }).press('Enter')
  // The details have taken the focus: before that they would take it from the button that is given it here.
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible()
  await page.getByRole('button', { name: cancels.lv }).focus()
  await page.keyboard.down('Enter')
  await expect(page.getByRole('button', { name: yes.lv, exact: true })).toBeFocused()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.getByRole('button', { name: 'Nē', exact: true }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await cancel(page, `Kaija ${name}`, 'lv')
  const undo = await undoOf(page, said.lv.canceled, 'lv')
  // As whoever comes to it from what is gone by then.
  await undo.evaluate((button) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    button.focus()
  })
  await page.clock.fastForward(20_000)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: said.lv.canceled })).toHaveCount(0)
  await expect(bookingOf(page, `Kaija ${name}`)).toBeVisible()
  await expect(page.getByRole('grid').locator(':focus')).toBeVisible()
})

test('what a colleague canceled meanwhile is offered to be undone no more, and that is told in its place', async ({
  browser,
}) => {
  const path = calendarPath(dayAhead(54))
  const [anna, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const name = newName()
  await book(anna, freeSlots(anna).nth(1), 'Uldis', name)
  // The clock of what is said waits while it is pointed at.
  const undo = await undoOf(anna, said.lv.booked, 'lv')
  await undo.hover()
  await cancel(colleague, `Uldis ${name}`, 'lv')
  await expect(anna.getByText(`Pa to laiku atcelts: Uldis ${name}`)).toBeVisible()
  await expect(undo).toHaveCount(0)
  await expect(bookingOf(anna, `Uldis ${name}`)).toHaveCount(0)
})

test('whoever would undo a cancellation is told that somebody else has the time by now', async ({
  browser,
}) => {
  const path = calendarPath(dayAhead(55))
  const [anna, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const [name, other] = [newName(), newName()]
  const slot = freeSlots(anna).nth(3)
  const key = await keyOf(slot)
  await book(anna, slot, 'Inga', name)
  await cancel(anna, `Inga ${name}`, 'lv')
  const undo = await undoOf(anna, said.lv.canceled, 'lv')
  await undo.hover()
  await book(colleague, slotOf(colleague, key), 'Cits', other)
  await expect(bookingOf(anna, `Cits ${other}`)).toBeVisible()
  await undo.click()
  await expect(anna.getByText(slotTaken.lv)).toBeVisible()
  await expect(bookingOf(anna, `Inga ${name}`)).toHaveCount(0)
})

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`the details say who and when first, and nothing is wrong for axe, ${viewport.width} px`, async ({
    browser,
  }) => {
    const page = await enterAs(browser, { path: calendarPath(dayAhead(56)), viewport })
    const name = newName()
    await book(
      page,
      page.locator('button[data-cell*="/specialist-"]').filter({ visible: true }).first(),
      'Ilze',
      name,
    )
    await bookingOf(page, `Ilze ${name}`).click()
    const details = page.getByRole('dialog', { name: `Ilze ${name}` })
    const phone = details.getByRole('link', { name: '+371 29123456' })
    await expect(phone).toBeVisible()
    const top = async (what: ReturnType<Page['locator']>) => (await what.boundingBox())?.y ?? 0
    expect(await top(phone)).toBeLessThan(await top(details.getByText(/^\d\d:\d\d–\d\d:\d\d$/)))
    const [away, move] = [
      details.getByRole('button', { name: cancels.lv }),
      details.getByRole('button', { name: 'Pārcelt' }),
    ]
    expect((await away.boundingBox())?.x).toBeLessThan((await move.boundingBox())?.x ?? 0)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(details).toBeHidden()
  })
}

for (const [what, late] of [
  ['their words come', '**/work-*.js'],
  ['all that no calendar shows comes', '**/api/bookings/*'],
] as const)
  test(`where ${what} late into the details, nothing moves a button from under the pointer`, async ({
    browser,
  }) => {
    const page = await enterAs(browser, { path: calendarPath(dayAhead(56)) })
    const name = newName()
    await book(page, freeSlots(page).first(), 'Ilze', name)
    await page.route(late, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.continue()
    })
    await page.reload()
    await expect(bookingOf(page, `Ilze ${name}`)).toBeVisible()
    await page.evaluate((label) => {
      const tops = new Set<number>()
      Object.assign(window, { tops })
      const look = () => {
        const button = [...document.querySelectorAll('button')].find((one) => one.textContent === label)
        if (button) tops.add(Math.round(button.getBoundingClientRect().top))
        requestAnimationFrame(look)
      }
      look()
    }, cancels.lv)
    await bookingOf(page, `Ilze ${name}`).click()
    const details = page.getByRole('dialog', { name: `Ilze ${name}` })
    for (const part of ['Problēmas apraksts un pielikums', 'Vēsture'])
      await expect(details.getByText(part)).toBeVisible()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])).toHaveLength(1)
  })
