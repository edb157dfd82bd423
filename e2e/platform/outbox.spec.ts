import { expect } from '@playwright/test'
import { startMailServer } from '../../apps/server/src/notifications/testing/mail-server.ts'
import { faultsOf, looks } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import {
  bookingOf,
  calendarPath,
  dayAhead,
  enterAs,
  fillVisitor,
  freeSlots,
  newName,
} from '../testing/portal.ts'

// Of no other journey, and none that a machine gives by itself: the server is told of it before anybody listens there.
const port = 22_525
test.use({
  begins: '12:00',
  environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'rinda@town.example' },
})

const email = 'admin@rinda.example'
const path = '/tools/messages'

test('a mail that was refused is seen, sent again, and arrives', async ({ browser }) => {
  const post = await startMailServer(port)
  post.refuses = () => 550
  const page = await enterAs(browser, { path: calendarPath(dayAhead(9)), email })
  const name = newName()
  const address = `${name.toLowerCase()}@visitor.example`
  await freeSlots(page).first().click()
  await fillVisitor(page, 'Inga', name)
  await page.locator('[name="email"]').fill(address)
  await page.keyboard.press('Enter')
  await bookingOf(page, `Inga ${name}`).click()
  const details = page.getByRole('dialog', { name: `Inga ${name}` })
  await expect(details.getByText(`E-pasts uz šo adresi nepienāca: ${address}`)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await page.goto(path)
  const row = page.getByRole('row').filter({ hasText: address })
  await expect(row).toContainText('Nepiegādāti')
  await expect(row).toContainText('550')
  await page.getByRole('radio', { name: /^Nepiegādāti/ }).check()
  await expect(page).toHaveURL(/state=dead/)
  await expect(row).toBeVisible()

  post.refuses = () => null
  await row.getByRole('button', { name: `Sūtīt vēlreiz: ${address}` }).press('Enter')
  await expect(row).toHaveCount(0)
  await page.getByRole('radio', { name: 'Nosūtīti', exact: true }).check()
  await expect(row).toBeVisible()
  expect(post.mails.filter(({ text }) => text?.includes('apstiprināts'))).toHaveLength(1)
  await row.getByRole('link').click()
  await expect(page.getByRole('region', { name: `Inga ${name}` })).toContainText(address)
  await post.close()

  // Whoever sees no tools sends nothing.
  const other = await enterAs(browser, { path })
  await expect(other).not.toHaveURL(/tools/)
  const headers = { origin: new URL(other.url()).origin }
  expect((await other.request.post('/api/portal/tools/messages/1/send_again', { headers })).status()).toBe(
    403,
  )
})

for (const look of looks) {
  test(`the outbox, ${look.language}, ${look.viewport.width} px`, async ({ browser }) => {
    const page = await enterAs(browser, { path, email, ...look })
    await expect(page.getByRole('main').getByRole('radio').first()).toBeAttached()
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
}
