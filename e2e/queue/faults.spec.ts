import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { enterAs } from '../testing/portal.ts'
import {
  agentAt,
  makePlace,
  next,
  type Place,
  press,
  rowsOf,
  served,
  startWork,
} from '../testing/queue-desk.ts'
import { takeTicket } from '../testing/queue-visitor.ts'

test.use({ begins: '12:00' })

const labelAt = async (page: Page) => (await served(page).getAttribute('aria-label')) ?? ''

/** Lets the connection of the line be cut: by the page's own next request of a type, which the server still gets, or by its answer. */
async function cuttableLine(page: Page) {
  const line: { cutsAt: string; isHeldBack: boolean; open: WebSocketRoute | null } = {
    ...{ cutsAt: '', isHeldBack: false, open: null },
  }
  await page.routeWebSocket(/\/queue\//, (near) => {
    const far = near.connectToServer()
    line.open = near
    near.onMessage((message) => {
      far.send(message)
      if (!line.cutsAt || !String(message).includes(`"type":"${line.cutsAt}"`)) return
      // The server does it, and its answer finds nobody.
      line.cutsAt = ''
      line.isHeldBack = true
    })
    far.onMessage((message) => {
      if (!line.isHeldBack) return near.send(message)
      line.isHeldBack = false
      near.close()
      far.close()
    })
  })
  await page.reload()
  return line
}

/** Loads the counter anew, takes its place, and calls the one visitor who waits. */
async function serveOne(page: Page, place: Place, url: string): Promise<void> {
  await page.reload()
  await startWork(page, place, '3')
  const label = await takeTicket(url, place.serviceId)
  await expect(next(page)).toHaveText(new RegExp(label))
  await press(page, 'Space')
  await expect(served(page).getByRole('timer')).toBeVisible()
}

test('a connection that is cut in the middle of a call comes back with the one who was called, and nobody is called twice', async ({
  browser,
  server,
}) => {
  const page = await enterAs(browser, { path: '/queue' })
  const place = await makePlace(page)
  const line = await cuttableLine(page)
  await startWork(page, place, '3')
  const labels = [
    await takeTicket(server.url, place.serviceId),
    await takeTicket(server.url, place.serviceId),
    await takeTicket(server.url, place.serviceId),
  ]
  await expect(rowsOf(page)).toHaveCount(3)
  line.cutsAt = 'call_next'
  await press(page, 'Space')
  await expect(served(page).getByRole('timer')).toBeVisible()
  expect(line.cutsAt).toBe('')
  expect(await labelAt(page)).toBe(labels[0])
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(next(page)).toHaveText(new RegExp(labels[1] ?? ''))

  // The same where somebody is finished first.
  line.cutsAt = 'finish'
  await press(page, 'Space')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(served(page).getByRole('timer')).toBeVisible()
  expect(await labelAt(page)).toBe(labels[1])
  await page.reload()
  await expect(served(page)).toHaveAttribute('aria-label', labels[1] ?? '')
  await expect(rowsOf(page)).toContainText([labels[2] ?? ''])
})

test('an act on a visit that a colleague has just ended is refused with its reason, and the counter is right again', async ({
  browser,
  server,
}) => {
  const page = await enterAs(browser, { path: '/queue' })
  const place = await makePlace(page)
  let isDeaf = false
  await page.routeWebSocket(/\/queue\//, (near) => {
    const far = near.connectToServer()
    // The agent acts before the news of what the colleague did has come.
    far.onMessage((message) => {
      const isNews = String(message).startsWith('42') && !String(message).includes('"trace"')
      if (!(isDeaf && isNews)) near.send(message)
    })
  })
  await serveOne(page, place, server.url)

  isDeaf = true
  // At another computer, at the same counter.
  const colleague = await enterAs(browser, { path: '/queue', email: 'user@rinda.example' })
  await startWork(colleague, place, '3')
  await expect(served(colleague).getByRole('timer')).toBeVisible()
  await press(colleague, 'f')
  await expect(served(colleague)).toHaveCount(0)
  await press(page, 'r')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(served(page)).toHaveCount(0)
  // The counter is the colleague's now, until this agent takes it back.
  await expect(page.locator('[data-phase="away"]')).toContainText('Šeit tagad strādā Jānis')
  await page.keyboard.press('Space')
  await expect(page.getByText('Jūsu lodziņš ir brīvs')).toBeVisible()
})

test('a note for whoever calls next stays where the visitor could not be handed on', async ({
  browser,
  server,
}) => {
  const page = await enterAs(browser, { path: '/queue' })
  const place = await makePlace(page)
  let isRefused = true
  await page.routeWebSocket(/\/queue\//, (near) => {
    const far = near.connectToServer()
    near.onMessage((message) => {
      const trace = /"trace":"([^"]+)","type":"transfer"/.exec(String(message))?.[1]
      if (!isRefused || !trace) return far.send(message)
      const failure = { trace, type: 'TRANSFER_FAILED', data: { code: 'refused', info: null } }
      near.send(`42/agent,${JSON.stringify(['agent', failure])}`)
    })
  })
  await serveOne(page, place, server.url)
  await press(page, 't')
  const note = page.locator('form textarea')
  await note.fill('Vajag tulku')
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(note).toHaveValue('Vajag tulku')
  isRefused = false
  await page.locator('form button[type="submit"]').click()
  await expect(note).toHaveCount(0)
  await expect(served(page)).toHaveCount(0)
  await expect(next(page)).toBeFocused()
})

test('another counter is chosen anew, the one that was left is closed, and one can be closed for the day', async ({
  browser,
}) => {
  const { page } = await agentAt(browser)
  const change = page.getByRole('button', { name: 'Mainīt filiāli, lodziņu vai pakalpojumus' })
  await change.click()
  await page.getByRole('button', { name: 'Atpakaļ' }).click()
  await expect(page.getByText('3. lodziņš', { exact: true })).toBeVisible()
  await change.click()
  await page.locator('input[name="counter"]').fill('5')
  await page.getByRole('checkbox', { name: 'Kase' }).uncheck()
  await page.getByRole('button', { name: 'Sākt darbu' }).click()
  await expect(page.getByText('5. lodziņš', { exact: true })).toBeVisible()
  await expect(page.getByText('Strādā 1 no 2 lodziņiem')).toBeVisible()

  await change.click()
  await page.getByRole('button', { name: 'Slēgt šo lodziņu' }).click()
  // It is nobody's place any more.
  await expect(page.getByRole('button', { name: 'Slēgt šo lodziņu' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Kur jūs šodien strādājat?' })).toBeVisible()
  await expect(page.locator('input[name="counter"]')).toHaveValue('')
})
