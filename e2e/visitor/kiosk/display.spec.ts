import { expect, type Page } from '@playwright/test'
import { everybodyGoesOn, sitDown } from '../../testing/computers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { changeLocation, makeService } from '../../testing/own-location.ts'
import { cuttableLine, forbidSound, heardIn, listenTo, openLine } from '../../testing/queue-display.ts'
import { readQr } from '../../testing/read-qr.ts'

// Tickets are given in opening hours alone; an hour passes here, in a world of these journeys' own.
test.use({ world: 'display', begins: '12:00' })

const wide = { width: 1920, height: 1080 }
const upright = { width: 1080, height: 1920 }
const calls = (page: Page) => page.locator('[data-call]')
const nexts = (page: Page) => page.locator('[data-next]')
const turnOn = (page: Page) => page.getByRole('button', { name: /Ieslēgt skaņu|Turn on|Включить/ })
/** The display is there once its line is: what is called from here on is said. */
const isThere = (page: Page) => expect(page.locator('[data-line="online"]')).toBeVisible()

/** Lets the display sound, as somebody does who hangs it up, where the browser asks for that. */
async function withSound(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  await expect(turnOn(page)).toHaveCount(0)
}

test('who is called is shown with the counter, and said in three languages; a call again is said again', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url)
  const display = await sitDown(browser, { viewport: wide })
  const said = await listenTo(display)
  await display.goto(line.path)
  await expect(display.getByText(/Vēl neviens nav izsaukts|Nobody has been|Пока никого/)).toBeVisible()
  await isThere(display)
  await withSound(display)
  const [first, second, third] = [await line.take(), await line.take(), await line.take()]
  await expect(nexts(display)).toHaveText([first, second, third])

  await line.call(3)
  await expect(calls(display)).toHaveText([/A 001.*3/])
  await expect(nexts(display)).toHaveText([second, third])
  await expect.poll(async () => (await said()).map(({ label }) => label)).toEqual([first])
  const [call] = await said()
  const heard = await heardIn(display, call?.parts ?? [])
  const words = (file: string) => heard.filter((one) => one.file === file).map((one) => one.words)
  expect(heard[0]?.file).toBe('chime')
  expect(words('lv').join(' ')).toBe('numurs ā viens lodziņš trīs')
  expect(words('en').join(' ')).toBe('number A one counter three')
  expect(words('ru').join(' ')).toBe('номер а один окно три')
  for (const { words: part, loudness } of heard) expect(loudness, part).toBeGreaterThan(0.02)

  await line.call('Zāle')
  await expect(calls(display)).toHaveText([new RegExp(`${second}.*Zāle`), new RegExp(`${first}.*3`)])
  await line.act('recall', first)
  await expect(calls(display)).toHaveText([new RegExp(first), new RegExp(second)])
  await expect.poll(async () => (await said()).map(({ label }) => label)).toEqual([first, second, first])

  // The next one at the same counter takes the place of whoever was there.
  await line.act('finish', first)
  await line.call(3)
  await expect(calls(display)).toHaveText([new RegExp(`${third}.*3`), new RegExp(second)])
  line.close()
})

test('where the browser allows no sound before a click a button says so, and what is called meanwhile is not said', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url)
  const [silent, loud] = [await line.take(), await line.take()]
  const display = await sitDown(browser, { viewport: wide })
  await forbidSound(display)
  const said = await listenTo(display)
  await display.goto(line.path)
  await isThere(display)
  await expect(turnOn(display)).toBeVisible()
  await line.call(1)
  await expect(calls(display)).toHaveText([new RegExp(silent)])
  await turnOn(display).click()
  await expect(turnOn(display)).toHaveCount(0)
  await line.call(2)
  await expect.poll(async () => (await said()).map(({ label }) => label)).toEqual([loud])
  line.close()
})

