import { expect, type Page } from '@playwright/test'
import { utcDateTime } from '@rinda/domain/time/zone'
import { minutesAhead } from '../testing/clock.ts'
import { faultsOf, looks } from '../testing/faults.ts'
import { heldLine } from '../testing/held-line.ts'
import { test } from '../testing/journey.ts'
import { bookThere, changeBooking } from '../testing/own-location.ts'
import { enterAs, type Language, openScreen, signInAs } from '../testing/portal.ts'
import { agentAt, makePlace, type Place, press, rowsOf, served, startWork } from '../testing/queue-desk.ts'

test.use({ begins: '12:00' })

/** Makes an appointment so many minutes from now, in somebody's name. */
async function appoint(page: Page, place: Place, minutes: number, name: string) {
  return await bookThere(page, place, { ...utcDateTime(minutesAhead(minutes)), name })
}

const due = (page: Page) => page.locator('[data-due-list] [data-due]')
const field = (page: Page) => page.locator('input[name="code"]')
const joined = (page: Page) => page.locator('[data-has-joined]')

test('a visitor with a code is checked in by a key, marked in the line, and known when called', async ({
  browser,
}) => {
  const { page, place } = await agentAt(browser)
  const { code, qtid } = await appoint(page, place, 20, 'Ilze')
  await expect(due(page)).toContainText(['Ilze Ozola'])
  await press(page, 'c')
  await field(page).fill('nepareizs')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Ar šādu kodu šodien šeit neviens nav pierakstīts')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')

  await field(page).fill(code.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(field(page)).toHaveCount(0)
  await expect(joined(page)).toContainText('tikko reģistrējās')
  await expect(joined(page)).toContainText('pieraksts')
  await expect(due(page)).toHaveCount(0)
  // Once more it is the same ticket.
  await press(page, 'c')
  await field(page).fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/jau bija rindā/)).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(1)

  await press(page, 'Space')
  await expect(served(page).getByRole('timer')).toBeVisible()
  await expect(served(page)).toContainText('Ilze Ozola')
  // What a colleague notes meanwhile is there too.
  await changeBooking(page, { qtid }, { last_name: 'Liepa', notes: { internal: 'Atnesa veco pasi' } })
  await expect(served(page)).toContainText('Ilze Liepa')
  await expect(served(page)).toContainText('Atnesa veco pasi')
})

test('who is late or due is listed, found by name, and checked in by a click', async ({ browser }) => {
  const { page, place } = await agentAt(browser)
  await appoint(page, place, -25, 'Zane')
  await appoint(page, place, 15, 'Ieva')
  await appoint(page, place, 170, 'Līga')
  await expect(due(page)).toHaveCount(2)
  await expect(due(page).first()).toContainText(/Zane Ozola.*kavē 2\d min/s)
  await expect(due(page).last()).toContainText(/Ieva Ozola.*pēc 1\d min/s)
  await due(page).first().getByRole('button').click()
  await expect(joined(page)).toBeVisible()
  await expect(due(page)).toHaveCount(1)
  // Whoever comes long before their time is not listed, and found by name.
  await press(page, 'c')
  await field(page).fill('liga')
  await page.keyboard.press('Enter')
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(field(page)).toHaveCount(0)
})

test('one is checked in while the answer for another is awaited, from the list and from the form', async ({
  browser,
}) => {
  const page = await signInAs(browser)
  const place = await makePlace(page)
  const answer = await heldLine(page, /\/queue\//, 'check_in')
  await openScreen(page, '/queue')
  await startWork(page, place, '3')
  for (const [minutes, name] of [
    [-25, 'Zane'],
    [15, 'Ieva'],
    [50, 'Baiba'],
  ] as const)
    await appoint(page, place, minutes, name)
  await expect(due(page)).toHaveCount(2)
  await due(page).nth(0).getByRole('button').click()
  await expect(due(page).nth(0).getByRole('button')).toHaveAttribute('aria-busy', 'true')
  await due(page).nth(1).getByRole('button').click()
  await press(page, 'c')
  await field(page).fill('Baiba')
  await page.keyboard.press('Enter')
  // Nobody is in the line yet, and nothing looks as if they were.
  await expect(field(page)).toHaveValue('Baiba')
  await expect(rowsOf(page)).toHaveCount(0)
  answer()
  await expect(field(page)).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(due(page)).toHaveCount(0)
})

test('somebody is served at once, by a key, with the number of people', async ({ browser }) => {
  const { page } = await agentAt(browser)
  await press(page, 'q')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Jūsu lodziņš ir brīvs')).toBeVisible()
  await press(page, 'q')
  await page.locator('input[name="people"]').fill('0')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Ievadiet skaitli no 1 līdz 99.')
  await page.locator('input[name="people"]').fill('3')
  await page.keyboard.press('Enter')
  await expect(served(page).getByRole('timer')).toBeVisible()
  await expect(served(page)).toContainText('3 cilvēki')
  await expect(rowsOf(page)).toHaveCount(0)
})

test('a visit of several services goes on at the same counter, and nobody else is called to it meanwhile', async ({
  browser,
}) => {
  const { page } = await agentAt(browser)
  await press(page, 'q')
  await page.keyboard.press('Enter')
  await expect(served(page).getByRole('timer')).toBeVisible()
  await press(page, 'a')
  await page.getByRole('checkbox', { name: 'Kase' }).check()
  await page.locator('form').getByRole('button', { name: 'Pievienot' }).click()
  await expect(served(page)).toContainText('Pēc tam: Kase')
  await expect(page.getByRole('button', { name: 'Pabeigt un turpināt: Kase' })).toBeVisible()
  const ticket = await served(page).getAttribute('data-ticket')
  await press(page, 'Space')
  await expect(served(page)).not.toContainText('Pēc tam')
  await expect(served(page)).toContainText('Kase')
  await expect(served(page)).toHaveAttribute('data-ticket', ticket ?? '')
  await press(page, 'f')
  await expect(served(page)).toHaveCount(0)
})

const serveAtOnce = { lv: 'Apkalpot uzreiz', en: 'Serve at once', ru: 'Обслужить сразу' } as const

for (const look of looks) {
  const { language, viewport } = look
  test(`the forms of the counter, ${language}, ${viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path: '/queue', ...look })
    const place = await makePlace(page)
    await startWork(page, place, '3', language as Language)
    await appoint(page, place, -25, 'Zane')
    await appoint(page, place, 15, 'Ieva')
    await expect(due(page)).toHaveCount(2)
    await press(page, 'c')
    await field(page).fill('Ozola')
    await expect(page.locator('form [data-due]')).toHaveCount(2)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: serveAtOnce[language] }).click()
    await expect(page.locator('input[name="people"]')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(served(page).getByRole('timer')).toBeVisible()
    await press(page, 'a')
    await expect(page.getByRole('checkbox')).toHaveCount(1)
    expect(await faultsOf(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
