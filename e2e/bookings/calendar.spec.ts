import { expect, type Page } from '@playwright/test'
import { longDay } from '@rinda/phrases/time/day-text'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { bookThere, makeLocation, makeService } from '../testing/own-location.ts'
import { openOptions } from '../testing/phone-options.ts'
import {
  book,
  bookingOf,
  calendarPath,
  dayAhead,
  enterAs,
  expectInOrderOfTime,
  followMenu,
  freeSlots,
  keyOf,
  newName,
  openScreen,
  signInAs,
  slotOf,
  thursdayAhead,
} from '../testing/portal.ts'

test('without a branch the list of branches opens itself, and a banner asks for one', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/bookings' })
  await expect(page.getByText('Lūdzu izvēlēties filiāli!')).toBeVisible()
  // The choice of a language is a click beside a list that may have opened already.
  await page.reload()
  const list = page.getByRole('listbox', { name: 'Filiāles' })
  await expect(list).toBeVisible()
  await list.getByRole('option').first().click()
  await expect(page).toHaveURL(/location=\d+/)
  await expect(page.getByText('Lūdzu izvēlēties filiāli!')).toHaveCount(0)
  await expect(page.getByRole('grid')).toBeVisible()
})

test('branch and day go along through the menu, the branch is kept, and an address that makes no sense is mended', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/bookings?location=2&date=9999-12-31&days=9' })
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page).toHaveURL(/\/bookings\?location=2&days=7$/)
  await page.goto(`/bookings?location=2&date=${dayAhead(28)}`)
  await followMenu(page, 'Pārskats')
  await expect(page).toHaveURL(new RegExp(`/overview\\?location=2&date=${dayAhead(28)}$`))
  await expect(page.getByRole('grid')).toBeVisible()
  await followMenu(page, 'Filiāles')
  const calendar = page.getByRole('navigation').getByRole('link', { name: 'Kalendārs' }).first()
  await expect(calendar).toHaveAttribute('href', '/bookings/calendar')
  await followMenu(page, 'Kalendārs')
  await expect(page).toHaveURL(/\/bookings\/calendar\?location=2$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/bookings\/calendar\?location=2$/)
  await expect(page.getByText('Lūdzu izvēlēties filiāli!')).toHaveCount(0)
})

test('days are turned by keys and by the picker, and the address follows', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(29)) })
  await expect(page.getByRole('grid')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`date=${dayAhead(30)}`))
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`date=${dayAhead(29)}`))
  await page.keyboard.press('t')
  await expect(page).not.toHaveURL(/date=/)
  await page.getByRole('button', { name: /^Izvēlēties dienu/ }).click()
  await page.getByRole('button', { name: 'Uz šodienu' }).click()
  await expect(page).not.toHaveURL(/date=/)
})

test('whoever sees nothing hears to which day they turned, and whoever dictates turns the keys of one letter off', async ({
  browser,
}) => {
  const path = calendarPath(dayAhead(29))
  const page = await enterAs(browser, { path })
  const said = page.locator('main [data-said]')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(said).toHaveText('')
  await page.keyboard.press('ArrowRight')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(said).toHaveText(/^Dienas kalendārs: /)
  await expect(said).toHaveText((await heading.textContent()) ?? '')
  await expect(page).toHaveTitle(`${await heading.textContent()} · Rinda`)

  const account = page.getByRole('button', { name: /^Jūsu konts/ })
  await account.press('Enter')
  await page.getByRole('button', { name: 'Īsinājumtaustiņi' }).press('Enter')
  const letters = page.getByRole('switch', { name: 'Viena taustiņa īsinājumi' })
  await letters.press('Space')
  await expect(letters).not.toBeChecked()
  expect(await faultsOf(page)).toEqual([])
  for (const isKept of [false, true]) {
    if (isKept) await page.goto(path)
    else await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    if (!isKept) await expect(account).toBeFocused()
    await expect(page.getByRole('grid')).toBeVisible()
    await page.keyboard.press('n')
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(new RegExp(`date=${dayAhead(isKept ? 28 : 29)}`))
  }
})

test('the grid is walked with arrows; Enter opens, and the focus comes back', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(31)) })
  const slots = freeSlots(page)
  await expect(page.getByRole('row').first()).toHaveAccessibleName(
    new RegExp(`^.+, ${longDay(dayAhead(31), 'lv')}$`),
  )
  const [first, second] = [await keyOf(slots.nth(0)), await keyOf(slots.nth(1))]
  await slotOf(page, first).focus()
  await page.keyboard.press('ArrowDown')
  await expect(slotOf(page, second)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[role="row"]').nth(1).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Jauns pieraksts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('grid').locator(':focus')).toHaveCount(1)
})

