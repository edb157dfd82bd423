import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { connectBookingSocket } from '@rinda/client/sockets/booking-socket'
import type { BookingResource } from '@rinda/contract/booking/booking'
import { test } from '../testing/journey.ts'
import {
  book,
  bookingOf,
  calendarPath,
  dayAhead,
  enterAs,
  fillVisitor,
  freeSlots,
  newName,
  words,
} from '../testing/portal.ts'

/** A colleague at another desk, who sees what is held and may let it go. */
async function colleagueOf(page: Page) {
  const answer = await page.request.get('/api/portal/current_portal_user')
  const { token } = ((await answer.json()) as { data: { attributes: { token: string } } }).data.attributes
  const url = new URL(page.url()).origin
  const socket = connectBookingSocket({ url, companyId: 1, version: 'e2e', token, session: newName() })
  const locked = new Promise<BookingResource['attributes']>((resolve) => {
    socket.onMessage(({ type, data }) => {
      const { attributes } = (data as { data: BookingResource }).data
      if (type === 'booking_locked') resolve(attributes)
    })
  })
  await socket.request('get_bookings', { locationId: 1 })
  return { socket, locked }
}

test('a time that somebody lets go while the form is open is said at once, and kept again in one click', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(33)) })
  const { socket, locked } = await colleagueOf(page)
  await freeSlots(page).nth(4).click()
  const { qtid, token } = await locked
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('timer')).toHaveText(/^\d+:\d\d$/)
  await page.locator('[name="first_name"]').fill('Ilze')

  await socket.request('unlock_booking', { qtid, token })
  await expect(dialog.getByText('Laiks jums vairs nav rezervēts')).toBeVisible()
  await dialog.getByRole('button', { name: 'Rezervēt vēlreiz' }).click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await expect(page.locator('[name="first_name"]')).toHaveValue('Ilze')
  socket.close()
})

test('a time that somebody else takes meanwhile is said before anything is saved, and what was typed stays', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(33)) })
  const { socket, locked } = await colleagueOf(page)
  await freeSlots(page).nth(8).click()
  const held = await locked
  const lastName = newName()
  await fillVisitor(page, 'Ilze', lastName)
  await socket.request('unlock_booking', { qtid: held.qtid, token: held.token })
  await expect(page.getByText('Laiks jums vairs nav rezervēts')).toBeVisible()
  const slot = { locationId: held.location_id, serviceId: held.service_id, specialistId: held.specialist_id }
  const { date, time, duration } = held
  const taken = await socket.request('lock_booking', { ...slot, date, time, duration })
  expect(taken.ok).toBe(true)

  await page.getByRole('button', { name: 'Rezervēt vēlreiz' }).click()
  await expect(page.getByRole('dialog', { name: words.lv.taken })).toBeVisible()
  await page.getByRole('button', { name: 'Izvēlēties citu laiku' }).last().click()
  await expect(page.locator('[name="last_name"]')).toHaveValue(lastName)
  await page.locator('label:has([name="time"])').last().click()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('button', { name: words.lv.save, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bookingOf(page, `Ilze ${lastName}`)).toHaveCount(1)
  socket.close()
})

/** Breaks the line once, when the answer to what is done next comes; counts how often it was asked for. */
async function breakableLine(page: Page) {
  const line = { breaksAt: '', asked: 0 }
  await page.routeWebSocket(/\/booking\//, (near) => {
    const far = near.connectToServer()
    near.onMessage((message) => {
      if (/"(schedule|move|cancel)_booking"/.test(String(message))) line.asked += 1
      far.send(message)
    })
    far.onMessage((message) => {
      if (!line.breaksAt || !String(message).includes(`"${line.breaksAt}"`)) return near.send(message)
      // The server has done it, and its answer is lost with the line.
      line.breaksAt = ''
      near.close()
      far.close()
    })
  })
  // Twice at least; a slow machine asks again before it is answered, which does no more either.
  const expectBroken = () => {
    expect(line.breaksAt).toBe('')
    expect(line.asked).toBeGreaterThan(1)
  }
  return {
    breakAt(answer: string) {
      line.breaksAt = answer
      line.asked = 0
    },
    expectBroken,
  }
}

test('a screen that nobody answered for comes by itself, without a click, once somebody does', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: '/users', email: 'admin@rinda.example', language: 'en' })
  await page.route('**/api/**', (route) => route.abort())
  await page.goto('/locations')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await page.unroute('**/api/**')
  await expect(page.getByRole('button', { name: 'Add location' })).toBeVisible()
})

