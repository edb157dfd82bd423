import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { everybodyGoesOn, sitDown } from '../../testing/computers.ts'
import { test } from '../../testing/journey.ts'
import { cuttableLine, listenTo, openLine } from '../../testing/queue-display.ts'

// Tickets are given in opening hours alone; a night passes here, and the server is started again, in a world of these journeys' own.
test.use({ world: 'display after trouble', begins: '12:00' })

const wide = { width: 1920, height: 1080 }
const calls = (page: Page) => page.locator('[data-call]')
const nexts = (page: Page) => page.locator('[data-next]')
const isThere = (page: Page) => expect(page.locator('[data-line="online"]')).toBeVisible()
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }) && undefined)
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window)
/** Waits until the page was loaded again; while it is being replaced nothing can be asked of it. */
const isLoadedAgain = (page: Page) => expect.poll(() => isMarked(page).catch(() => true)).toBe(false)

/** Answers in place of the board with something that no program can draw. */
const withBrokenBoard = (page: Page) =>
  page.route('**/board', (route) =>
    route.fulfill({
      json: {
        data: {
          type: 'visit_board',
          id: '1',
          attributes: { at: '2026-01-01T00:00:00.000Z', called: [{ id: '1' }], next: [], waiting: 0 },
        },
      },
    }),
  )

test('whoever has come or left before their turn to be said is not said; a call again is', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url)
  const display = await sitDown(browser, { viewport: wide })
  const said = await listenTo(display)
  const labels = async () => (await said()).map(({ label }) => label)
  await display.goto(`${line.path}?speak=lv,en,ru`)
  await isThere(display)
  await display.getByRole('heading', { level: 1 }).click()
  for (let count = 0; count < 4; count += 1) await line.take()
  const first = await line.call(1)
  // While the first one is said the others wait for their turn.
  await expect.poll(labels).toEqual([first])
  const [served, absent, last] = [await line.call(2), await line.call(3), await line.call(4)]
  await line.act('finish', served)
  await line.act('no_show', absent)
  await expect(calls(display)).toHaveCount(4)
  await expect.poll(labels).toEqual([first, last])
  await line.act('recall', first)
  await expect.poll(labels).toEqual([first, last, first])
  line.close()
})

test('a display that was asleep for a night wakes up on the next day, without the calls of the day before', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url)
  const display = await sitDown(browser, { viewport: wide })
  const cable = await cuttableLine(display)
  await display.goto(line.path)
  await isThere(display)
  const [old, older] = [await line.take(), await line.take()]
  await line.call(1)
  await line.call(2)
  await expect(calls(display)).toHaveText([new RegExp(older), new RegExp(old)])
  await mark(display)

  cable.cut()
  for (const label of [old, older]) await line.act('finish', label)
  await everybodyGoesOn(browser, server, 21 * 60)
  cable.mend()
  await isThere(display)
  await expect(display.locator('time')).toHaveText(/^09:0\d$/)
  await expect(display.getByText(/piektdiena|Friday|пятница/).first()).toBeVisible()
  await expect(calls(display)).toHaveCount(0)
  await expect(nexts(display)).toHaveCount(0)
  // It hears what happens now.
  const early = await line.take()
  await expect(nexts(display)).toHaveText([early])
  expect(await isMarked(display)).toBe(true)
  line.close()
})