test('when a colleague takes the slot that has the focus, the focus stays in the grid', async ({
  browser,
}) => {
  const path = calendarPath(dayAhead(32))
  const [anna, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const key = await keyOf(freeSlots(anna).nth(4))
  await slotOf(colleague, key).focus()
  const name = newName()
  await book(anna, slotOf(anna, key), 'Ilona', name)
  const there = bookingOf(colleague, `Ilona ${name}`)
  await expect(there).toBeVisible()
  await expect(colleague.getByRole('grid').locator(':focus')).toHaveCount(1)
  await expectInOrderOfTime(colleague.getByRole('row').filter({ has: there }))
})

test('a lost connection leaves the calendar readable, and what was missed comes without a reload', async ({
  browser,
}) => {
  const path = calendarPath(dayAhead(33))
  const [anna, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  await expect(colleague.getByRole('grid')).toBeVisible()
  await colleague.context().setOffline(true)
  const name = newName()
  await book(anna, freeSlots(anna).nth(2), 'Rita', name)
  await expect(colleague.getByRole('grid')).toBeVisible()
  await colleague.context().setOffline(false)
  await expect(bookingOf(colleague, `Rita ${name}`)).toBeVisible()
})

test('several days stand side by side; the studio, which has no week, says how many by a switch and by keys', async ({
  browser,
}) => {
  const days = (page: Page) => page.locator('[data-day]')
  const page = await enterAs(browser, { path: calendarPath(dayAhead(34), '&days=3') })
  await expect(days(page)).toHaveCount(3)
  await expect(page.getByRole('radio', { name: '3 dienas' })).toHaveCount(0)

  // The studio rests on Sundays.
  const studio = await enterAs(browser, {
    email: 'admin@nails.example',
    path: `/bookings?location=4001&date=${thursdayAhead(34)}`,
    viewport: { width: 390, height: 844 },
  })
  await expect(studio.getByRole('grid')).toBeVisible()
  await expect(studio.getByRole('radio', { name: 'Nedēļa' })).toHaveCount(0)
  const three = studio.getByRole('radio', { name: '3 dienas' })
  await studio.keyboard.press('+')
  await expect(days(studio)).toHaveCount(3)
  const sheet = await openOptions(studio)
  await expect(three).toBeChecked()
  await studio.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await studio.keyboard.press('-')
  await expect(days(studio)).toHaveCount(0)
  await openOptions(studio)
  await expect(studio.getByRole('radio', { name: '1 diena' })).toBeChecked()
  await three.focus()
  await studio.keyboard.press('ArrowRight')
  await expect(studio).toHaveURL(/days=5/)
  await expect(days(studio)).toHaveCount(5)
  expect(await faultsOf(studio)).toEqual([])
  await studio.getByRole('radio', { name: '10 dienas' }).click()
  await expect(days(studio)).toHaveCount(10)
  expect(await studio.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  // Back puts the sheet away first, and then undoes the last choice.
  await studio.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(days(studio)).toHaveCount(10)
  await studio.goBack()
  await expect(days(studio)).toHaveCount(5)
})

test('on a phone one specialist is seen at a time, the others a tap away', async ({ browser }) => {
  const page = await enterAs(browser, {
    path: calendarPath(dayAhead(35)),
    viewport: { width: 390, height: 844 },
  })
  const columns = page.locator('[role="row"]')
  const edgesOf = async (index: number) => {
    const box = await columns.nth(index).boundingBox()
    return box ? [Math.round(box.x), Math.round(box.x + box.width)] : []
  }
  await expect(columns.first()).toBeVisible()
  const whole = await edgesOf(0)
  expect(whole[1]).toBe(390)
  await page.getByRole('navigation', { name: 'Speciālisti' }).getByRole('button').nth(1).click()
  await expect.poll(() => edgesOf(1)).toEqual(whole)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the switches of the views stand in every view, and none of Day and Week is chosen where neither is seen', async ({
  browser,
}) => {
  const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
  const dental = await enterAs(browser, {
    email: 'admin@dental.example',
    path: `/bookings/overview?location=3901&date=${dayAhead(3)}`,
  })
  for (const name of ['Kalendārs', 'Saraksts', 'Diena', 'Nedēļa'])
    await expect(radio(dental, name)).not.toBeChecked()
  await radio(dental, 'Saraksts').click()
  await expect(dental).toHaveURL(/\/bookings\/list/)
  await expect(radio(dental, 'Saraksts')).toBeChecked()
  await dental.goBack()
  await radio(dental, 'Kalendārs').click()
  await expect(dental).toHaveURL(/\/bookings\/calendar/)
  await expect(radio(dental, 'Kalendārs')).toBeChecked()

  const airport = await enterAs(browser, {
    email: 'admin@airport.example',
    path: `/bookings?location=301&date=${dayAhead(3)}`,
  })
  await expect(radio(airport, 'Diena')).toBeChecked()
  await expect(radio(airport, 'Saraksts')).toHaveCount(0)
  await airport.keyboard.press('l')
  await expect(airport).toHaveURL(/\/bookings\/list/)
  await expect(radio(airport, 'Diena')).not.toBeChecked()
  await expect(radio(airport, 'Nedēļa')).not.toBeChecked()
  await radio(airport, 'Nedēļa').click()
  await expect(airport).toHaveURL(/\/bookings\/calendar/)
  await expect(radio(airport, 'Nedēļa')).toBeChecked()
})

test('what has a long name takes no room from what stands beside it', async ({ browser }) => {
  const page = await signInAs(browser, { email: 'admin@dental.example' })
  const location = await makeLocation(page, `Ziemeļkurzemes apvienotais apkalpošanas centrs ${newName()}`)
  const service = await makeService(page, location, 'Konsultācija')
  const date = thursdayAhead(5)
  const last_name = 'Преображенская-Вознесенская'
  await bookThere(page, { location, service }, { date, time: '09:00', name: 'Святослава' }, { last_name })
  await openScreen(page, `/bookings?location=${location.id}&date=${date}`)
  const top = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .boundingBox()
      .then((box) => box?.y)
  await expect(bookingOf(page, last_name)).toBeVisible()
  expect(await top('Diena')).toBe(await top('Nedēļa'))

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/bookings/list?location=${location.id}&date=${date}`)
  await expect(page.getByText('+371 20000001')).toBeInViewport({ ratio: 1 })
})
