import { expect, type Page } from '@playwright/test'
import { test } from '../testing/journey.ts'
import { patient } from '../testing/patient.ts'
import {
  book,
  bookingOf,
  calendarPath,
  dayAhead,
  enterAs,
  fillVisitor,
  freeSlots,
  keyOf,
  type Language,
  newName,
  slotOf,
  slotTaken,
  words,
} from '../testing/portal.ts'

test('a visitor is booked by a click, and a colleague sees each step without a reload', async ({
  browser,
}) => {
  const path = calendarPath(dayAhead(22))
  const [anna, colleague] = await Promise.all([
    enterAs(browser, { path }),
    enterAs(browser, { path, email: 'user@rinda.example' }),
  ])
  const key = await keyOf(freeSlots(anna).nth(1))
  await expect(slotOf(colleague, key)).toBeVisible()
  await colleague.evaluate(() => document.body.setAttribute('data-not-reloaded', ''))

  await slotOf(anna, key).click()
  await expect(slotOf(colleague, key)).toHaveCount(0)
  await expect(colleague.locator('[data-state="pending"]').first()).toBeVisible()

  const lastName = newName()
  await fillVisitor(anna, 'Vita', lastName)
  await anna.getByRole('button', { name: words.lv.save, exact: true }).click()
  await expect(bookingOf(anna, `Vita ${lastName}`)).toBeVisible()
  await expect(bookingOf(colleague, `Vita ${lastName}`)).toBeVisible()
  await expect(colleague.locator('body')).toHaveAttribute('data-not-reloaded', '')
})

for (const order of [
  ['lv', 'ru'],
  ['ru', 'lv'],
] as const) {
  test(`two click the same slot at the same moment: one gets it, one is told why not (${order})`, async ({
    browser,
  }) => {
    const path = calendarPath(dayAhead(order[0] === 'lv' ? 23 : 24))
    const [first, second] = await Promise.all([
      enterAs(browser, { path, language: order[0] }),
      enterAs(browser, { path, language: order[1], email: 'user@rinda.example' }),
    ])
    const key = await keyOf(freeSlots(first).nth(2))
    await expect(slotOf(second, key)).toBeVisible()
    await clickTogether([first, second], key)

    const people = [
      { page: first, language: order[0] as Language },
      { page: second, language: order[1] as Language },
    ]
    const refusals = people.map(({ page, language }) =>
      page.getByRole('dialog', { name: words[language].taken }),
    )
    const oneRefusal = async () => (await Promise.all(refusals.map((one) => one.count()))).join()
    await expect.poll(oneRefusal).toMatch(/^(0,1|1,0)$/)
    const loser = people[(await refusals[0]?.count()) ? 0 : 1]
    const winner = people.find((one) => one !== loser)
    if (!loser || !winner) throw new Error('two people, one slot')
    await expect(loser.page.getByText(slotTaken[loser.language])).toBeVisible()

    const lastName = newName()
    await fillVisitor(winner.page, 'Pirmais', lastName)
    await winner.page.getByRole('button', { name: words[winner.language].save, exact: true }).click()
    await expect(bookingOf(winner.page, `Pirmais ${lastName}`)).toBeVisible()
    await expect(loser.page.locator(`[aria-label*="Pirmais ${lastName}"]`)).toHaveCount(1)
  })
}

/** Both click before either has heard of the other: what they ask goes to the server when both have asked. */
async function clickTogether(pages: readonly Page[], key: string): Promise<void> {
  let isHeld = false
  // Who waits long for an answer asks again.
  const asked = new Set<Page>()
  const held: (() => void)[] = []
  const pass = (send: () => void) => (isHeld ? held.push(send) : send())
  for (const page of pages) {
    await page.routeWebSocket(/\/booking\//, (client) => {
      const server = client.connectToServer()
      client.onMessage((message) => {
        if (message.toString().includes('lock_booking')) asked.add(page)
        pass(() => server.send(message))
      })
      server.onMessage((message) => pass(() => client.send(message)))
    })
    await page.reload()
    await expect(slotOf(page, key)).toBeVisible()
  }
  isHeld = true
  for (const page of pages) await slotOf(page, key).click()
  await expect.poll(() => asked.size).toBe(pages.length)
  isHeld = false
  for (const send of held) send()
}

test('what is missing or wrong is said in a dialog that gives the focus back to the field', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(25)) })
  await freeSlots(page).nth(0).click()
  const save = page.getByRole('button', { name: words.lv.save, exact: true })
  const ok = page.getByRole('button', { name: words.lv.ok, exact: true })
  const field = (name: string) => page.locator(`[name="${name}"]`)

  await save.click()
  await expect(page.getByText('Lūdzu, aizpildiet visus obligātos laukus.')).toBeVisible()
  await ok.click()
  await expect(field('first_name')).toBeFocused()
  await expect(field('first_name')).toHaveAttribute('aria-invalid', 'true')

  const lastName = newName()
  await fillVisitor(page, 'Uldis', lastName)
  await field('phone_number').fill('12')
  await save.click()
  // The field says the same, and says it first: only the dialog has the button, and hears Escape.
  await expect(ok).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Tālruņa numurs nav pareizs.').last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(field('phone_number')).toBeFocused()
  await expect(field('last_name')).toHaveValue(lastName)

  await field('phone_number').fill('29 123 456')
  await field('email').fill('uldis@')
  await save.click()
  await ok.click()
  await expect(field('email')).toBeFocused()

  await field('email').fill('uldis@example.lv')
  await page.keyboard.press('Enter')
  await expect(bookingOf(page, `Uldis ${lastName}`)).toBeVisible()
})

