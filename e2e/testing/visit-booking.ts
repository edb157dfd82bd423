import { type Browser, expect, type Frame, type Page } from '@playwright/test'
import { sitDown } from './computers.ts'
import { faultsOf } from './faults.ts'
import { friday } from './kiosk-booking.ts'
import type { Language } from './portal.ts'

/** Words on the page on which visitors book, by which it is used. */
export const bookWords = {
  lv: { go: /^Turpināt \S/, back: 'Atpakaļ', at: (time: string) => `Pierakstīties uz ${time}` },
  en: { go: /^Continue \S/, back: 'Back', at: (time: string) => `Book ${time}` },
  ru: { go: /^Далее \S/, back: 'Назад', at: (time: string) => `Записаться на ${time}` },
} as const

type Visit = { language?: Language; viewport?: { width: number; height: number } }
const phone = { width: 390, height: 844 }

/** Somebody comes with a phone to the page on which a service is booked. */
export async function openBooking(
  browser: Browser,
  serviceId: number,
  { language = 'lv', viewport = phone }: Visit = {},
): Promise<Page> {
  const locale = { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }[language]
  const page = await sitDown(browser, { locale, viewport })
  await goToFriday(page, serviceId)
  return page
}

/** The page with the day on it after the working day of the run. */
export async function goToFriday(page: Page, serviceId: number): Promise<void> {
  await page.goto(`/visit/book/${serviceId}?day=${friday}`)
  await expect(times(page).first()).toBeAttached()
}

/** A page, or the frame of the widget in one. */
type View = Page | Frame

export const times = (page: View) => page.locator('input[name="time"]')
export const time = (page: View, wall: string) => page.getByRole('radio', { name: wall })
export const field = (page: View, name: string) => page.locator(`[name="${name}"]`)
export const details = (page: View) => page.locator('main[data-step="details"]')
export const next = (page: View, language: Language = 'lv') =>
  page.getByRole('button', { name: bookWords[language].go })
export const book = (page: View, wall: string, language: Language = 'lv') =>
  page.getByRole('button', { name: bookWords[language].at(wall), exact: true })

/** Chooses a time and holds it. */
export async function hold(page: View, wall: string, language: Language = 'lv'): Promise<void> {
  await time(page, wall).check()
  await next(page, language).click()
  await expect(details(page)).toBeVisible()
}

/** Says who comes. */
export async function sayWho(page: View, firstName = 'Zane', email = 'zane@visitor.example'): Promise<void> {
  await field(page, 'first_name').fill(firstName)
  await field(page, 'last_name').fill('Kalniņa')
  await field(page, 'phone_number').fill('20 000 077')
  await field(page, 'email').fill(email)
}

/** Waits for the page of what was booked; gives its qtid. */
export async function bookedPage(page: Page): Promise<string> {
  await page.waitForURL(/\/visit\/booking\/[0-9a-f-]{36}#[\w-]{20,}$/)
  return /booking\/([0-9a-f-]+)#/.exec(page.url())?.[1] ?? ''
}

/** A step is right: axe finds nothing, nothing is cut at the side, and what is touched is large enough. */
export async function isRight(page: View): Promise<void> {
  expect(await faultsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const small = await page.locator('main :is(button, select, a):visible').evaluateAll((all) =>
    all
      .map((one) => ({ ...one.getBoundingClientRect().toJSON(), html: one.outerHTML }))
      .filter(({ width, height }) => Math.min(width, height) < 43.5)
      .map(({ html }) => html),
  )
  expect(small).toEqual([])
}

/** What stands of the bookings of a service on Friday, as staff see it. */
export async function bookedOnFriday(staff: Page, serviceId: number) {
  return await staff.evaluate(async (path) => {
    const { data } = await (await fetch(path)).json()
    const standing = data.filter(
      (one: { attributes: { status: string } }) => one.attributes.status === 'scheduled',
    )
    return standing.map(({ attributes: one }: { attributes: Record<string, string> }) => ({
      ...{ name: one.first_name, time: one.time },
    }))
  }, `/api/bookings/service/${serviceId}/date/${friday}`)
}