test('a display outlives a restart of the server, with sounds of the operator in place of ours', async ({
  browser,
  server,
}, info) => {
  // Our Latvian without its letter A: a language that lacks a recording of a call is left out of it.
  const sounds = info.outputPath('sounds')
  mkdirSync(sounds, { recursive: true })
  const carried = path.join(import.meta.dirname, '..', '..', '..', 'apps', 'visitor', 'public', 'sounds')
  const { A: _, ...clips } = JSON.parse(readFileSync(path.join(carried, 'lv.json'), 'utf8'))
  writeFileSync(path.join(sounds, 'lv.json'), JSON.stringify(clips))
  cpSync(path.join(carried, 'lv.webm'), path.join(sounds, 'lv.webm'))
  await server.restart({ SOUNDS_DIR: sounds })
  const line = await openLine(browser, server.url)
  const display = await sitDown(browser, { viewport: wide })
  const said = await listenTo(display)
  await display.goto(line.path)
  await isThere(display)
  await display.getByRole('heading', { level: 1 }).click()
  const [first, second] = [await line.take(), await line.take()]
  await line.call(1)
  await expect(calls(display)).toHaveText([new RegExp(first)])
  await expect.poll(async () => (await said()).map(({ label }) => label)).toEqual([first])
  const [call] = await said()
  expect([...new Set(call?.parts.map(({ file }) => file))]).toEqual(['chime', 'en', 'ru'])
  await mark(display)

  await server.restart()
  await isThere(display)
  await line.call(2)
  await expect(calls(display)).toHaveText([new RegExp(second), new RegExp(first)])
  await expect.poll(async () => (await said()).map(({ label }) => label)).toEqual([first, second])
  expect(await isMarked(display)).toBe(true)
  line.close()
})

test('a display that cannot be drawn loads itself again, each time after a longer pause', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url)
  const display = await sitDown(browser, { viewport: wide })
  const failed = display.getByRole('button', { name: /Mēģināt|Try again|Попробовать/ })
  await withBrokenBoard(display)
  await display.goto(line.path)
  await expect(failed).toBeVisible()
  await mark(display)
  await display.clock.fastForward(4_000)
  expect(await isMarked(display)).toBe(true)
  await display.clock.fastForward(3_000)
  await isLoadedAgain(display)

  await expect(failed).toBeVisible()
  await mark(display)
  await display.clock.fastForward(9_000)
  expect(await isMarked(display)).toBe(true)
  // While nobody answers it stays: a browser shows a page of its own then, and would stay there.
  await display.route('**/visit/version.json', (route) => route.abort())
  await display.clock.fastForward(4_000)
  expect(await isMarked(display)).toBe(true)
  await display.unrouteAll()
  await display.clock.fastForward(26_000)
  await isLoadedAgain(display)
  await isThere(display)
  await expect(failed).toHaveCount(0)
  line.close()
})

for (const kind of ['display', 'kiosk']) {
  test(`a ${kind} whose program did not come asks for it again`, async ({ browser, server }) => {
    const line = await openLine(browser, server.url)
    const screen = await sitDown(browser, { viewport: wide })
    await screen.route('**/visit/assets/*.js', (route) => route.abort())
    await screen.goto(`/visit/${kind}/${line.locationId}`)
    await expect(screen.locator('#root')).toBeEmpty()
    await screen.unrouteAll()
    await screen.clock.fastForward(61_000)
    await expect(screen.getByRole('heading').first()).toBeVisible()
    line.close()
  })
}

test('what a display keeps does not grow with the number of calls', async ({ browser, server }) => {
  const line = await openLine(browser, server.url)
  const display = await sitDown(browser, { viewport: wide })
  await display.goto(`${line.path}?speak=`)
  await isThere(display)
  const callMany = async (count: number) => {
    for (let call = 0; call < count; call += 1) {
      await line.take()
      const label = await line.call((call % 4) + 1)
      await line.act('finish', label)
    }
    await expect(calls(display)).toHaveCount(4)
    await expect(nexts(display)).toHaveCount(0)
    // Collected first: what is still counted is what the page holds.
    const cdp = await display.context().newCDPSession(display)
    await cdp.send('HeapProfiler.collectGarbage')
    const elements = await display.evaluate(() => document.querySelectorAll('*').length)
    const { nodes } = await cdp.send('Memory.getDOMCounters')
    await cdp.detach()
    return { elements, nodes }
  }
  const before = await callMany(12)
  const after = await callMany(40)
  expect(after.elements).toBe(before.elements)
  // The rows of forty calls would be hundreds.
  expect(after.nodes - before.nodes).toBeLessThan(100)
  line.close()
})
