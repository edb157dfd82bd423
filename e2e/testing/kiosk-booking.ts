import { type Browser, expect, type Page } from '@playwright/test'
import { addDays, utcDateTime } from '@rinda/domain/time/zone'
import { minutesAhead, momentOf, wallTime, workingDay } from './clock.ts'
import { type KioskPlace, makeKioskPlace } from './kiosk-place.ts'

/** The day after the working day of the run. */
export const friday = addDays(workingDay(), 1)
/** A time by the clock on the wall on Friday, as it stands on the wire. */
export const onFriday = (time: string) => utcDateTime(momentOf(friday, time).getTime() / 60_000)

/** A kiosk's place that closes in a few minutes: the next free times are those of Friday morning. */
export const makeClosingPlace = (browser: Browser, email?: string) =>
  makeKioskPlace(browser, { open_thursday_till: wallTime(minutesAhead(8)) }, email)

export const offer = (kiosk: Page, { serviceId }: KioskPlace) => kiosk.locator(`[data-book="${serviceId}"]`)
/** The button of a time by the clock on the wall, on Friday. */
export const timeAt = (kiosk: Page, time: string) =>
  kiosk.locator(`[data-time="${momentOf(friday, time).getTime()}"]`)
export const field = (kiosk: Page, name: string) => kiosk.locator(`input[name="${name}"]`)
export const form = (kiosk: Page) => kiosk.locator('main[data-step="visitor"]')
export const start = (kiosk: Page) => kiosk.locator('main[data-step="start"]')
export const codeOn = (kiosk: Page) => kiosk.locator('[data-booked]').getByText(/^[2-9A-HJ-NP-Z]{6}$/)

/** Leads to the form of a time. */
export async function chooseTime(kiosk: Page, place: KioskPlace, time: string): Promise<void> {
  await offer(kiosk, place).click()
  await timeAt(kiosk, time).click()
  await expect(form(kiosk)).toBeVisible()
}

/** Says who comes. */
export async function fillIn(kiosk: Page, firstName = 'Zane'): Promise<void> {
  await field(kiosk, 'firstName').fill(firstName)
  await field(kiosk, 'lastName').fill('Kalniņa')
  await field(kiosk, 'phoneNumber').fill('20000077')
  await field(kiosk, 'email').fill('zane@visitor.example')
}
