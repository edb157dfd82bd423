import { type Browser, expect, type Page } from '@playwright/test'
import { addDays } from '@rinda/domain/time/calendar'
import { workingDay } from '../../testing/clock.ts'
import { everybodyGoesOn } from '../../testing/computers.ts'
import { faultsOf } from '../../testing/faults.ts'
import { test } from '../../testing/journey.ts'
import {
  bookVisit,
  changeVisit,
  linkOf,
  makeVisitPlace,
  openLink,
  type Visit,
  type VisitPlace,
} from '../../testing/own-visit.ts'
import { openScreen } from '../../testing/portal.ts'
import { isRight } from '../../testing/visit-booking.ts'

test.use({ begins: '12:00' })
const friday = addDays(workingDay(), 1)
type Language = 'lv' | 'en' | 'ru'

const words = {
  lv: {
    open: 'Gribu nākt agrāk',
    ask: 'Paziņot par agrāku laiku',
    waits: 'Jūs nāktu agrāk',
    offered: 'Ir agrāks laiks',
    accept: 'Nākšu 09:00',
    decline: 'Nē, palikt pie sava laika',
    stop: 'Vairs nepiedāvāt',
  },
  en: {
    open: 'I would come earlier',
    ask: 'Tell me of earlier times',
    waits: 'You would come earlier',
    offered: 'An earlier time is free',
    accept: 'Come at 09:00',
    decline: 'No, keep my time',
    stop: 'Offer me nothing more',
  },
  ru: {
    open: 'Хочу прийти раньше',
    ask: 'Сообщить о времени пораньше',
    waits: 'Вы придёте и раньше',
    offered: 'Есть время пораньше',
    accept: 'Приду в 09:00',
    decline: 'Нет, оставить моё время',
    stop: 'Больше не предлагать',
  },
} as const

const waiting = (phone: Page) => phone.locator('[data-earlier="waiting"]')
const offer = (phone: Page) => phone.locator('[data-earlier="offer"]')
const press = (phone: Page, name: string) => phone.getByRole('button', { name, exact: true }).click()
const cancel = (place: VisitPlace, visit: Visit) => changeVisit(place.staff, visit, { status: 'canceled' })

/** Somebody opens the link of their visit and asks to come earlier. */
async function askEarlier(browser: Browser, visit: Visit, language: Language = 'lv'): Promise<Page> {
  const phone = await openLink(browser, linkOf(visit), language)
  await press(phone, words[language].open)
  await press(phone, words[language].ask)
  await expect(waiting(phone)).toBeVisible()
  return phone
}

for (const language of ['lv', 'en', 'ru'] as const) {
  test(`somebody asks to come earlier, is offered a time while they look, and takes it, in ${language}`, async ({
    browser,
  }) => {
    const place = await makeVisitPlace(browser)
    const early = await bookVisit(place, friday, '09:00')
    const visit = await bookVisit(place, friday, '15:00', { email: 'liga@pasts.example' })
    const said = words[language]
    const phone = await openLink(browser, linkOf(visit), language)
    await press(phone, said.open)
    await expect(phone.getByRole('heading', { name: said.open })).toBeFocused()
    await expect(phone.getByRole('button', { name: said.ask })).toBeEnabled()
    await isRight(phone)
    await press(phone, said.ask)
    await expect(waiting(phone).getByRole('heading', { name: said.waits })).toBeVisible()
    await isRight(phone)

    await cancel(place, early)
    await expect(offer(phone).getByRole('heading', { name: said.offered })).toBeVisible()
    await expect(offer(phone)).toContainText('09:00–09:30')
    await isRight(phone)
    await press(phone, said.accept)
    await expect(phone.getByText('09:00–09:30')).toBeVisible()
    await expect(offer(phone)).toHaveCount(0)
    await expect(phone).not.toHaveURL(new RegExp(visit.qtid))
    // What they left can be booked by others.
    await bookVisit(place, friday, '15:00')
    await phone.reload()
    await expect(phone.getByText('09:00–09:30')).toBeVisible()
  })
}

test('who says no keeps their time and goes on waiting; the next one is asked, and lets it pass', async ({
  browser,
  server,
}) => {
  const place = await makeVisitPlace(browser)
  const early = await bookVisit(place, friday, '09:00')
  const [one, other] = [await bookVisit(place, friday, '15:00'), await bookVisit(place, friday, '16:00')]
  const [first, second] = [await askEarlier(browser, one), await askEarlier(browser, other, 'ru')]
  await cancel(place, early)
  await expect(offer(first)).toBeVisible()
  await expect(offer(second)).toHaveCount(0)
  await press(first, words.lv.decline)
  await expect(waiting(first)).toBeVisible()
  await expect(first.getByText('15:00–15:30')).toBeVisible()
  await expect(offer(second)).toBeVisible()
  await everybodyGoesOn(browser, server, 16)
  await expect(waiting(second)).toBeVisible()
  await expect(offer(first)).toHaveCount(0)
  await press(second, words.ru.stop)
  await expect(waiting(second)).toHaveCount(0)
  await expect(second.getByRole('button', { name: words.ru.open })).toBeVisible()
  // Everybody can have it now.
  await bookVisit(place, friday, '09:00')
})

test('only at the time of day that they named; changed, the other counts', async ({ browser }) => {
  const place = await makeVisitPlace(browser)
  const early = await bookVisit(place, friday, '09:00')
  const visit = await bookVisit(place, friday, '15:00')
  const phone = await openLink(browser, linkOf(visit), 'en')
  await press(phone, words.en.open)
  for (const name of ['Until noon', 'Noon to 5 pm', 'After 5 pm'])
    await phone.getByRole('checkbox', { name }).uncheck({ force: true })
  await expect(phone.getByText('Choose at least one time of day.')).toBeVisible()
  await expect(phone.getByRole('button', { name: words.en.ask })).toBeDisabled()
  await isRight(phone)
  await phone.getByRole('checkbox', { name: 'Noon to 5 pm' }).check({ force: true })
  await press(phone, words.en.ask)
  await expect(waiting(phone)).toBeVisible()
  await press(phone, 'Change')
  await expect(phone.getByRole('checkbox', { name: 'Until noon' })).not.toBeChecked()
  await phone.getByRole('checkbox', { name: 'Until noon' }).check({ force: true })
  await press(phone, 'Save the change')
  await expect(waiting(phone)).toBeVisible()
  await cancel(place, early)
  await expect(offer(phone)).toContainText('09:00–09:30')
})

test('staff see that a visitor would come earlier, and end it', async ({ browser }) => {
  const place = await makeVisitPlace(browser)
  const visit = await bookVisit(place, friday, '15:00')
  const phone = await askEarlier(browser, visit)
  const { staff } = place
  await openScreen(staff, `/bookings/list?location=${place.location.id}&date=${friday}&period=day`)
  await staff.getByRole('row').filter({ hasText: 'Līga' }).getByRole('button').first().click()
  const dialog = staff.getByRole('dialog')
  await expect(dialog.getByText(/^Nāktu agrāk \(kopš .*12:\d\d\)$/)).toBeVisible()
  expect(await faultsOf(staff)).toEqual([])
  await dialog.getByRole('button', { name: 'Vairs nepiedāvāt' }).click()
  await expect(dialog.getByText(/^Nāktu agrāk/)).toHaveCount(0)
  await expect(waiting(phone)).toHaveCount(0)
  await expect(phone.getByRole('button', { name: words.lv.open })).toBeVisible()
})
