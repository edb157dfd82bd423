import { expect, type Locator, type Page } from '@playwright/test'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { bookingOf, calendarPath, dayAhead, enterAs, freeSlots, newName, words } from '../testing/portal.ts'

const lists = { lv: 'Zināmie apmeklētāji', en: 'Known visitors', ru: 'Известные посетители' } as const
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const optionsOf = (page: Page) => page.getByRole('listbox').getByRole('option')

/** A telephone number that nobody else in the journeys has. */
function newNumber(name: string): string {
  const digits = [...name].map((letter) => letter.charCodeAt(0) % 10).join('')
  return `2${digits.slice(-7)}`
}

/** Opens the form at a free time, once it has taken the focus to its first field. */
async function openForm(page: Page, slot: Locator = freeSlots(page).first()): Promise<void> {
  await slot.click()
  await expect(field(page, 'first_name')).toBeFocused()
}

/** Books somebody with all that the form asks for. */
async function bookWhole(page: Page, visitor: Record<string, string>): Promise<void> {
  await openForm(page)
  for (const [name, value] of Object.entries(visitor)) await field(page, name).fill(value)
  await page.keyboard.press('Enter')
  await expect(bookingOf(page, `${visitor.first_name} ${visitor.last_name}`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const [language, ahead] of [
  ['lv', 46],
  ['ru', 47],
] as const) {
  test(`who was here before is offered after three letters without their marks, and fills the form (${language})`, async ({
    browser,
  }) => {
    const page = await enterAs(browser, { path: calendarPath(dayAhead(ahead)), language })
    const name = newName()
    const visitor = {
      first_name: 'Kristīne',
      last_name: `${name}ņš`,
      phone_number: newNumber(name),
      email: `${name}@mail.example`.toLowerCase(),
    }
    await bookWhole(page, visitor)
    await openForm(page)
    await page.keyboard.type('kr')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await field(page, 'first_name').fill(`${name}ns`.toUpperCase())
    const list = page.getByRole('listbox', { name: lists[language] })
    await expect(list.getByRole('option')).toHaveCount(1)
    await expect(list.getByRole('option')).toContainText(`Kristīne ${name}ņš`)
    await expect(page.getByRole('status').filter({ hasText: /1 (apmeklētājs|известный)/ })).toHaveCount(1)
    await expect(field(page, 'first_name')).toHaveAttribute('aria-expanded', 'true')

    await page.keyboard.press('ArrowDown')
    await expect(list.getByRole('option')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    for (const [key, value] of Object.entries(visitor)) await expect(field(page, key)).toHaveValue(value)
    await expect(field(page, 'first_name')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bookingOf(page, `Kristīne ${name}ņš`)).toHaveCount(2)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('somebody is known by four digits however they are written, and what was typed elsewhere stays', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(48)) })
  const name = newName()
  const number = newNumber(name)
  await bookWhole(page, {
    first_name: 'Jānis',
    last_name: name,
    phone_number: number,
    email: `${name}@mail.example`,
  })
  await openForm(page)
  await field(page, 'email').fill('jauns@mail.example')
  await field(page, 'phone_number').fill(`${number.slice(0, 2)} ${number.slice(2, 5)} ${number.slice(5)}`)
  // Somebody else has that address: whoever is known by the number is not the one described.
  await expect(optionsOf(page)).toHaveCount(0)
  await field(page, 'email').fill('')
  await field(page, 'first_name').fill('Jā')
  await field(page, 'phone_number').fill(`+371 ${number.slice(0, 3)} ${number.slice(3, 7)}`)
  await expect(optionsOf(page)).toHaveCount(1)
  await optionsOf(page).click()
  await expect(field(page, 'first_name')).toHaveValue('Jā')
  await expect(field(page, 'last_name')).toHaveValue(name)
  await expect(field(page, 'phone_number')).toHaveValue(number)
  await expect(field(page, 'email')).toHaveValue(`${name}@mail.example`)
})

test('Escape closes the list and not the form', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(49)) })
  const name = newName()
  const email = `${name}@mail.example`.toLowerCase()
  await bookWhole(page, { first_name: 'Aija', last_name: name, phone_number: newNumber(name), email })
  await openForm(page)
  await field(page, 'email').fill(name.slice(0, 12).toUpperCase())
  await expect(optionsOf(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(field(page, 'email')).toBeFocused()
  await expect(field(page, 'email')).toHaveAttribute('aria-expanded', 'false')
})

test('a late answer to earlier letters is not shown', async ({ browser }) => {
  const path = calendarPath(dayAhead(51))
  const page = await enterAs(browser, { path })
  const [first, second] = [newName(), newName()]
  await bookWhole(page, { first_name: 'Aija', last_name: first, phone_number: newNumber(first) })
  await bookWhole(page, { first_name: 'Ilze', last_name: second, phone_number: newNumber(second) })

  const held: (() => void)[] = []
  let isHeld = true
  await page.routeWebSocket(/\/booking\//, (client) => {
    const server = client.connectToServer()
    server.onMessage((message) => {
      if (isHeld && message.toString().includes('known_visitors')) held.push(() => client.send(message))
      else client.send(message)
    })
  })
  await page.reload()
  await openForm(page)
  await page.evaluate(() => {
    const shown: string[] = []
    Object.assign(window, { shown })
    const note = () => {
      for (const option of document.querySelectorAll('[role="listbox"] [role="option"]'))
        shown.push(option.textContent ?? '')
    }
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true })
  })
  await field(page, 'last_name').fill(first)
  await expect.poll(() => held.length).toBe(1)
  await field(page, 'last_name').fill(second)
  await expect.poll(() => held.length).toBe(2)
  // The answer to the later letters comes before that to the earlier ones.
  isHeld = false
  for (const send of held.toReversed()) send()
  await expect(optionsOf(page)).toHaveCount(1)
  await expect(optionsOf(page)).toContainText(`Ilze ${second}`)
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown)
  expect(shown.filter((text) => text.includes(first))).toEqual([])
})

for (const look of looks) {
  const { language, viewport } = look
  test(`nothing that axe finds wrong with the list open, ${language}, ${viewport.width} px`, async ({
    browser,
  }) => {
    const page = await enterAs(browser, { path: calendarPath(dayAhead(50)), ...look })
    await openForm(page, page.locator('button[data-cell*="/specialist-"]').filter({ visible: true }).first())
    await field(page, 'first_name').fill('Bērz')
    await expect(page.getByRole('listbox', { name: lists[language] })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: words[language].save, exact: true })).toBeVisible()
  })
}
