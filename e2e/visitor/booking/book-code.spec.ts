import { expect, type Page } from '@playwright/test'
import {
  type MailServer,
  startMailServer,
} from '../../../apps/server/src/notifications/testing/mail-server.ts'
import { answersFor } from '../../testing/company-answers.ts'
import { test } from '../../testing/journey.ts'
import { onFriday } from '../../testing/kiosk-booking.ts'
import { makeKioskPlace } from '../../testing/kiosk-place.ts'
import {
  book,
  bookedOnFriday,
  bookedPage,
  field,
  hold,
  isRight,
  openBooking,
  sayWho,
} from '../../testing/visit-booking.ts'

// Of no other journey, and none that a machine gives by itself: the server is told of it before anybody listens there.
const port = 22_526
// The answers of a company are others here, and visitors are limited by address: no other journey meets them.
test.use({
  begins: '12:00',
  world: 'visit-book-code',
  environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'rinda@town.example' },
})

let post: MailServer
test.beforeAll(async () => {
  post = await startMailServer(port)
})
test.afterAll(async () => await post.close())

/** The codes that an address was sent, the newest last. */
const codesTo = (address: string) =>
  post.mails
    .filter(({ to }) => JSON.stringify(to).includes(address))
    .flatMap(({ subject }) => /^\d{6}/.exec(subject ?? '') ?? [])

async function newestCode(address: string, count: number): Promise<string> {
  await expect.poll(() => codesTo(address).length).toBe(count)
  return codesTo(address).at(-1) ?? ''
}

/** A code that was not sent. */
const another = (code: string) => String(((Number(code) + 1) % 900_000) + 100_000)
const goOn = (page: Page) => page.getByRole('button', { name: 'Turpināt', exact: true })
const enter = async (page: Page, code: string) => {
  await field(page, 'code').fill(code)
  await book(page, '10:30').click()
}

test('where the company asks for a code it comes by mail; a wrong one is said, and the right one books', async ({
  browser,
}) => {
  const setAnswers = await answersFor(browser, 1)
  const { staff, place } = await makeKioskPlace(browser)
  const page = await openBooking(browser, place.serviceId)
  await hold(page, '10:30')
  await sayWho(page, 'Zane', 'first@visitor.example')
  await expect(book(page, '10:30')).toBeVisible()
  // Whoever is in the middle of the form is asked for it as well.
  await setAnswers({ booking: { visitorCode: 'email' } })
  await goOn(page).click()
  await expect(page.getByRole('heading', { name: 'Ievadiet kodu' })).toBeFocused()
  await expect(page.getByText(/nosūtījām uz first@visitor\.example/)).toBeVisible()
  await isRight(page)
  const code = await newestCode('first@visitor.example', 1)
  await enter(page, '12')
  await expect(field(page, 'code')).toHaveAccessibleDescription(/^Ievadiet sešus ciparus/)
  await enter(page, another(code))
  await expect(field(page, 'code')).toBeFocused()
  await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true')
  await isRight(page)
  expect(await bookedOnFriday(staff, place.serviceId)).toEqual([])
  await enter(page, code)
  await bookedPage(page)
  expect(await bookedOnFriday(staff, place.serviceId)).toEqual([
    { name: 'Zane', time: onFriday('10:30').time },
  ])
  await setAnswers({})
})

test('where it is asked for from the second booking of an address on, the first needs none, and the second does', async ({
  browser,
}) => {
  const setAnswers = await answersFor(browser, 1)
  await setAnswers({ booking: { visitorCode: 'email', visitorCodeFrom: 'second' } })
  const { place } = await makeKioskPlace(browser)
  const email = 'again@visitor.example'
  const first = await openBooking(browser, place.serviceId)
  await hold(first, '10:30')
  await sayWho(first, 'Zane', email)
  await book(first, '10:30').click()
  await bookedPage(first)

  const page = await openBooking(browser, place.serviceId)
  await hold(page, '11:30')
  await sayWho(page, 'Zane', email)
  await book(page, '11:30').click()
  await expect(page.getByRole('heading', { name: 'Ievadiet kodu' })).toBeFocused()
  await isRight(page)
  await field(page, 'code').fill(await newestCode(email, 1))
  await book(page, '11:30').click()
  await bookedPage(page)
  await setAnswers({})
})

test('a code is sent again; after too many wrong ones the time stays, and one begins again', async ({
  browser,
}) => {
  const setAnswers = await answersFor(browser, 1)
  await setAnswers({ booking: { visitorCode: 'email' } })
  const { staff, place } = await makeKioskPlace(browser)
  const address = 'second@visitor.example'
  const page = await openBooking(browser, place.serviceId)
  await hold(page, '10:30')
  await sayWho(page, 'Zane', address)
  await goOn(page).click()
  await newestCode(address, 1)
  await page.getByRole('button', { name: 'Sūtīt kodu vēlreiz' }).click()
  const code = await newestCode(address, 2)
  for (let wrong = 0; wrong < 5; wrong += 1) {
    await enter(page, another(code))
    await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'code').fill('')
  }
  await enter(page, code)
  const over = page.getByRole('alert').filter({ hasText: 'pārāk daudz' })
  await expect(over).toBeVisible()
  await isRight(page)
  await over.getByRole('button').click()
  await goOn(page).click()
  const fresh = await newestCode(address, 3)
  await enter(page, fresh)
  await bookedPage(page)
  expect(await bookedOnFriday(staff, place.serviceId)).toEqual([
    { name: 'Zane', time: onFriday('10:30').time },
  ])
  await setAnswers({})
})
