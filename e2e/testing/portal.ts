import { randomBytes } from 'node:crypto'
import { type Browser, type Cookie, expect, type Locator, type Page } from '@playwright/test'
import { addDays, localDateOf } from '@rinda/domain/time/zone'
import { presentOfJourneys, thursdayFrom, zone } from './clock.ts'
import { sitDown } from './computers.ts'

export type Language = 'lv' | 'en' | 'ru'

/** Words that the journeys look for, as each language says them. */
export const words = {
  lv: { signIn: 'Pieslēgties', save: 'Pierakstīt', ok: 'Labi', taken: 'Laiku neizdevās rezervēt' },
  en: { signIn: 'Sign in', save: 'Book', ok: 'OK', taken: 'The time could not be held' },
  ru: { signIn: 'Войти', save: 'Записать', ok: 'Хорошо', taken: 'Не удалось зарезервировать время' },
} as const

/** Reason why a slot that somebody else took is refused. */
export const slotTaken = {
  lv: 'Šis laiks jau ir aizņemts',
  en: 'This time has already been taken',
  ru: 'Это время уже занято',
} as const

/** A day far enough ahead that nothing on it is past, whenever the tests run; each journey has its own. */
export function dayAhead(days: number): string {
  return addDays(localDateOf(presentOfJourneys().getTime() / 60_000, zone), days)
}

/** A Thursday at least so many days ahead: every office is open, and the building board advises. */
export function thursdayAhead(days: number): string {
  return thursdayFrom(dayAhead(days))
}

export function calendarPath(date: string, more = ''): string {
  return `/bookings?location=1&date=${date}${more}`
}

type Person = {
  email?: string
  language?: Language
  colorScheme?: 'light' | 'dark'
  viewport?: { width: number; height: number }
}
type Visit = Person & {
  path: string
  /** A screen on which something loads for ever. */
  isNeverReady?: boolean
}

/** Cookies of everybody who has signed in before, by e-mail address. */
const signedIn = new Map<string, Cookie[]>()

/** Someone else, at a computer of their own, signed in and at the path given. */
export async function enterAs(browser: Browser, visit: Visit): Promise<Page> {
  const page = await sitDownAs(browser, visit)
  if (await isKnown(page, visit)) await page.goto(visit.path)
  else await signInFrom(page, visit.path, visit)
  await speak(page, visit.language ?? 'lv')
  // A key that is pressed while a screen is still loading is heard by nobody.
  if (!visit.isNeverReady) await expectReady(page)
  return page
}

/**
 * Someone else, at a computer of their own, signed in, with no screen open yet: who only asks the server needs none, and opening one costs
 * more than all that is asked.
 */
export async function signInAs(browser: Browser, person: Person = {}): Promise<Page> {
  const page = await sitDownAs(browser, person)
  if (!(await isKnown(page, person))) await signInFrom(page, '/', person)
  // A file of the portal's address: what is asked from it is asked as that person.
  await page.goto('/favicon.svg')
  return page
}

/** Opens a screen for whoever is signed in already. */
export async function openScreen(page: Page, path: string, language: Language = 'lv'): Promise<void> {
  await page.goto(path)
  await speak(page, language)
  await expectReady(page)
}

/**
 * Goes on to another screen of the portal that is open, as its links do: the portal is not loaded anew. Returns once that screen is drawn in place
 * of the one before, though not yet all that it shows.
 */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (href) => {
    type Router = { navigate(to: { href: string }): Promise<void> }
    await (window as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__.navigate({ href })
  }, path)
}

async function sitDownAs(browser: Browser, person: Person): Promise<Page> {
  return await sitDown(browser, {
    locale: { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' }[person.language ?? 'lv'],
    ...(person.colorScheme ? { colorScheme: person.colorScheme } : {}),
    viewport: person.viewport,
  })
}

/** Tells whether the server knows somebody at this computer: signing in has journeys of its own, so whoever did it once keeps the cookie. */
async function isKnown(page: Page, { email = anna }: Person): Promise<boolean> {
  const context = page.context()
  const cookies = signedIn.get(email)
  if (!cookies) return false
  await context.addCookies(cookies)
  return (await context.request.get('/api/portal/current_portal_user')).ok()
}

async function signInFrom(
  page: Page,
  path: string,
  { email = anna, language = 'lv' }: Person,
): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: words[language].signIn }).click()
  await signInAtIssuer(page, email)
  await expect(page.locator('main h1')).toBeAttached()
  signedIn.set(email, await page.context().cookies())
}