test('texts and the announcement take turns in three languages; the title and a call are said in all of them', async ({
  browser,
  server,
}) => {
  const announced = { lv: 'Rīt strādājam līdz 14.00', en: 'Tomorrow until 14:00', ru: 'Завтра до 14:00' }
  const line = await openLine(browser, server.url, {
    announcement_lv: announced.lv,
    announcement_en: announced.en,
    announcement_ru: announced.ru,
  })
  const display = await sitDown(browser, { viewport: wide })
  await display.goto(line.path)
  await expect(display.getByRole('heading', { level: 1 })).toHaveText('Lūdzam · Now serving · Приглашаем')
  const frame = display.locator('[data-line]')
  const notice = display.locator('[data-announcement]')
  const label = await line.take()
  await line.call(4)
  const call = display.getByRole('status').filter({ hasText: label })
  const heard = `${label}, lodziņš 4 · ${label}, counter 4 · ${label}, окно 4`
  await expect(call).toHaveText(heard)
  await display.clock.pauseAt(await display.evaluate(() => Date.now() + 1_000))
  const seen = new Map<string, (string | null)[]>()
  for (let turn = 0; turn < 3; turn += 1) {
    const language = (await frame.getAttribute('lang')) ?? ''
    const next = display.getByRole('heading', { level: 2 }).first()
    seen.set(language, [await notice.textContent(), await next.textContent()])
    await display.clock.runFor(12_000)
    await expect(frame).not.toHaveAttribute('lang', language)
    await expect(call).toHaveText(heard)
  }
  expect(Object.fromEntries(seen)).toEqual({
    lv: [announced.lv, 'Nākamie'],
    en: [announced.en, 'Next'],
    ru: [announced.ru, 'Следующие'],
  })
  line.close()
})

test('the change of languages is stopped and goes on by a key, and a QR code leads phones to the page of the place', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url)
  const display = await sitDown(browser, { viewport: wide })
  await display.goto(line.path)
  await isThere(display)
  const code = display.getByRole('img', { name: /telefonā|phone|телефоне/ })
  expect(await readQr(code)).toBe(`${server.url}/visit/location/${line.locationId}`)
  const frame = display.locator('[data-line]')
  const stop = display.getByRole('button', { name: /Apturēt valodu|Stop changing|Остановить смену/ })
  const goOn = display.getByRole('button', { name: /Turpināt valodu|Go on changing|Продолжить смену/ })
  await stop.press('Enter')
  await expect(goOn).toBeFocused()
  const language = (await frame.getAttribute('lang')) ?? ''
  for (let turn = 0; turn < 2; turn += 1) await display.clock.fastForward(12_000)
  await expect(frame).toHaveAttribute('lang', language)
  await goOn.press('Enter')
  await display.clock.fastForward(12_000)
  await expect(frame).not.toHaveAttribute('lang', language)
  // Where no numbers are given a phone would get none either.
  await changeLocation(line.page, line.location, { open_thursday_from: '15:00' })
  await display.reload()
  await expect(display.getByText(/15:00/).first()).toBeVisible()
  await expect(code).toHaveCount(0)
  line.close()
})

test('a wide and an upright screen hold eight calls and thirty who wait, and nothing stands outside', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url, {
    announcement_lv: 'Lūdzam sagatavot dokumentus. '.repeat(5),
  })
  const display = await sitDown(browser, { viewport: wide })
  await display.goto(line.path)
  await isThere(display)
  for (const viewport of [wide, upright]) {
    await display.setViewportSize(viewport)
    expect(await faultsOf(display), 'nobody called').toEqual([])
  }
  for (let count = 0; count < 38; count += 1) await line.take()
  for (let counter = 1; counter < 8; counter += 1) await line.call(counter)
  await line.call('Klientu reģistratūra, 2. stāvs')
  await expect(calls(display)).toHaveCount(8)
  await expect(display.locator('[data-rest]')).toHaveText(/^\+\d+$/)
  for (const viewport of [wide, upright]) {
    await display.setViewportSize(viewport)
    await expect(calls(display)).toHaveCount(8)
    expect(await faultsOf(display), `${viewport.width}`).toEqual([])
    const outside = await display.evaluate(() => {
      const shown = [...document.querySelectorAll('[data-call], [data-next], [data-rest], h1, h2, dd, time')]
      return shown
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
        .concat(
          shown.filter((one) => {
            const { left, right, top, bottom } = one.getBoundingClientRect()
            return left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1
          }),
        )
        .map((one) => one.outerHTML.slice(0, 120))
    })
    expect(outside).toEqual([])
    // A number as high as a hand is read from ten metres on a screen of a metre.
    const smallest = await display.evaluate(() =>
      Math.min(
        ...[...document.querySelectorAll('[data-call] > span:first-child')].map((one) =>
          Number.parseFloat(getComputedStyle(one).fontSize),
        ),
      ),
    )
    expect(smallest).toBeGreaterThanOrEqual(56)
  }
  line.close()
})

