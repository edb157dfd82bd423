import { expect, type Page } from '@playwright/test'
import { utcDateTime } from '@rinda/domain/time/zone'
import { minutesAhead, wallTime, workingDay } from '../../testing/clock.ts'
import { test } from '../../testing/journey.ts'
import {
  type KioskPlace,
  kioskWords,
  labelOf,
  makeKioskPlace,
  openKiosk,
  ticketAt,
} from '../../testing/kiosk-place.ts'
import { bookThere } from '../../testing/own-location.ts'

test.use({ begins: '12:00' })

type Booked = { qtid: string; code: string; token: string }

/** A visit in a minute, with what its visitor was told. */
async function booked(staff: Page, place: KioskPlace, minute: number, name: string): Promise<Booked> {
  const [location, service] = [{ id: String(place.locationId) }, { id: String(place.serviceId) }]
  await bookThere(staff, { location, service }, { ...utcDateTime(minute), name })
  const found = await staff.evaluate(
    async ([path, name]) => {
      const { data } = await (await fetch(path)).json()
      return data.find((one: { attributes: { first_name: string } }) => one.attributes.first_name === name)
        .attributes
    },
    [`/api/bookings/service/${place.serviceId}/date/${workingDay()}`, name] as const,
  )
  return found as Booked
}

/** Types as a reader of codes does: a key every few milliseconds by the device's own clock, however busy the computer is, then Enter. */
async function read(kiosk: Page, text: string): Promise<void> {
  await kiosk.evaluate((keys) => {
    const begun = performance.now()
    for (const [index, key] of [...keys, 'Enter'].entries()) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      Object.defineProperty(event, 'timeStamp', { value: begun + index * 5 })
      const target = document.activeElement ?? document.body
      target.dispatchEvent(event)
    }
  }, text)
}

test('who has an appointment checks in by code, and is told why where that does not go', async ({
  browser,
}) => {
  const anHourBefore = { config: { queue: { check_in_before_minutes: 60 } } }
  const { staff, place } = await makeKioskPlace(browser, anHourBefore)
  const inHalfAnHour = minutesAhead(30)
  const soon = await booked(staff, place, inHalfAnHour, 'Anna')
  const late = await booked(staff, place, minutesAhead(120), 'Elza')
  const kiosk = await openKiosk(browser, place.locationId)
  await kiosk.getByRole('button', { name: kioskWords.lv.appointment }).click()
  const field = kiosk.getByLabel('Pieraksta kods')
  const checkIn = kiosk.getByRole('button', { name: kioskWords.lv.checkIn, exact: true })
  const unknown = [soon.code, late.code].includes('AAAAAA') ? 'BBBBBB' : 'AAAAAA'
  await field.fill(unknown)
  await checkIn.click()
  await expect(kiosk.getByText('Ar šādu kodu šodien šeit neviens nav pierakstīts.')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await field.fill(late.code)
  await field.press('Enter')
  await expect(kiosk.getByText(/Reģistrēties vēl ir par agru\. Tas būs iespējams no \d/)).toBeVisible()
  await field.fill(soon.code)
  await checkIn.click()
  await expect(kiosk.getByRole('heading', { name: 'Jūs esat reģistrējušies' })).toBeVisible()
  await expect(ticketAt(kiosk)).toContainText(`Jūsu laiks ir ${wallTime(inHalfAnHour)}`)
  const label = await labelOf(kiosk)
  await kiosk.getByRole('button', { name: kioskWords.lv.done }).click()

  // Whoever checks in once more has the same number.
  await read(kiosk, soon.code)
  await expect(ticketAt(kiosk)).toBeVisible()
  expect(await labelOf(kiosk)).toBe(label)
})

test('a reader of codes is heard on every screen, and reads the link of a booking', async ({
  browser,
  server,
}) => {
  const { staff, place } = await makeKioskPlace(browser)
  const { qtid, token } = await booked(staff, place, minutesAhead(30), 'Kārlis')
  const kiosk = await openKiosk(browser, place.locationId)
  await read(kiosk, '4750012345678')
  await expect(kiosk.getByText('Šis nav šejienes pieraksta kods.')).toBeVisible()
  await kiosk.getByRole('button', { name: 'Atpakaļ' }).click()
  await kiosk.getByRole('button', { name: kioskWords.lv.number }).click()
  await read(kiosk, `${server.url}/visit/booking/${qtid}#${token}`)
  await expect(kiosk.getByRole('heading', { name: 'Jūs esat reģistrējušies' })).toBeVisible()

  const elsewhere = await makeKioskPlace(browser)
  const other = await openKiosk(browser, elsewhere.place.locationId)
  await read(other, `${server.url}/visit/booking/${qtid}#${token}`)
  await expect(other.getByText(`Šis pieraksts ir citā vietā: ${place.name}.`)).toBeVisible()
})