test('closing the form gives the time back', async ({ browser }) => {
  const path = calendarPath(dayAhead(26))
  const page = await enterAs(browser, { path })
  const key = await keyOf(freeSlots(page).nth(3))
  await slotOf(page, key).click()
  await expect(page.locator('[data-state="pending"]').first()).toBeVisible()
  await expect(page.locator('[name="first_name"]')).toBeFocused()
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(700)
  // A page that nobody looks at draws no movement: the dialog goes all the same.
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
  await page.keyboard.press('Escape')
  await expect(slotOf(page, key)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a new booking may begin with the visitor; Enter right after the time is chosen is not lost', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(27)) })
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Jauns pieraksts' })
  const lastName = newName()
  await fillVisitor(page, 'Zane', lastName)
  await dialog.locator('label:has([name="time"])').nth(4).click()
  // Whether the time is held by now or not: what is asked is done.
  await page.keyboard.press('Enter')
  await expect(bookingOf(page, `Zane ${lastName}`)).toBeVisible()
})

test('Enter is not lost after the time is granted and before the page shows it', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(27)) })
  // From the grant of the time that is chosen on the page draws nothing new by itself, until it is let go.
  await page.addInitScript(() => {
    const html = () => document.documentElement.dataset
    const held: (() => void)[] = []
    document.addEventListener('let-go', () => {
      html().drawing = 'again'
      for (const post of held.splice(0)) post()
    })
    class Watched extends WebSocket {
      constructor(...values: ConstructorParameters<typeof WebSocket>) {
        super(...values)
        this.addEventListener('message', ({ data }) => {
          if (html().drawing === 'waits' && String(data).includes('booking_locked')) html().drawing = 'held'
        })
      }
    }
    const later = window.setTimeout
    const setTimeout = (act: () => void, ms?: number) => {
      if (html().drawing !== 'held') return later(act, ms)
      held.push(act)
      return 0
    }
    // React's scheduler goes on by messages to itself.
    class Channel extends MessageChannel {
      constructor() {
        super()
        const post = () => MessagePort.prototype.postMessage.call(this.port2, null)
        this.port2.postMessage = () => {
          if (html().drawing === 'held') held.push(post)
          else post()
        }
      }
    }
    Object.assign(window, { WebSocket: Watched, MessageChannel: Channel, setTimeout })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Jauns pieraksts' }).click()
  const lastName = newName()
  await fillVisitor(page, 'Zane', lastName)
  // What was held before, by others, is told of too.
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { drawing: 'waits' }))
  await page.getByRole('dialog').locator('label:has([name="time"])').nth(6).click()
  await expect(page.locator('html')).toHaveAttribute('data-drawing', 'held')
  await page.keyboard.press('Enter')
  await page.evaluate(() => document.dispatchEvent(new Event('let-go')))
  await expect(bookingOf(page, `Zane ${lastName}`)).toBeVisible()
})

test('a booking is cancelled after a question, and its time is free again', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(28)) })
  const key = await keyOf(freeSlots(page).nth(5))
  const name = newName()
  await book(page, slotOf(page, key), 'Ance', name)
  await bookingOf(page, `Ance ${name}`).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: '+371 29123456' })).toHaveAttribute(
    'href',
    'tel:+37129123456',
  )
  await page.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  const question = page.getByRole('dialog', { name: 'Atcelt?' })
  await question.getByRole('textbox').fill('Apmeklētājs zvanīja')
  await question.getByRole('button', { name: 'Jā', exact: true }).click()
  await expect(bookingOf(page, `Ance ${name}`)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(slotOf(page, key)).toBeVisible()
})

test('the details open with what the calendar knows, and the rest comes into them', async ({ browser }) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(24)) })
  const name = newName()
  await book(page, freeSlots(page).nth(6), 'Dace', name)
  await patient(page)
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/bookings/*', async (route) => {
    await isLetGo
    await route.continue()
  })
  // What was booked here is known here as a whole.
  await page.reload()
  await bookingOf(page, `Dace ${name}`).click()
  const details = page.getByRole('dialog', { name: `Dace ${name}` })
  const move = details.getByRole('button', { name: 'Pārcelt' })
  await expect(details.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  await expect(details.getByRole('button', { name: 'Aizvērt' }).last()).toBeFocused()
  await expect(move).toBeDisabled()
  letGo()
  await expect(details.getByRole('link', { name: '+371 29123456' })).toBeVisible()
  await expect(details.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(move).toBeEnabled()
})
