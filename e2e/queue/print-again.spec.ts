import { expect, type Page } from '@playwright/test'
import { sitDown } from '../testing/computers.ts'
import { faultsOf } from '../testing/faults.ts'
import { test } from '../testing/journey.ts'
import { openKiosk, takeNumber } from '../testing/kiosk-place.ts'
import { enterAs, openScreen, signInAs } from '../testing/portal.ts'
import { printedPages } from '../testing/printed-pages.ts'
import { makePlace, startWork } from '../testing/queue-desk.ts'
import { readQr } from '../testing/read-qr.ts'

test.use({ begins: '12:00' })

const has = (page: Page, mark: string) => page.evaluate((name) => name in window, mark)

test('a kiosk was out of paper: staff print the ticket again, in its language, with the code that leads to it', async ({
  browser,
  server,
}) => {
  const agent = await signInAs(browser)
  const place = await makePlace(agent)
  // Here nobody stands at a printer: what is sent to it is noted, and the window stays.
  await agent.context().addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true })
    window.close = () => Object.assign(window, { hasClosed: true })
  })
  await openScreen(agent, '/queue')
  await startWork(agent, place, '3')
  const kiosk = await openKiosk(browser, Number(place.location.id), { language: 'ru' })
  const label = await takeNumber(kiosk, place.serviceId, 'ru')

  const opens = agent.waitForEvent('popup')
  await agent.getByRole('button', { name: `Vēlreiz izdrukāt ${label}`, exact: true }).click()
  const paper = await opens
  await expect(paper.locator(`[data-reprint="${label}"]`)).toBeVisible()
  await expect.poll(() => has(paper, 'printed')).toBe(true)
  expect(await faultsOf(paper)).toEqual([])
  // Nothing that a browser keeps has the token.
  expect(new URL(paper.url()).pathname).toMatch(/^\/visit\/paper\/\d+$/)
  expect([new URL(paper.url()).hash, await paper.evaluate(() => window.name)]).toEqual(['', ''])

  const [page, ...more] = await printedPages(await paper.pdf({ preferCSSPageSize: true }))
  expect(more).toEqual([])
  expect(page?.width).toBeCloseTo((80 / 25.4) * 72, 0)
  const text = page?.lines.map((one) => one.text).join('\n') ?? ''
  expect(text).toContain(label)
  expect(text).toContain(place.name)
  expect(text).toContain('Выдан: ')

  // Once it is printed its window closes by itself.
  await expect.poll(() => has(paper, 'hasClosed')).toBe(true)
  await paper.emulateMedia({ media: 'print' })
  const link = await readQr(paper.locator('section svg'))
  expect(link).toMatch(new RegExp(`^${server.url}/visit/ticket/\\d+#.{20,}$`))
  const phone = await sitDown(browser, { locale: 'ru-RU', viewport: { width: 390, height: 844 } })
  await phone.goto(link)
  await expect(phone.getByText(label, { exact: true })).toBeVisible()
  await expect(phone.getByText('Вы следующий номер.', { exact: true })).toBeVisible()

  // Loaded anew it knows no token, and shows nothing.
  await paper.reload()
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText(
    /^(Этот талон нельзя напечатать|Šo biļeti nevar izdrukāt|This ticket cannot be printed)/,
  )
})

test('what could not be printed is said, and no window stays', async ({ browser }) => {
  const agent = await enterAs(browser, { path: '/queue' })
  const place = await makePlace(agent)
  await startWork(agent, place, '3')
  const kiosk = await openKiosk(browser, Number(place.location.id))
  const label = await takeNumber(kiosk, place.serviceId)
  await agent.route('**/api/portal/tickets/*/paper', (route) => route.abort())
  const button = agent.getByRole('button', { name: `Vēlreiz izdrukāt ${label}`, exact: true })
  const opens = agent.waitForEvent('popup')
  await button.click()
  const paper = await opens
  await expect(agent.getByText(`${label} nav izdrukāts`, { exact: true })).toBeVisible()
  await expect.poll(() => paper.isClosed()).toBe(true)
})