async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('[role="status"][aria-busy="true"]')).toHaveCount(0)
}

const anna = 'anna@rinda.example'

/** Fills in the issuer's own page. */
export async function signInAtIssuer(page: Page, email: string, password = 'demo'): Promise<void> {
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.locator('form button[type="submit"]').first().click()
}

/** An account may prefer another language than the browser: the person chooses, and that is kept. */
async function speak(page: Page, language: Language): Promise<void> {
  await expect(page.locator('main h1')).toBeAttached()
  const menu = page.getByRole('button', { name: /^(Atvērt izvēlni|Open the menu|Открыть меню)$/ })
  const html = page.locator('html')
  if ((await html.getAttribute('lang')) === language) return
  const isPhone = await menu.isVisible()
  if (isPhone) await menu.click()
  const name = { lv: 'Latviešu', en: 'English', ru: 'Русский' }[language]
  await page.getByRole('button', { name }).filter({ visible: true }).click()
  await expect(html).toHaveAttribute('lang', language)
  if (isPhone) await page.keyboard.press('Escape')
}

/** Follows a link of the menu; what there is no room for, also once the count of issues has come, stands under a button of its own. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name }).filter({ visible: true }).first()
  const more = page.getByRole('button', { name: /^(Vēl|More|Ещё)$/ })
  await expect(async () => {
    if (!(await link.isVisible())) await more.click({ timeout: 1_000 })
    await link.click({ timeout: 1_000 })
  }).toPass()
}

/** The free slots of the first specialist, by time. */
export function freeSlots(page: Page): Locator {
  return page.locator('[role="row"]').first().locator('button[data-cell*="/specialist-"]')
}

/** The key by which one slot is found again, on any screen that shows it. */
export async function keyOf(slot: Locator): Promise<string> {
  return (await slot.getAttribute('data-cell')) ?? ''
}

export function slotOf(page: Page, key: string): Locator {
  return page.locator(`[data-cell="${key}"]`)
}

/** A booking in the calendar, by the visitor's name. */
export function bookingOf(page: Page, name: string): Locator {
  return page.getByRole('gridcell').getByRole('button', { name })
}

/** Checks that whoever hears a column goes through it by time: what is booked among what is free, and not after it. */
export async function expectInOrderOfTime(column: Locator): Promise<void> {
  const minutes = await column
    .locator('[data-from]')
    .evaluateAll((cells) => cells.map((cell) => Number((cell as HTMLElement).dataset.from)))
  expect(minutes.length).toBeGreaterThan(5)
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
}

export async function fillVisitor(page: Page, firstName: string, lastName: string): Promise<void> {
  const [first, last] = [page.locator('[name="first_name"]'), page.locator('[name="last_name"]')]
  // A dialog takes the focus to its first field a moment after it is drawn, also from whoever types in the next one already.
  await expect(async () => {
    await first.fill(firstName)
    await last.fill(lastName)
    await expect(first).toHaveValue(firstName, { timeout: 1_000 })
    await expect(last).toHaveValue(lastName, { timeout: 1_000 })
  }).toPass()
  await page.locator('[name="phone_number"]').fill('29123456')
}

/** Books the slot that is clicked, and waits until it stands in the calendar. */
export async function book(page: Page, slot: Locator, firstName: string, lastName: string): Promise<void> {
  await slot.click()
  await fillVisitor(page, firstName, lastName)
  await page.keyboard.press('Enter')
  await expect(bookingOf(page, `${firstName} ${lastName}`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** A name that no other journey uses. */
export function newName(): string {
  const letters = Array.from(randomBytes(8), (byte) => String.fromCharCode(97 + (byte % 26)))
  return `Tests${letters.join('')}`
}
