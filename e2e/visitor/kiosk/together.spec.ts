import { type Browser, expect, type Page } from '@playwright/test'
import { sitDown } from '../../testing/computers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { openKiosk, takeNumber } from '../../testing/kiosk-place.ts'
import { enterAs, type Language, signInAs } from '../../testing/portal.ts'
import { makePlace, type Place, press, rowsOf, served, startWork } from '../../testing/queue-desk.ts'
import { cuttableLine, listenTo } from '../../testing/queue-display.ts'
import { takeTicket } from '../../testing/queue-visitor.ts'
import { readQr } from '../../testing/read-qr.ts'

test.use({ begins: '12:00' })

const locales = { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' } as const
const onPhone = {
  lv: {
    next: 'Jūs esat nākamais numurs.',
    ahead: (count: number) => `Priekšā vēl ${count}`,
    more: 'Vajag vairāk laika',
    lost: 'Nav savienojuma.',
    counter: 'Lodziņš 3',
    done: 'Paldies par apmeklējumu',
    unknown: 'Šo numuru nevar parādīt',
  },
  en: {
    next: 'You are next.',
    ahead: (count: number) => `${count} ${count === 1 ? 'person' : 'people'} ahead`,
    more: 'I need more time',
    lost: 'No connection.',
    counter: 'Counter 3',
    done: 'Thank you for your visit',
    unknown: 'This number cannot be shown',
  },
  ru: {
    next: 'Вы следующий номер.',
    ahead: (count: number) => `Впереди ещё ${count}`,
    more: 'Нужно больше времени',
    lost: 'Нет соединения.',
    counter: 'Окно 3',
    done: 'Спасибо за визит',
    unknown: 'Этот номер нельзя показать',
  },
} as const

const calls = (display: Page) => display.locator('[data-call]')
const nexts = (display: Page) => display.locator('[data-next]')

/** The phone of a visitor, which notes how often it shakes, and whose line can be cut. */
async function takeOutPhone(browser: Browser, language: Language) {
  const phone = await sitDown(browser, { locale: locales[language], viewport: { width: 390, height: 844 } })
  await phone.addInitScript(() => {
    const shaken: unknown[] = []
    Object.assign(window, { shaken })
    navigator.vibrate = (rhythm) => shaken.push(rhythm) > 0
  })
  const line = await cuttableLine(phone)
  const shaken = () => phone.evaluate(() => (window as unknown as { shaken: unknown[] }).shaken.length)
  return { phone, line, shaken }
}

/** The display of a place. It speaks one language: a call in three takes as long as it does for people, and the next one waits. */
async function hangUpDisplay(browser: Browser, place: Place, language: Language) {
  const display = await sitDown(browser, { viewport: { width: 1920, height: 1080 } })
  const said = await listenTo(display)
  await display.goto(`/visit/display/${place.location.id}?speak=${language}`)
  await expect(display.locator('[data-line="online"]')).toBeVisible()
  await display.getByRole('heading', { level: 1 }).click()
  return {
    display,
    timesSaid: async (label: string) => (await said()).filter((one) => one.label === label).length,
  }
}

const rounds = [
  { atKiosk: 'lv', atPhone: 'ru', atCounter: 'en' },
  { atKiosk: 'en', atPhone: 'lv', atCounter: 'ru' },
  { atKiosk: 'ru', atPhone: 'en', atCounter: 'lv' },
] as const

for (const { atKiosk, atPhone, atCounter } of rounds) {
  test(`one number from the kiosk (${atKiosk}) to the end: on paper, phone (${atPhone}), counter (${atCounter}) and display`, async ({
    browser,
    server,
  }) => {
    const says = onPhone[atPhone]
    const counter = await enterAs(browser, { path: '/queue', language: atCounter })
    const place = await makePlace(counter)
    await startWork(counter, place, '3', atCounter)
    const { display, timesSaid } = await hangUpDisplay(browser, place, atPhone)
    const kiosk = await openKiosk(browser, Number(place.location.id), { language: atKiosk })
    const { phone, line, shaken } = await takeOutPhone(browser, atPhone)

    const own = await takeNumber(kiosk, place.serviceId, atKiosk)
    const onScreen = await readQr(kiosk.locator('main svg:has(rect)'))
    await kiosk.emulateMedia({ media: 'print' })
    const onPaper = await readQr(kiosk.locator('section[aria-hidden] svg:has(rect)'))
    await kiosk.emulateMedia({ media: null })
    expect(onPaper).toBe(onScreen)
    expect(onPaper).toContain(`${server.url}/visit/ticket/`)
    await phone.goto(onPaper)
    await expect(phone.getByText(own, { exact: true })).toBeVisible()
    await expect(phone.getByText(says.next)).toBeVisible()

    // Who needs more time lets those go first who came later, on every screen.
    const [second, third] = [
      await takeTicket(server.url, place.serviceId),
      await takeTicket(server.url, place.serviceId),
    ]
    await expect(nexts(display)).toHaveText([own, second, third])
    await phone.getByRole('button', { name: says.more }).click()
    await expect(phone.getByText(says.ahead(2))).toBeVisible()
    await expect(nexts(display)).toHaveText([second, third, own])
    await expect(rowsOf(counter)).toContainText([second, third, own])
    await press(counter, 'Space')
    await expect(calls(display)).toHaveText([new RegExp(`${second}.*3`)])
    await expect(phone.getByText(says.ahead(1))).toBeVisible()
    await press(counter, 'Space')
    await expect(calls(display)).toHaveText([new RegExp(`${third}.*3`)])
    await expect(phone.getByText(says.next)).toBeVisible()

    // The call comes while the phone has no line. It is there, and is rung for, once the line is back.
    line.cut()
    await expect(phone.getByText(says.lost)).toBeVisible()
    await press(counter, 'Space')
    await expect(calls(display)).toHaveText([new RegExp(`${own}.*3`)])
    await expect(phone.getByText(says.next)).toBeVisible()
    line.mend()
    await expect(phone.getByText(says.counter)).toBeVisible()
    await expect(phone.getByText(says.lost)).toHaveCount(0)
    await expect.poll(shaken).toBe(1)
    await expect.poll(() => timesSaid(own)).toBe(1)
    expect(await faultsOf(phone)).toEqual([])

    await press(counter, 'r')
    await expect.poll(shaken).toBe(2)
    await expect.poll(() => timesSaid(own)).toBe(2)

    // Back in the line it is called nowhere any more, until it is called anew.
    await press(counter, 'b')
    await expect(phone.getByText(says.next)).toBeVisible()
    await expect(phone.getByText(says.counter)).toHaveCount(0)
    await expect(calls(display)).toHaveCount(0)
    await expect(nexts(display)).toHaveText([own])
    await expect(rowsOf(counter)).toContainText([own])
    await press(counter, 'Space')
    await expect(calls(display)).toHaveText([new RegExp(`${own}.*3`)])
    await expect(phone.getByText(says.counter)).toBeVisible()
    await expect.poll(shaken).toBe(3)

    await press(counter, 'f')
    await expect(phone.getByText(says.done)).toBeVisible()
    await expect(served(counter)).toHaveCount(0)
    const last = await takeTicket(server.url, place.serviceId)
    await expect(rowsOf(counter)).toContainText([last])
    await press(counter, 'Space')
    await expect(calls(display)).toHaveText([new RegExp(`${last}.*3`)])
    await expect(phone.getByText(says.done)).toBeVisible()
    expect(await shaken()).toBe(3)
  })

  test(`who has the link of somebody else's number, in ${atPhone}, is shown nothing of it, and it stays as it was`, async ({
    browser,
  }) => {
    const says = onPhone[atPhone]
    const staff = await signInAs(browser)
    const place = await makePlace(staff)
    const kiosk = await openKiosk(browser, Number(place.location.id), { language: atKiosk })
    const label = await takeNumber(kiosk, place.serviceId, atKiosk)
    const link = await readQr(kiosk.locator('main svg:has(rect)'))
    const { phone } = await takeOutPhone(browser, atPhone)
    await phone.goto(link)
    await expect(phone.getByText(says.next)).toBeVisible()

    const { phone: other } = await takeOutPhone(browser, atPhone)
    for (const token of ['', '#', '#guessed', `#${'a'.repeat(24)}`]) {
      await other.goto('about:blank')
      await other.goto(link.replace(/#.*/, token))
      await expect(other.getByRole('heading', { name: says.unknown })).toBeVisible()
      await expect(other.getByText(label)).toHaveCount(0)
      await expect(other.getByRole('button', { name: says.more })).toHaveCount(0)
    }
    expect(await faultsOf(other)).toEqual([])
    await expect(phone.getByText(says.next)).toBeVisible()
  })
}
