import { expect } from '@playwright/test'
import { answersFor } from '../../testing/company-answers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { chooseTime, codeOn, fillIn, makeClosingPlace, offer } from '../../testing/kiosk-booking.ts'
import { kioskWords, openKiosk } from '../../testing/kiosk-place.ts'
import { changeLocation } from '../../testing/own-location.ts'
import { openLine } from '../../testing/queue-display.ts'

// The answers of a company are others here: no other journey meets them.
test.use({ world: 'kiosk states', begins: '12:00' })

const said = {
  lv: {
    paused: 'Numurus pašlaik neizsniedzam',
    full: 'Rinda pašlaik ir pilna',
    book: 'Pierakstīties',
    asked: 'Jūsu pieteikums ir nosūtīts',
    askedHint: 'Tas būs spēkā, kad darbinieks to apstiprinās.',
  },
  en: {
    paused: 'No numbers for the moment',
    full: 'The line is full for now',
    book: 'Book',
    asked: 'Your request was sent',
    askedHint: 'It counts once staff have accepted it.',
  },
  ru: {
    paused: 'Номера пока не выдаются',
    full: 'Очередь пока заполнена',
    book: 'Записаться',
    asked: 'Ваша заявка отправлена',
    askedHint: 'Она вступит в силу, когда сотрудник её подтвердит.',
  },
} as const

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`a service of which no numbers are given says why, and gives them again, in ${language}`, async ({
    browser,
    server,
  }) => {
    const line = await openLine(browser, server.url)
    const kiosk = await openKiosk(browser, line.locationId, { language })
    await kiosk.getByRole('button', { name: kioskWords[language].number }).click()
    const service = kiosk.locator('button[data-service]')
    await expect(service).toHaveAttribute('aria-disabled', 'false')

    await line.stop(true)
    await expect(service).toContainText(said[language].paused)
    await expect(service).toHaveAttribute('aria-disabled', 'true')
    expect(await faultsOf(kiosk)).toEqual([])
    // An appointment is offered instead.
    await expect(kiosk.locator('[data-book]')).toBeVisible()
    await service.click({ force: true })
    await expect(kiosk.locator('[data-ticket]')).toHaveCount(0)
    await line.stop(false)
    await expect(service).toHaveAttribute('aria-disabled', 'false')

    await changeLocation(line.page, line.location, { config: { queue: { most_waiting: 1 } } })
    const label = await line.take()
    await expect(service).toContainText(said[language].full)
    await expect(service).toHaveAttribute('aria-disabled', 'true')
    expect(await faultsOf(kiosk)).toEqual([])
    // There is room again once the one who waits is called.
    expect(await line.call(1)).toBe(label)
    await expect(service).toHaveAttribute('aria-disabled', 'false')

    // Where the line is turned off nobody is sent to choose a service; the next appointments stand there at once.
    await changeLocation(line.page, line.location, { qms_active: false })
    await kiosk.reload()
    await expect(kiosk.locator('main[data-step="start"] [data-book]')).toBeVisible()
    await expect(kiosk.getByRole('button', { name: kioskWords[language].number })).toHaveCount(0)
    expect(await faultsOf(kiosk)).toEqual([])
    line.close()
  })

  test(`where staff accept appointments first, the kiosk says that it was only asked for, in ${language}`, async ({
    browser,
  }) => {
    const setAnswers = await answersFor(browser, 1)
    await setAnswers({ booking: { visitorApproval: true } })
    const { place } = await makeClosingPlace(browser)
    const kiosk = await openKiosk(browser, place.locationId, { language })
    await chooseTime(kiosk, place, '09:00')
    await fillIn(kiosk)
    await kiosk.getByRole('button', { name: said[language].book, exact: true }).click()
    await expect(kiosk.getByRole('heading', { name: said[language].asked })).toBeFocused()
    await expect(kiosk.locator('main').getByText(said[language].askedHint)).toBeVisible()
    await expect(codeOn(kiosk)).toBeVisible()
    expect(await faultsOf(kiosk)).toEqual([])
    await setAnswers({})
  })
}

test('where a code proves an address, nobody books at the kiosk, and it says where one can', async ({
  browser,
}) => {
  const setAnswers = await answersFor(browser, 1)
  await setAnswers({ booking: { visitorCode: 'email' } })
  const { place } = await makeClosingPlace(browser)
  const kiosk = await openKiosk(browser, place.locationId)
  await expect(kiosk.getByText(/^Pierakstam šeit vajag kodu/)).toBeVisible()
  await expect(offer(kiosk, place)).toHaveCount(0)
  expect(await faultsOf(kiosk)).toEqual([])
  await setAnswers({})
})
