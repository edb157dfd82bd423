import type { Browser, Page } from '@playwright/test'
import { utcDateTime } from '@rinda/domain/time/zone'
import { momentOf } from './clock.ts'
import { sitDown } from './computers.ts'
import { bookThere, makeLocation, makeService } from './own-location.ts'
import { newName, signInAs } from './portal.ts'

/** Place of a journey's own, of which visitors have links, and somebody who works there. */
export type VisitPlace = {
  staff: Page
  name: string
  location: { id: string }
  service: { id: string }
}

/** Makes a place that books and has a line, of one service. */
export async function makeVisitPlace(browser: Browser): Promise<VisitPlace> {
  const staff = await signInAs(browser)
  const name = `Vieta ${newName()}`
  const location = await makeLocation(staff, name, { qms_active: true, phone: '+371 67000149' })
  const service = await makeService(staff, location, 'Konsultācija', { qms_id: 'OWN', average_time: 10 })
  return { staff, name, location, service }
}

export type Visit = { id: string; code: string; qtid: string; token: string }

/** Time of a date by the clock on the wall, as it stands on the wire. */
export function onTheWire(date: string, time: string): { date: string; time: string } {
  return utcDateTime(momentOf(date, time).getTime() / 60_000)
}

/** Books somebody there, at a time of a date by the clock on the wall. */
export async function bookVisit(
  place: VisitPlace,
  date: string,
  time: string,
  more: object = {},
): Promise<Visit> {
  return await bookThere(place.staff, place, { ...onTheWire(date, time), name: 'Līga' }, more)
}

/** Address of the page on which a visit is managed. */
export function linkOf({ qtid, token }: Pick<Visit, 'qtid' | 'token'>): string {
  return `/visit/booking/${qtid}#${token}`
}

const locales = { lv: 'lv-LV', en: 'en-GB', ru: 'ru-RU' } as const

/** Opens a link on a phone. */
export async function openLink(
  browser: Browser,
  link: string,
  language: keyof typeof locales = 'lv',
): Promise<Page> {
  const phone = await sitDown(browser, {
    ...{ locale: locales[language], viewport: { width: 390, height: 844 } },
  })
  await phone.goto(link)
  return phone
}

/** Asks the server as the person of a page who works there; gives what it says of the booking. */
export async function changeVisit(staff: Page, { id }: Visit, booking: object): Promise<void> {
  const status = await staff.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'PATCH', headers, body })).status
    },
    [`/api/bookings/${id}`, JSON.stringify({ booking })] as const,
  )
  if (status !== 200) throw new Error(`the booking was not changed: ${status}`)
}
