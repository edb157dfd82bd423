import { type Browser, expect, type Page } from '@playwright/test'
import { answersFor } from '../../testing/company-answers.ts'
import { test } from '../../testing/journey.ts'
import { makeKioskPlace } from '../../testing/kiosk-place.ts'
import { patient } from '../../testing/patient.ts'
import type { Language } from '../../testing/portal.ts'
import {
  book,
  bookedOnFriday,
  bookedPage,
  details,
  hold,
  isRight,
  openBooking,
  sayWho,
} from '../../testing/visit-booking.ts'

// A world of their own: the answers of a company are others here, and all visitors have the same address.
test.use({ begins: '12:00', world: 'visit-book-limits' })

const said = {
  lv: {
    over: /šim pakalpojumam šajā dienā jau veikts pārāk daudz pierakstu\. .* mēģiniet vēlreiz pēc \d\d\.\d\d\.\d{4} \d\d:\d\d\./,
    call: 'Pierakstīties var arī pa tālruni:',
    proving: 'Tas aizņems dažas sekundes.',
  },
  en: {
    over: /Too many bookings of this service on this day .* try again after \d\d\.\d\d\.\d{4} \d\d:\d\d\./,
    call: 'You can also book by phone:',
    proving: 'It takes a few seconds.',
  },
  ru: {
    over: /на эту услугу в этот день уже сделано слишком много записей\. .* попробуйте снова после \d\d\.\d\d\.\d{4} \d\d:\d\d\./,
    call: 'Записаться можно и по телефону:',
    proving: 'Это займёт несколько секунд.',
  },
} as const
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })
const phone = { phone: '+371 67 000 149' }

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`over a limit one is told until when, and whom to call, in ${language}`, async ({ browser }) => {
    const setAnswers = await answersFor(browser, 1)
    await setAnswers({ visitorLimits: { addressBookingsPerServiceDay: 1, provenFactor: 1 } })
    const { staff, place } = await makeKioskPlace(browser, phone)
    await comeAndBook(browser, place.serviceId, '10:00', language)
    const second = await openBooking(browser, place.serviceId, { language })
    // As a browser that cannot do the work.
    await second.route('**/api/visit/challenge*', (route) => route.abort())
    await hold(second, '10:30', language)
    await sayWho(second, 'Elza')
    await book(second, '10:30', language).click()
    await expect(alert(second)).toContainText(said[language].over)
    await expect(alert(second)).toContainText(said[language].call)
    await expect(alert(second).getByRole('link')).toHaveAttribute('href', 'tel:+37167000149')
    await isRight(second)
    await expect(details(second)).toBeVisible()
    expect(await bookedOnFriday(staff, place.serviceId)).toHaveLength(1)
    await setAnswers({})
  })
}

test('work makes room for one more each time, says so in each language, and has an end', async ({
  browser,
}) => {
  const setAnswers = await answersFor(browser, 1)
  await setAnswers({ visitorLimits: { addressBookingsPerServiceDay: 1, provenFactor: 4 } })
  const { staff, place } = await makeKioskPlace(browser, phone)
  await comeAndBook(browser, place.serviceId, '10:00', 'lv')
  for (const [wall, language] of [
    ['11:00', 'lv'],
    ['12:00', 'en'],
    ['13:00', 'ru'],
  ] as const) {
    const page = await openBooking(browser, place.serviceId, { language })
    await patient(page)
    let goOn = () => {}
    const waits = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route('**/api/visit/challenge?*', async (route) => {
      await waits
      await route.continue()
    })
    await hold(page, wall, language)
    await sayWho(page)
    await book(page, wall, language).click()
    await expect(page.getByText(said[language].proving)).toBeVisible()
    await isRight(page)
    goOn()
    await bookedPage(page)
  }
  expect(await bookedOnFriday(staff, place.serviceId)).toHaveLength(4)
  const last = await openBooking(browser, place.serviceId)
  await hold(last, '14:00')
  await sayWho(last)
  await book(last, '14:00').click()
  await expect(alert(last)).toContainText(said.lv.over)
  expect(await bookedOnFriday(staff, place.serviceId)).toHaveLength(4)
  await setAnswers({})
})

async function comeAndBook(
  browser: Browser,
  serviceId: number,
  wall: string,
  language: Language,
): Promise<void> {
  const page = await openBooking(browser, serviceId, { language })
  await hold(page, wall, language)
  await sayWho(page)
  await book(page, wall, language).click()
  await bookedPage(page)
}
