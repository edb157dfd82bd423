import { expect, type Page } from '@playwright/test'
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
  newName,
  slotOf,
  thursdayAhead,
} from '../testing/portal.ts'

const gaps = (page: Page) => page.locator('button[data-cell^="gap-"]')
const why = (page: Page) =>
  page.getByRole('dialog', {
    name: /^(Kāpēc šis laiks nav brīvs\?|Why is this time not free\?|Почему это время не свободно\?)$/,
  })
const closeWhy = async (page: Page) => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
const atKrasta = (date: string) => `/bookings?location=2&date=${date}`

test('grey time says why, by mouse and by keyboard, and the nearest free time is booked from there', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: atKrasta(thursdayAhead(50)) })
  const early = gaps(page).first()
  await expect(early).toHaveAccessibleName(/^08:00–09:00, .*, nav brīvs, uzzināt, kāpēc$/)
  await early.click()
  await expect(why(page)).toContainText('Filiāle strādā 09:00–18:00.')
  expect(await faultsOf(page)).toEqual([])
  await closeWhy(page)

  await freeSlots(page).first().focus()
  await page.keyboard.press('ArrowUp')
  await expect(early).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(why(page)).toContainText('plkst. 08:00')
  await closeWhy(page)
  await expect(early).toBeFocused()

  await page.keyboard.press('Enter')
  const nearest = why(page).getByRole('button', { name: 'Pierakstīt: 09:00' })
  await nearest.click()
  const name = newName()
  await expect(page.getByRole('dialog', { name: 'Jauns pieraksts' })).toContainText('09:00')
  await fillVisitor(page, 'Ilga', name)
  await page.keyboard.press('Enter')
  await expect(bookingOf(page, `Ilga ${name}`)).toHaveAccessibleName(/^09:00–09:30/)
})

test('what is taken says by whom, blocked time by whom and why; free again meanwhile, it says so', async ({
  browser,
}) => {
  const path = calendarPath(dayAhead(52))
  const [page, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const name = newName()
  const [first, second] = [await keyOf(freeSlots(page).nth(0)), await keyOf(freeSlots(page).nth(1))]
  await book(page, slotOf(page, first), 'Dace', name)
  await slotOf(page, second).focus()
  await page.keyboard.press('b')
  await page.getByLabel('Iemesls').fill('Inventūra')
  await page.getByRole('button', { name: 'Bloķēt', exact: true }).click()
  const block = page.getByRole('gridcell').getByRole('button', { name: 'Inventūra' })
  await block.click({ button: 'right' })
  await expect(why(page)).toContainText('Laiks ir bloķēts.')
  await expect(why(page)).toContainText('Iemesls: Inventūra')
  await expect(why(page)).toContainText('Bloķēja anna@rinda.example')
  await expect(why(page).getByRole('button', { name: /^Pierakstīt: / })).toBeVisible()
  await closeWhy(page)

  await bookingOf(page, `Dace ${name}`).focus()
  await page.keyboard.press('Shift+F10')
  await expect(why(page)).toContainText('Šajā laikā kāds ir pierakstīts.')
  await expect(why(page).getByRole('button', { name: new RegExp(`Dace ${name}`) })).toBeVisible()
  await bookingOf(colleague, `Dace ${name}`).click()
  await colleague.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  await colleague.getByRole('button', { name: 'Jā', exact: true }).click()
  await expect(why(page)).toContainText('Tagad šis laiks ir brīvs.')
})

test('a special day on a phone, in Russian, by touch', async ({ browser }) => {
  const viewport = { width: 390, height: 844 }
  const page = await enterAs(browser, { path: '/bookings', language: 'ru', colorScheme: 'dark', viewport })
  const day = await page.evaluate(async (today) => {
    type Found = {
      data: {
        id: string
        attributes: { config: { special_times?: { day: string; from: string | null }[] } }
      }[]
    }
    const { data } = (await (await fetch('/api/portal/locations')).json()) as Found
    const special = data.find(({ id }) => id === '2')?.attributes.config.special_times ?? []
    return special.find((one) => one.day > today && one.from === '11:00')?.day
  }, dayAhead(0))
  await page.goto(atKrasta(day ?? ''))
  const opening = gaps(page).filter({ visible: true }).first()
  await opening.click()
  await expect(why(page)).toContainText('Особые часы работы: филиал открыт 11:00–14:00.')
  expect(await faultsOf(page)).toEqual([])
  await closeWhy(page)
  await page
    .getByRole('button', { name: /^11:00–11:30, .*не свободно/ })
    .first()
    .click()
  await expect(why(page)).toContainText(
    'В особый день в первые и последние полчаса не записывают, только 11:30–13:30.',
  )
})

test('in the week a closed day says so too, in English', async ({ browser }) => {
  const path = `/bookings/calendar?location=2&date=${thursdayAhead(50)}`
  const page = await enterAs(browser, { path, language: 'en', colorScheme: 'dark' })
  const sunday = page.getByRole('group', { name: /^Sunday/ })
  await sunday.getByRole('button').first().click()
  await expect(why(page)).toContainText('The location is closed on this day.')
  expect(await faultsOf(page)).toEqual([])
  await expect(why(page).getByRole('button', { name: /^Book Monday/ })).toBeVisible()
  await closeWhy(page)
  await expect(sunday.getByRole('button').first()).toBeFocused()
})
