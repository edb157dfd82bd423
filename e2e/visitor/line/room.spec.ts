import { expect, type Page } from '@playwright/test'
import { addDays } from '@rinda/domain/time/calendar'
import { workingDay } from '../../testing/clock.ts'
import { answersFor } from '../../testing/company-answers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import { codeOn, fillIn, form, makeClosingPlace, offer, timeAt } from '../../testing/kiosk-booking.ts'
import { kioskWords, openKiosk, serviceAt, takeNumber, ticketAt } from '../../testing/kiosk-place.ts'
import { bookVisit, linkOf, makeVisitPlace, openLink } from '../../testing/own-visit.ts'
import { patient } from '../../testing/patient.ts'
import { hold, isRight, openBooking } from '../../testing/visit-booking.ts'

// A world of its own: the answers of a company are others here, all visitors have the same address, and what was worked is counted.
test.use({ begins: '12:00', world: 'visit-room' })

/** Has a page wait for its piece of work until it may go on. */
async function holdWork(page: Page): Promise<() => void> {
  await patient(page)
  let goOn = () => {}
  const waits = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/api/visit/challenge?*', async (route) => {
    await waits
    await route.continue()
  })
  return () => goOn()
}

test('over a limit a visit is moved, and numbers are taken on a phone and at a kiosk, once the browser has worked for it', async ({
  browser,
}) => {
  const friday = addDays(workingDay(), 1)
  const setAnswers = await answersFor(browser, 1)
  const place = await makeVisitPlace(browser)
  const [locationId, serviceId] = [Number(place.location.id), Number(place.service.id)]
  await setAnswers({ visitorLimits: { addressHolds: 1, addressTicketsPerHour: 1, provenFactor: 10 } })

  // Somebody at the same address holds a time: there is room for no other.
  const mover = await openLink(browser, linkOf(await bookVisit(place, friday, '10:30')))
  await hold(await openBooking(browser, serviceId), '15:00')
  const moverGoesOn = await holdWork(mover)
  await mover.getByRole('button', { name: 'Pārcelt uz citu laiku' }).click()
  await mover.getByRole('group', { name: 'Kurā dienā?' }).locator('label').nth(1).click()
  await mover
    .locator('label')
    .filter({ hasText: /^11:00$/ })
    .click()
  await mover.getByRole('button', { name: /^Pārcelt uz .*11:00$/ }).click()
  await expect(mover.getByText('Tas aizņems dažas sekundes.')).toBeVisible()
  await isRight(mover)
  moverGoesOn()
  await expect(mover.getByText('11:00–11:30')).toBeVisible()

  // Up to the limit, and to the room that is there already, nobody waits for anything.
  const phone = await openLink(browser, `/visit/location/${locationId}`, 'ru')
  const ask = () => phone.getByRole('button', { name: /^Konsultācija/ }).click()
  await ask()
  await expect(phone.getByText('A 001', { exact: true })).toBeVisible()
  const kiosk = await openKiosk(browser, locationId, { language: 'en' })
  expect(await takeNumber(kiosk, serviceId, 'en')).toBe('A 002')
  await kiosk.getByRole('button', { name: kioskWords.en.done }).click()

  const phoneGoesOn = await holdWork(phone)
  await phone.goto(`/visit/location/${locationId}`)
  await ask()
  await expect(phone.getByText('Из вашей сети много номеров: ещё несколько секунд …')).toBeVisible()
  await isRight(phone)
  phoneGoesOn()
  await expect(phone.getByText('A 003', { exact: true })).toBeVisible()

  const kioskGoesOn = await holdWork(kiosk)
  await kiosk.getByRole('button', { name: kioskWords.en.number }).click()
  await serviceAt(kiosk, serviceId).click()
  await expect(kiosk.getByText('Many numbers come from this network: a few more seconds …')).toBeVisible()
  expect(await faultsOf(kiosk)).toEqual([])
  kioskGoesOn()
  await expect(ticketAt(kiosk).getByText('A 004', { exact: true })).toBeVisible()

  // Where the company makes no room for it, the limit is as it is, and so it says.
  await setAnswers({ visitorLimits: { addressTicketsPerHour: 1, provenFactor: 1 } })
  await phone.goto(`/visit/location/${locationId}`)
  await ask()
  await expect(phone.getByText('Вы взяли столько номеров, сколько можно. Попробуйте позже.')).toBeVisible()
  expect(await faultsOf(phone)).toEqual([])
  await setAnswers({})
})

test('over a limit an appointment is made at a kiosk that nobody paired, once the browser has worked for it', async ({
  browser,
}) => {
  // Of a company of its own: what was worked for another one makes no room here.
  const setAnswers = await answersFor(browser, 41)
  const { place } = await makeClosingPlace(browser, 'admin@town.example')
  await setAnswers({ visitorLimits: { addressHolds: 1, addressBookingsPerHour: 1, provenFactor: 10 } })

  // Somebody at the same address holds a time, and somebody has booked one.
  const first = await openKiosk(browser, place.locationId, { language: 'ru' })
  await offer(first, place).click()
  await timeAt(first, '09:00').click()
  await fillIn(first, 'Anna')
  await first.getByRole('button', { name: 'Записаться', exact: true }).click()
  await expect(codeOn(first)).toBeVisible()
  await first.getByRole('button', { name: kioskWords.ru.done }).click()
  await offer(first, place).click()
  await timeAt(first, '09:30').click()
  await expect(form(first)).toBeVisible()

  const kiosk = await openKiosk(browser, place.locationId, { language: 'en' })
  const works = kiosk.getByText('Many appointments come from this network: a few more seconds …')
  const holdGoesOn = await holdWork(kiosk)
  await offer(kiosk, place).click()
  await timeAt(kiosk, '10:00').click()
  await expect(works).toBeVisible()
  expect(await faultsOf(kiosk)).toEqual([])
  holdGoesOn()
  await expect(form(kiosk)).toBeVisible()
  await fillIn(kiosk, 'Zane')
  await kiosk.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(codeOn(kiosk)).toBeVisible()
  await setAnswers({})
})
