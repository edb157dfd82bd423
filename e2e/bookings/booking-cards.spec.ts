import { expect, type Page } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { enterList, listPath, rows } from '../testing/listed-bookings.ts'
import { dayAhead, enterAs, openScreen } from '../testing/portal.ts'

const phone = { width: 390, height: 844 }

test('on a phone each booking is a card, and the filter is a panel', async ({ browser }) => {
  const page = await enterList(browser, dayAhead(1), { viewport: phone })
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('button', { name: 'Filtrs' }).click()
  const panel = page.getByRole('dialog', { name: 'Filtrs' })
  await panel.getByRole('checkbox', { name: 'Pierakstīti' }).uncheck()
  await expect(page.getByText('Filtrs paslēpj visus pierakstus')).toBeVisible()
  await panel.getByRole('checkbox', { name: 'Pierakstīti' }).check()
  await page.keyboard.press('Escape')
  await rows(page).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

/** Finds a booking of the next days that waits to be approved. */
async function findWaiting(page: Page): Promise<{ date: string; qtid: string }> {
  for (let ahead = 1; ahead < 12; ahead += 1) {
    const date = dayAhead(ahead)
    await openScreen(page, `/bookings?location=1&date=${date}`, 'ru')
    const [one] = await page.locator('button[data-state="pending"][aria-label*=", нужно подтвердить,"]').all()
    const qtid = await one?.getAttribute('data-cell')
    if (qtid) return { date, qtid }
  }
  throw new Error('no booking waits to be approved')
}

test('on a phone both words of a booking that waits for approval are whole, in every language', async ({
  browser,
}) => {
  const { date, qtid } = await findWaiting(await enterAs(browser, { path: '/', language: 'ru' }))
  for (const [language, word] of [
    ['lv', 'jāapstiprina'],
    ['en', 'to approve'],
    ['ru', 'нужно подтвердить'],
  ] as const) {
    // As high as the whole list, so that each card of it is there.
    const viewport = { width: 390, height: 12_000 }
    const page = await enterAs(browser, { path: listPath(date), language, viewport })
    const badges = page.locator(`[data-cell="${qtid}"] [data-look]`)
    await expect(badges).toHaveCount(2)
    await expect(badges.last()).toHaveText(word)
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 12_000 })
      const cut = () => badges.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
      await expect.poll(cut).toEqual([0, 0])
    }
  }
})