test('a closed place says when it opens, and a place that is not there says so', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url)
  await changeLocation(line.page, line.location, { open_thursday_from: '15:00' })
  const display = await sitDown(browser, { viewport: upright })
  await display.goto(line.path)
  await expect(display.getByText(/^(Slēgts|Closed|Закрыто)$/)).toBeVisible()
  await expect(display.getByText(/^(Atvērsim: |We open: |Откроемся: )15:00$/)).toBeVisible()
  // Who stands before a closed door is told of no waits, and of nobody who does not wait.
  await expect(display.getByText(/^(Gaidīšanas laiks|Waiting time|Время ожидания)$/)).toHaveCount(0)
  await expect(display.getByText(/^(Neviens negaida|Nobody is waiting|Никто не ждёт)$/)).toHaveCount(0)
  expect(await faultsOf(display)).toEqual([])
  await display.goto('/visit/display/999999')
  await expect(display.getByRole('heading', { level: 1 })).toHaveText(
    'Šādas vietas šeit nav. There is no such place here. Такого места здесь нет.',
  )
  expect(await faultsOf(display)).toEqual([])
  line.close()
})

test('an upright screen shows the whole names of four services beside their waits', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url)
  const long = 'Dzīvesvietas deklarēšana un izziņas'
  for (const name of [long, 'Laulības reģistrācija', 'Pašvaldības kase un pabalsti iedzīvotājiem'])
    await makeService(line.page, line.location, name, { qms_id: 'OWN', average_time: 10 })
  const display = await sitDown(browser, { viewport: upright })
  await display.goto(line.path)
  await isThere(display)
  const names = display.locator('dt')
  await expect(names).toHaveCount(4)
  await expect(names.filter({ hasText: long })).toBeVisible()
  const cut = await names.evaluateAll((all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1)
      .map((one) => one.textContent),
  )
  expect(cut).toEqual([])
  line.close()
})

test('where phones are given numbers near by alone, the display shows no code that one could take home', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url, {
    ...{ latitude: 56.951, longitude: 24.113, config: { queue: { most_distance_meters: 300 } } },
  })
  const display = await sitDown(browser, { viewport: wide })
  await display.goto(line.path)
  await isThere(display)
  await expect(display.locator('dt')).toHaveCount(1)
  await expect(display.getByRole('img', { name: /telefonā|phone|телефоне/ })).toHaveCount(0)
  line.close()
})

test('a display loads itself again once there is a newer version, and not while somebody is being called', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url)
  await line.take()
  const display = await sitDown(browser, { viewport: wide })
  await display.goto(line.path)
  await isThere(display)
  await display.route('**/visit/version.json', (route) => route.fulfill({ json: { version: 'newer' } }))
  await display.evaluate(() => Object.assign(window, { isFirst: true }))
  const isFirst = async () => await display.evaluate(() => 'isFirst' in window)
  await line.call(1)
  await expect(calls(display)).toHaveCount(1)
  const asked = display.waitForResponse('**/visit/version.json')
  await display.clock.fastForward(20_000)
  expect(await isFirst()).toBe(true)
  await display.clock.fastForward(60_000)
  await asked
  // While the page is being replaced nothing can be asked of it.
  await expect.poll(() => isFirst().catch(() => true)).toBe(false)
  await expect(calls(display)).toHaveCount(1)
  line.close()
})

test('what was called while the line was lost and the display asleep is shown, and not said', async ({
  browser,
  server,
}) => {
  const line = await openLine(browser, server.url)
  const [missed, later] = [await line.take(), await line.take()]
  const display = await sitDown(browser, { viewport: wide })
  const said = await listenTo(display)
  const cable = await cuttableLine(display)
  // Heard in all languages at once: said in turn it would be heard again and again.
  const isLost = display
    .getByRole('status')
    .filter({ hasText: /Nav savienojuma.*No connection.*Нет соединения/ })
  await display.goto(line.path)
  await expect(nexts(display)).toHaveText([missed, later])
  await isThere(display)
  await withSound(display)

  cable.cut()
  await expect(isLost).toBeVisible()
  await expect(nexts(display)).toHaveText([missed, later])
  await line.call(4)
  await everybodyGoesOn(browser, server, 60)
  cable.mend()
  await expect(calls(display)).toHaveText([new RegExp(`${missed}.*4`)])
  await isThere(display)
  await expect(isLost).toHaveCount(0)

  await line.call(5)
  await expect(calls(display)).toHaveText([new RegExp(later), new RegExp(missed)])
  await expect.poll(async () => (await said()).map(({ label }) => label)).toEqual([later])
  line.close()
})