test('a calendar that nobody answered for comes by itself too', async ({ browser }) => {
  const page = await enterAs(browser, { path: '/users', email: 'admin@rinda.example' })
  let isMute = true
  await page.routeWebSocket(/\/booking\//, (near) => {
    const far = near.connectToServer()
    near.onMessage((message) => {
      const trace = /"trace":"([^"]+)","type":"get_bookings"/.exec(String(message))?.[1]
      if (!isMute || !trace) return far.send(message)
      const failure = { trace, type: 'GET_BOOKINGS_FAILED', data: { code: 'no_answer', info: null } }
      near.send(`42${JSON.stringify(['portal', failure])}`)
    })
  })
  await page.goto(calendarPath(dayAhead(33)))
  await expect(page.getByRole('button', { name: 'Mēģināt vēlreiz' })).toBeVisible()
  isMute = false
  await expect(freeSlots(page).first()).toBeVisible()
})

test('that the server cannot reach its data is said quietly, and no longer than it lasts', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(33)) })
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/booking\//, (near) => {
    near.connectToServer()
    lines.push(near)
  })
  await page.reload()
  await expect(freeSlots(page).first()).toBeVisible()
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  const say = (type: string) => lines.at(-1)?.send(`42["portal",{"type":"${type}","data":{}}]`)
  say('unavailable')
  const banner = page.getByText(/serveris netiek klāt datiem/)
  await expect(banner).toBeVisible()
  await expect(freeSlots(page).first()).toBeVisible()
  say('available')
  await expect(banner).toHaveCount(0)
})

test('when the line breaks before the answer comes, the person learns that it was booked, moved, canceled: once', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(34)) })
  const line = await breakableLine(page)
  await page.reload()
  await freeSlots(page).nth(4).click()
  const lastName = newName()
  const visit = bookingOf(page, `Juris ${lastName}`)
  await fillVisitor(page, 'Juris', lastName)
  await expect(page.getByRole('timer')).toBeVisible()
  line.breakAt('booking_scheduled')
  const logged = page.waitForEvent('console', (message) => /^booking socket: lost/.test(message.text()))
  await page.getByRole('button', { name: words.lv.save, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(visit).toHaveCount(1)
  line.expectBroken()
  await logged

  await visit.focus()
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowRight')
  const ghost = page.getByTestId('move-ghost')
  while ((await ghost.getAttribute('data-trouble')) !== null) await page.keyboard.press('ArrowDown')
  line.breakAt('booking_rescheduled')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Pārcelts: Juris ${lastName}`)).toBeVisible()
  await expect(page.getByRole('row').nth(1).getByRole('button', { name: lastName })).toBeVisible()
  line.expectBroken()

  await page.reload()
  await expect(page.getByRole('row').nth(1).getByRole('button', { name: lastName })).toBeVisible()
  await expect(visit).toHaveCount(1)
  await visit.click()
  await page.getByRole('button', { name: 'Atcelt pierakstu' }).click()
  line.breakAt('booking_canceled')
  await page.getByRole('button', { name: 'Jā', exact: true }).click()
  await expect(page.getByText(`Atcelts: Juris ${lastName}`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(visit).toHaveCount(0)
  line.expectBroken()
})

/** Keeps an act from the server until it is let through, as a line would on which some messages are lost. */
async function leakyLine(page: Page) {
  const line = { lost: '', lostCount: 0 }
  await page.routeWebSocket(/\/booking\//, (near) => {
    const far = near.connectToServer()
    near.onMessage((message) => {
      if (!line.lost || !String(message).includes(`"${line.lost}"`)) return far.send(message)
      line.lostCount += 1
    })
  })
  return line
}

test('a form that is left while it is being found out does not give away the time that it sent', async ({
  browser,
}) => {
  const page = await enterAs(browser, { path: calendarPath(dayAhead(34)) })
  const line = await leakyLine(page)
  await page.reload()
  const name = newName()
  await book(page, freeSlots(page).nth(6), 'Juris', name)
  await bookingOf(page, `Juris ${name}`).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pārcelt', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Pārcelt pierakstu' })
  await form.locator('fieldset label:has(input:enabled)').last().click()
  await expect(form.getByRole('timer')).toBeVisible()
  line.lost = 'reschedule_booking'
  await form.getByRole('button', { name: 'Pārcelt', exact: true }).click()
  await expect(form.getByRole('status').filter({ hasText: 'Noskaidrojam' })).toBeVisible()
  // The time is that of what was sent.
  await expect(form.getByLabel('Filiāle')).toBeDisabled()
  await form.getByRole('button', { name: 'Aizvērt' }).last().click()
  await expect(form).toHaveCount(0)
  line.lost = ''
  await expect(page.getByText(`Pārcelts: Juris ${name}`)).toBeVisible()
  expect(line.lostCount).toBeGreaterThan(0)
})
